import type { Findings } from '../../../documents/findings/findings.js';
import type { CatalogueDraft } from './catalogue-draft.js';

/** As the reference of a classification says how long it is. */
const inAll = /\ball (\d[\d,]*)(?= [a-z])/;

/** A classification that has all its entries by its own reference: a row was lost, or one is too much. */
export function checkSize({ reference, entries, at }: CatalogueDraft, findings: Findings): void {
  const said = inAll.exec(reference ?? '')?.[1];
  if (said === undefined || Number(said.replaceAll(',', '')) === entries.size) return;
  const message = `found ${entries.size} entries; the reference says that there are ${said} in all`;
  findings.warning(at, 'missing-entry', message);
}
