import type { Program, Instance } from '../../rules/program/program.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { RelationPath } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { reachedBy } from './reached-by.js';
import type { CompiledQuestion } from './compiled-screen.js';

/**
 * What a rule concerns, followed to its end: an attribute of the objects a path leads to, or the objects themselves.
 */
interface Concern {
  /** Scope the path starts in: the rule's own, or the case. */
  readonly from: ObjectKind;
  readonly path: readonly RelationPath[];
  readonly attribute: Attribute | undefined;
}

/** What a question asks for. */
type Asking = Pick<CompiledQuestion, 'definition' | 'attribute'>;

const concernsOfRule = new WeakMap<Rule, readonly Concern[]>();

/**
 * Whether one of some questions asks for an attribute or a list of objects that a rule concerns, whatever the objects
 * of a case.
 */
export function concernsOneOf(rule: Rule, ruleSet: RuleSet, questions: readonly Asking[]): boolean {
  const concerns = concernsOf(rule, ruleSet);
  return concerns.some((concern) => questions.some((question) => asksAbout(question, concern)));
}

/** The places in a case that a violation concerns: keys made by {@link attributePlace} and {@link listPlace}. */
export function concernedPlaces(rule: Rule, instance: Instance, program: Program): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { from, path, attribute } of concernsOf(rule, program.ruleSet)) {
    const start = from.name === instance.kind.name ? instance : instance.view.root;
    const carriers = attribute ? path : path.slice(0, -1);
    let objects: readonly Instance[] = [start];
    for (const relation of carriers) objects = objects.flatMap((object) => reachedBy(program, object, relation));
    const list = path.at(-1);
    for (const object of objects) {
      if (attribute) places.add(attributePlace(object, attribute));
      else if (list) places.add(listPlace(object, list));
    }
    // A question over a list of objects stands for their codes; it shows what concerns one of them.
    if (attribute && list) for (const owner of owners(program, start, path)) places.add(listPlace(owner, list));
  }
  return places;
}

/** An attribute of an object. */
export const attributePlace = (object: Instance, attribute: Attribute): string =>
  `${object.id}.${attribute.storedOn}.${attribute.id}`;

/** The list of objects that a relation leads to. */
export const listPlace = (owner: Instance, relation: RelationPath): string => `${owner.id}/${relation.name}`;

function owners(program: Program, start: Instance, path: readonly RelationPath[]): readonly Instance[] {
  let objects: readonly Instance[] = [start];
  for (const relation of path.slice(0, -1)) objects = objects.flatMap((object) => reachedBy(program, object, relation));
  return objects;
}

function asksAbout({ definition, attribute }: Asking, concern: Concern): boolean {
  if (concern.attribute === attribute && definition.kind !== 'choice') return true;
  return (
    definition.kind !== 'attribute' &&
    concern.path.at(-1)?.name === definition.relation.name &&
    concern.attribute === undefined
  );
}

function concernsOf(rule: Rule, ruleSet: RuleSet): readonly Concern[] {
  let concerns = concernsOfRule.get(rule);
  if (!concerns)
    concernsOfRule.set(rule, (concerns = rule.concerns.flatMap((path) => follow(path, rule.scope, ruleSet) ?? [])));
  return concerns;
}

/** Follows a fact path name by name; undefined when it ends in neither an attribute nor a relation. */
function follow(path: string, scope: string, ruleSet: RuleSet): Concern | undefined {
  const names = path.split('.');
  const own = ruleSet.objects.get(scope);
  const root = ruleSet.objects.get('case');
  const from = names[0] === 'case' && !own?.relations.has('case') ? root : own;
  if (!from) return undefined;
  let kind: ObjectKind | undefined = from;
  const relations: RelationPath[] = [];
  for (const name of from === root && names[0] === 'case' ? names.slice(1) : names) {
    const attribute: Attribute | undefined = kind?.attributes.get(name);
    if (attribute) return { from, path: relations, attribute };
    const relation: RelationPath | undefined = kind?.relations.get(name);
    if (!relation) return undefined;
    relations.push(relation);
    kind = ruleSet.objects.get(relation.target);
  }
  return { from, path: relations, attribute: undefined };
}
