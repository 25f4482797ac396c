import { Gap } from '../../values/gap.js';
import type { RelationPath } from '../../model/expression.js';
import { Outcome } from '../../values/outcome.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Compiler, Test, Way } from './compiled.js';
import { relationChain } from './relation-chain.js';
import { missingOnWay, walkOf } from './walk-ways.js';

type Many = Extract<RelationPath, { kind: 'many' }>;
type One = Extract<RelationPath, { kind: 'one' }>;
type Among = Extract<RelationPath, { kind: 'among' }>;

const undecided = new Gap('open', 'it is not decided yet which object it is');
const ambiguous = new Gap('failed', 'several objects match where one is expected');
const nobody: readonly CaseInstance[] = [];

/** A relation, followed once per instance: `number` is its place in the instance's memory. */
export function compileRelation(relation: RelationPath, owner: string, number: number, compiler: Compiler): Way {
  const { targets: follow, missing } = followed(relation, owner, compiler);
  return {
    targets(instance) {
      const present = instance.related[number];
      if (present !== undefined) return present;
      const targets = follow(instance);
      instance.related[number] = targets;
      return targets;
    },
    missing,
  };
}

function followed(relation: RelationPath, owner: string, compiler: Compiler): Way {
  if (relation.kind === 'many') return { targets: manyTargets(relation, owner), missing: () => undefined };
  if (relation.kind === 'among') return matching(relation, owner, compiler);
  const choice = chosen(relation, owner, compiler);
  return relation.named === undefined ? choice : namedOr(choice, wayOf(owner, relation.named, compiler));
}

function manyTargets({ by, target }: Many, owner: string): Way['targets'] {
  if (by === undefined) return ({ view }) => view.instancesOf(target);
  if (by === 'identifies')
    return (instance) => instance.view.instancesOf(target).filter((other) => identify(instance, other));
  const forwards = by.from === owner;
  return (instance) => instance.view.linked(instance, by.id, forwards, target);
}

const identify = (one: CaseInstance, other: CaseInstance): boolean =>
  one.objects[0]?.identifies === other.id || other.objects[0]?.identifies === one.id;

/** A to-one relation: the candidates at the end of its chain, and the choice among them. */
function chosen(relation: One, owner: string, compiler: Compiler): Way {
  const ways = chainOf(relation, owner, compiler);
  const where = relation.where && compiler.condition(relation.where);
  const walk = walkOf(ways);
  const candidates = (instance: CaseInstance): readonly CaseInstance[] | Gap => {
    const found = walk(instance);
    if (found instanceof Gap) return found;
    return relation.order === 'last' && found.length > 1 ? [...found].reverse() : found;
  };
  return {
    targets(instance) {
      const found = candidates(instance);
      if (found instanceof Gap) return found;
      if (!where && relation.order !== 'only') return found.length > 1 ? found.slice(0, 1) : found;
      return relation.order === 'only' ? onlyMatch(found, instance, where) : firstMatch(found, instance, where);
    },
    missing: (instance, into) => {
      const found = candidates(instance);
      if (found instanceof Gap) return missingOnWay(ways, instance, into);
      const before = into.length;
      for (const candidate of found) {
        const outcome = where?.outcome(candidate, instance);
        if (outcome === Outcome.true && relation.order !== 'only') break;
        if (outcome === Outcome.unknown) where?.missing(candidate, instance, into);
      }
      if (into.length === before)
        into.push({ kind: 'failed', objectId: instance.id, attribute: relation.name, reason: ambiguous.reason });
    },
  };
}

/** Those at the end of the chain that match; undecided while one of them is. */
function matching(relation: Among, owner: string, compiler: Compiler): Way {
  const ways = chainOf(relation, owner, compiler);
  const walk = walkOf(ways);
  const where = relation.where && compiler.condition(relation.where);
  return {
    targets(instance) {
      const found = walk(instance);
      if (found instanceof Gap || !where) return found;
      const outcomes = found.map((candidate) => where.outcome(candidate, instance));
      return outcomes.includes(Outcome.unknown)
        ? undecided
        : found.filter((_, index) => outcomes[index] === Outcome.true);
    },
    missing(instance, into) {
      const found = walk(instance);
      if (found instanceof Gap) return missingOnWay(ways, instance, into);
      for (const candidate of found)
        if (where?.outcome(candidate, instance) === Outcome.unknown) where.missing(candidate, instance, into);
    },
  };
}

/** The object that is named, else the one that is chosen. */
function namedOr(choice: Way, naming: Way): Way {
  const named = (instance: CaseInstance): readonly CaseInstance[] => {
    const found = naming.targets(instance);
    return found instanceof Gap ? nobody : found.slice(0, 1);
  };
  return {
    targets(instance) {
      const found = named(instance);
      return found.length > 0 ? found : choice.targets(instance);
    },
    missing(instance, into) {
      if (named(instance).length === 0) choice.missing(instance, into);
    },
  };
}

function firstMatch(
  found: readonly CaseInstance[],
  instance: CaseInstance,
  where: Test | undefined,
): readonly CaseInstance[] | Gap {
  for (const candidate of found) {
    const outcome = where?.outcome(candidate, instance) ?? Outcome.true;
    if (outcome === Outcome.true) return [candidate];
    if (outcome === Outcome.unknown) return undecided;
  }
  return nobody;
}

function onlyMatch(
  found: readonly CaseInstance[],
  instance: CaseInstance,
  where: Test | undefined,
): readonly CaseInstance[] | Gap {
  const outcomes = found.map((candidate) => where?.outcome(candidate, instance) ?? Outcome.true);
  const sure = found.filter((_, index) => outcomes[index] === Outcome.true);
  if (sure.length > 1) return ambiguous;
  return outcomes.includes(Outcome.unknown) ? undecided : sure;
}

function wayOf(owner: string, name: string, compiler: Compiler): Way {
  return compiler.way(compiler.ruleSet.objects.get(owner)?.relations.get(name) as RelationPath);
}

const chainOf = (relation: One | Among, owner: string, compiler: Compiler): readonly Way[] =>
  relationChain(relation, owner, compiler.ruleSet).map((each) => compiler.way(each));
