import { type Position, placeOf } from '../../documents/position.js';
import { grouped } from '../../lists/grouped.js';
import type { Attribute } from '../../rules/model/attribute.js';
import { lookBackIn, yearsCalled, yearsOf } from '../../rules/model/look-back.js';
import type { Parameter } from '../../rules/model/parameter.js';
import type { ParameterSet } from '../../rules/model/rule-set.js';
import { unitBehind } from '../../rules/model/unit.js';
import { counted } from '../../text/counted.js';
import { listFormat } from '../../text/list-formats.js';
import type { AttributeQuestion } from '../model/definition.js';
import type { Told } from './told.js';

/** So many openers that one period contradicts are not wrong one by one. */
const several = 2;

/** A question about a period, and what opened it, by parameter set. */
export interface OpenedQuestion {
  readonly question: AttributeQuestion;
  readonly openers: ReadonlyMap<ParameterSet, Attribute>;
}

/** In the base unit of time; what is about all time, or about what is there today, opens without limit. */
export function daysOf(attribute: Attribute, set: ParameterSet): number {
  const period = lookBackIn(attribute, set);
  return period ? period.value * period.unit.factor : Number.POSITIVE_INFINITY;
}

/**
 * Tells of questions that look back further than what opened them, once per slip, where it likely is: a parameter that
 * is another in some sets only; an opener that is called otherwise, or with which no question agrees; the attribute
 * that is asked for, or the question, where another one asks for it rightly.
 */
export function tellTooLong(opened: readonly OpenedQuestion[], { findings, inRules }: Told): void {
  const all = opened.flatMap((each) => {
    const sets = tooLongIn(each);
    return sets.length > 0 ? [{ ...each, sets }] : [];
  });
  const blamed = blamedParameter(all);
  const tooLong = all.map((each) => ({ ...each, at: blamed?.at ?? slipOf(each, each.sets, opened) }));
  for (const [first, ...others] of grouped(tooLong, ({ at }) => placeOf(at)).values()) {
    if (!first) continue;
    const { question, sets, at } = first;
    const { attribute } = question;
    const perSet = sets.map(
      ([set, opener]) =>
        `${wordsOf(attribute, set)} instead of the ${wordsOf(opener, set)} of ${opener.object}.${opener.fact} (${opener.at.file}:${opener.at.line}) in parameter set ${set.id}`,
    );
    const asked = [...new Set([first, ...others].map((each) => placeOf(each.question.at)))];
    const why = blamed
      ? `${blamed.name} is what ${all.length} questions contradict, perhaps by its unit; the first: `
      : '';
    const message = `${why}${attribute.fact} (${attribute.at.file}:${attribute.at.line}) looks back further than what opened it: ${perSet.join('; ')}; asked at ${listFormat('en').format(asked)}${byItsName(sets)}`;
    const [[, opener]] = sets as [(typeof sets)[number]];
    (at === question.at ? findings : inRules).error(
      at,
      'wrong-look-back',
      message,
      `period of ${opener.object}.${opener.fact}`,
    );
  }
}

/** What looks back too far, and in which sets. */
interface TooLong extends OpenedQuestion {
  readonly sets: readonly InSet[];
}

/**
 * The one parameter on which all contradictions rest, in every set, when it bounds several openers, or several openers
 * contradict it: its declaration is wrong, as a unit is that makes months of years.
 */
function blamedParameter(all: readonly TooLong[]): Parameter | undefined {
  const openersOf = ({ openers }: TooLong): readonly Attribute[] => [...openers.values()];
  const [first] = all;
  const isEverywhere = all.every(({ sets, openers }) => sets.length === openers.size);
  if (!first || !isEverywhere || new Set(all.flatMap(openersOf)).size < several) return undefined;
  const [ofOpeners, own] = [
    new Set(all.flatMap((each) => openersOf(each).map(({ lookBack }) => lookBack))),
    new Set(all.map(({ question }) => question.attribute.lookBack)),
  ];
  // Where both sides have one, openers that are called after their period are right.
  const isOwn = ofOpeners.size > 1 || (own.size === 1 && all.every(({ sets }) => byItsName(sets) === ''));
  const [period, ...others] = isOwn ? own : ofOpeners;
  return others.length === 0 && typeof period === 'object' ? period : undefined;
}

type InSet = readonly [ParameterSet, Attribute];

/** The sets in which a question looks back further than what opened it, and what that is. */
const tooLongIn = ({ question, openers }: OpenedQuestion): readonly InSet[] =>
  [...openers].filter(([set, opener]) => daysOf(question.attribute, set) > daysOf(opener, set));

function slipOf(
  { question, openers }: OpenedQuestion,
  sets: readonly InSet[],
  opened: readonly OpenedQuestion[],
): Position {
  const { attribute } = question;
  const [[set, opener]] = sets as [InSet];
  if (sets.length < openers.size) {
    const others = [...openers.keys()].filter((each) => !sets.some(([wrong]) => wrong === each));
    const [likelier] = [attribute, opener].toSorted((a, b) => changeOf(b, set, others) - changeOf(a, set, others));
    const { parameter = '' } = (likelier && lookBackIn(likelier, set)) ?? {};
    return set.places.get(parameter)?.at ?? attribute.at;
  }
  if (byItsName(sets) !== '') return otherUnit(opener, set)?.at ?? opener.at;
  // Where another question for it is asked rightly, this one is out of place.
  const same = opened.filter((each) => each.question !== question && each.question.attribute === attribute);
  if (same.some((each) => tooLongIn(each).length === 0)) return question.at;
  const beside = opened.filter((each) => each.question.attribute !== attribute && each.openers.get(set) === opener);
  const noneAgrees =
    beside.length > 0 && beside.every((each) => daysOf(each.question.attribute, set) > daysOf(opener, set));
  return noneAgrees ? opener.at : attribute.at;
}

/** How many times as long, or as short, a period is in a set as in the one of the others that is nearest. */
function changeOf(attribute: Attribute, set: ParameterSet, others: readonly ParameterSet[]): number {
  const days = daysOf(attribute, set);
  return Math.min(...others.map((other) => Math.abs(Math.log(daysOf(attribute, other) / days) || 0)));
}

/** What opened it may be what is wrong: `…Last10Years` that is asked for the last five. */
function byItsName([first]: readonly InSet[]): string {
  if (!first) return '';
  const [set, opener] = first;
  const called = yearsCalled(opener);
  const period = lookBackIn(opener, set);
  return called === undefined || (period && yearsOf(period) === called)
    ? ''
    : `; by its name ${opener.fact} asks about ${counted(called, 'year')}`;
}

/** The parameter of an opener that has the number of years after which that is called, in another unit. */
function otherUnit(opener: Attribute, set: ParameterSet): Parameter | undefined {
  const { lookBack } = opener;
  const isOther = lookBackIn(opener, set)?.value === yearsCalled(opener);
  return isOther && typeof lookBack === 'object' ? lookBack : undefined;
}

/** As a finding prints it: `10 years (csp.tumourLookBack)`. */
function wordsOf(attribute: Attribute, set: ParameterSet): string {
  const period = lookBackIn(attribute, set);
  return period
    ? `${period.value} ${unitBehind(period.value, period.unit, 'en')} (csp.${period.parameter})`
    : 'whole past';
}
