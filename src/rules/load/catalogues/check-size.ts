import type { Findings } from '../../../documents/findings/findings.js';
import type { CatalogueDraft } from './catalogue-draft.js';

/** As the reference of a classification says how long it is. */
const inAll = /\ball (\d[\d,]*)(?= [a-z])/;

/** A classification that has fewer entries than its own reference says: a row was lost. An insurer may add some. */
export function checkSize({ reference, entries, at }: CatalogueDraft, findings: Findings): void {
  const said = inAll.exec(reference ?? '')?.[1];
  if (said === undefined || Number(said.replaceAll(',', '')) <= entries.size) return;
  const message = `found ${entries.size} entries; the reference says that there are ${said} in all`;
  findings.warning(at, 'missing-entry', message);
}
