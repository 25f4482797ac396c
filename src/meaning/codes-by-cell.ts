import { remembered } from '../lists/remembered.js';
import type { Catalogue, Cell } from '../rules/model/catalogue.js';
import { type Domain, only } from './domain.js';
import { holds } from './narrowing.js';

type Value = string | number | boolean;

/** Some codes of a catalogue, which are asked for what they have in a column. */
export interface Codes {
  readonly words: ReadonlySet<Value>;
  readonly catalogue: Catalogue;
  readonly column: string;
}

/**
 * The cells that some codes of a catalogue have in a column, and which of the codes are left by some of those cells.
 */
interface CodesByCell {
  readonly cells: ReadonlySet<Cell>;
  readonly left: Map<string, Domain>;
}
const byCell = new WeakMap<Catalogue, WeakMap<object, Map<string, CodesByCell>>>();

/** Those codes whose cell in a column can be such a value. */
export function fittingCodes({ words, catalogue, column }: Codes, cell: Domain): Domain {
  const ofCatalogue = remembered(byCell, catalogue, () => new WeakMap<object, Map<string, CodesByCell>>());
  const ofCodes = remembered(ofCatalogue, words, () => new Map<string, CodesByCell>());
  const cellOf = (word: Value): Cell => catalogue.entries.get(String(word))?.cells[column];
  const { cells, left } = remembered(ofCodes, column, () => ({
    cells: new Set([...words].map(cellOf)),
    left: new Map(),
  }));
  const fits = (found: Cell): boolean => found !== undefined && (typeof found === 'object' || holds(cell, found));
  const fitting = new Set([...cells].filter(fits));
  return remembered(left, JSON.stringify([...fitting].filter((found) => typeof found !== 'object')), () =>
    only([...words].filter((word) => fitting.has(cellOf(word)))),
  );
}

const byWord = new WeakMap<object, Map<string, Domain>>();

/** Those codes of whose list in a column a word is one, or is none. */
export function codesWithWord({ words, catalogue, column }: Codes, word: string, isThere: boolean): Domain {
  const ofCodes = remembered(byWord, words, () => new Map<string, Domain>());
  return remembered(ofCodes, JSON.stringify([catalogue.name, column, word, isThere]), () => {
    const has = (list: Cell): boolean => Array.isArray(list) && list.includes(word);
    return only([...words].filter((code) => has(catalogue.entries.get(String(code))?.cells[column]) === isThere));
  });
}
