import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallContext } from './calls/call-state.js';
import { encodingFor } from './calls/encoding.js';

/** A shorter text is not worth it, in characters. */
const leastCompressed = 1024;

const compress = promisify(gzip);

/** A body as the client takes it: compressed when it says so, beside the event loop. */
export async function compressed(ctx: CallContext, text: string): Promise<string | Buffer> {
  const encoding = encodingFor(ctx, 'gzip');
  if (!encoding || text.length < leastCompressed) return text;
  ctx.set('Content-Encoding', encoding);
  return compress(text);
}
