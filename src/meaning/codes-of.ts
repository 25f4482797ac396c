import type { Expression } from '../rules/model/expression.js';

/** The codes that a literal names. */
export function codesOf({ type, value }: Expression & { readonly node: 'literal' }) {
  const of = type.kind === 'list' ? type.of : type;
  return of.kind === 'code' ? { catalogue: of.catalogue, words: [value].flat() as readonly string[] } : undefined;
}
