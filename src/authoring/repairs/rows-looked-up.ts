import { addTo } from '../../lists/add-to.js';
import { judgeExample } from '../../rules/examples/judge-example.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import type { ParameterValue } from '../../rules/model/parameter.js';
import { instrumented } from '../../rules/program/instrumented.js';

/** The rows of tables that examples come to, by their numbers; undefined: none matched. */
export function rowsLookedUp(
  examples: readonly PreparedExample[],
): ReadonlyMap<ParameterValue, ReadonlySet<number | undefined>> {
  const rows = new Map<ParameterValue, Set<number | undefined>>();
  const watched = instrumented({ lookedUp: (table, row) => addTo(rows, table, row) });
  for (const example of examples) judgeExample(example, watched(example.program));
  return rows;
}
