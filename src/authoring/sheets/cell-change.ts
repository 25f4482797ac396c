import type { YamlValue } from '../../documents/yaml-value.js';
import type { RuleSet } from '../../rules/model/rule-set.js';

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
export const systemOf = ({ set }: CellChange, ruleSets: readonly RuleSet[]): RuleSet | undefined =>
  ruleSets.find(({ parameterSets }) => parameterSets.has(set));

/** Where the value stands, below the directory of the rules. */
export function fileOf(change: CellChange, ruleSets: readonly RuleSet[]): string {
  const places = systemOf(change, ruleSets)?.parameterSets.get(change.set)?.places.get(change.name);
  const place = change.row === undefined ? places?.at : places?.rows[change.row - 1];
  if (!place) throw new Error(`parameter set ${change.set} has no ${change.name}`);
  return place.file;
}

/** Where in a file of YAML. */
export function pathOf({ name, row, column }: CellChange): readonly (string | number)[] {
  if (column === undefined) return [name];
  return row === undefined ? [name, column === 'low' ? 0 : 1] : [name, row - 1, column];
}
