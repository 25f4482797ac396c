import type { IncomingMessage } from 'node:http';
import '../../libraries/depd.js';
import bodyParser from 'koa-bodyparser';
import type { CallContext } from '../calls/call-state.js';
import { drain } from '../connections/drain.js';
import { Refusal } from '../calls/refusal.js';

/** What a body must be, and how long it may be. */
export interface BodyKind {
  readonly name: 'JSON' | 'XML';
  readonly contentTypes: readonly string[];
  /** As the body parser reads it, `1mb`. */
  readonly limit: string;
}

export type ReadBytes = (ctx: CallContext) => Promise<Buffer>;

/**
 * Reads bodies of a kind. The body parser only reads and inflates: its own JSON parsing lets duplicate members, invalid
 * UTF-8 and an empty body pass, and it takes a missing content type for none. As `binary` each byte stays one
 * character, so that nothing is lost. What it returns throws a Refusal 400, 413 or 415 (decisions, "Input"); an empty
 * body has no bytes.
 */
export function bodyReader(kind: BodyKind): ReadBytes {
  const options: bodyParser.Options & { readonly encoding: string } = {
    enableTypes: ['text'],
    extendTypes: { text: [...kind.contentTypes] },
    textLimit: kind.limit,
    encoding: 'binary',
    onerror: (error) => {
      throw refusalFor(error);
    },
  };
  const read = bodyParser(options);
  return async (ctx) => {
    refuseContentType(ctx, kind);
    // Its names are the same in capitals (RFC 9110, 8.4.1), which the parser does not know.
    const { headers } = ctx.req;
    if (headers['content-encoding'] !== undefined)
      headers['content-encoding'] = headers['content-encoding'].toLowerCase();
    try {
      await Promise.race([read(ctx, async () => {}), lost(ctx.req)]);
    } catch (error) {
      if (error instanceof Refusal && error.status === 413) await drain(ctx.req);
      throw error;
    }
    const { body } = ctx.request;
    return Buffer.from(typeof body === 'string' ? body : '', 'binary');
  };
}

/**
 * Rejects when the client goes away before its body is here: an inflating reader never hears of that, and would wait,
 * and keep the call's place, for ever.
 */
function lost(request: IncomingMessage): Promise<never> {
  return new Promise((_, reject) => {
    const leave = (): void => {
      if (!request.complete) reject(new Refusal(400, 'the client went away'));
    };
    if (request.destroyed) leave();
    else request.once('close', leave);
  });
}

function refuseContentType(ctx: CallContext, { name, contentTypes }: BodyKind): void {
  const given = ctx.get('content-type');
  if (given === '') throw new Refusal(415, 'no content type');
  const [type = '', ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  if (!contentTypes.includes(type)) throw new Refusal(415, `the content type is not ${name}`);
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new Refusal(415, 'the charset is not utf-8');
}

/** Errors of reading carry a status (413, 415); without one the stream is broken, for instance no gzip. */
function refusalFor(error: Error): Refusal {
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return new Refusal(413, 'the body is too large', { Connection: 'close' });
  if (status === 415) return new Refusal(415, 'the content encoding is not known');
  return new Refusal(400, 'the body cannot be read');
}
