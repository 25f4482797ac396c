import type { Catalogue } from '../../model/catalogue.js';
import type { Expression, NodeOf } from '../../model/expression.js';
import type { FactValue } from '../../values/fact-value.js';
import { Gap, NONE } from '../../values/gap.js';
import type { CheckedOperation, OperatorUse, ValueOperator } from './value-operator.js';

/** Unknown while one is unknown; what is none, or has an empty cell, does not take part; of equal ones the first. */
const withExtreme = (name: string, wins: (a: number, b: number) => boolean): ValueOperator => ({
  name,
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  readsGaps: true,
  neverFails: () => true,
  check,
  evaluate(values, { cells }) {
    const beside = cells as Readonly<Record<string, number>>;
    let best: FactValue = NONE;
    let extreme = 0;
    for (const value of values) {
      if (value instanceof Gap) {
        if (value.kind !== 'none') return value;
        continue;
      }
      const cell = beside[value as string];
      if (cell !== undefined && (best === NONE || wins(cell, extreme))) [best, extreme] = [value, cell];
    }
    return best;
  },
});

/**
 * `withLowest: [a.order, b.order, ...]` and `withHighest: [a.order, b.order, ...]`: of codes of one catalogue the one
 * that has the lowest, or the highest, number in the column that is compared.
 */
export const withExtremes: readonly ValueOperator[] = [
  withExtreme('withLowest', (a, b) => a < b),
  withExtreme('withHighest', (a, b) => a > b),
];

/** A cell and the code that it stands beside. */
interface Cell {
  readonly column: NodeOf<'column'>;
  readonly code: Expression;
}

/** What is written are the cells; what is reckoned with are the codes that they stand beside. */
function check(use: OperatorUse): CheckedOperation | undefined {
  const cells: Cell[] = [];
  for (const [index, operand] of use.operands.entries()) {
    const cell = operand.type.kind === 'number' ? cellOf(operand) : undefined;
    const first = cells[0] ?? cell;
    if (!cell || !first || !isSameColumn(cell, first)) {
      const message = `${use.operator} compares one column of numbers of one catalogue, as in [a.order, b.order]`;
      return use.refuse('wrong-kind', message, index);
    }
    cells.push(cell);
  }
  const [first] = cells as [(typeof cells)[number]];
  const { entries } = use.catalogue(first.column.catalogue) as Catalogue;
  const { column } = first.column;
  return {
    type: first.code.type,
    operands: cells.map(({ code }) => code),
    options: { by: column, cells: cellsIn(entries, column) },
  };
}

/** What leads to a cell leads to its code. */
function cellOf(operand: Expression): Cell | undefined {
  if (operand.node === 'column') return { column: operand, code: operand.of };
  if (operand.node !== 'related' && operand.node !== 'this' && operand.node !== 'case') return undefined;
  const inner = cellOf(operand.of);
  return inner && { column: inner.column, code: { ...operand, of: inner.code, type: inner.code.type } };
}

const isSameColumn = ({ column: one }: Cell, { column: other }: Cell): boolean =>
  one.catalogue === other.catalogue && one.column === other.column;

function cellsIn(entries: Catalogue['entries'], column: string): Readonly<Record<string, number>> {
  const cells: Record<string, number> = {};
  for (const { word, cells: all } of entries.values()) {
    const cell = all[column];
    if (typeof cell === 'number') cells[word] = cell;
  }
  return cells;
}
