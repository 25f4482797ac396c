import { bodyReader } from './body-bytes.js';
import type { CallContext } from '../calls/call-state.js';
import { parseJsonObject } from './json-text.js';
import { Refusal } from '../calls/refusal.js';

const readBytes = bodyReader({ name: 'JSON', contentTypes: ['application/json'], limit: '1mb' });

/** Reads the JSON body of a call. @throws Refusal 400, 413 or 415 (decisions, "Input"). */
export async function readJsonBody(ctx: CallContext): Promise<object> {
  const bytes = await readBytes(ctx);
  if (bytes.length === 0) throw new Refusal(400, 'the body is empty');
  return parseJsonObject(bytes);
}
