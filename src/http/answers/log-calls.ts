import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { auditHash } from '../../operations/audit-hash.js';
import type { CallState } from '../calls/call-state.js';
import { casesOfCall } from './cases-of-call.js';

const acceptableId = /^[\w.-]{1,64}$/;

/**
 * One structured line per call: never a value of a case, no body and no query string (which holds case ids). The
 * request id is the caller's, if it is one, and goes back as `X-Request-Id`. With an audit key the line has the keyed
 * hash of each case that the call names.
 */
export function logCalls(log: Logger, auditKey: string | undefined): Middleware<CallState> {
  return async (ctx, next) => {
    const started = process.hrtime.bigint();
    const given = ctx.get('x-request-id');
    const requestId = acceptableId.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    await next();
    const { call, loggingArea = '0', client, outcome } = ctx.state;
    const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
    const cases =
      call && auditKey !== undefined ? casesOfCall(call).map((reference) => auditHash(auditKey, reference)) : [];
    log.info(
      {
        requestId,
        loggingArea,
        ...(client !== undefined && { client }),
        method: ctx.method,
        path: call?.path ?? ctx.path,
        ...(cases.length > 0 && { cases }),
        status: ctx.status,
        milliseconds,
        ...outcome,
      },
      'call',
    );
  };
}
