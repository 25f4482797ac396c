import type { DataDirectories } from '../../documents/data-directories.js';
import { type CsvCell, cellOf } from '../../documents/csv/csv-cell.js';
import { type CsvRecord, csvRecords } from '../../documents/csv/csv-records.js';
import { changeYaml } from '../../documents/edits/change-yaml.js';
import { withEdits } from '../../documents/edits/text-edits.js';
import { grouped } from '../../lists/grouped.js';
import { columnsOf, type Parameter } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { DataFile } from '../changes/data-file.js';
import type { FileChange } from '../changes/file-change.js';
import { type CellChange, fileOf, pathOf, systemOf } from './cell-change.js';

/**
 * The files of the parameter sets with the changed values, where they stand: in YAML, or in the CSV file of a table.
 */
export function parameterFiles(
  changes: readonly CellChange[],
  ruleSets: readonly RuleSet[],
  directories: DataDirectories,
): readonly FileChange[] {
  return [...grouped(changes, (change) => fileOf(change, ruleSets))].map(([file, inFile]) =>
    new DataFile(directories, 'rules', file).changed((text) =>
      file.endsWith('.csv') ? changedCsv(text, inFile) : changedYaml(text, inFile, ruleSets),
    ),
  );
}

function changedYaml(text: string, changes: readonly CellChange[], ruleSets: readonly RuleSet[]): string {
  return changeYaml(
    text,
    changes.map((change) => {
      const parameter = systemOf(change, ruleSets).parameters.get(change.name) as Parameter;
      return { path: pathOf(change), value: change.value, order: columnsOf(parameter).map(({ name }) => name) };
    }),
  );
}

function changedCsv(text: string, changes: readonly CellChange[]): string {
  const [header, ...records] = csvRecords(text).records as readonly [CsvRecord, ...CsvRecord[]];
  const raw = ({ start, end }: CsvCell): string => text.slice(start, end);
  // Of a table that several sets read, each says the same.
  const once = new Map(changes.map((change) => [`${change.row} ${change.column}`, change]));
  return withEdits(
    text,
    [...once.values()].map(({ row = 1, column = '', to }) => {
      const cell = records[row - 1]?.cells[header.texts.indexOf(column)] as CsvCell;
      return { ...cell, put: cellOf(to, ',', raw(cell).startsWith('"') && to !== '') };
    }),
  );
}
