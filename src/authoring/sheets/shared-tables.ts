import type { RuleSet } from '../../rules/model/rule-set.js';
import { type CellChange, fileOf } from './cell-change.js';
import type { Refusal } from './read-sheet.js';

/** A CSV file of a table may belong to several parameter sets: they change together or not at all. */
export function sharedTables(changes: readonly CellChange[], ruleSets: readonly RuleSet[]): readonly Refusal[] {
  return changes.flatMap((change) => {
    const file = fileOf(change, ruleSets);
    if (!file.endsWith('.csv')) return [];
    const others = ruleSets
      .flatMap(({ parameterSets }) => [...parameterSets.values()])
      .filter(({ id, places }) => id !== change.set && places.get(change.name)?.rows[0]?.file === file)
      .filter(
        ({ id }) =>
          !changes.some(
            ({ name, row, column, set, to }) =>
              set === id && name === change.name && row === change.row && column === change.column && to === change.to,
          ),
      );
    return others.map(({ id }) => ({
      row: change.at.row,
      column: change.at.column,
      message: `found "${change.to}"; the table stands in ${file}, which parameter set ${id} reads too: change both alike`,
    }));
  });
}
