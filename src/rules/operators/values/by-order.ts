import type { Catalogue } from '../../model/catalogue.js';
import type { FactValue } from '../../values/fact-value.js';
import { Gap, NONE } from '../../values/gap.js';
import { areAll, oneType } from './operands.js';
import type { CheckedOperation, OperatorUse, ValueOperator } from './value-operator.js';

/** The column of a catalogue that says how its entries follow one another. */
const column = 'order';

/** Unknown while one is unknown; what is none does not take part; of codes with the same order the first. */
const byOrder = (name: string, wins: (a: number, b: number) => boolean): ValueOperator => ({
  name,
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  readsGaps: true,
  neverFails: () => true,
  check,
  evaluate(values, { orders }) {
    const orderOf = orders as Readonly<Record<string, number>>;
    let best: FactValue = NONE;
    let extreme = 0;
    for (const value of values) {
      if (value instanceof Gap) {
        if (value.kind !== 'none') return value;
        continue;
      }
      const order = orderOf[value as string] as number;
      if (best === NONE || wins(order, extreme)) [best, extreme] = [value, order];
    }
    return best;
  },
});

/**
 * `lowestByOrder: [a, b, ...]` and `highestByOrder: [a, b, ...]`: of codes of one catalogue the one whose entry comes
 * first, or last, by the column `order` of the catalogue.
 */
export const extremesByOrder: readonly ValueOperator[] = [
  byOrder('lowestByOrder', (a, b) => a < b),
  byOrder('highestByOrder', (a, b) => a > b),
];

function check(use: OperatorUse): CheckedOperation | undefined {
  if (!areAll(use, 'code', 'codes of one catalogue')) return undefined;
  const checked = oneType(use);
  const catalogue = checked?.type.kind === 'code' ? use.catalogue(checked.type.catalogue) : undefined;
  const orders = catalogue && ordersOf(catalogue, use);
  return checked && orders && { ...checked, options: { orders } };
}

/** The order of each entry, which each has to have. */
function ordersOf(
  { name, columns, entries }: Catalogue,
  use: OperatorUse,
): Readonly<Record<string, number>> | undefined {
  const declared = columns.get(column);
  if (declared?.kind !== 'number' || declared.list)
    return use.refuse(
      'unknown-column',
      `${use.operator} compares codes by the column ${column} of their catalogue, and ${name} has no such column of numbers`,
    );
  const orders: Record<string, number> = {};
  for (const { word, cells } of entries.values()) {
    const order = cells[column];
    if (typeof order !== 'number')
      return use.refuse(
        'missing-cell',
        `${use.operator} needs an ${column} of every entry of ${name}; ${word} has none`,
      );
    orders[word] = order;
  }
  return orders;
}
