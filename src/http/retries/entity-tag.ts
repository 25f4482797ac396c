import { digestTextOf } from '../../case/digest.js';

/** States of a case that a client accepts: some, by their revision, or any that there is. */
export type Revisions = ReadonlySet<string> | 'any';

/**
 * The `ETag` of an answer about a case: its revision, which `If-Match` is compared with, and, of an answer that is only
 * read, a digest of its text, since names, rules and the flavor make the text too.
 */
export const entityTag = (revision: string, body?: string | Buffer): string =>
  `"${revision}${body === undefined ? '' : `.${digestTextOf(body)}`}"`;

/** The tags that a line lists, as they stand there; `any` for an asterisk, undefined for what is no list of tags. */
function tagsIn(line: string): readonly string[] | 'any' | undefined {
  if (line.trim() === '*') return 'any';
  const tags = line.split(',').map((tag) => tag.trim());
  return tags.every((tag) => /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(tag)) ? tags : undefined;
}

/** The revisions that `If-Match` accepts: those of its strong tags. Undefined for what is no list of tags. */
export function revisionsOf(ifMatch: string): Revisions | undefined {
  const tags = tagsIn(ifMatch);
  if (tags === undefined || tags === 'any') return tags;
  return new Set(tags.filter((tag) => !tag.startsWith('W/')).map((tag) => tag.slice(1, -1).replace(/\..*/, '')));
}

/** Whether an answer with this tag is one that the client has, as `If-None-Match` says. */
export function isKnown(ifNoneMatch: string, tag: string): boolean {
  const tags = tagsIn(ifNoneMatch) ?? [];
  return tags === 'any' || tags.some((known) => known.replace(/^W\//, '') === tag);
}
