import { attributeValue, type Condition } from '../rules/model/expression.js';
import {
  askedAttribute,
  type GroupDefinition,
  type QuestionDefinition,
  type ScreenDefinition,
} from '../screens/model/definition.js';
import { oppositeOf } from '../rules/resolve/opposite-of.js';
import type { CaseRules } from '../screens/model/systems.js';
import { createsObject } from '../screens/questions/asked-question.js';
import { askedAnew } from './asked.js';
import { type Everywhere, excused, type Shown } from './everywhere.js';
import { absent } from './not-true-of.js';
import type { Domains } from './domains.js';
import { excludedCodes } from './excluded-codes.js';
import { excludingParts } from './excluding-parts.js';
import { listedAlone } from './listed-alone.js';
import type { Possible } from './possible.js';
import { Ways } from './ways.js';

/** Screens and questions that are never shown, and questions that are never mandatory. */
export function* checkScreens(
  { ruleSet, parameterSet, screens }: Pick<CaseRules, 'ruleSet' | 'parameterSet' | 'screens'>,
  domains: Domains,
  possible: Possible,
  asked = askedAnew,
): Iterable<Everywhere> {
  const all = [...screens.bySourceType.values()].flatMap((source) => source.screens);
  const made = madeKinds(all);
  const ways = new Ways(all);
  const answered = new Set(
    all.flatMap(({ questions }) => questions.filter((each) => each.editable).map(askedAttribute)),
  );
  const isPossible = (...conditions: readonly Condition[]): boolean => possible.together(conditions);
  // They rest on the same: all of this is one question.
  const known = asked.screens(`${ruleSet.system} ${parameterSet.id} screens`, () =>
    all.map((screen) => ({
      shownAtAll: isPossible(screen.shownWhen),
      shownAlways: screen.shownWhen.node !== 'always' && !isPossible(oppositeOf(screen.shownWhen)),
      questions: screen.questions.map((question) => meaningOf(question, screen)),
    })),
  );
  for (const [index, screen] of all.entries()) {
    const { shownAtAll, shownAlways, questions } = known[index] as (typeof known)[number];
    const about = { about: 'screens', at: screen.at, code: 'impossible-condition' } as const;
    yield {
      message: `the screen ${screen.key} is never shown: no value that a case can hold fulfils shownWhen`,
      holds: !shownAtAll,
      witness: () => excludingParts([screen.shownWhen], possible, domains),
      ...about,
    };
    yield {
      ...about,
      message: `the screen ${screen.key} is always shown: whatever is answered, what it asks for is so`,
      code: 'inevitable-condition',
      holds: shownAtAll && shownAlways,
    };
    yield {
      message: `the screen ${screen.key} is never shown: no question and no button makes a ${screen.scope}`,
      holds: ruleSet.objects.has(screen.scope) && screen.scope !== 'case' && !made.has(screen.scope),
      ...about,
    };
    for (const [place, question] of screen.questions.entries()) {
      const name = `${screen.key}.${question.key}`;
      const of = { intended: excused(`the question ${name}`, question), ...about, at: question.at };
      const { shown, onTheWay, mandatory, alwaysMandatory, always, noticed, neverMet } = questions[
        place
      ] as (typeof questions)[number];
      yield {
        message: `the question ${name} is never shown: no value that a case can hold fulfils the conditions around it`,
        holds: !shown && shownAtAll,
        witness: () => because(question, screen),
        ...of,
      };
      yield {
        message: `the question ${name} is never shown: what its conditions ask for is never asked when they could hold`,
        holds: shown && !onTheWay,
        witness: () => excludingParts(onTheWayTo(question, screen), possible, domains),
        ...of,
      };
      yield {
        message: `the question ${name} is always shown: whatever is answered, what it asks for is so`,
        holds: always,
        ...of,
        code: 'inevitable-condition',
      };
      yield {
        message: `the question ${name} is mandatory and not editable, and no other one asks for its answer: nobody can complete it`,
        holds:
          shown && !isNever(question.mandatoryWhen) && !question.editable && !answered.has(askedAttribute(question)),
        ...of,
      };
      for (const [nth, { notice }] of shown ? question.notices.entries() : [])
        yield {
          message: `the notice ${notice.key} before the question ${name} is never shown: no value that a case can hold fulfils its shownWhen`,
          holds: noticed[nth] === false,
          ...of,
        };
      for (const [nth, { comparison, value }] of listedIn(question, screen).entries())
        yield {
          message: `${comparison.leftName} is never ${value} where the screen ${screen.key} asks so: what must hold beside it excludes that`,
          holds: neverMet[nth] === true,
          ...of,
          at: comparison.at,
          code: 'unreachable-value',
        };
      yield {
        message: `the question ${name} is always mandatory where it is shown: say mandatoryWhen: true`,
        holds: shown && alwaysMandatory,
        ...of,
        code: 'inevitable-condition',
      };
      yield {
        message: `the question ${name} is never mandatory while it is shown and not answered`,
        holds: shown && !mandatory,
        ...of,
      };
    }
  }

  function because(question: QuestionDefinition, screen: ScreenDefinition): string | Shown {
    const conditions = [...conditionsAround(question, screen), question.shownWhen];
    const why = excludedCodes(conditions, ruleSet);
    return why === '' ? excludingParts(conditions, possible, domains) : `: ${why}`;
  }

  /** Its conditions, and those of the questions whose answers they ask for. */
  function onTheWayTo(question: QuestionDefinition, screen: ScreenDefinition): readonly Condition[] {
    const conditions = [...conditionsAround(question, screen), question.shownWhen];
    return [...conditions, ...ways.to(conditions)];
  }

  function meaningOf(question: QuestionDefinition, screen: ScreenDefinition) {
    const around = conditionsAround(question, screen);
    const conditions = [...around, question.shownWhen];
    const shown = isPossible(...conditions);
    const before = shown ? ways.to(conditions) : [];
    return {
      shown,
      onTheWay: before.length === 0 || isPossible(...conditions, ...before),
      mandatory:
        question.mandatoryWhen.node === 'always' ||
        isPossible(...conditions, question.mandatoryWhen, ...unanswered(question)),
      alwaysMandatory:
        shown &&
        question.mandatoryWhen.node !== 'always' &&
        !isPossible(...conditions, oppositeOf(question.mandatoryWhen), ...unanswered(question)),
      always: shown && question.shownWhen.node !== 'always' && !isPossible(...around, oppositeOf(question.shownWhen)),
      noticed: question.notices.map(
        ({ shownWhen }) => shownWhen.node === 'always' || isPossible(...conditions, shownWhen),
      ),
      neverMet: listedIn(question, screen).map(
        ({ alone, withAny }) => shown && !isPossible(...alone) && isPossible(...withAny),
      ),
    };
  }
}

