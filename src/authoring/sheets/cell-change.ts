import type { YamlValue } from '../../documents/edits/yaml-value.js';
import type { Position } from '../../documents/position.js';
import type { ParameterPlaces } from '../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';

/** A value of a parameter set that a sheet changes. */
export interface CellChange {
  readonly name: string;
  readonly row?: number;
  readonly column?: string;
  readonly set: number;
  readonly from: string;
  readonly to: string;
  /** As it stands in the files; undefined: the row of a table leaves the cell out from now on. */
  readonly value: YamlValue | undefined;
  /** Where the sheet says so. */
  readonly at: { readonly row: number; readonly column: string };
}

/** The system that a changed set belongs to. */
export const systemOf = ({ set }: CellChange, ruleSets: readonly RuleSet[]): RuleSet =>
  ruleSets.find(({ parameterSets }) => parameterSets.has(set)) as RuleSet;

/** Where the value stands, below the directory of the rules. */
export function fileOf(change: CellChange, ruleSets: readonly RuleSet[]): string {
  const { places } = systemOf(change, ruleSets).parameterSets.get(change.set) as ParameterSet;
  const { at, rows } = places.get(change.name) as ParameterPlaces;
  return (change.row === undefined ? at : (rows[change.row - 1] as Position)).file;
}

/** Where in a file of YAML. */
export function pathOf({ name, row, column }: CellChange): readonly (string | number)[] {
  if (column === undefined) return [name];
  return row === undefined ? [name, column === 'low' ? 0 : 1] : [name, row - 1, column];
}
