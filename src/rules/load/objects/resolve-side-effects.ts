import type { Attribute, SideEffect } from '../../model/attribute.js';
import { dimensionOf } from '../../model/unit.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { ObjectKindDraft, RuleSetReading } from '../draft/draft.js';
import { tail } from '../../../documents/names.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { PendingAttribute } from './read-attributes.js';

/**
 * `alsoSets` and `zeroes` when every attribute is known: names become attributes, values must fit, and no answer sets
 * itself in a circle.
 */
export function resolveSideEffects(pending: readonly PendingAttribute[], reading: RuleSetReading): void {
  for (const { attribute, kind, cursor } of pending) {
    for (const item of cursor.member('alsoSets').items) {
      const effect = resolveEffect(item, kind, reading);
      if (!effect) continue;
      if (!sameValues(attribute, effect.attribute)) {
        const { object, fact } = effect.attribute;
        reading.findings.error(
          item.valueAt,
          'wrong-kind',
          `${object}.${fact} cannot take a value of ${attribute.object}.${attribute.fact}: they differ in kind, catalogue or dimension`,
        );
      }
      attribute.alsoSets.push(effect);
    }
    for (const item of cursor.member('zeroes').items) {
      const effect = resolveEffect(item, kind, reading);
      if (!effect) continue;
      if (effect.attribute.kind !== 'number')
        reading.findings.error(
          item.valueAt,
          'wrong-kind',
          `${effect.attribute.object}.${effect.attribute.fact} is no number and cannot become 0`,
        );
      if (
        attribute.alsoSets.some((other) => other.attribute === effect.attribute && other.relation === effect.relation)
      )
        reading.findings.error(
          item.valueAt,
          'surplus-key',
          `${effect.attribute.object}.${effect.attribute.fact} stands under alsoSets too: it cannot take the value and become 0`,
        );
      attribute.zeroes.push(effect);
    }
  }
  const setting = pending.filter(({ attribute }) => attribute.alsoSets.length > 0);
  for (const each of pending) if (each.attribute.zeroes.length > 0) checkZeroes(each, setting, reading);
  const reported = new Set<Attribute>();
  for (const { attribute, cursor } of pending)
    if (!reported.has(attribute)) checkCycle(attribute, cursor, reported, reading);
}

/** What one answer sets becomes 0 together, or not at all: an amount that is left would be counted beside the other. */
function checkZeroes(
  { attribute, cursor }: PendingAttribute,
  setting: readonly PendingAttribute[],
  { findings }: RuleSetReading,
): void {
  // What could not be read may be what is missed.
  if (cursor.member('zeroes').items.length > attribute.zeroes.length) return;
  const zeroed = (other: Attribute): boolean => attribute.zeroes.some((effect) => effect.attribute === other);
  for (const { attribute: other } of setting) {
    const together = [other, ...other.alsoSets.flatMap((effect) => (effect.relation ? [] : effect.attribute))];
    const left = together.filter((each) => !zeroed(each));
    if (together.includes(attribute) || left.length === 0 || left.length === together.length) continue;
    findings.error(
      cursor.member('zeroes').at,
      'wrong-value',
      `${attribute.fact} leaves ${left.map(({ fact }) => fact).join(', ')} as it is, which ${other.fact} sets together with what becomes 0 here`,
    );
  }
}

/** `fact` on the same object, or `relation.fact` on the objects of a relation by which answers spread. */
function resolveEffect(
  item: Cursor,
  kind: ObjectKindDraft,
  { draft, findings }: RuleSetReading,
): SideEffect | undefined {
  const path = item.text?.split('.') ?? [];
  const [first = '', second] = path;
  const relation = second === undefined ? undefined : kind.relations.get(first);
  if (path.length > 2 || (second !== undefined && relation?.kind !== 'many')) {
    const known = [...kind.relations.values()].filter((each) => each.kind === 'many').map(({ name }) => name);
    findings.error(
      item.valueAt,
      'unknown-relation',
      `found "${item.text}"; expected a fact, or a to-many relation and a fact${didYouMean(first, known)}`,
      relation ? undefined : `${kind.name}.${first}`,
    );
    return undefined;
  }
  const target = relation ? (draft.objects.get(relation.target) as ObjectKindDraft) : kind;
  const name = second ?? first;
  const attribute = target.attributes.get(name);
  if (!attribute) {
    findings.error(
      item.valueAt,
      'unknown-fact',
      `unknown attribute "${name}" of ${target.name}${didYouMean(name, target.attributes.keys())}`,
      `${target.name}.${name}`,
    );
    return undefined;
  }
  const tell = (what: 'relation' | 'attribute', owner: string, segments: readonly string[]): void =>
    findings.names?.mention({ kind: what, owner, at: item.valueAt, ...tail(item.text as string, segments) });
  if (relation) tell('relation', kind.name, path);
  tell('attribute', attribute.object, [name]);
  return { ...(relation ? { relation: relation.name } : {}), attribute };
}

const sameValues = (a: Attribute, b: Attribute): boolean =>
  a.kind === b.kind &&
  a.catalogue === b.catalogue &&
  (a.unit ? dimensionOf(a.unit) : '') === (b.unit ? dimensionOf(b.unit) : '');

function checkCycle(start: Attribute, cursor: Cursor, reported: Set<Attribute>, { findings }: RuleSetReading): void {
  const walk = (attribute: Attribute, path: readonly Attribute[]): readonly Attribute[] | undefined => {
    if (path.includes(attribute)) return attribute === start ? [...path, attribute] : undefined;
    // Zeroing each other is what the two groups of sums do: a 0 that the service sets goes no further.
    for (const effect of attribute.alsoSets) {
      const found = walk(effect.attribute, [...path, attribute]);
      if (found) return found;
    }
    return undefined;
  };
  const cycle = walk(start, []);
  if (!cycle) return;
  for (const attribute of cycle) reported.add(attribute);
  const names = cycle.map(({ object, fact }) => `${object}.${fact}`).join(' -> ');
  findings.error(cursor.member('alsoSets').at, 'cycle', `an answer sets itself again: ${names}`);
}
