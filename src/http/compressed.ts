import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallContext } from './calls/call-state.js';
import { takesGzip } from './calls/takes-gzip.js';

/** A shorter text is not worth it, in characters. */
const leastCompressed = 1024;

const compress = promisify(gzip);

/** A body as the client takes it: compressed when it says so, beside the event loop. */
export async function compressed(ctx: CallContext, text: string): Promise<string | Buffer> {
  if (!takesGzip(ctx) || text.length < leastCompressed) return text;
  ctx.set('Content-Encoding', 'gzip');
  return compress(text);
}
