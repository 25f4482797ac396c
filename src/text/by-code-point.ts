/**
 * Orders ids as every list does (decisions, "Rule systems and versions"): by code point, which is the order of their
 * UTF-8 bytes.
 */
export const byCodePoint = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one, 'utf8'), Buffer.from(other, 'utf8'));
