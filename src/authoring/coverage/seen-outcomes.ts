import { addTo } from '../../lists/add-to.js';
import type { Condition, Expression, NodeOf } from '../../rules/model/expression.js';
import type { ParameterValue } from '../../rules/model/parameter.js';
import type { Instrument } from '../../rules/program/compile/instrument.js';
import { type FactValue, elementsOf } from '../../rules/values/fact-value.js';
import type { Outcome } from '../../rules/values/outcome.js';

/** What evaluation came to while it was watched: an instrument for as many programs as are wanted. */
export class SeenOutcomes implements Instrument {
  readonly #outcomes = new Map<Condition, Set<Outcome>>();
  readonly #words = new Map<Condition, Set<FactValue>>();
  readonly #cases = new Map<Expression, Set<number>>();
  readonly #rows = new Map<ParameterValue, Set<number | undefined>>();

  decided(condition: Condition, outcome: Outcome): void {
    addTo(this.#outcomes, condition, outcome);
  }

  compared(comparison: NodeOf<'comparison', Condition>, left: FactValue): void {
    const values = typeof left === 'string' || typeof left === 'number' ? [left] : elementsOf(left);
    for (const value of values) addTo(this.#words, comparison, value);
  }

  chose(choice: NodeOf<'choice', Expression>, index: number): void {
    addTo(this.#cases, choice, index);
  }

  lookedUp(table: ParameterValue, row: number | undefined): void {
    addTo(this.#rows, table, row);
  }

  cameTo(condition: Condition, outcome: Outcome): boolean {
    return this.#outcomes.get(condition)?.has(outcome) ?? false;
  }

  wasCompared(comparison: Condition, word: string | number): boolean {
    return this.#words.get(comparison)?.has(word) ?? false;
  }

  wasChosen(choice: Expression, index: number): boolean {
    return this.#cases.get(choice)?.has(index) ?? false;
  }

  wasMatched(table: ParameterValue, row: number): boolean {
    return this.#rows.get(table)?.has(row) ?? false;
  }
}
