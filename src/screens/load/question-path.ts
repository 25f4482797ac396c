import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import type { Findings } from '../../documents/findings/findings.js';
import { tail } from '../../documents/names.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { RelationPath } from '../../rules/model/expression.js';
import type { Position } from '../../documents/position.js';
import type { RuleSet } from '../../rules/model/rule-set.js';

export interface QuestionPath {
  readonly path: readonly RelationPath[];
  readonly attribute: Attribute;
}

/**
 * The attribute a question asks, `[relation.]*attribute` from an object kind; undefined, with a finding, when there is
 * none.
 */
export function resolveQuestionPath(
  text: string,
  at: Position,
  start: ObjectKind,
  ruleSet: RuleSet,
  findings: Findings,
): QuestionPath | undefined {
  const names = text.split('.');
  const last = names.pop() as string;
  const path: RelationPath[] = [];
  let kind = start;
  for (const [index, name] of names.entries()) {
    const relation = resolveRelation(name, at, kind, findings, tail(text, [...names.slice(index), last]).from);
    const target = relation && ruleSet.objects.get(relation.target);
    if (!relation || !target) return undefined;
    path.push(relation);
    kind = target;
  }
  const attribute = kind.attributes.get(last);
  if (attribute) {
    findings.names?.mention({ kind: 'attribute', owner: kind.name, at, ...tail(text, [last]) });
    return { path, attribute };
  }
  findings.error(at, ...whyNoAttribute(last, kind));
  return undefined;
}

/**
 * A relation of an object kind, `from` letters behind the place; undefined, with a finding, when it has none of this
 * name.
 */
export function resolveRelation(
  name: string,
  at: Position,
  kind: ObjectKind,
  findings: Findings,
  from = 0,
): RelationPath | undefined {
  const relation = kind.relations.get(name);
  if (relation) {
    findings.names?.mention({ kind: 'relation', owner: kind.name, name, at, from });
    return relation;
  }
  const known = [...kind.relations.keys()];
  const expected =
    known.length === 0 ? `${kind.name} leads to no other object` : `expected one of: ${known.join(', ')}`;
  findings.error(
    at,
    'unknown-relation',
    `${kind.name} has no relation "${name}"${didYouMean(name, known)}; ${expected}`,
    `${kind.name}.${name}`,
  );
  return undefined;
}

/** As {@link resolveRelation}, for a relation that leads to a list of objects. */
export type ToMany = Exclude<RelationPath, { kind: 'one' }>;

export function resolveManyRelation(
  name: string,
  at: Position,
  kind: ObjectKind,
  findings: Findings,
): ToMany | undefined {
  const relation = resolveRelation(name, at, kind, findings);
  if (relation?.kind !== 'one') return relation;
  const lists = [...kind.relations.values()].filter((each) => each.kind !== 'one').map((each) => each.name);
  findings.error(at, 'wrong-kind', `${name} leads to one object; expected a relation to many: ${lists.join(', ')}`);
  return undefined;
}

function whyNoAttribute(name: string, kind: ObjectKind): readonly [FindingCode, message: string, about?: string] {
  if (kind.facts.has(name))
    return [
      'wrong-fact',
      `${name} is a derived fact of ${kind.name}: it is computed, not asked; expected an attribute`,
    ];
  if (kind.relations.has(name))
    return [
      'wrong-fact',
      `${name} is a relation of ${kind.name}; expected an attribute behind it: ${name}.<attribute>`,
    ];
  const known = [...kind.attributes.keys()];
  return [
    'unknown-fact',
    `${kind.name} has no attribute "${name}"${didYouMean(name, [...known, ...kind.relations.keys()])}`,
    `${kind.name}.${name}`,
  ];
}
