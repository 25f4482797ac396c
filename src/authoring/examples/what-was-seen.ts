import { judgeExample } from '../../rules/examples/judge-example.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import type { PartialDate } from '../../case/values/date.js';
import type { FactValue } from '../../rules/values/fact-value.js';
import { isDate } from '../../rules/values/fact-value.js';
import { Gap } from '../../rules/values/gap.js';
import { instrumented } from '../../rules/program/instrumented.js';
import type { Seen } from './variations.js';

/** What is compared with what when an example is run; `beyond` is how far from a limit the sides are wanted. */
export function whatWasSeen(prepared: PreparedExample, beyond = 0): Seen {
  const [differences, numbers, dates] = [new Set<number>(), new Set<number>(), new Map<string, PartialDate>()];
  const look = (value: FactValue): void => {
    if (typeof value === 'number') numbers.add(value);
    else if (Array.isArray(value)) for (const each of value as readonly FactValue[]) look(each);
    else if (!(value instanceof Gap) && isDate(value) && dates.size < 12) dates.set(JSON.stringify(value), value);
  };
  const watched = instrumented({
    compared(_, left, right) {
      look(left);
      look(right);
      if (typeof left !== 'number') return;
      const limits = Array.isArray(right) ? (right as readonly FactValue[]) : [right];
      for (const limit of limits) if (typeof limit === 'number') differences.add(limit - left + beyond);
    },
    lookedUp(table) {
      for (const row of table.kind === 'table' ? table.rows : [])
        for (const cell of Object.values(row)) if (typeof cell === 'number') numbers.add(cell);
    },
  });
  judgeExample(prepared, watched(prepared.program));
  return { differences, numbers, dates: new Set(dates.values()) };
}
