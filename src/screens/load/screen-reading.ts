import type { Attribute } from '../../rules/model/attribute.js';
import { knownNames, type KnownNames } from '../../rules/load/messages/check-message.js';
import { resolveCondition } from '../../rules/resolve/resolve-condition.js';
import { attributeValue, type Condition, type RelationPath } from '../../rules/model/expression.js';
import type { ModelLookup } from '../../rules/resolve/resolve-scope.js';
import type { Cursor } from '../../documents/cursor.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { RuleSet, SourceType } from '../../rules/model/rule-set.js';
import type { Additions } from './additions.js';
import type { Fillings } from './check-placeholders.js';
import type { Texts } from './texts.js';
import type { Told } from './told.js';

/** What every reader of a part of the screens is given. */
export interface ScreenReading extends Told {
  readonly ruleSet: RuleSet;
  readonly model: ModelLookup;
  readonly texts: Texts;
  /** What the system adds to shared screens of the source type. */
  readonly additions: Additions;
}

/** Where a group or question stands: in a screen, in the scope of its object or of an element of a list. */
export interface ScreenPlace {
  readonly screen: string;
  readonly sourceType: SourceType;
  readonly kind: ObjectKind;
  /** The relation of the `list` group around it. */
  readonly within: RelationPath | undefined;
}

/**
 * A condition of an object kind; left out it is `absent`. One that cannot be resolved is a finding, and reading goes
 * on.
 */
export function readCondition(
  cursor: Cursor,
  absent: boolean,
  kind: ObjectKind,
  { model, findings }: ScreenReading,
): Condition {
  const scope = model.kinds.get(kind.name);
  const condition = cursor.node && scope ? resolveCondition(cursor.node, { model, kind: scope }, findings) : undefined;
  if (condition) return condition;
  return cursor.present ? notResolved(absent) : { node: 'always', value: absent };
}

const unresolved = new WeakSet<Condition>();

/** Stands for a condition that could not be resolved. */
export function notResolved(value: boolean): Condition {
  const instead: Condition = { node: 'always', value };
  unresolved.add(instead);
  return instead;
}

/** Whether a condition stands for one that could not be resolved, or has such a part: what it rests on is not known. */
export const isUnresolved = (condition: Condition): boolean =>
  unresolved.has(condition) || ('conditions' in condition && condition.conditions.some(isUnresolved));

/** The facts of an object kind, which the texts in its scope may be filled with. */
export const factsOf = (kind: ObjectKind): Fillings => ({
  names: {
    has: (name) => kind.attributes.has(name) || kind.facts.has(name),
    type: (name) => {
      const attribute = kind.attributes.get(name);
      return kind.facts.get(name)?.type ?? (attribute && attributeValue(attribute).type);
    },
    *[Symbol.iterator]() {
      yield* kind.attributes.keys();
      yield* kind.facts.keys();
    },
  },
  of: kind.name,
  naming: (name) =>
    kind.attributes.has(name) || kind.facts.has(name)
      ? { kind: kind.attributes.has(name) ? 'attribute' : 'fact', owner: kind.name }
      : undefined,
});

/** The text of a question about a period prints it. */
export const withLookBack = (fillings: Fillings, { object, fact, at, lookBack }: Attribute): Fillings => ({
  ...fillings,
  asked: { name: `${object}.${fact}`, at, hasPeriod: typeof lookBack === 'object' },
  ...(typeof lookBack === 'object' && { names: withText(fillings.names, 'lookBack') }),
});

/** Besides, a text that the service writes itself. */
const withText = (names: KnownNames, text: string): KnownNames =>
  knownNames([...names, text], (name) => (name === text ? { kind: 'text' } : names.type?.(name)));
