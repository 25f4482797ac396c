import { setTimeout } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { CaseError, CaseErrors } from '../../errors/case-error.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { UndefinedMember } from '../../errors/undefined-member.js';
import { json } from '../../flavor/json.js';
import { Overloaded } from '../admission/admission.js';
import type { CallContext, CallState } from '../calls/call-state.js';
import { limits } from '../connections/limits.js';
import { Refusal } from '../calls/refusal.js';
import { withoutPacket } from './without-packet.js';

/**
 * The one place where errors are caught (decisions, "Input" and "Answers"): what the transport refuses has no body,
 * described errors are an answer with HTTP status 200, a store that is away and too many calls at once are 503,
 * everything else is 500 and only the log knows why.
 */
export function reportErrors(log: Logger, wait: Wait = waitFor): Middleware<CallState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof CaseErrors) answer(ctx, error.errors);
      else if (error instanceof CaseError) answer(ctx, [error]);
      else if (error instanceof Refusal) {
        if (error.pause > 0) await wait(error.pause);
        refuse(ctx, error.status, error.message, error.headers);
      } else if (error instanceof UndefinedMember) refuse(ctx, 400, error.message.slice(0, longestReason));
      else if (error instanceof Overloaded) {
        ctx.set('Retry-After', String(limits.retryAfterOverload));
        answer(ctx, [new CaseError('storeNotReachable', {}, error.message)]);
      } else if (error instanceof StoreUnavailable) {
        log.error({ requestId: ctx.state.requestId, err: error }, 'the store cannot be reached');
        ctx.set('Retry-After', String(limits.retryAfterStore));
        answer(ctx, [
          new CaseError('storeNotReachable'),
          ...(error.outcome === 'unknown' ? [new CaseError('outcomeUnknown')] : []),
        ]);
      } else {
        log.error({ requestId: ctx.state.requestId, err: withoutPacket(error) }, 'internal fault');
        answer(ctx, [new CaseError('internalFault')]);
      }
    }
  };
}

/** Resolves after so many milliseconds. */
type Wait = (milliseconds: number) => Promise<unknown>;
const waitFor: Wait = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false });

const longestReason = 200;

function answer(ctx: CallContext, errors: readonly CaseError[]): void {
  const { path, flavor } = ctx.state.call ?? { path: ctx.path, flavor: json };
  ctx.status = errors[0]?.httpStatus ?? 200;
  ctx.body = flavor.write({ path, errors });
  ctx.set('Content-Type', flavor.contentType);
  const reasons = errors.flatMap(({ logged }) => logged ?? []);
  ctx.state.outcome = { codes: errors.map(({ code }) => code), ...(reasons.length > 0 && { reasons }) };
}

/** Null is an empty body; setting it makes the status 204, so the status comes after it. */
function refuse(
  ctx: CallContext,
  status: number,
  reason: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  ctx.body = null;
  ctx.status = status;
  ctx.set(headers);
  ctx.state.outcome = { reason };
}
