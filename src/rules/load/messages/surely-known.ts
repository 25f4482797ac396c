import type { Condition, Expression, NodeOf } from '../../model/expression.js';
import { isCondition, type Part, partsOf } from '../../model/parts-of.js';
import { ownViewpoint, pathFrom, type Viewpoint, viewpointOf } from '../../model/viewpoint.js';
import { oppositeOf } from '../../resolve/opposite-of.js';
import { comparisonOperators } from '../../operators/comparisons.js';
import { valueOperators } from '../../operators/values/value-operators.js';

/**
 * What is surely known whenever a condition is true: every side of a comparison that `all` needs, and what these sides
 * are made of. A message may print such values, because it is written only when its rule's condition is true.
 */
export class SurelyKnown {
  private constructor(private readonly names: ReadonlySet<string>) {}

  static when(condition: Condition): SurelyKnown {
    return new SurelyKnown(learnedFrom(condition, ownViewpoint));
  }

  /** Whether a value can be worked out from what is surely known. */
  has(expression: Expression, viewpoint: Viewpoint = ownViewpoint): boolean {
    const name = nameOf(expression, viewpoint);
    if (name !== undefined && this.names.has(name)) return true;
    if (expression.node === 'attribute')
      return expression.aspect === 'value' && expression.attribute.absentMeans !== undefined;
    // A date is known long before its day is.
    if (expression.node === 'datePart' && expression.part !== 'year') return false;
    if (expression.node === 'choice') return this.#hasCases(expression, viewpoint);
    const needed = neededBy(expression);
    const isKnown = (part: Needed): boolean => this.has(part.of, viewpointOf(part, viewpoint));
    return (isKnownByOne(expression) ? needed?.some(isKnown) : needed?.every(isKnown)) ?? false;
  }

  /** Of a choice one case is taken when it is known which, and one is left for all else. */
  #hasCases({ cases }: NodeOf<'choice'>, viewpoint: Viewpoint): boolean {
    const isTaken = cases.at(-1)?.when === undefined;
    return (
      isTaken && cases.every(({ when, is }) => this.has(is, viewpoint) && (!when || this.#decides(when, viewpoint)))
    );
  }

  /** Whether a condition is surely true or false: what it compares is known, or it asks whether it is. */
  #decides(condition: Condition, viewpoint: Viewpoint): boolean {
    if (condition.node === 'always') return true;
    if (condition.node !== 'comparison') {
      const inside = this.#inside(condition, viewpoint);
      return condition.conditions.every((each) => inside.#decides(each, viewpoint));
    }
    const { decorator, left, right } = condition;
    if (asksPresence(condition)) return true;
    return !decorator && [left, right].every((side) => !side || this.has(side, viewpoint));
  }

  /** What one condition asks to be there is there, where the others still have something to decide. */
  #inside({ node, conditions }: NodeOf<'all' | 'any' | 'atLeast', Condition>, viewpoint: Viewpoint): SurelyKnown {
    if (node === 'atLeast') return this;
    const asking = conditions.filter(asksPresence).map((each) => (node === 'any' ? oppositeOf(each) : each));
    return new SurelyKnown(new Set([...this.names, ...asking.flatMap((each) => [...learnedFrom(each, viewpoint)])]));
  }
}

const asksPresence = (condition: Condition): boolean =>
  condition.node === 'comparison' &&
  !condition.decorator &&
  comparisonOperators.get(condition.operator)?.asksPresence === true;

function learnedFrom(condition: Condition, viewpoint: Viewpoint): ReadonlySet<string> {
  if (condition.node === 'always') return new Set();
  if (condition.node === 'comparison') return learnedFromComparison(condition, viewpoint);
  const parts = condition.conditions.map((part) => learnedFrom(part, viewpoint));
  const sure = condition.node === 'atLeast' ? condition.count : condition.node === 'all' ? parts.length : 1;
  // Whichever of them hold, one of those that teach the name is among them.
  const teaching = (name: string): number => parts.filter((part) => part.has(name)).length;
  return new Set(parts.flatMap((part) => [...part].filter((name) => parts.length - teaching(name) < sure)));
}

function learnedFromComparison(
  { left, right, operator }: NodeOf<'comparison'>,
  viewpoint: Viewpoint,
): ReadonlySet<string> {
  const names = new Set<string>();
  const lesson = comparisonOperators.get(operator)?.learns?.(right.node === 'literal' ? right.value : undefined);
  if (lesson === 'nothing') return names;
  learn(left, viewpoint, names);
  if (right) learn(right, viewpoint, names);
  if (lesson === 'the left side is true') learnTrue(left, viewpoint, names);
  return names;
}

/** A boolean value is true: its condition is, or some object meets its `where`, which may speak of `this`. */
function learnTrue(expression: Expression, viewpoint: Viewpoint, names: Set<string>): void {
  // Which case it was that is true nobody says.
  if (expression.node === 'choice') return;
  for (const { of, from, over } of partsOf(expression)) {
    if (of && isCondition(of)) {
      for (const name of learnedFrom(of, over.length > 0 ? lookedAt : viewpoint))
        if (!isLookedAt(name)) names.add(name);
    } else if (of && from === 'fact') learnTrue(of, viewpoint, names);
  }
}

/** The object that a `where` looks at: what is known of it is known of nothing else. */
const lookedAt: Viewpoint = { here: ['looked-at'], own: [] };
const isLookedAt = (name: string): boolean => name.startsWith(`${pathFrom(lookedAt)}.`);

/** A value is known: so is, all the way down, what it needs. */
function learn(expression: Expression, viewpoint: Viewpoint, names: Set<string>): void {
  const name = nameOf(expression, viewpoint);
  if (name !== undefined) names.add(name);
  if (isKnownByOne(expression)) return;
  // Of a list whose length is known it is known what belongs to it.
  if (expression.node === 'size' && 'node' in expression.of) return learn(expression.of, viewpoint, names);
  for (const part of neededBy(expression) ?? []) learn(part.of, viewpointOf(part, viewpoint), names);
}

const isKnownByOne = (expression: Expression): boolean =>
  expression.node === 'operation' && valueOperators.get(expression.operator)?.knownByOne === true;

type Needed = Part & { readonly of: Expression };

const isNeeded = (part: Part): part is Needed =>
  part.of !== undefined && !isCondition(part.of) && part.over.every(({ kind }) => kind === 'one');

/** What a value is worked out from; undefined where no single values decide: of many objects, of a condition. */
function neededBy(expression: Expression): readonly Needed[] | undefined {
  // How many there are is known, whatever is in them.
  if (expression.node === 'size' || expression.node === 'object') return [];
  const parts = partsOf(expression);
  return parts.every(isNeeded) ? parts : undefined;
}

/**
 * What tells a value that is read from an object from every other; undefined for lists over objects and for what is
 * worked out.
 */
function nameOf(expression: Expression, viewpoint: Viewpoint): string | undefined {
  if (expression.node === 'attribute') return pathFrom(viewpoint, expression.attribute.fact);
  if (expression.node === 'derived') return pathFrom(viewpoint, expression.fact.name);
  if (expression.node !== 'column' && expression.node !== 'related' && expression.node !== 'datePart') return undefined;
  const [needed] = neededBy(expression) ?? [];
  const name = needed && nameOf(needed.of, viewpointOf(needed, viewpoint));
  if (name === undefined || expression.node === 'related') return name;
  return `${name}.${expression.node === 'column' ? expression.column : expression.part}`;
}
