import type { Catalogue } from '../../model/catalogue.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { RuleSetReading } from '../draft/draft.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/** The catalogue that a key names, undefined when the key is left out; an unknown one is a finding. */
export function namedCatalogue(
  cursor: Cursor,
  { draft, findings }: Pick<RuleSetReading, 'draft' | 'findings'>,
): Catalogue | undefined {
  const name = cursor.text;
  if (name === undefined) return undefined;
  const catalogue = draft.catalogues.get(name);
  if (catalogue) findings.names?.mention({ kind: 'catalogue', owner: '', name, at: cursor.valueAt });
  else missCatalogue(name, draft.catalogues.keys(), { at: cursor.valueAt, where: '' }, findings);
  return catalogue;
}

/**
 * A catalogue that is not there, as a finding. What it would have is left out: its columns and codes and, where it is
 * gone and not misspelled, words of columns.
 */
export function missCatalogue(
  name: string,
  known: Iterable<string>,
  { at, where }: { readonly at: Position; readonly where: string },
  findings: Findings,
): void {
  const meant = didYouMean(name, known);
  for (const each of [`column ${name}.?`, `code ${name}.?`, ...(meant === '' ? ['word ?'] : [])])
    findings.leaveOut(each);
  findings.error(at, 'unknown-catalogue', `unknown catalogue "${name}"${where}${meant}`, `catalogue ${name}`);
}
