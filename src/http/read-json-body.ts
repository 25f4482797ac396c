import bodyParser from 'koa-bodyparser';
import type { CallContext } from './call-state.js';
import { parseJsonObject } from './json-text.js';
import { Refusal } from './refusal.js';

/**
 * The body parser only reads and inflates: its own JSON parsing lets duplicate members, invalid UTF-8 and an empty body pass
 * (and it takes a missing content type for none). As `binary` each byte stays one character, so that nothing is lost.
 */
const options: bodyParser.Options & { readonly encoding: string } = {
  enableTypes: ['text'],
  extendTypes: { text: ['application/json'] },
  textLimit: '1mb',
  encoding: 'binary',
  onerror: (error) => {
    throw refusalFor(error);
  },
};

const readBytes = bodyParser(options);

/** Reads the JSON body of a call. @throws Refusal 400, 413 or 415 (decisions, "Input"). */
export async function readJsonBody(ctx: CallContext): Promise<object> {
  refuseContentType(ctx);
  await readBytes(ctx, async () => {});
  const { body } = ctx.request;
  if (typeof body !== 'string' || body === '') throw new Refusal(400, 'the body is empty');
  return parseJsonObject(Buffer.from(body, 'binary'));
}

function refuseContentType(ctx: CallContext): void {
  const given = ctx.get('content-type');
  if (given === '') throw new Refusal(415, 'no content type');
  const [type = '', ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  if (type !== 'application/json') throw new Refusal(415, 'the content type is not application/json');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length).replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw new Refusal(415, 'the charset is not utf-8');
}

/** Errors of reading carry a status (413, 415); without one the stream is broken, for instance no gzip. */
function refusalFor(error: Error): Refusal {
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return new Refusal(413, 'the body is too large', { Connection: 'close' });
  if (status === 415) return new Refusal(415, 'the content encoding is not known');
  return new Refusal(400, 'the body cannot be read');
}
