import { Gap, type Missing } from '../../../src/rules/values/gap.js';
import type { Truth } from '../../../src/rules/values/outcome.js';
import type { FactValue } from '../../../src/rules/values/fact-value.js';
import type { Condition } from '../../../src/rules/model/expression.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';

/** How often a run of the property reached what it is about. */
export class Reached {
  readonly operators = new Map<string, number>(
    [...comparisonOperators.keys(), 'someFact:', 'everyFact:', 'atLeast'].map((name) => [name, 0]),
  );
  readonly truths = new Map<Truth, number>([
    ['true', 0],
    ['false', 0],
    ['unknown', 0],
    ['none', 0],
  ]);
  readonly gaps = new Map<string, number>([
    ['open', 0],
    ['failed', 0],
    ['inexact', 0],
    ['none', 0],
  ]);
  readonly missing = new Map<Missing['kind'], number>([
    ['open', 0],
    ['failed', 0],
    ['inexact', 0],
  ]);
  readonly wheres = new Map<Truth, number>([
    ['true', 0],
    ['false', 0],
    ['unknown', 0],
    ['none', 0],
  ]);

  condition(condition: Condition): void {
    if (condition.node === 'atLeast') count(this.operators, condition.node);
    if ('conditions' in condition) for (const one of condition.conditions) this.condition(one);
    if (condition.node !== 'comparison') return;
    count(this.operators, condition.operator);
    if (condition.decorator) count(this.operators, `${condition.decorator}:`);
  }

  value(value: FactValue): void {
    if (value instanceof Gap) count(this.gaps, value.kind);
  }

  truth(truth: Truth, missing: readonly Missing[]): void {
    count(this.truths, truth);
    for (const { kind } of missing) count(this.missing, kind);
  }

  /** Everything that was never reached. */
  get never(): readonly string[] {
    return this.#tables.flatMap(([title, table]) =>
      [...table].filter(([, times]) => times === 0).map(([name]) => `${title} ${name}`),
    );
  }

  /** One line per table. */
  report(): string {
    return this.#tables
      .map(([title, table]) => `${title}: ${[...table].map(([name, times]) => `${name} ${times}`).join(', ')}`)
      .join('\n');
  }

  get #tables(): readonly (readonly [string, ReadonlyMap<string, number>])[] {
    return [
      ['operators', this.operators],
      ['truth values', this.truths],
      ['truth values of where', this.wheres],
      ['values that are not there', this.gaps],
      ['kinds of missing', this.missing],
    ];
  }
}

export function count<K>(table: Map<K, number>, key: K): void {
  table.set(key, (table.get(key) ?? 0) + 1);
}
