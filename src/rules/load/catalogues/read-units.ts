import type { Findings } from '../../../documents/findings.js';
import type { Unit } from '../../model/unit.js';
import type { CatalogueDraft } from './catalogue-draft.js';
import { checkFactors } from './check-factors.js';

/**
 * The units of the catalogue `units`: its columns `dimension`, `factor`, `offset` and `currency` are what a unit is
 * made of. A unit of money names its currency, others do not.
 */
export function readUnits(catalogue: CatalogueDraft, findings: Findings): readonly Unit[] {
  const units: Unit[] = [];
  for (const entry of catalogue.entries.values()) {
    const cell = (name: string): unknown =>
      name in entry.cells ? entry.cells[name] : catalogue.columns.get(name)?.default?.cell;
    const [dimension, factor, offset, currency] = [cell('dimension'), cell('factor'), cell('offset'), cell('currency')];
    const money = dimension === 'currency' || dimension === 'currencyPerTime';
    if (money && typeof currency !== 'string') {
      findings.error(
        entry.at,
        'missing-cell',
        `the unit "${entry.word}" of the dimension ${String(dimension)} names no currency`,
      );
    }
    if (typeof factor !== 'number' || factor === 0) {
      findings.error(
        entry.placeOf('factor'),
        'wrong-value',
        `the unit "${entry.word}" has ${factor === 0 ? 'the factor 0' : 'no factor'}; expected a number other than 0`,
      );
    }
    units.push({
      word: entry.word,
      id: entry.id ?? 0,
      name: entry.name,
      forms: entry.forms ?? {},
      dimension: typeof dimension === 'string' ? dimension : '',
      factor: typeof factor === 'number' ? factor : 1,
      offset: typeof offset === 'number' ? offset : 0,
      ...(typeof currency === 'string' ? { currency } : {}),
    });
  }
  checkFactors(units, ({ word }) => catalogue.entries.get(word)?.placeOf('factor') ?? catalogue.at, findings);
  return units;
}
