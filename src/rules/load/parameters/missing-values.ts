import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { grouped } from '../../../lists/grouped.js';
import { listFormat } from '../../../text/list-formats.js';
import type { Parameter } from '../../model/parameter.js';

/**
 * The parameters to which a set gives no value, told where they would stand: behind the one that precedes them in
 * another set, or else where they are declared. `orders`: the keys of the other sets, each in its order.
 */
export function tellMissingValues(
  missing: readonly Parameter[],
  set: Cursor,
  orders: readonly (readonly string[])[],
  findings: Findings,
): void {
  const placed = grouped(missing, ({ name }) => placeBefore(name, set, orders));
  for (const [at, [first, ...others]] of placed)
    if (first)
      findings.error(at ?? set.at, 'missing-parameter', `${lacking([first, ...others])}${declared(first, others)}`);
}

const lacking = (all: readonly Parameter[]): string => {
  const names = listFormat('en').format(all.map(({ name }) => `"${name}"`));
  return all.length > 1 ? `the parameters ${names} have no value; ` : `the parameter ${names} has no value; `;
};

const declared = ({ at, meaning }: Parameter, others: readonly Parameter[]): string =>
  `${others.length > 0 ? 'the first' : 'it'} is declared at ${at.file}:${at.line} (${meaning})`;

/** The place of the nearest key before one that the set has too; undefined where there is none. */
function placeBefore(name: string, set: Cursor, orders: readonly (readonly string[])[]): Position | undefined {
  const order = orders.find((each) => each.includes(name)) ?? [];
  const before = order.slice(0, order.indexOf(name)).findLast((key) => set.member(key).present);
  return before === undefined ? undefined : set.member(before).at;
}
