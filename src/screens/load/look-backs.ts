import type { Findings } from '../../documents/findings/findings.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Condition } from '../../rules/model/expression.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { restsOn } from '../../rules/resolve/rests-on.js';
import type { FollowedUp, ScreenDefinition } from '../model/definition.js';
import { type Opening, openingOf, together } from './opening.js';
import { isUnresolved, type ScreenReading } from './screen-reading.js';
import type { Told } from './told.js';
import { daysOf, type OpenedQuestion, tellTooLong } from './too-long-look-backs.js';

/**
 * Reports each question of a source type that looks back further than the question that opened it, in any parameter set
 * (rule language, "Look-back periods").
 */
export function reportLookBacks(
  screens: readonly ScreenDefinition[],
  { ruleSet, findings, inRules }: Told & Pick<ScreenReading, 'ruleSet'>,
): void {
  const paths = new Paths(screens);
  const opened: OpenedQuestion[] = [];
  for (const screen of screens) {
    const way = paths.conditionsOf(screen);
    reportOpener(screen.followsUp, way, screen.scope, findings);
    for (const question of screen.questions) {
      reportOpener(question.followsUp, [question.shownWhen, ...way], screen.scope, findings);
      if ([question.shownWhen, ...way].some(isUnresolved)) continue;
      if (question.kind !== 'attribute' || question.attribute.lookBack === undefined) continue;
      const opening = together('all', [openingOf(question.shownWhen), paths.openingOf(screen, question.followsUp)]);
      opened.push({ question, openers: openersIn(ruleSet, opening) });
    }
  }
  tellTooLong(opened, { findings, inRules });
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

/** In each parameter set the question that bounds how far the answers may look back; none without one. */
function openersIn({ parameterSets }: RuleSet, opening: Opening): OpenedQuestion['openers'] {
  const openers = [...parameterSets.values()].flatMap((set) => {
    const opener = openerIn(set, opening);
    return opener ? [[set, opener] as const] : [];
  });
  return new Map(openers);
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
