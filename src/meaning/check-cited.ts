import { type Position, placeOf } from '../documents/position.js';
import { citedIn } from '../rules/model/expectation.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

const operators: Readonly<Record<string, string>> = {
  '>': 'greaterThan',
  '>=': 'greaterThanInclusive',
  '<': 'lessThan',
  '<=': 'lessThanInclusive',
  '=': 'equal',
  '<>': 'notEqual',
};

/** The same said from the other side. */
const turned: Readonly<Record<string, string>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' };

/**
 * Comparisons as references write them: `premium_payment_period(41) > 1`, `waiting_period(316) in years >= …(105)`.
 */
const comparisonsIn = (when: string): readonly RegExpExecArray[] => [
  ...when.matchAll(/\((\d+)\)(?: in [a-z]+)? (>=|<=|<>|>|<|=) (?:(-?\d+(?:\.\d+)?)(?![\d.])|[a-z_ ]+\((\d+)\))/g),
];

/**
 * A rule that compares what its reference compares, by the ids of the attributes, with another number or the other way
 * round.
 */
export function* checkCited({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const comparing = new Map(
    [...ruleSet.expectations.values()].flatMap(({ id, when }) => {
      const said = comparisonsIn(when);
      return said.length > 0 ? [[id, said] as const] : [];
    }),
  );
  for (const rule of ruleSet.rules) {
    const cited = [...citedIn(rule.reference ?? '')].flatMap(({ id }) => ruleSet.expectations.get(id) ?? []);
    for (const { id, at } of cited)
      for (const said of comparing.get(id) ?? []) {
        const [one, ...more] = [...ownNodes(rule.violatedWhen)].flatMap((node) => comparedAs(said, node) ?? []);
        if (!one) continue;
        yield {
          about: 'rules',
          at: one.at,
          intended: excused(`the rule ${rule.id}`, rule),
          code: 'uncertain-value',
          message: `the rule ${rule.id} compares otherwise than its reference ${id} (${placeOf(at)}): “…${said[0]}”`,
          holds: more.length === 0 && !one.isSo,
        };
      }
  }
}

/** Where a rule compares what a reference does, and whether it does so; undefined where it compares other things. */
function comparedAs(
  [, left = '', sign = '', number, right = '']: RegExpExecArray,
  node: Condition | Expression,
): { readonly at: Position; readonly isSo: boolean } | undefined {
  if (node.node !== 'comparison') return undefined;
  const { at, operator } = node;
  const [ofLeft, ofRight] = [readIn(node.left), readIn(node.right)];
  if (number !== undefined) {
    const isCompared = ofLeft.has(left) && isNumber(node.right);
    return isCompared ? { at, isSo: node.right.value === Number(number) && operator === operators[sign] } : undefined;
  }
  if (ofLeft.has(left) && ofRight.has(right)) return { at, isSo: operator === operators[sign] };
  const isTurned = ofLeft.has(right) && ofRight.has(left);
  return isTurned ? { at, isSo: operator === operators[turned[sign] ?? sign] } : undefined;
}

const isNumber = (side: Expression): side is NodeOf<'literal', Expression> & { readonly value: number } =>
  side.node === 'literal' && typeof side.value === 'number';

/** The ids of the attributes that a side reads, itself or through the facts that it names. */
function readIn(side: Expression): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const each of ownNodes(side)) {
    if (each.node === 'attribute') ids.add(String(each.attribute.id));
    if (each.node === 'derived') for (const id of readIn(each.fact.is)) ids.add(id);
  }
  return ids;
}
