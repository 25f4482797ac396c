import { deserialize } from 'node:v8';

/** Loaded data as bytes. `bare`: the objects without prototype, which they lose on the way. */
export interface Packed {
  readonly root: unknown;
  readonly bare: readonly object[];
}

/** What was packed. @throws Error when the bytes are no such. */
export function unpack(bytes: Buffer): unknown {
  const { root, bare } = deserialize(bytes) as Packed;
  for (const each of bare) Object.setPrototypeOf(each, null);
  return root;
}
