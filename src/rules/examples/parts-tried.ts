import { remembered } from '../../lists/remembered.js';
import type { Condition, DerivedFact, Expression, NodeOf } from '../model/expression.js';
import { partsOf } from '../model/parts-of.js';
import type { Rule } from '../model/rule.js';
import type { Instrument } from '../program/compile/instrument.js';
import { valueOperators } from '../operators/values/value-operators.js';
import { Outcome } from '../values/outcome.js';

/** Something in a rule or fact to which an example is to come. */
export interface TriedPart {
  readonly of: Condition | NodeOf<'choice' | 'operation', Expression>;
  /** How a comparison comes out, or the number of the case that is taken, or of the way that an operator goes. */
  readonly came: boolean | number;
}

const known = new WeakMap<Rule | DerivedFact, readonly TriedPart[]>();

/** What examples are to come to of what is written in a rule or a fact. */
export const partsToTry = (of: Rule | DerivedFact): readonly TriedPart[] =>
  remembered(known, of, () => [...nodesIn(of)].flatMap((node) => [...partsOfNode(node)]));

function* partsOfNode(node: Condition | Expression): Iterable<TriedPart> {
  if (node.node === 'comparison') for (const came of [true, false]) yield { of: node, came };
  if (node.node === 'choice') for (const came of node.cases.keys()) yield { of: node, came };
  if (node.node === 'operation') {
    const ways = valueOperators.get(node.operator)?.ways?.count(node.operands.length) ?? 0;
    for (let came = 0; came < ways; came += 1) yield { of: node, came };
  }
}

/**
 * All that is written in a rule, with its own facts, or in a fact itself: what the other facts are that it reads has
 * examples of its own.
 */
export const nodesIn = (of: Rule | DerivedFact): Iterable<Condition | Expression> =>
  'violatedWhen' in of ? nodesUnder(of.violatedWhen, new Set(of.with.values())) : nodesUnder(of.is, new Set());

/** @param own what is not looked into yet of the own facts of a rule */
function* nodesUnder(whole: Condition | Expression, own: Set<DerivedFact>): Iterable<Condition | Expression> {
  yield whole;
  if (whole.node === 'derived' && !own.delete(whole.fact)) return;
  for (const { of } of partsOf(whole)) if (of) yield* nodesUnder(of, own);
}

/** Looks on while examples are judged: an instrument for all programs of a parameter set. */
export class WatchedParts implements Instrument {
  readonly #open = new Map<TriedPart['of'], Set<TriedPart['came']>>();

  /** From now on these parts are looked for. */
  lookFor(parts: readonly TriedPart[]): void {
    this.#open.clear();
    for (const { of, came } of parts) remembered(this.#open, of, () => new Set()).add(came);
  }

  /** Whether it was come to since it is looked for. */
  cameTo({ of, came }: TriedPart): boolean {
    return this.#open.get(of)?.has(came) !== true;
  }

  decided(condition: Condition, outcome: Outcome): void {
    if (outcome === Outcome.true) this.#see(condition, true);
    else if (outcome === Outcome.false) this.#see(condition, false);
  }

  chose(choice: NodeOf<'choice', Expression>, index: number): void {
    this.#see(choice, index);
  }

  went(operation: NodeOf<'operation', Expression>, way: number): void {
    this.#see(operation, way);
  }

  #see(of: TriedPart['of'], came: TriedPart['came']): void {
    this.#open.get(of)?.delete(came);
  }
}
