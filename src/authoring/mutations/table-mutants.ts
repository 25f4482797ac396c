import { decimal } from '../../rules/model/decimal.js';
import { columnsOf, type Parameter, type TableRow } from '../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import type { Mutant, TableValue } from './mutant.js';
import { decimalStep } from '../../rules/model/step-of.js';

/** A row of a table of a parameter set left out, or one of its numbers a step lower or higher. */
export function* tableMutants({ parameters }: RuleSet, parameterSet: ParameterSet): Iterable<Mutant> {
  for (const [name, written] of parameterSet.values) {
    const parameter = parameters.get(name);
    const places = parameterSet.places.get(name);
    if (written.kind !== 'table' || !parameter || !places) continue;
    const owner = `the table ${name} of the parameter set ${parameterSet.id}`;
    for (const [index, row] of written.rows.entries())
      for (const { change, rows } of changedRows(parameter, written, row, index)) {
        const by: TableValue = { kind: 'table', rows };
        const instead = { of: 'table', parameter: name, row: index, written, by } as const;
        yield { kind: 'row', at: places.rows[index] ?? places.at, owner, change, instead };
      }
  }
}

interface ChangedRow {
  readonly change: string;
  readonly rows: readonly TableRow[];
}

function* changedRows(parameter: Parameter, { rows }: TableValue, row: TableRow, index: number): Iterable<ChangedRow> {
  if (rows.length > 1) yield { change: `row ${index + 1} is left out`, rows: rows.filter((each) => each !== row) };
  for (const { name, upTo } of columnsOf(parameter)) {
    const cell = row[name];
    if (typeof cell !== 'number') continue;
    const step = decimalStep(cell);
    // A limit of an input is one between this row and the next: one more is enough.
    for (const moved of upTo ? [cell + step] : [cell + step, cell - step]) {
      const value = decimal(moved);
      const changed = { ...row, [name]: value };
      yield { change: `row ${index + 1}: ${name} ${cell} becomes ${value}`, rows: rows.with(index, changed) };
    }
  }
}
