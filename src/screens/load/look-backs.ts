import type { Findings } from '../../documents/findings/findings.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Condition } from '../../rules/model/expression.js';
import { unitBehind } from '../../rules/model/unit.js';
import { lookBackIn, yearsCalled, yearsOf } from '../../rules/model/look-back.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { restsOn } from '../../rules/resolve/rests-on.js';
import { counted } from '../../text/counted.js';
import type { AttributeQuestion, FollowedUp, ScreenDefinition } from '../model/definition.js';
import { type Opening, openingOf, together } from './opening.js';
import { isUnresolved } from './screen-reading.js';

/**
 * Reports each question of a source type that looks back further than the question that opened it, in any parameter set
 * (rule language, "Look-back periods").
 */
export function reportLookBacks(screens: readonly ScreenDefinition[], ruleSet: RuleSet, findings: Findings): void {
  const paths = new Paths(screens);
  for (const screen of screens) {
    const way = paths.conditionsOf(screen);
    reportOpener(screen.followsUp, way, screen.scope, findings);
    for (const question of screen.questions) {
      reportOpener(question.followsUp, [question.shownWhen, ...way], screen.scope, findings);
      if ([question.shownWhen, ...way].some(isUnresolved)) continue;
      if (question.kind !== 'attribute' || question.attribute.lookBack === undefined) continue;
      const opening = together('all', [openingOf(question.shownWhen), paths.openingOf(screen, question.followsUp)]);
      reportPeriod(question, opening, ruleSet, findings);
    }
  }
}

/** How one comes to a screen: by its condition, and by the list of objects in which its object was recorded. */
class Paths {
  constructor(private readonly screens: readonly ScreenDefinition[]) {}

  /** What opens the questions of a screen; what it says to follow up stands for all others. */
  openingOf(screen: ScreenDefinition, followsUp = screen.followsUp, behind: readonly string[] = []): Opening {
    if (followsUp) return { kind: 'question', attribute: followsUp.attribute };
    const lists = this.listsOf(screen, behind).map(({ list, on }) =>
      together('all', [openingOf(list.shownWhen), this.openingOf(on, on.followsUp, [...behind, screen.scope])]),
    );
    return together('all', [openingOf(screen.shownWhen), together('any', lists)]);
  }

  /** Every condition on the way to a screen. */
  conditionsOf(screen: ScreenDefinition, behind: readonly string[] = []): readonly Condition[] {
    const lists = this.listsOf(screen, behind).flatMap(({ list, on }) => [
      list.shownWhen,
      ...this.conditionsOf(on, [...behind, screen.scope]),
    ]);
    return [screen.shownWhen, ...lists];
  }

  /** The lists whose entries are the objects of a screen; not those on screens of the objects themselves. */
  private listsOf({ scope }: ScreenDefinition, behind: readonly string[]) {
    return this.screens
      .filter((on) => on.scope !== scope && !behind.includes(on.scope))
      .flatMap((on) =>
        on.questions
          .filter((question) => question.kind === 'objects' && question.relation.target === scope)
          .map((list) => ({ list, on })),
      );
  }
}

/** What is followed up must have been asked: something on the way rests on its answer. */
function reportOpener(
  followed: FollowedUp | undefined,
  way: readonly Condition[],
  scope: string,
  findings: Findings,
): void {
  if (!followed || way.some(isUnresolved) || restsOn(way).attributes.has(followed.attribute)) return;
  const { object, fact } = followed.attribute;
  findings.error(
    followed.at,
    'wrong-opener',
    `nothing that shows this question rests on ${object}.${fact}`,
    `way to ${scope}`,
  );
}

function reportPeriod(
  question: AttributeQuestion,
  opening: Opening,
  { parameterSets }: RuleSet,
  findings: Findings,
): void {
  const { attribute } = question;
  const exceeded = [...parameterSets.values()].flatMap((set) => {
    const opener = openerIn(set, opening);
    const [own, allowed] = [daysOf(attribute, set), opener ? daysOf(opener, set) : Number.POSITIVE_INFINITY];
    return opener && own > allowed ? [{ set, opener }] : [];
  });
  if (exceeded.length === 0) return;
  const perSet = exceeded.map(
    ({ set, opener }) =>
      `${wordsOf(attribute, set)} instead of the ${wordsOf(opener, set)} of ${opener.object}.${opener.fact} (${opener.at.file}:${opener.at.line}) in parameter set ${set.id}`,
  );
  const [{ opener, set }] = exceeded as [(typeof exceeded)[number]];
  const message = `${attribute.fact} (${attribute.at.file}:${attribute.at.line}) looks back further than what opened it: ${perSet.join('; ')}${byItsName(opener, set)}`;
  findings.error(question.at, 'wrong-look-back', message, `period of ${opener.object}.${opener.fact}`);
}

/** What opened it may be what is wrong: `…Last10Years` that is asked for the last five. */
function byItsName(opener: Attribute, set: ParameterSet): string {
  const called = yearsCalled(opener);
  const period = lookBackIn(opener, set);
  return called === undefined || (period && yearsOf(period) === called)
    ? ''
    : `; by its name ${opener.fact} asks about ${counted(called, 'year')}`;
}

/**
 * The question that bounds what may be asked: of several answers together the widest, of one among several the
 * narrowest.
 */
function openerIn(set: ParameterSet, opening: Opening): Attribute | undefined {
  if (opening?.kind === 'question') return opening.attribute;
  const openers = (opening?.of ?? []).flatMap((each) => openerIn(set, each) ?? []);
  const [first, ...others] = openers;
  if (!first) return undefined;
  return others.reduce((bound, other) => {
    const wider = daysOf(other, set) > daysOf(bound, set);
    return wider === (opening?.kind === 'all') ? other : bound;
  }, first);
}

/** In the base unit of time; what is about all time, or about what is there today, opens without limit. */
function daysOf(attribute: Attribute, set: ParameterSet): number {
  const period = lookBackIn(attribute, set);
  return period ? period.value * period.unit.factor : Number.POSITIVE_INFINITY;
}

/** As a finding prints it: `10 years (csp.tumourLookBack)`. */
function wordsOf(attribute: Attribute, set: ParameterSet): string {
  const period = lookBackIn(attribute, set);
  return period
    ? `${period.value} ${unitBehind(period.value, period.unit, 'en')} (csp.${period.parameter})`
    : 'whole past';
}
