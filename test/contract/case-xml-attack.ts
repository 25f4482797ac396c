/**
 * A document made from a good one, or from nothing, and what it must be refused with: 610, or a status of the
 * transport.
 */
export interface Attack {
  readonly what: string;
  readonly document: (good: string) => string | Buffer;
  readonly answer: 610 | 413 | 415;
  /** Default: `application/xml;charset=UTF-8`; empty: none. */
  readonly contentType?: string;
}

const opening = /^<Case [^>]*>/;
export const inside = (added: string) => (good: string) => good.replace(opening, (tag) => tag + added);
export const before = (added: string) => (good: string) => added + good;
export const after = (added: string) => (good: string) => good + added;
export const onCase = (added: string) => (good: string) => good.replace('<Case ', `<Case ${added} `);
export const instead = (part: string, other: string) => (good: string) => {
  if (!good.includes(part)) throw new Error(`the good document has no ${part}`);
  return good.replace(part, other);
};
export const name = 'Value="Jane Doe"';
