import type { Condition, Expression } from '../../model/expression.js';
import { isCondition, type Part, partsOf } from '../../model/parts-of.js';
import { ownPlace, pathIn, type Place, placeOf } from '../../model/place.js';
import { comparisonOperators } from '../../operators/comparisons.js';
import { valueOperators } from '../../operators/values/value-operators.js';

/**
 * What is surely known whenever a condition is true: every side of a comparison that `all` needs, and what these sides
 * are made of. A message may print such values, because it is written only when its rule's condition is true.
 */
export class SurelyKnown {
  private constructor(private readonly names: ReadonlySet<string>) {}

  static when(condition: Condition): SurelyKnown {
    return new SurelyKnown(learnedFrom(condition, ownPlace));
  }

  /** Whether a value can be worked out from what is surely known. */
  has(expression: Expression, place: Place = ownPlace): boolean {
    const name = nameOf(expression, place);
    if (name !== undefined && this.names.has(name)) return true;
    if (expression.node === 'attribute')
      return expression.aspect === 'value' && expression.attribute.absentMeans !== undefined;
    const ground = groundOf(expression);
    const isKnown = (part: Ground): boolean => this.has(part.of, placeOf(part, place));
    return (isKnownByOne(expression) ? ground?.some(isKnown) : ground?.every(isKnown)) ?? false;
  }
}

function learnedFrom(condition: Condition, place: Place): ReadonlySet<string> {
  if (condition.node === 'always') return new Set();
  if (condition.node === 'comparison') return learnedFromComparison(condition, place);
  const parts = condition.conditions.map((part) => learnedFrom(part, place));
  if (condition.node === 'all') return new Set(parts.flatMap((part) => [...part]));
  const [first, ...others] = parts;
  return new Set([...(first ?? [])].filter((name) => others.every((other) => other.has(name))));
}

type Comparison = Extract<Condition, { node: 'comparison' }>;

function learnedFromComparison({ left, right, operator }: Comparison, place: Place): ReadonlySet<string> {
  const names = new Set<string>();
  const lesson = comparisonOperators.get(operator)?.learns?.(right?.node === 'literal' ? right.value : undefined);
  if (lesson === 'nothing') return names;
  learn(left, place, names);
  if (right) learn(right, place, names);
  if (lesson === 'the left side is true') learnTrue(left, place, names);
  return names;
}

/** A boolean value is true: its condition is, or some object meets its `where`, which may speak of `this`. */
function learnTrue(expression: Expression, place: Place, names: Set<string>): void {
  for (const { of, from, over } of partsOf(expression)) {
    if (of && isCondition(of)) {
      for (const name of learnedFrom(of, over.length > 0 ? lookedAt : place)) if (!isLookedAt(name)) names.add(name);
    } else if (of && from === 'fact') learnTrue(of, place, names);
  }
}

/** The object that a `where` looks at: what is known of it is known of nothing else. */
const lookedAt: Place = { here: ['looked-at'], own: [] };
const isLookedAt = (name: string): boolean => name.startsWith(`${pathIn(lookedAt)}.`);

/** A value is known: so is, all the way down, what it needs. */
function learn(expression: Expression, place: Place, names: Set<string>): void {
  const name = nameOf(expression, place);
  if (name !== undefined) names.add(name);
  if (isKnownByOne(expression)) return;
  for (const part of groundOf(expression) ?? []) learn(part.of, placeOf(part, place), names);
}

const isKnownByOne = (expression: Expression): boolean =>
  expression.node === 'operation' && valueOperators.get(expression.operator)?.knownByOne === true;

type Ground = Part & { readonly of: Expression };

const isGround = (part: Part): part is Ground =>
  part.of !== undefined && !isCondition(part.of) && part.over.every(({ kind }) => kind === 'one');

/** What a value is worked out from; undefined where no single values decide: of many objects, of a condition. */
function groundOf(expression: Expression): readonly Ground[] | undefined {
  // How many there are is known, whatever is in them.
  if (expression.node === 'size' || expression.node === 'object') return [];
  const parts = partsOf(expression);
  return parts.every(isGround) ? parts : undefined;
}

/**
 * What tells a value that is read from an object from every other; undefined for lists over objects and for what is
 * worked out.
 */
function nameOf(expression: Expression, place: Place): string | undefined {
  if (expression.node === 'attribute') return pathIn(place, expression.attribute.fact);
  if (expression.node === 'derived') return pathIn(place, expression.fact.name);
  if (expression.node !== 'column' && expression.node !== 'related') return undefined;
  const [ground] = groundOf(expression) ?? [];
  const name = ground && nameOf(ground.of, placeOf(ground, place));
  return name !== undefined && expression.node === 'column' ? `${name}.${expression.column}` : name;
}