const conditionsAround = ({ within }: QuestionDefinition, { shownWhen }: ScreenDefinition): readonly Condition[] =>
  within === undefined ? [shownWhen] : [];

function listedIn(question: QuestionDefinition, screen: ScreenDefinition) {
  const around = conditionsAround(question, screen);
  return [
    ...listedAlone(question.shownWhen, around),
    ...listedAlone(question.mandatoryWhen, [...around, question.shownWhen]),
  ];
}

const isNever = (condition: Condition): boolean => condition.node === 'always' && !condition.value;

/** While its own answer is not given: only then is something mandatory. */
function unanswered(question: QuestionDefinition): readonly Condition[] {
  if (question.kind !== 'attribute' || question.path.length > 0 || question.within !== undefined) return [];
  const { attribute, at } = question;
  return [absent(attributeValue(attribute), { leftName: attribute.fact, at })];
}

/** The kinds of objects that questions and buttons make. */
function madeKinds(screens: readonly ScreenDefinition[]): ReadonlySet<string> {
  const made = new Set<string>();
  const look = (group: GroupDefinition): void => {
    for (const { object } of group.buttons) if (object !== undefined) made.add(object);
    group.groups.forEach(look);
  };
  for (const screen of screens) {
    screen.groups.forEach(look);
    for (const question of screen.questions) {
      const relation = question.kind === 'objects' ? question.relation : createsObject(question);
      if (relation) made.add(relation.target);
    }
  }
  return made;
}
