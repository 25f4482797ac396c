import type { Catalogue } from '../../model/catalogue.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { RuleSetReading } from '../draft/draft.js';
import { didYouMean } from '../../../documents/nearest.js';

/** The catalogue that a key names, undefined when the key is left out; an unknown one is a finding. */
export function namedCatalogue(
  cursor: Cursor,
  { draft, findings }: Pick<RuleSetReading, 'draft' | 'findings'>,
): Catalogue | undefined {
  const name = cursor.text;
  if (name === undefined) return undefined;
  const catalogue = draft.catalogues.get(name);
  if (catalogue) findings.names?.mention({ kind: 'catalogue', owner: '', name, at: cursor.valueAt });
  else
    findings.error(
      cursor.valueAt,
      'unknown-catalogue',
      `unknown catalogue "${name}"${didYouMean(name, draft.catalogues.keys())}`,
      `catalogue ${name}`,
    );
  return catalogue;
}
