import type { Located, LocatedMap } from '../../documents/located.js';
import type { Position } from '../../documents/position.js';
import { type ComparisonOperator, comparisonOperators } from '../operators/comparisons.js';
import { decimal } from '../model/decimal.js';
import type { Condition, Expression, FactType, NodeOf } from '../model/expression.js';
import { refusesAggregate } from './exchanged-aggregate.js';
import { kindRead } from '../model/kind-read.js';
import { fit } from './fit.js';
import { knownForm } from './known-form.js';
import { oppositeDecorators, oppositeOf } from './opposite-of.js';
import { resolveLiteral } from './resolve-literal.js';
import { resolvePattern } from './resolve-pattern.js';
import { resolvePath } from './resolve-path.js';
import { type Site, refuse } from './site.js';
import { typeName } from './type-name.js';
import { dimensionOf, unitWord } from '../model/unit.js';

type Decorator = NodeOf<'comparison'>['decorator'];

const written: readonly string[] = [...comparisonOperators.values()]
  .filter((one) => !one.internal)
  .map((one) => one.name);

/** A comparison `{ fact, operator, value }`, or its opposite when it stands under `not`. */
export function resolveComparison(node: LocatedMap, negated: boolean, site: Site): Condition | undefined {
  const fact = textOf(node, 'fact', site);
  const operatorText = textOf(node, 'operator', site);
  if (!fact || !operatorText) return undefined;
  const left = resolvePath(fact.text, fact.at, site.scope, site.findings);
  const named = resolveOperator(operatorText, site);
  if (!left || !named) return undefined;
  const wanted = wantedOf(node.entries.get('value')?.value);
  if (wanted && !named.operator.asksPresence && refusesAggregate(left, wanted, node.at, site)) return undefined;
  const type = comparedType(left, named, fact, site);
  if (!type) return undefined;
  const comparedWith = kindRead(left)?.about;
  const right = resolveRight(node, { operator: named.operator, type, leftText: fact.text }, { ...site, comparedWith });
  if (!right) return undefined;
  const known = named.operator.asksPresence ? knownForm(left, fact.text) : { expression: left, name: fact.text };
  if (!known)
    return refuse(
      site,
      fact.at,
      'wrong-fact',
      `${named.operator.name} is for attributes, columns, parts of dates, relations and lists over objects; ${fact.text} is none of them`,
    );
  const comparison: Condition = {
    node: 'comparison',
    operator: named.operator.name,
    decorator: named.decorator,
    left: known.expression,
    leftName: known.name,
    ...right,
    at: node.at,
  };
  return negated ? oppositeOf(comparison) : comparison;
}

/** What a single literal is. */
function wantedOf(value: Located | undefined): 'number' | 'truth' | undefined {
  if (value?.node !== 'scalar') return undefined;
  if (typeof value.value === 'number') return 'number';
  return typeof value.value === 'boolean' ? 'truth' : undefined;
}

interface Text {
  readonly text: string;
  readonly at: Position;
}

function textOf(node: LocatedMap, key: string, site: Site): Text | undefined {
  const entry = node.entries.get(key);
  if (!entry)
    return refuse(site, node.at, 'missing-key', `a comparison needs fact, operator and value; ${key} is missing`);
  const { value } = entry;
  if (value.node !== 'scalar' || typeof value.value !== 'string')
    return refuse(site, value.at, 'wrong-kind', `${key} must be a name`);
  return { text: value.value, at: value.at };
}

function resolveOperator(
  { text, at }: Text,
  site: Site,
): { operator: ComparisonOperator; decorator: Decorator } | undefined {
  const parts = text.split(':');
  const name = parts.pop() as string;
  const [decorator, ...more] = parts;
  if (more.length > 0 || (decorator !== undefined && !Object.hasOwn(oppositeDecorators, decorator))) {
    return refuse(
      site,
      at,
      'unknown-operator',
      `only someFact: and everyFact: may stand before an operator, found ${parts.join(':')}:`,
    );
  }
  const operator = comparisonOperators.get(name);
  if (operator && !operator.internal) return { operator, decorator: decorator as Decorator };
  if (operator?.internal)
    return refuse(site, at, 'unknown-operator', `there is no operator ${name}, write not and ${operator.opposite}`);
  const bySign = [...comparisonOperators.values()].find(({ signs }) => signs?.includes(name));
  const meant = bySign ? `, write ${bySign.name}` : site.scope.model.suggest(name, written);
  return refuse(
    site,
    at,
    'unknown-operator',
    `there is no operator ${name}${meant}; expected one of: ${written.join(', ')}`,
  );
}

