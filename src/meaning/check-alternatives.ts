import { remembered } from '../lists/remembered.js';
import { namesRead } from '../rules/model/definitions-read.js';
import type { Condition, DerivedFact } from '../rules/model/expression.js';
import { firstPlace } from '../rules/model/first-place.js';
import { choosersOf, isCondition, partsOf } from '../rules/model/parts-of.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { oppositeOf } from '../rules/resolve/opposite-of.js';
import type { ScreenSet } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { askedAnew } from './asked.js';
import { ofOneValue } from './check-certain.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { excludingParts } from './excluding-parts.js';
import { type AlternativeAlone, alternativesAlone } from './listed-alone.js';
import { ownNodes } from './own-nodes.js';
import { Possible } from './possible.js';

/** A whole condition as it is written. */
interface Root {
  /** What it is a condition of, the same in every process. */
  readonly name: string;
  readonly condition: Condition;
  readonly about: Pick<Everywhere, 'about' | 'at' | 'intended'>;
  /** Of rules and screens it is told elsewhere where that is so. */
  readonly mayBeNever: boolean;
}

/** What is found of a root: whether it is never or always so, and which of its parts are. */
interface Judged {
  readonly never: boolean;
  readonly always: boolean;
  readonly inVain: readonly number[];
  /** Of those among which it chooses within, the ones of which one is always so. */
  readonly idle: readonly number[];
}

/** Under every parameter set the same ones. */
const rootsOf = new WeakMap<RuleSet, WeakMap<ScreenSet, readonly Root[]>>();
const rested = new WeakMap<Root, readonly string[]>();

/**
 * Alternatives that are never so, by themselves or beside what else must hold, and conditions of facts and of relations
 * that are never so or always.
 */
