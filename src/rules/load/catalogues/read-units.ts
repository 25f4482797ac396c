import type { Findings } from '../../../documents/findings/findings.js';
import { nearest } from '../../../documents/findings/nearest.js';
import type { Position } from '../../../documents/position.js';
import type { Unit } from '../../model/unit.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';
import { checkBases, checkFactors, checkMoney } from './check-factors.js';

/** The columns without which there are no units. */
export const columnsOfUnits: readonly string[] = ['dimension', 'factor'];

/**
 * The units of the catalogue `units`: its columns `dimension`, `factor`, `offset` and `currency` are what a unit is
 * made of. A unit of money names its currency, others do not. One in which something is wrong is left out, and not
 * compared with others.
 */
export function readUnits(catalogue: CatalogueDraft, findings: Findings): readonly Unit[] {
  const entries = [...catalogue.entries.values()];
  const dimensions = entries.map((entry) => String(cellOf(entry, 'dimension', catalogue)));
  const units = entries.flatMap((entry) => {
    const { made: unit, isRight } = findings.watch(() => readUnit(entry, catalogue, dimensions, findings));
    return isRight && unit ? [unit] : [];
  });
  const placeOf = ({ word }: Unit, column: string): Position =>
    (catalogue.entries.get(word) as EntryDraft).placeOf(column);
  checkFactors(units, (unit) => placeOf(unit, 'factor'), findings);
  checkBases(units, (unit) => placeOf(unit, 'factor'), findings);
  checkMoney(units, placeOf, findings);
  return units;
}

const cellOf = ({ cells }: EntryDraft, name: string, { columns }: CatalogueDraft): unknown =>
  name in cells ? cells[name] : columns.get(name)?.default?.cell;

const hasWrongCell = ({ wrongCells }: EntryDraft, name: string): boolean => wrongCells?.has(name) === true;

/** Undefined when a cell is wrong, which has its own finding. */
function readUnit(
  entry: EntryDraft,
  catalogue: CatalogueDraft,
  dimensions: readonly string[],
  findings: Findings,
): Unit | undefined {
  const { columns } = catalogue;
  const [dimension, factor, offset, currency] = ['dimension', 'factor', 'offset', 'currency'].map((name) =>
    cellOf(entry, name, catalogue),
  );
  if (entry.isFaulty || columnsOfUnits.some((name) => !columns.has(name) || hasWrongCell(entry, name)))
    return undefined;
  const money = dimension === 'currency' || dimension === 'currencyPerTime';
  if (money && typeof currency !== 'string') {
    if (!hasWrongCell(entry, 'currency'))
      findings.error(
        entry.at,
        'missing-cell',
        `the unit "${entry.word}" of the dimension ${String(dimension)} names no currency`,
      );
    return undefined;
  }
  if (typeof factor !== 'number' || factor === 0)
    findings.error(
      entry.placeOf('factor'),
      'wrong-value',
      `the unit "${entry.word}" has ${factor === 0 ? 'the factor 0' : 'no factor'}; expected a number other than 0`,
    );
  if (typeof dimension === 'string') checkDimension(entry, dimension, dimensions, findings);
  else findings.error(entry.at, 'missing-cell', `the unit "${entry.word}" has no dimension`);
  return {
    word: entry.word,
    id: entry.id as number,
    name: entry.name,
    forms: entry.forms as Unit['forms'],
    dimension: typeof dimension === 'string' ? dimension : '',
    factor: typeof factor === 'number' ? factor : 1,
    offset: typeof offset === 'number' ? offset : 0,
    ...(typeof currency === 'string' ? { currency } : {}),
  };
}

/**
 * A dimension that no other unit has, and that is spelled nearly as one above or as one of several units, is
 * misspelled.
 */
function checkDimension(entry: EntryDraft, dimension: string, all: readonly string[], findings: Findings): void {
  const timesOf = (each: string): number => all.filter((other) => other === each).length;
  if (timesOf(dimension) > 1) return;
  const known = all.filter((each) => timesOf(each) > 1 || all.indexOf(each) < all.indexOf(dimension));
  const meant = nearest(dimension, known);
  // Beyond a letter more or less it may be a dimension of its own: length and strength.
  if (meant !== undefined && Math.abs(meant.length - dimension.length) <= 1)
    findings.error(
      entry.placeOf('dimension'),
      'unknown-value',
      `no other unit has the dimension "${dimension}" (did you mean ${meant}?)`,
    );
}
