import { Gap } from '../../../src/rules/values/gap.js';
import type { Truth } from '../../../src/rules/values/outcome.js';
import type { FactValue } from '../../../src/rules/values/fact-value.js';
import type { PartialDate } from '../../../src/case/values/date.js';
import type { Pattern } from '../../../src/rules/model/pattern.js';
import type { Condition, Expression } from '../../../src/rules/model/expression.js';

type ValueOf = (expression: Expression, name: string) => FactValue;
type Comparison = Extract<Condition, { node: 'comparison' }>;

const unknownFirst = (parts: readonly Truth[], decides: Truth, otherwise: Truth): Truth => {
  for (const truth of [decides, 'unknown', 'none'] as const) if (parts.includes(truth)) return truth;
  return otherwise;
};
const all = (parts: readonly Truth[]): Truth => unknownFirst(parts, 'false', 'true');
const any = (parts: readonly Truth[]): Truth => unknownFirst(parts, 'true', 'false');
const not = (truth: Truth): Truth => (truth === 'true' ? 'false' : truth === 'false' ? 'true' : truth);
const decided = (holds: boolean): Truth => (holds ? 'true' : 'false');

/** All days a partial date may mean, first and last, as numbers that sort like days. */
function span({ year, month, day }: PartialDate): { first: number; last: number } {
  const number = (m: number, d: number): number => year * 10_000 + m * 100 + d;
  const lastDay = new Date(Date.UTC(year, month ?? 12, 0)).getUTCDate();
  return { first: number(month ?? 1, day ?? 1), last: number(month ?? 12, day ?? lastDay) };
}

function before(a: FactValue, b: FactValue): Truth {
  const [left, right] = [span(a as PartialDate), span(b as PartialDate)];
  if (left.last < right.first) return 'true';
  return left.first < right.last ? 'unknown' : 'false';
}

function sameDate(a: FactValue, b: FactValue): Truth {
  if (JSON.stringify(parts(a)) === JSON.stringify(parts(b))) return 'true';
  const [left, right] = [span(a as PartialDate), span(b as PartialDate)];
  return left.last < right.first || right.last < left.first ? 'false' : 'unknown';
}
const parts = (date: FactValue): unknown => [
  (date as PartialDate).year,
  (date as PartialDate).month,
  (date as PartialDate).day,
];

const list = (value: FactValue): readonly FactValue[] => value as readonly FactValue[];
const bothSides =
  (test: (a: FactValue, b: FactValue) => Truth) =>
  (a: FactValue, b: FactValue): Truth => {
    const gaps = [a, b].filter((side): side is Gap => side instanceof Gap);
    if (gaps.length === 0) return test(a, b);
    return gaps.some((gap) => gap.kind !== 'none') ? 'unknown' : 'none';
  };
const same = bothSides((a, b) => decided(a === b));
const number = (holds: (a: number, b: number) => boolean) =>
  bothSides((a, b) => decided(holds(a as number, b as number)));
const inside = bothSides((a, b) =>
  decided((a as number) >= (list(b)[0] as number) && (a as number) <= (list(b)[1] as number)),
);
const multiple = number((a, b) => {
  if (b === 0) return a === 0;
  return Math.abs(a / b - Math.round(a / b)) <= 1e-9;
});
const isIn = bothSides((a, b) => any(list(b).map((element) => same(a, element))));
const contains = bothSides((a, b) => any(list(a).map((element) => same(element, b))));
const isBefore = bothSides(before);
const isAfter = bothSides((a, b) => before(b, a));
const isSameDate = bothSides(sameDate);

const classes: Readonly<Record<string, string>> = {
  digits: '[0-9]',
  letters: '\\p{L}',
  capitals: '[A-Z]',
  lettersOrDigits: '[\\p{L}0-9]',
  capitalsOrDigits: '[A-Z0-9]',
  spaces: ' ',
  anything: '[^]',
};
/** As a regular expression, which may take its time over the short texts of tests. */
const matches = bothSides((text, pattern) => {
  const parts = (pattern as unknown as Pattern).map(({ of, least, most }) => {
    const one = typeof of === 'string' ? classes[of] : `\\u{${of.character.codePointAt(0)?.toString(16)}}`;
    return `${one}{${least},${most}}`;
  });
  return decided(new RegExp(`^${parts.join('')}$`, 'u').test(text as string));
});

type Meaning = (a: FactValue, b: FactValue) => Truth;
const opposite =
  (meaning: Meaning): Meaning =>
  (a, b) =>
    not(meaning(a, b));

/** What each operator means, said as simply as possible and without our tables. */
const meanings: Readonly<Record<string, Meaning>> = {
  equal: same,
  notEqual: opposite(same),
  lessThan: number((a, b) => a < b),
  lessThanInclusive: number((a, b) => a <= b),
  greaterThan: number((a, b) => a > b),
  greaterThanInclusive: number((a, b) => a >= b),
  in: isIn,
  notIn: opposite(isIn),
  contains,
  doesNotContain: opposite(contains),
  notBetween: opposite(inside),
  between: inside,
  multipleOf: multiple,
  notMultipleOf: opposite(multiple),
  matches,
  doesNotMatch: opposite(matches),
  isKnown: (a, b) => decided(!(a instanceof Gap) === b),
  isConfirmed: (a, b) => decided((a === 'yes' || a === true) === b),
  before: isBefore,
  notBefore: opposite(isBefore),
  after: isAfter,
  notAfter: opposite(isAfter),
  sameDate: isSameDate,
  notSameDate: opposite(isSameDate),
};

function compare({ operator, decorator, left, leftName, right, rightName }: Comparison, valueOf: ValueOf): Truth {
  const meaning = meanings[operator];
  if (!meaning) throw new Error(`what does ${operator} mean?`);
  const a = valueOf(left, leftName);
  const b = right ? valueOf(right, rightName ?? '') : true;
  if (!decorator) return meaning(a, b);
  if (a instanceof Gap) return a.kind === 'none' ? 'none' : 'unknown';
  return (decorator === 'someFact' ? any : all)(list(a).map((element) => meaning(element, b)));
}

/** At least two of three: one of the pairs. */
const choices = (list: readonly Truth[], count: number): readonly (readonly Truth[])[] =>
  count === 0 ? [[]] : list.flatMap((one, i) => choices(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));

/**
 * A plain recursive Kleene evaluator with the fourth outcome: the reference that compiled conditions are held against.
 */
export function kleene(condition: Condition, valueOf: ValueOf): Truth {
  if (condition.node === 'always') return decided(condition.value);
  if (condition.node === 'comparison') return compare(condition, valueOf);
  const results = condition.conditions.map((one) => kleene(one, valueOf));
  if (condition.node !== 'atLeast') return condition.node === 'all' ? all(results) : any(results);
  return any(choices(results, condition.count).map(all));
}
