import { append } from '../lists/append.js';
import { remembered } from '../lists/remembered.js';
import { namesRead } from '../rules/model/definitions-read.js';
import { placeOf as written } from '../documents/position.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Condition, DerivedFact, NodeOf } from '../rules/model/expression.js';
import { firstPlace } from '../rules/model/first-place.js';
import { shownCondition } from '../rules/operators/shown-condition.js';
import type { ScreenSet } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { askedAnew } from './asked.js';
import type { Domains } from './domains.js';
import type { Everywhere } from './everywhere.js';
import { ownNodes } from './own-nodes.js';
import { Possible } from './possible.js';

/** Answers that must be given together, of one object. */
interface Together {
  readonly conditions: readonly Condition[];
  readonly answers: readonly Answer[];
}

/** An answer, and each way in which screens ask for it; an empty one asks for it whatever else is so. */
interface Answer {
  readonly attribute: Attribute;
  readonly asked: readonly (readonly Condition[])[];
}

/** Of more alternatives those that are written first show enough. */
const mostAlternatives = 40;

const questionsOf = new WeakMap<ScreenSet, ReadonlyMap<Attribute, readonly (readonly Condition[])[]>>();
const togetherIn = new WeakMap<ScreenSet, WeakMap<DerivedFact, readonly Together[]>>();

/**
 * Conditions of facts that rest on an answer together with others with which no screen asks for it: the licence of a
 * pilot for a pursuit of which that is never asked. Rules may judge what only other programs write.
 */
export function* checkAskedBeside(
  { ruleSet, parameterSet, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
  asked = askedAnew,
): Iterable<Everywhere> {
  const questions = remembered(questionsOf, screens, () => askedIn(screens));
  const ofFacts = remembered(togetherIn, screens, () => new WeakMap<DerivedFact, readonly Together[]>());
  for (const { name, facts } of ruleSet.objects.values())
    for (const fact of facts.values()) {
      const together = remembered(ofFacts, fact, () => [...togetherOf(fact, name, questions)]);
      if (together.length === 0) continue;
      const ways = together.flatMap(({ answers }) => answers.flatMap((each) => each.asked));
      const never = asked.rules(
        () => [
          fact.at.file,
          ...namesRead(ruleSet, fact.is),
          ...ways.flat().flatMap((each) => namesRead(ruleSet, each)),
        ],
        `${ruleSet.system} ${parameterSet.id} ${name}.${fact.name} asked beside ${JSON.stringify(ways.map((way) => way.map(shownCondition)))}`,
        () => together.map((each) => neverAsked(each, possible)),
      );
      // Alternatives that begin alike stand at one place.
      const told = new Set<string>();
      for (const [index, { conditions }] of together.entries()) {
        const names = never[index] ?? [];
        const at = placeOf(conditions) ?? fact.at;
        const isFirst = names.length > 0 && !told.has(written(at));
        if (isFirst) told.add(written(at));
        yield {
          about: 'rules',
          at,
          code: 'unasked-attribute',
          message: `${name}.${fact.name} asks here for ${names.join(' and ')}, and no screen asks for that where ${besides(conditions, names)}`,
          holds: isFirst,
        };
      }
    }
}

/** The answers for which nothing asks where the others are so. */
const neverAsked = ({ conditions, answers }: Together, possible: Possible): readonly string[] =>
  possible.together(conditions)
    ? answers
        .filter(({ asked }) => !asked.some((way) => possible.together([...conditions, ...way])))
        .map(({ attribute }) => attribute.fact)
    : [];

const placeOf = (conditions: readonly Condition[]): Everywhere['at'] | undefined =>
  conditions.map(firstPlace).find((place) => place !== undefined);

const besides = (conditions: readonly Condition[], names: readonly string[]): string =>
  conditions
    .filter((each) => !names.includes(answered(each)?.fact ?? ''))
    .map(shownCondition)
    .join(' and ');

/** How the screens ask for each answer of their own object; those that reach for it from another one ask anyhow. */
function askedIn({ bySourceType }: ScreenSet): ReadonlyMap<Attribute, readonly (readonly Condition[])[]> {
  const found = new Map<Attribute, (readonly Condition[])[]>();
  for (const { screens } of bySourceType.values())
    for (const screen of screens)
      for (const question of screen.questions) {
        if (question.kind !== 'attribute') continue;
        const { attribute, path, within, shownWhen } = question;
        const isOwn = screen.scope === attribute.object && path.length === 0;
        append(found, attribute, isOwn ? [...(within === undefined ? [screen.shownWhen] : []), shownWhen] : []);
      }
  return found;
}

function* togetherOf(
  fact: DerivedFact,
  object: string,
  questions: ReadonlyMap<Attribute, readonly (readonly Condition[])[]>,
): Iterable<Together> {
  for (const node of ownNodes(fact.is)) {
    const wholes = node.node === 'choice' ? node.cases.flatMap(({ when }) => when ?? []) : [];
    if (node.node === 'condition' && node === fact.is) wholes.push(node.condition);
    for (const conditions of wholes.flatMap(alternativesOf)) {
      const answers = [...new Set(conditions.flatMap((each) => answered(each) ?? []))].flatMap((attribute) => {
        const asked = questions.get(attribute);
        return asked && attribute.object === object ? [{ attribute, asked }] : [];
      });
      if (conditions.length > 1 && answers.length > 0) yield { conditions, answers };
    }
  }
}

/** The attribute whose answer must be there for a comparison to be true. */
function answered(condition: Condition): Attribute | undefined {
  if (condition.node !== 'comparison' || condition.left.node !== 'attribute' || isOfAbsence(condition))
    return undefined;
  return condition.left.attribute;
}

const isOfAbsence = ({ operator, right }: NodeOf<'comparison', Condition>): boolean =>
  (operator === 'isKnown' || operator === 'isConfirmed') && right.node === 'literal' && right.value === false;

/** The ways in which a condition can be true, each as what must be so together. */
function alternativesOf(condition: Condition): readonly (readonly Condition[])[] {
  if (condition.node === 'any') return condition.conditions.flatMap(alternativesOf).slice(0, mostAlternatives);
  if (condition.node !== 'all') return [[condition]];
  return condition.conditions.reduce<readonly (readonly Condition[])[]>(
    (ways, each) =>
      ways.flatMap((way) => alternativesOf(each).map((more) => [...way, ...more])).slice(0, mostAlternatives),
    [[]],
  );
}
