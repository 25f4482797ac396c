import { placeOf } from '../documents/position.js';
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

type Comparison = NodeOf<'comparison', Condition>;

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
    let read: readonly Comparison[] | undefined;
    for (const { id } of citedIn(rule.reference ?? '')) {
      const expectation = ruleSet.expectations.get(id);
      for (const [said, left = '', sign = '', number, right] of comparing.get(id) ?? []) {
        read ??= [...ownNodes(rule.violatedWhen)].filter((node): node is Comparison => node.node === 'comparison');
        const comparisons = read;
        const beside = comparisons.flatMap((each) => {
          const sides = [each.left, each.right].map(readIn);
          const [ofLeft, ofRight] = sides as [ReadonlySet<string>, ReadonlySet<string>];
          if (number !== undefined)
            return ofLeft.has(left) && isNumber(each.right)
              ? [{ each, isSo: each.right.value === Number(number) && each.operator === operators[sign] }]
              : [];
          if (ofLeft.has(left) && ofRight.has(right ?? '')) return [{ each, isSo: each.operator === operators[sign] }];
          const isTurned = ofLeft.has(right ?? '') && ofRight.has(left);
          return isTurned ? [{ each, isSo: each.operator === operators[turned[sign] ?? sign] }] : [];
        });
        const [one, ...more] = beside;
        if (!one || !expectation) continue;
        yield {
          about: 'rules',
          at: one.each.at,
          intended: excused(`the rule ${rule.id}`, rule),
          code: 'uncertain-value',
          message: `the rule ${rule.id} compares otherwise than its reference ${id} (${placeOf(expectation.at)}): “…${said}”`,
          holds: more.length === 0 && !one.isSo,
        };
      }
    }
  }
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