/** The type that the operator compares: that of the fact, or of its elements. */
function comparedType(
  left: Expression,
  named: { operator: ComparisonOperator; decorator: Decorator },
  fact: Text,
  site: Site,
): FactType | undefined {
  const { operator, decorator } = named;
  const list = left.type.kind === 'list' ? left.type.of : undefined;
  const takesList = operator.left.includes('list');
  if (takesList && !decorator) {
    return list && list.kind !== 'object' && list.kind !== 'date'
      ? list
      : refuse(
          site,
          fact.at,
          'wrong-kind',
          `${operator.name} needs a list of codes, numbers or texts; ${fact.text} is ${typeName(left.type)}`,
          kindRead(left)?.about,
        );
  }
  if (decorator && !list)
    return refuse(site, fact.at, 'wrong-kind', `${decorator}: needs a list; ${fact.text} is ${typeName(left.type)}`);
  if (!decorator && list) {
    return refuse(
      site,
      fact.at,
      'wrong-kind',
      `${fact.text} is a list: write someFact:${operator.name}, everyFact:${operator.name} or contains`,
    );
  }
  const type = list ?? left.type;
  if (operator.left.includes(type.kind) && !takesList) return type;
  const advice = type.kind === 'date' && operator.forDates ? `; dates have ${operator.forDates}` : '';
  return refuse(
    site,
    fact.at,
    'wrong-kind',
    `${operator.name} cannot compare ${fact.text}, which is ${typeName(type)}${advice}`,
    advice === '' ? kindRead(left)?.about : undefined,
  );
}

interface Expected {
  readonly operator: ComparisonOperator;
  readonly type: FactType;
  readonly leftText: string;
}

function resolveRight(
  node: LocatedMap,
  expected: Expected,
  site: Site,
): { right: Expression; rightName: string | undefined } | undefined {
  const value = node.entries.get('value')?.value;
  if (expected.operator.right === 'yesNo') return resolveYesNo(value, expected, site);
  if (!value)
    return refuse(site, node.at, 'missing-key', 'a comparison needs fact, operator and value; value is missing');
  const type = rightType(expected);
  if (type.kind === 'pattern') {
    const pattern = resolvePattern(value, site);
    return pattern && { right: { node: 'literal', value: pattern, type }, rightName: undefined };
  }
  if (value.node === 'map') return resolveFact(value, type, expected, site);
  const right = resolveLiteral(value, type, site);
  reportShare(value, type, site);
  return right && { right, rightName: undefined };
}

/** 0.6 beside percent is six thousandths; people who write it mostly mean 60 percent. */
function reportShare(value: Located, type: FactType, { findings }: Site): void {
  if (type.kind !== 'number' || type.unit === undefined || dimensionOf(type.unit) !== 'percent') return;
  if (value.node !== 'scalar' || typeof value.value !== 'number' || value.value <= 0 || value.value >= 1) return;
  const percent = decimal(value.value * 100);
  findings.warning(
    value.at,
    'wrong-share',
    `found ${value.value} for a value in percent; write ${percent} if ${percent} percent are meant`,
  );
}

function resolveYesNo(
  value: Located | undefined,
  { operator }: Expected,
  site: Site,
): { right: Expression; rightName: undefined } | undefined {
  const yes = value === undefined ? true : value.node === 'scalar' ? value.value : undefined;
  if (value && typeof yes !== 'boolean')
    return refuse(site, value.at, 'wrong-kind', `${operator.name} has value: true (or none) or value: false`);
  return { right: { node: 'literal', value: yes === true, type: { kind: 'truth' } }, rightName: undefined };
}

function rightType({ operator, type }: Expected): FactType {
  if (operator.right === 'list') return { kind: 'list', of: type };
  if (operator.right === 'pattern') return { kind: 'pattern' };
  if (operator.right !== 'range') return type;
  return type.kind === 'number' && type.unit ? { kind: 'range', unit: type.unit } : { kind: 'range' };
}

function resolveFact(
  value: LocatedMap,
  type: FactType,
  { leftText }: Expected,
  site: Site,
): { right: Expression; rightName: string } | undefined {
  const fact = value.entries.get('fact')?.value;
  if (value.entries.size === 1 && fact && (fact.node !== 'scalar' || typeof fact.value !== 'string'))
    return refuse(site, fact.at, 'wrong-kind', 'fact must be a name');
  if (value.entries.size !== 1 || fact?.node !== 'scalar' || typeof fact.value !== 'string') {
    return refuse(
      site,
      value.at,
      'wrong-kind',
      `value is a literal, a list of literals or { fact: name }, found ${[...value.entries.keys()].join(', ')}`,
    );
  }
  if (fact.value === leftText) {
    const advice = site.scope.outer ? `, did you mean this.${leftText}?` : '';
    return refuse(site, fact.at, 'wrong-comparison', `${leftText} is compared with itself${advice}`);
  }
  const found = resolvePath(fact.value, fact.at, site.scope, site.findings);
  const right = found && fit(found, type, fact.at, site);
  if (!right) return undefined;
  const element = type.kind === 'list' ? type.of : type;
  const unit = element.kind === 'number' || element.kind === 'range' ? element.unit : undefined;
  // Another value than the fact's own needs another name: an engine is given one value per name.
  return { right, rightName: right === found ? fact.value : `${fact.value} in ${unitWord(unit)}` };
}
