import { createHash, createHmac } from 'node:crypto';

/**
 * A body of captureWithHash as a client signs it (decisions, "captureWithHash"), written without the service's own
 * code: all its members are flat.
 */
export function hashedCall(
  body: Readonly<Record<string, string | number | boolean>>,
  secret?: string,
): Readonly<Record<string, string | number | boolean>> {
  const canonical = JSON.stringify(Object.fromEntries(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))));
  const text = `CDC-CAPTURE-HASH-V1\ncaptureWithHash\n${canonical}`;
  const hash = secret === undefined ? createHash('sha3-256') : createHmac('sha3-256', secret);
  return { ...body, hash: hash.update(text, 'utf8').digest('hex') };
}
