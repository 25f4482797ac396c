import { type Position, placeOf } from '../documents/position.js';
import { append } from '../lists/append.js';
import { grouped } from '../lists/grouped.js';
import type { Condition } from '../rules/model/expression.js';
import type { AttributeQuestion, ScreenDefinition, SourceScreens } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Asked } from './asked.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import type { Possible } from './possible.js';
import { nothingGiven, writtenGiven } from './witness.js';

/** A question, with the screen on which it stands. */
interface Asking {
  readonly screen: ScreenDefinition;
  readonly question: AttributeQuestion;
}

/** Two questions for one answer, in the order of their screens, that a case may be shown both. */
type Pair = readonly [first: Asking, later: Asking];

/**
 * Questions that ask the same of an object on two screens of a source type, where a case may be shown both. What has
 * one cause is told once: at the question or the screen that most of them have in common.
 */
export function* checkDuplicateAnswers(
  { parameterSet, screens }: CaseRules,
  _: Domains,
  possible: Possible,
  asked: Asked,
): Iterable<Everywhere> {
  for (const source of screens.bySourceType.values()) {
    const pairs = pairsOf(source).filter((pair) =>
      asked.screens(`${parameterSet.id} asked twice ${pair.map(({ question: { at } }) => placeOf(at)).join(' ')}`, () =>
        possible.together(pair.flatMap(shownWhen)),
      ),
    );
    for (const told of causesOf(pairs)) {
      yield {
        about: 'screens',
        at: told.at,
        code: 'duplicate-answer',
        message: `${told.pairs.map(saidOf).slice(0, mostTold).join(', ')}${more(told.pairs)}; both may be shown`,
        intended: told.intended && excused(`the question ${nameOf(told.intended)}`, told.intended),
        holds: true,
        under: parameterSet.id,
        witness: () =>
          `; with given: ${writtenGiven(possible.given(told.pairs[0].flatMap(shownWhen)) ?? nothingGiven)}`,
      };
    }
  }
}

/** So many pairs are named. */
const mostTold = 3;
const more = ({ length }: readonly Pair[]): string => (length > mostTold ? `, and ${length - mostTold} more` : '');
const nameOf = ({ screen, key }: AttributeQuestion): string => `${screen}.${key}`;
const saidOf = ([{ question: first }, { question: later }]: Pair): string =>
  `${nameOf(later)} asks what ${nameOf(first)} asks (${placeOf(first.at)})`;

/** What several pairs have in common, and is told once. */
interface Cause {
  readonly at: Position;
  readonly pairs: readonly [Pair, ...Pair[]];
  /** The question that says that it is meant so. */
  readonly intended?: AttributeQuestion;
}

function* causesOf(pairs: readonly Pair[]): Iterable<Cause> {
  let left: readonly Pair[] = pairs.filter((pair) => !pair.some(({ question }) => question.intended !== undefined));
  for (const pair of pairs)
    for (const { question } of pair)
      if (question.intended !== undefined) yield { at: question.at, pairs: [pair], intended: question };
  while (left.length > 0) {
    const [[cause, common]] = commonIn(left) as [[Position, Cause['pairs']]];
    yield { at: cause, pairs: common };
    left = left.filter((pair) => !common.includes(pair));
  }
}

/**
 * The questions and screens of pairs by how many pairs they have: questions before screens, later ones before earlier
 * ones.
 */
function commonIn(pairs: readonly Pair[]): readonly (readonly [Position, readonly Pair[]])[] {
  const all = new Map<Position, Pair[]>();
  const parts: readonly ((asking: Asking) => Position)[] = [({ question }) => question.at, ({ screen }) => screen.at];
  for (const part of parts)
    for (const place of [1, 0] as const) for (const pair of pairs) append(all, part(pair[place]), pair);
  return [...all].sort(([, one], [, other]) => other.length - one.length);
}

const pairsOf = (source: SourceScreens): readonly Pair[] =>
  [...grouped(askingOf(source), whatIsAsked).values()].flatMap((asking) =>
    asking.flatMap((later, index) => asking.slice(0, index).map((first): Pair => [first, later])),
  );

/** The questions for one answer of the object of their screen; lists of objects show what other screens ask. */
const askingOf = ({ screens }: SourceScreens): readonly Asking[] =>
  screens.flatMap((screen) =>
    screen.questions.flatMap((question) =>
      question.kind === 'attribute' && question.editable && question.within === undefined ? [{ screen, question }] : [],
    ),
  );

const whatIsAsked = ({ screen: { scope }, question: { path, attribute } }: Asking): string =>
  [scope, ...path.map(({ name }) => name), attribute.object, attribute.fact].join(' ');

const shownWhen = ({ screen, question }: Asking): readonly Condition[] => [screen.shownWhen, question.shownWhen];
