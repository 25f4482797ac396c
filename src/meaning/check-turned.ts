import { grouped } from '../lists/grouped.js';
import { remembered } from '../lists/remembered.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import { askedAttribute, type QuestionDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { wordsOfName } from '../text/words-of-name.js';
import { type Everywhere, excused, excusedQuestion } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

type Comparison = NodeOf<'comparison'>;

/** A comparison where it is written. */
interface Written {
  readonly about: Everywhere['about'];
  readonly comparison: Comparison;
  readonly intended: Everywhere['intended'];
}

/** Conditions that are probably the other way round, by what is compared and asked beside them. */
export function* checkTurned(rules: CaseRules): Iterable<Everywhere> {
  const all = comparisonsOf(rules);
  yield* oppositeLimits(all);
  yield* oppositeAnswers(all);
  for (const { screens } of rules.screens.bySourceType.values())
    for (const screen of screens) {
      const written = screen.questions.flatMap(ofQuestion);
      yield* againstItsName(written);
      yield* unlikeBeside(
        once(written.map(({ written: each }) => each)).filter(
          ({ comparison: { left } }) =>
            left.type.kind === 'code' &&
            (rules.ruleSet.catalogues.get(left.type.catalogue)?.entries.size ?? 0) >= leastAnswers,
        ),
      );
    }
}

/** What lies above a limit, and what lies below it as far from it. */
const opposites: Readonly<Record<string, string>> = {
  greaterThan: 'lessThan',
  greaterThanInclusive: 'lessThanInclusive',
  after: 'before',
  notBefore: 'notAfter',
};
const sides = new Map(
  Object.entries(opposites).flatMap(([above, below]) => [
    [above, above],
    [below, above],
  ]),
);

/** The same compared with the same limit as above it and as below it: the limit itself is in neither, or in both. */
function* oppositeLimits(all: readonly Written[]): Iterable<Everywhere> {
  const limits = all.filter(({ comparison }) => sides.has(comparison.operator) && comparison.right.node !== 'literal');
  for (const alike of grouped(
    limits,
    ({ comparison }) => `${compared(comparison)} ${sides.get(comparison.operator)}`,
  ).values()) {
    const [above = [], below = []] = [true, false].map((isAbove) =>
      alike.filter(({ comparison: { operator } }) => Object.hasOwn(opposites, operator) === isAbove),
    );
    // Of as many on both sides that of the screens is younger, or the last.
    const [usual, odd] = below.length > above.length ? [below, above] : [above, below];
    const [other] = usual;
    const one = odd.findLast(({ about }) => about === 'screens') ?? odd.at(-1);
    if (!one || !other) continue;
    const { leftName, operator, rightName } = one.comparison;
    const { operator: opposite, at } = other.comparison;
    yield turned(
      one,
      `${leftName} is compared with ${rightName} by ${operator}, and by ${opposite} at ${at.file}:${at.line}`,
    );
  }
}

/** What is one of some answers, and what is none of them. */
const exclusions: Readonly<Record<string, string>> = { in: 'notIn', equal: 'notEqual' };
const inclusions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exclusions).flatMap(([inside, outside]) => [
    [inside, inside],
    [outside, inside],
  ]),
);

/**
 * One of the screens asks for all answers but some, where others that go by the same catalogue ask for just these.
 */
function* oppositeAnswers(all: readonly Written[]): Iterable<Everywhere> {
  const ofAnswers = all.filter(
    ({ about, comparison: { operator, right } }) =>
      about === 'screens' && Object.hasOwn(inclusions, operator) && right.node === 'literal',
  );
  const answers = (each: Written): string =>
    `${catalogueOf(each)} ${inclusions[each.comparison.operator]} ${valueOf(each)}`;
  for (const alike of grouped(ofAnswers, answers).values()) {
    const [among, others] = [true, false].map((isInside) =>
      alike.filter(({ comparison: { operator } }) => Object.hasOwn(exclusions, operator) === isInside),
    );
    const [one, ...more] = others ?? [];
    if (!one || more.length > 0) continue;
    const { leftName, at } = one.comparison;
    const usual = among ?? [];
    // Where the list splits the answers of one screen, both are meant.
    const isSplit = usual.some(({ comparison }) => comparison.leftName === leftName && comparison.at.file === at.file);
    if (isSplit || factsOf(usual).size < 2) continue;
    yield turned(
      one,
      `${leftName} is asked for whatever is none of ${valueOf(one).replaceAll(',', ', ')}; ${usual.length} others that go by the same catalogue, for what is one of them`,
    );
  }
}

