import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallContext } from './calls/call-state.js';
import { encodingFor } from './calls/encoding.js';

/** A shorter one is not worth it; in characters. */
const leastCompressed = 1024;

const compress = promisify(gzip);

/** A body as the client takes it: compressed when it says so, beside the event loop. */
export async function compressed(ctx: CallContext, body: string | Buffer): Promise<string | Buffer> {
  const encoding = encodingFor(ctx, 'gzip');
  if (!encoding || body.length < leastCompressed) return body;
  ctx.set('Content-Encoding', encoding);
  return compress(body);
}
