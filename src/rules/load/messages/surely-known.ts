import type { Condition, Expression } from '../../model/expression.js';

/**
 * What is surely known whenever a condition is true: every side of a comparison that `all` needs, and what these sides
 * are made of. A message may print such values, because it is written only when its rule's condition is true.
 */
export class SurelyKnown {
  private constructor(private readonly names: ReadonlySet<string>) {}

  static when(condition: Condition): SurelyKnown {
    return new SurelyKnown(learnedFrom(condition));
  }

  /** Whether a value can be worked out from what is surely known. `path` leads to the object it is read from. */
  has(expression: Expression, path = ''): boolean {
    const name = nameOf(expression, path);
    if (name !== undefined && this.names.has(name)) return true;
    switch (expression.node) {
      case 'attribute':
        return expression.aspect === 'value' && expression.attribute.absentMeans !== undefined;
      case 'derived':
        return this.has(expression.fact.is, path);
      case 'related':
        return expression.relation.kind === 'one' && this.has(expression.of, step(path, expression.relation.name));
      case 'case':
        return this.has(expression.of, 'case>');
      case 'this':
        return this.has(expression.of);
      case 'column':
      case 'convert':
        return this.has(expression.of, path);
      case 'operation':
        return expression.operator === 'firstKnown'
          ? expression.operands.some((operand) => this.has(operand, path))
          : expression.operands.every((operand) => this.has(operand, path));
      case 'table':
        return Object.values(expression.at).every((input) => this.has(input, path));
      case 'aggregate':
      case 'condition':
        return false;
      default:
        return true;
    }
  }
}

function learnedFrom(condition: Condition, path = ''): Set<string> {
  if (condition.node === 'always') return new Set();
  if (condition.node === 'comparison') return learnedFromComparison(condition, path);
  const parts = condition.conditions.map((part) => learnedFrom(part, path));
  if (condition.node === 'all') return new Set(parts.flatMap((part) => [...part]));
  const [first, ...others] = parts;
  return new Set([...(first ?? [])].filter((name) => others.every((other) => other.has(name))));
}

function learnedFromComparison(
  { left, right, operator }: Condition & { readonly node: 'comparison' },
  path: string,
): Set<string> {
  const names = new Set<string>();
  const literal = right?.node === 'literal' ? right.value : undefined;
  if (operator === 'isKnown' && literal === false) return names;
  learn(left, path, names);
  if (right) learn(right, path, names);
  if (operator === 'equal' && literal === true) learnTrue(left, path, names);
  return names;
}

/** A boolean value is true: its condition is, or some object meets its `where`, which may speak of `this`. */
function learnTrue(expression: Expression, path: string, names: Set<string>): void {
  if (expression.node === 'derived') learnTrue(expression.fact.is, path, names);
  else if (expression.node === 'condition') for (const name of learnedFrom(expression.condition, path)) names.add(name);
  else if (expression.node === 'aggregate' && expression.where) {
    for (const name of learnedFrom(expression.where, looked)) if (!name.startsWith(looked)) names.add(name);
  }
}

/** A value is known: so is, all the way down, what it needs. */
function learn(expression: Expression, path: string, names: Set<string>): void {
  const name = nameOf(expression, path);
  if (name !== undefined) names.add(name);
  switch (expression.node) {
    case 'derived':
      learn(expression.fact.is, path, names);
      break;
    case 'related':
      if (expression.relation.kind === 'one') learn(expression.of, step(path, expression.relation.name), names);
      break;
    case 'case':
      learn(expression.of, 'case>', names);
      break;
    case 'this':
      learn(expression.of, '', names);
      break;
    case 'column':
    case 'convert':
      learn(expression.of, path, names);
      break;
    case 'operation':
      if (expression.operator !== 'firstKnown') for (const operand of expression.operands) learn(operand, path, names);
      break;
    case 'table':
      for (const input of Object.values(expression.at)) learn(input, path, names);
      break;
    default:
  }
}

/** The path of the object that a `where` looks at: what is known of it is known of nothing else. */
const looked = 'looked-at>';
const step = (path: string, relation: string): string => `${path}${relation}>`;

/**
 * What tells a value that is read from an object from every other; undefined for lists over objects and for what is
 * worked out.
 */
function nameOf(expression: Expression, path: string): string | undefined {
  if (expression.node === 'attribute') return `${path}${expression.attribute.fact}`;
  if (expression.node === 'derived') return `${path}${expression.fact.name}`;
  if (expression.node === 'column') return withColumn(nameOf(expression.of, path), expression.column);
  if (expression.node !== 'related' || expression.relation.kind === 'many') return undefined;
  return nameOf(expression.of, step(path, expression.relation.name));
}

const withColumn = (of: string | undefined, column: string): string | undefined =>
  of === undefined ? undefined : `${of}.${column}`;