const compared = ({ leftName, rightName }: Comparison): string => `${leftName.split('.').at(-1)} ${rightName}`;

/** What is called after an answer (`abstinentSince`) is asked where that is no. */
function* againstItsName(all: readonly OfQuestion[]): Iterable<Everywhere> {
  for (const { question, written } of all) {
    const { leftName, operator, right } = written.comparison;
    if (operator !== 'equal' || right.node !== 'literal' || (right.value !== false && right.value !== 'no')) continue;
    const [fact = '', asked] = [leftName.split('.').at(-1), new Set(wordsOfName(askedAttribute(question).fact))];
    if (wordsOfName(fact).every((word) => asked.has(word)))
      yield turned(
        written,
        `${question.key} depends on ${leftName} being ${String(right.value)}, after which it is called`,
      );
  }
}

/** So many that agree show what is usual; where there are but two answers, each is. */
const [enough, leastAnswers] = [3, 3];

/** One of the comparisons of a screen asks for another answer than all others that go by the same catalogue. */
function* unlikeBeside(all: readonly Written[]): Iterable<Everywhere> {
  const equal = all.filter(({ comparison: { operator, right } }) => operator === 'equal' && right.node === 'literal');
  for (const alike of grouped(equal, catalogueOf).values()) {
    const byValue = [...grouped(alike, valueOf)].sort(([, one], [, other]) => factsOf(other).size - factsOf(one).size);
    const [usual, odd, ...more] = byValue;
    const [one] = odd?.[1] ?? [];
    if (!usual || !odd || !one || more.length > 0) continue;
    const [others, its] = [factsOf(usual[1]), factsOf(odd[1])];
    if (its.size > 1 || others.size < enough || [...its].some((fact) => others.has(fact))) continue;
    yield turned(
      one,
      `${one.comparison.leftName} is asked for ${odd[0]}; the other ${others.size} of this screen that go by the same catalogue, for ${usual[0]}`,
    );
  }
}

const valueOf = ({ comparison: { right } }: Written): string => (right.node === 'literal' ? String(right.value) : '');
const factsOf = (all: readonly Written[]): ReadonlySet<string> =>
  new Set(all.map(({ comparison }) => comparison.leftName));

const catalogueOf = ({ comparison: { left } }: Written): string =>
  left.type.kind === 'code' ? left.type.catalogue : '';

interface OfQuestion {
  readonly question: QuestionDefinition;
  readonly written: Written;
}

const ofQuestion = (question: QuestionDefinition): readonly OfQuestion[] =>
  [...comparisonsIn(question.shownWhen), ...comparisonsIn(question.mandatoryWhen)].map((comparison) => ({
    question,
    written: { about: 'screens', comparison, intended: excusedQuestion(question) },
  }));

/** Most of them stand under a block, and so in the conditions of many questions. */
const known = new WeakMap<object, readonly Comparison[]>();

const comparisonsIn = (whole: Expression | Condition): readonly Comparison[] =>
  remembered(known, whole, () => [...ownNodes(whole)].filter((node) => node.node === 'comparison'));

/** All of a system: of rules, of facts, of screens. */
function comparisonsOf({ ruleSet, screens }: CaseRules): readonly Written[] {
  const ofRules = ruleSet.rules.flatMap((rule) =>
    comparisonsIn(rule.violatedWhen).map(
      (comparison): Written => ({ about: 'rules', comparison, intended: excused(`the rule ${rule.id}`, rule) }),
    ),
  );
  const ofFacts = [...ruleSet.objects.values()].flatMap(({ facts }) =>
    [...facts.values()].flatMap(({ is }) =>
      comparisonsIn(is).map((comparison): Written => ({ about: 'rules', comparison, intended: undefined })),
    ),
  );
  const all = [...screens.bySourceType.values()].flatMap(({ screens: ofSource }) => ofSource);
  const ofScreens = all.flatMap((screen) => [
    ...comparisonsIn(screen.shownWhen).map(
      (comparison): Written => ({ about: 'screens', comparison, intended: undefined }),
    ),
    ...screen.questions.flatMap((question) => ofQuestion(question).map(({ written }) => written)),
  ]);
  return once([...ofRules, ...ofFacts, ...ofScreens]);
}

/** What is written around several questions is of each of them. */
const once = (all: readonly Written[]): readonly Written[] => [
  ...new Map(all.map((each) => [each.comparison, each])).values(),
];

const turned = ({ about, comparison: { at }, intended }: Written, message: string): Everywhere => ({
  about,
  at,
  code: 'uncertain-condition',
  message,
  intended,
  holds: true,
});
