import { nearPairs } from '../lists/near-pairs.js';
import type { Condition, NodeOf } from '../rules/model/expression.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { unitWord } from '../rules/model/unit.js';
import { askedAttribute, type ScreenDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused, excusedQuestion } from './everywhere.js';
import { outlying } from './given-values.js';
import { lookBackIn, yearsCalled, yearsOf } from '../rules/model/look-back.js';
import { wordsRead } from './words-read.js';
import { wordsOfName } from '../text/words-of-name.js';

type Comparison = NodeOf<'comparison'>;

/**
 * Names that stand where, by the names around them, another is meant: two limits that are exchanged, two questions
 * under each other's condition, a screen that is called like a code and shown for another one.
 */
export function* checkMisplaced({ ruleSet, screens }: CaseRules): Iterable<Everywhere> {
  for (const rule of ruleSet.rules)
    yield* exchangedLimits('rules', excused(`the rule ${rule.id}`, rule), rule.violatedWhen);
  for (const kind of ruleSet.objects.values()) {
    for (const { is } of kind.facts.values())
      if (is.node === 'condition') yield* exchangedLimits('rules', undefined, is.condition);
    for (const attribute of kind.attributes.values()) {
      yield* otherLookBack(attribute, ruleSet);
      yield* otherUnit(attribute);
    }
  }
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const screen of ofSource) {
      yield* shownForAnother(screen, ruleSet);
      yield* exchangedQuestions(screen);
      for (const question of screen.questions)
        for (const condition of [question.shownWhen, question.mandatoryWhen])
          yield* exchangedLimits('screens', excusedQuestion(question), condition);
    }
}

const unitsOfTime: readonly string[] = ['year', 'month', 'week', 'day', 'hour', 'minute'];

/** What is called `pregnancyWeek` is no number of months. */
function* otherUnit({ object, fact, unit, at }: Attribute): Iterable<Everywhere> {
  const own = unit && unitWord(unit);
  if (own === undefined || !unitsOfTime.includes(own)) return;
  const called = unitsOfTime.filter((each) => wordsOfName(fact).some((word) => word === each || word === `${each}s`));
  if (called.length > 0 && !called.includes(own))
    yield {
      about: 'rules',
      at,
      code: 'misplaced-name',
      message: `${object}.${fact} is called after a ${called[0]}, and its unit is ${own}`,
      holds: true,
    };
}

/** What is called `…Last5Years` is asked for the last ten, under every parameter set, or under this one alone. */
function* otherLookBack(attribute: Attribute, { parameterSets }: RuleSet): Iterable<Everywhere> {
  const { object, fact, lookBack, at } = attribute;
  const meant = yearsCalled(attribute);
  const parameter = lookBack === 'ever' ? undefined : lookBack;
  if (meant === undefined || !parameter) return;
  const ofSets = [...parameterSets.values()].flatMap((set) => {
    const period = lookBackIn(attribute, set);
    const years = period && yearsOf(period);
    return years === undefined ? [] : [{ set, years }];
  });
  if (ofSets.length === 0) return;
  const years = new Set(ofSets.map((each) => each.years));
  yield {
    about: 'rules',
    at,
    code: 'misplaced-name',
    message: `${object}.${fact} looks back for csp.${parameter.name}, which is ${[...years].join(' or ')} years; its name says ${meant}`,
    holds: !years.has(meant),
  };
  if (years.has(meant))
    for (const each of ofSets.filter((one) => one.years !== meant))
      yield outlying(
        'uncertain-value',
        { parameter, set: each.set },
        `is ${each.years} years; ${object}.${fact}, which looks back for it, says ${meant} in its name`,
      );
}

/** Two comparisons of one condition of which each value goes, by its name, with the limit of the other. */
function* exchangedLimits(
  about: Everywhere['about'],
  intended: Everywhere['intended'],
  condition: Condition,
): Iterable<Everywhere> {
  const compared = [...comparisonsIn(condition)]
    .filter(({ right }) => right.node !== 'literal')
    .map((comparison) => ({ comparison, own: wordsRead(comparison.left), beside: wordsRead(comparison.right) }));
  for (const [one, other] of nearPairs(compared))
    if (areCrossed(one, other))
      yield {
        about,
        at: one.comparison.at,
        intended,
        code: 'misplaced-name',
        message: `${told(one.comparison)}, and ${told(other.comparison)}: by their names each goes with the other; are the two exchanged?`,
        holds: true,
      };
}

const told = ({ leftName, rightName }: Comparison): string => `${leftName} is compared with ${rightName}`;

/** Two questions of which each goes, by its name, with what only the other one is shown for. */
function* exchangedQuestions(screen: ScreenDefinition): Iterable<Everywhere> {
  const asked = screen.questions.map((question) => ({
    question,
    own: new Set(wordsOfName(askedAttribute(question).fact)),
    beside: wordsRead(question.shownWhen),
  }));
  for (const [one, other] of nearPairs(asked.filter(({ beside }) => beside.size > 0)))
    if (areCrossed(one, other))
      yield {
        about: 'screens',
        at: one.question.at,
        intended: excusedQuestion(one.question) ?? excusedQuestion(other.question),
        code: 'misplaced-name',
        message: `by their names ${one.question.key} goes with what ${other.question.key} is shown for, and that one with what this one is shown for: are the two exchanged?`,
        holds: true,
      };
}

/** A screen that is called like a code of a catalogue and is shown for others of it only. */
function* shownForAnother(
  { key, shownWhen }: ScreenDefinition,
  { catalogues }: CaseRules['ruleSet'],
): Iterable<Everywhere> {
  for (const { operator, left, right, at } of comparisonsIn(shownWhen)) {
    if (left.type.kind !== 'code' || right.node !== 'literal' || (operator !== 'equal' && operator !== 'in')) continue;
    const codes = [right.value].flat();
    if (!catalogues.get(left.type.catalogue)?.entries.has(key) || codes.includes(key)) continue;
    yield {
      about: 'screens',
      at,
      code: 'misplaced-name',
      message: `the screen is called ${key}, which is a code of ${left.type.catalogue}, and is shown for ${codes.join(', ')}`,
      holds: true,
    };
  }
}

/** Something with the words of its name, and those of the names that it stands beside. */
interface Named {
  readonly own: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
}

/** Whether each shares words with what stands only beside the other, and none with what stands only beside itself. */
function areCrossed(one: Named, other: Named): boolean {
  const [here, there] = [only(one.beside, other.beside), only(other.beside, one.beside)];
  return goes(one.own, there) && goes(other.own, here) && !goes(one.own, here) && !goes(other.own, there);
}

const only = (words: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...words].filter((word) => !others.has(word));

const goes = (own: ReadonlySet<string>, words: readonly string[]): boolean => words.some((word) => own.has(word));

/** The comparisons of a condition itself, without those of the facts that it reads. */
function* comparisonsIn(condition: Condition): Iterable<Comparison> {
  if (condition.node === 'comparison') yield condition;
  else if (condition.node !== 'always') for (const each of condition.conditions) yield* comparisonsIn(each);
}
