import { type Position, placeOf } from '../documents/position.js';
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
import { type Everywhere, excused } from './everywhere.js';
import { absent } from './not-true-of.js';
import { listedAlone } from './listed-alone.js';
import type { Possible } from './possible.js';
import { Ways } from './ways.js';

/** Screens and questions that are never shown, and questions that are never mandatory. */
export function* checkScreens(
  { ruleSet, parameterSet, screens }: Pick<CaseRules, 'ruleSet' | 'parameterSet' | 'screens'>,
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
  const ask = <T>(of: { readonly at: Position }, make: () => T, what = ''): T =>
    asked.screens(() => [], `${ruleSet.system} ${parameterSet.id} ${placeOf(of.at)}${what}`, make);
  for (const screen of all) {
    const about = { about: 'screens', at: screen.at, code: 'impossible-condition' } as const;
    const { shownAtAll, shownAlways } = ask(screen, () => ({
      shownAtAll: isPossible(screen.shownWhen),
      shownAlways: screen.shownWhen.node !== 'always' && !isPossible(oppositeOf(screen.shownWhen)),
    }));
    yield {
      message: `the screen ${screen.key} is never shown: no value that a case can hold fulfils shownWhen`,
      holds: !shownAtAll,
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
    for (const question of screen.questions) {
      const name = `${screen.key}.${question.key}`;
      const of = { intended: excused(`the question ${name}`, question), ...about, at: question.at };
      const around = question.within === undefined ? [screen.shownWhen] : [];
      const conditions = [...around, question.shownWhen];
      const { shown, onTheWay, mandatory, always } = ask(question, () => {
        const atAll = isPossible(...conditions);
        const before = atAll ? ways.to(conditions) : [];
        return {
          shown: atAll,
          onTheWay: before.length === 0 || isPossible(...conditions, ...before),
          mandatory:
            question.mandatoryWhen.node === 'always' ||
            isPossible(...conditions, question.mandatoryWhen, ...unanswered(question)),
          always:
            atAll && question.shownWhen.node !== 'always' && !isPossible(...around, oppositeOf(question.shownWhen)),
        };
      });
      yield {
        message: `the question ${name} is never shown: no value that a case can hold fulfils the conditions around it`,
        holds: !shown && shownAtAll,
        ...of,
      };
      yield {
        message: `the question ${name} is never shown: what its conditions ask for is never asked when they could hold`,
        holds: shown && !onTheWay,
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
      for (const { notice, shownWhen } of shown ? question.notices : [])
        yield {
          message: `the notice ${notice.key} before the question ${name} is never shown: no value that a case can hold fulfils its shownWhen`,
          holds:
            shownWhen.node !== 'always' && !ask(question, () => isPossible(...conditions, shownWhen), ` ${notice.key}`),
          ...of,
        };
      const listed = [...listedAlone(question.shownWhen, around), ...listedAlone(question.mandatoryWhen, conditions)];
      for (const [index, { comparison, value, alone, withAny }] of listed.entries())
        yield {
          message: `${comparison.leftName} is never ${value} where the screen ${screen.key} asks so: what must hold beside it excludes that`,
          holds: shown && ask(question, () => !isPossible(...alone) && isPossible(...withAny), ` never meets ${index}`),
          ...of,
          at: comparison.at,
          code: 'unreachable-value',
        };
      yield {
        message: `the question ${name} is never mandatory while it is shown and not answered`,
        holds: shown && !mandatory,
        ...of,
      };
    }
  }
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
