import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { identityOf } from './identity-of.js';
import { grouped } from '../lists/grouped.js';
import { walkRead } from './walk-read.js';

type Comparison = NodeOf<'comparison', Condition>;
type Value = string | number | boolean;

/** Which values of a code a comparison with words takes. */
const takes: Readonly<Record<string, (words: readonly Value[], value: Value) => boolean>> = {
  equal: (words, value) => words.includes(value),
  in: (words, value) => words.includes(value),
  notEqual: (words, value) => !words.includes(value),
  notIn: (words, value) => !words.includes(value),
};

/**
 * Conditions about one value that none of its values makes false: a list of all codes, a code or its opposite. They ask
 * only whether there is one, and look as if they asked for more.
 */
export function* checkCertain(rules: CaseRules, domains: Domains): Iterable<Everywhere> {
  const found: Everywhere[] = [];
  walkRead(rules, (whole, rule, about) => {
    const comparisons = whole === rule?.violatedWhen ? [] : ofOneValue(whole);
    const [first] = comparisons;
    const values = first && domains.of(first.left).values;
    if (!first || !values) return;
    found.push({
      about,
      at: first.at,
      code: 'inevitable-condition',
      message: `whatever ${first.leftName} is, this is so: it asks only whether it is known`,
      intended: rule && excused(`the rule ${rule.id}`, rule),
      holds: isAlwaysTaken(values, comparisons),
    });
  });
  yield* found;
  yield* knownAlone(rules);
}

/** So many screens show that it is for one value that each is shown. */
const leastScreens = 5;

/** Screens that are shown as soon as a value is known, where many others are each shown for some of its values. */
function* knownAlone({ screens }: CaseRules): Iterable<Everywhere> {
  for (const { screens: ofSource } of screens.bySourceType.values()) {
    const asking = ofSource.flatMap(({ key, shownWhen }) =>
      shownWhen.node === 'comparison' ? [{ key, shownWhen }] : [],
    );
    const others = grouped(
      asking.filter(({ shownWhen: { operator } }) => operator === 'equal' || operator === 'in'),
      ({ shownWhen }) => identityOf(shownWhen.left),
    );
    for (const { key, shownWhen } of asking) {
      const alike = others.get(identityOf(shownWhen.left)) ?? [];
      if (shownWhen.operator === 'isKnown' && alike.length >= leastScreens)
        yield {
          about: 'screens',
          at: shownWhen.at,
          code: 'inevitable-condition',
          message: `the screen ${key} is shown whatever ${shownWhen.leftName} is; ${alike.length} other screens are each shown for some of its values`,
          holds: true,
        };
    }
  }
}

/** The comparisons with words of a condition that is about one value: a list, or several of which one must hold. */
export function ofOneValue(whole: Condition | Expression): readonly Comparison[] {
  if (whole.node === 'comparison') return whole.operator === 'in' && isWithWords(whole) ? [whole] : [];
  if (whole.node !== 'any' || !whole.conditions.every(isWithWords)) return [];
  const [first, ...others] = whole.conditions;
  return others.every((each) => first && identityOf(each.left) === identityOf(first.left)) ? whole.conditions : [];
}

const isWithWords = (condition: Condition): condition is Comparison =>
  condition.node === 'comparison' &&
  condition.decorator === undefined &&
  condition.right.node === 'literal' &&
  takes[condition.operator] !== undefined;

function isAlwaysTaken(values: ReadonlySet<Value>, comparisons: readonly Comparison[]): boolean {
  for (const value of values) if (!comparisons.some((comparison) => isTaken(value, comparison))) return false;
  return true;
}

function isTaken(value: Value, { operator, right }: Comparison): boolean {
  const words = right.node === 'literal' ? ([right.value].flat() as readonly Value[]) : [];
  return takes[operator]?.(words, value) ?? false;
}
