import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { auditHash } from '../../operations/audit-hash.js';
import { casesOfCall } from '../../operations/cases-of-call.js';
import type { CallState } from '../calls/call-state.js';

const acceptableId = /^[\w.-]{1,64}$/;
/** W3C Trace Context. */
const traceForm = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * One structured line per call: never a value of a case, no body and no query string (which holds case ids). The
 * request id is the caller's, if it is one, and goes back as `X-Request-Id`; so does a `traceparent`. With an audit key
 * the line has the keyed hash of each case that the call names.
 */
export function logCalls(log: Logger, auditKey: string | undefined): Middleware<CallState> {
  return async (ctx, next) => {
    const started = process.hrtime.bigint();
    const given = ctx.get('x-request-id');
    const requestId = acceptableId.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    const traceparent = ctx.get('traceparent');
    const traced = traceForm.test(traceparent);
    if (traced) ctx.set('traceparent', traceparent);
    if (traced) ctx.state.traceparent = traceparent;
    await next();
    const { call, loggingArea = '0', client, outcome } = ctx.state;
    const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
    const cases =
      call && auditKey !== undefined ? casesOfCall(call).map((reference) => auditHash(auditKey, reference)) : [];
    log.info(
      {
        requestId,
        ...(traced && { traceparent }),
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
