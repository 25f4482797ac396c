import type { DataDirectories } from '../../documents/data-directories.js';
import type { CsvCell } from '../../documents/csv/csv-cell.js';
import { type CsvRecord, csvRecords } from '../../documents/csv/csv-records.js';
import { YamlNodes, type YamlPath } from '../../documents/edits/yaml-nodes.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import type { FileChange } from '../changes/file-change.js';
import { tryChanges } from '../changes/try-changes.js';
import { type CellChange, fileOf, pathOf } from './cell-change.js';
import { importParameters, type ParameterImport } from './import-parameters.js';
import { parameterFiles } from './parameter-files.js';
import type { Refusal } from './read-sheet.js';

/** What importing a sheet comes to. */
export interface ParameterChanges extends ParameterImport {
  /** The files as they are to be; none with a refusal. */
  readonly files: readonly FileChange[];
}

/**
 * Reads a sheet of parameters and makes the files that it asks for. They are loaded in a copy: what loading finds is a
 * refusal like any other, at the cell that brought it about. Nothing is written here.
 *
 * @throws Error when the data has errors before.
 */
export function parameterChanges(bytes: Uint8Array, directories: DataDirectories): ParameterChanges {
  const { ruleSets } = loadChecked(directories.rules, directories.screens).systems;
  const found = importParameters(bytes, ruleSets);
  if (found.refusals.length > 0 || found.changes.length === 0) return { ...found, files: [] };
  const files = parameterFiles(found.changes, ruleSets, directories);
  const { errors } = tryChanges(files, directories).findings;
  if (errors.length === 0) return { ...found, files };
  const places = found.changes.map((change) => ({ change, place: placeAfter(change, files, ruleSets) }));
  const refusals = errors.map(({ at, message }): Refusal => {
    const [first] = places as [(typeof places)[number]];
    const { change } = places.find(({ place }) => place === `${at.file}:${at.line}`) ?? first;
    return { ...change.at, message: `${message} (${at.file}:${at.line}, after the change)` };
  });
  return { ...found, refusals, files: [] };
}

/** File and line of a value when it is changed. */
function placeAfter(change: CellChange, files: readonly FileChange[], ruleSets: readonly RuleSet[]): string {
  const below = fileOf(change, ruleSets);
  const { file, after } = files.find((each) => each.file.endsWith(`/${below}`)) as FileChange;
  const offset = below.endsWith('.csv')
    ? ((csvRecords(after).records[change.row as number] as CsvRecord).cells[0] as CsvCell).start
    : nodeAt(pathOf(change), new YamlNodes(after))?.range[0];
  return `${file}:${after.slice(0, offset).split('\n').length}`;
}

/** What stands there; of a cell that is left out its row. */
const nodeAt = (path: YamlPath, nodes: YamlNodes) => nodes.at(path) ?? nodes.at(path.slice(0, -1));
