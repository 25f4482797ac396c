import { Gap } from '../../values/gap.js';
import type { RelationPath } from '../../model/expression.js';
import { Outcome } from '../../values/outcome.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Compiler, Test, Way } from './compiled.js';
import { missingOnWay, walk } from './walk-ways.js';

type Many = Extract<RelationPath, { kind: 'many' }>;
type One = Extract<RelationPath, { kind: 'one' }>;

const undecided = new Gap('open', 'it is not decided yet which object it is');
const ambiguous = new Gap('failed', 'several objects match where one is expected');
const nobody: readonly CaseInstance[] = [];

/** A relation, followed once per instance: `number` is its place in the instance's memory. */
export function compileRelation(relation: RelationPath, owner: string, number: number, compiler: Compiler): Way {
  const follow =
    relation.kind === 'many'
      ? { targets: manyTargets(relation, owner), missing: () => undefined }
      : chosen(relation, owner, compiler);
  return {
    targets(instance) {
      const present = instance.related[number];
      if (present !== undefined) return present;
      const targets = follow.targets(instance);
      instance.related[number] = targets;
      return targets;
    },
    missing: follow.missing,
  };
}

function manyTargets({ by, target }: Many, owner: string): Way['targets'] {
  if (by === undefined) return ({ view }) => view.instancesOf(target);
  if (by === 'identifies')
    return (instance) => instance.view.instancesOf(target).filter((other) => identify(instance, other));
  const forwards = by.from === owner;
  return (instance) => ofKind(instance.view.linked(instance, by, forwards), target);
}

const identify = (one: CaseInstance, other: CaseInstance): boolean =>
  one.objects[0]?.identifies === other.id || other.objects[0]?.identifies === one.id;

const ofKind = (found: readonly CaseInstance[], kind: string): readonly CaseInstance[] =>
  found.every((instance) => instance.kind.name === kind)
    ? found
    : found.filter((instance) => instance.kind.name === kind);

/** A to-one relation: the candidates at the end of its chain, and the choice among them. */
function chosen(relation: One, owner: string, compiler: Compiler): Way {
  const ways = chainOf(relation, owner, compiler);
  const where = relation.where && compiler.condition(relation.where);
  const candidates = (instance: CaseInstance): readonly CaseInstance[] | Gap => {
    const found = walk(ways, instance);
    if (found instanceof Gap) return found;
    return relation.order === 'last' ? [...found].reverse() : found;
  };
  return {
    targets(instance) {
      const found = candidates(instance);
      if (found instanceof Gap || (!where && relation.order !== 'only'))
        return found instanceof Gap ? found : found.slice(0, 1);
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

function chainOf(relation: One, owner: string, compiler: Compiler): readonly Way[] {
  const ways: Way[] = [];
  let kind = compiler.ruleSet.objects.get(owner);
  for (const name of relation.of) {
    const next = kind?.relations.get(name);
    if (!next)
      throw new Error(`${owner}.${relation.name} leads over ${name}, which ${kind?.name ?? 'nothing'} does not have`);
    ways.push(compiler.way(next));
    kind = compiler.ruleSet.objects.get(next.target);
  }
  return ways;
}