export function* checkAlternatives(
  { ruleSet, parameterSet, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
  asked = askedAnew,
): Iterable<Everywhere> {
  const ofScreens = remembered(rootsOf, ruleSet, () => new WeakMap<ScreenSet, readonly Root[]>());
  for (const root of remembered(ofScreens, screens, () => [...rootsIn(ruleSet, screens)])) {
    const { name, condition, about, mayBeNever } = root;
    const alternatives = [...alternativesAlone(condition, [])];
    if (!mayBeNever && alternatives.length === 0) continue;
    const restsOn = (): readonly string[] =>
      remembered(rested, root, () => [about.at.file, ...namesRead(ruleSet, condition)]);
    const choosing = [...chosenWithin(condition)];
    const { never, always, inVain, idle } = asked.rules(
      restsOn,
      `${ruleSet.system} ${parameterSet.id} ${name} alternatives`,
      () => judged(root, alternatives, choosing, possible),
    );
    yield {
      ...about,
      code: 'unreachable-value',
      message: `the condition of ${name} is never so: no value that a case can hold fulfils it`,
      holds: never,
      witness: () => excludingParts([condition], possible, domains),
    };
    yield {
      ...about,
      code: 'inevitable-condition',
      message: `the condition of ${name} is always so: whatever a case holds fulfils it`,
      holds: always,
    };
    for (const [index, part] of choosing.entries())
      yield {
        ...about,
        at: firstPlace(part) ?? about.at,
        code: 'inevitable-condition',
        message: 'one of these alternatives is always so: whatever a case holds fulfils one of them',
        holds: idle.includes(index),
      };
    for (const [index, { alternative, alone }] of alternatives.entries())
      yield {
        ...about,
        at: firstPlace(alternative) ?? about.at,
        code: 'impossible-condition',
        message: 'this alternative is never so: no value that a case can hold fulfils all of it',
        holds: inVain.includes(index),
        witness: () => excludingParts(alone, possible, domains),
      };
  }
}

function judged(
  { condition, mayBeNever }: Root,
  alternatives: readonly AlternativeAlone[],
  choosing: readonly Condition[],
  possible: Possible,
): Judged {
  const never = mayBeNever && !possible.together([condition]);
  const always = mayBeNever && !possible.together([oppositeOf(condition)]);
  const isAlways = (part: Condition): boolean => !possible.together([oppositeOf(part)]);
  return {
    never,
    always,
    idle: always ? [] : [...choosing.keys()].filter((index) => isAlways(choosing[index] as Condition)),
    inVain: never
      ? []
      : [...alternatives.keys()].filter((index) => isInVain(alternatives[index] as AlternativeAlone, possible)),
  };
}

/** The alternatives within a condition, each `any` that is not all of it. */
function* chosenWithin(condition: Condition, isWhole = true): Iterable<Condition> {
  // Of those about one value `checkCertain` tells.
  if (condition.node === 'any' && !isWhole && ofOneValue(condition).length === 0) yield condition;
  if (condition.node === 'all' || condition.node === 'any')
    for (const each of condition.conditions) yield* chosenWithin(each, false);
}

/** Of a number that is compared with what it never comes to is told what it can be (`checkLimits`). */
const isInVain = ({ alternative, alone, withAny }: AlternativeAlone, possible: Possible): boolean =>
  !possible.together(alone) &&
  possible.together(withAny) &&
  (!isOfNumber(alternative) || possible.together([alternative]));

const isOfNumber = (condition: Condition): boolean =>
  condition.node === 'comparison' && condition.left.type.kind === 'number';

function* rootsIn(ruleSet: RuleSet, screens: ScreenSet): Iterable<Root> {
  for (const rule of ruleSet.rules) {
    const title = `the rule ${rule.id}`;
    const intended = excused(title, rule);
    const about = { about: 'rules', at: rule.at, intended } as const;
    yield { name: title, condition: rule.violatedWhen, about, mayBeNever: false };
    for (const fact of rule.with.values()) yield* rootsOfFact(fact, `${rule.id}.${fact.name}`, intended);
  }
  for (const { name, facts, relations } of ruleSet.objects.values()) {
    for (const fact of facts.values()) yield* rootsOfFact(fact, `${name}.${fact.name}`);
    for (const relation of relations.values())
      if (relation.kind !== 'many' && relation.where) {
        const at = firstPlace(relation.where) ?? relation.at;
        yield {
          name: `the relation ${name}.${relation.name}`,
          condition: relation.where,
          about: { about: 'rules', at },
          mayBeNever: true,
        };
      }
  }
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const screen of ofSource) {
      const about = { about: 'screens', at: screen.at } as const;
      yield { name: `the screen ${screen.key}`, condition: screen.shownWhen, about, mayBeNever: false };
      for (const question of screen.questions)
        for (const [part, condition] of [question.shownWhen, question.mandatoryWhen].entries())
          yield {
            name: `the question ${screen.key}.${question.key}, ${part}`,
            condition,
            about: { ...about, at: question.at },
            mayBeNever: false,
          };
    }
}

/** The whole conditions of a fact: itself, and those by which it chooses objects. */
function* rootsOfFact(fact: DerivedFact, name: string, intended?: Everywhere['intended']): Iterable<Root> {
  const conditions = [...ownNodes(fact.is)].flatMap((each) => {
    // `when: false` is written so.
    if (each.node === 'condition') return each.condition.node === 'always' ? [] : [each.condition];
    if (isCondition(each)) return [];
    return partsOf(each).flatMap((part) => [
      ...choosersOf(part),
      ...(each.node === 'aggregate' && each.where === part.of && each.where ? [each.where] : []),
    ]);
  });
  for (const [index, condition] of conditions.entries())
    if (!isOfSetsAlone(condition))
      yield {
        name: index === 0 ? `the fact ${name}` : `the fact ${name} (${index + 1})`,
        condition,
        about: { about: 'rules', at: firstPlace(condition) ?? fact.at, intended },
        mayBeNever: true,
      };
}

/** What reckons with parameters: that is the same in every case of a set. */
const ofSets: ReadonlySet<string> = new Set(['literal', 'parameter', 'operation', 'convert']);

const isOfSetsAlone = (condition: Condition): boolean =>
  [...ownNodes(condition)].every((each) => isCondition(each) || ofSets.has(each.node));
