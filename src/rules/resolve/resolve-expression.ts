import type { Findings } from '../../documents/findings/findings.js';
import type { Located, LocatedMap, LocatedScalar } from '../../documents/located.js';
import type { Position } from '../../documents/position.js';
import { aggregates } from '../operators/aggregates.js';
import { parseDate } from '../../case/values/date.js';
import { valueOperators } from '../operators/values/value-operators.js';
import { type ExpressionForm, refuse, type Site } from './site.js';
import type { Expression, FactType } from '../model/expression.js';
import { tellUnit } from '../model/tell-unit.js';
import { sameType } from '../units/same-type.js';
import { agreeingTerms } from './agreeing-terms.js';
import { fit } from './fit.js';
import { freeUnit } from './free-unit.js';
import { resolveAggregate } from './resolve-aggregate.js';
import { resolveChoice } from './resolve-choice.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveConversion } from './resolve-conversion.js';
import { resolveLiteral } from './resolve-literal.js';
import { resolveOperation } from './resolve-operation.js';
import { resolvePath } from './resolve-path.js';
import type { ResolveScope } from './resolve-scope.js';
import { resolveTable } from './resolve-table.js';
import { typeName } from './type-name.js';

/** Forms that are not operators over operands. */
const forms: Readonly<Record<string, ExpressionForm>> = {
  when: (node, site) => {
    const condition = resolveCondition(node, site.scope, site.findings);
    return condition && { node: 'condition', condition, type: { kind: 'truth' } };
  },
  choose: resolveChoice,
  convert: resolveConversion,
  table: resolveTable,
};

/** So many who agree on a unit are not wrong one by one. */
const several = 2;

const words = [...valueOperators.keys(), ...aggregates.keys(), ...Object.keys(forms), 'literal'];

/**
 * A value tree with every name resolved and every number in one unit (rule language, "Facts" and "Files, by example").
 * With `expected` it comes out as that type: numbers converted, or (directly over multiply, divide, power) given that
 * unit. Undefined when a finding was reported: at `unitAt`, where the unit is written, when all that the value is
 * agrees on another one.
 */
export function resolveExpression(
  node: Located,
  scope: ResolveScope,
  findings: Findings,
  expected?: FactType,
  unitAt?: Position,
): Expression | undefined {
  const site: Site = { scope, findings };
  const found = resolve(node, site, expected);
  if (!found || !expected) return found;
  const free = freeUnit(found, expected);
  if (!free && unitAt && found.type.kind === 'number' && !sameType(found.type, expected)) {
    const terms = agreeingTerms(found);
    const message = `this says ${typeName(expected)}; all that the value comes to is ${typeName(found.type)}: ${terms.join(', ')}`;
    if (terms.length >= several) return refuse(site, unitAt, 'wrong-dimension', message);
  }
  return fit(free ?? found, expected, node.at, site);
}

const again: Parameters<ExpressionForm>[2] = (node, site, expected) => resolve(node, site, expected);

function resolve(node: Located, site: Site, expected: FactType | undefined): Expression | undefined {
  if (node.node === 'list')
    return refuse(site, node.at, 'wrong-kind', 'expected a value (a number, a fact or an operator), found a list');
  return node.node === 'scalar' ? resolveScalar(node, site, expected) : resolveMap(node, site, expected);
}

function resolveScalar(node: LocatedScalar, site: Site, expected: FactType | undefined): Expression | undefined {
  const { value, quoted, at } = node;
  if (typeof value === 'number') return { node: 'literal', value, type: { kind: 'number' } };
  if (typeof value === 'boolean')
    return refuse(site, at, 'wrong-kind', `expected a value, found ${value}; yes or no is { when: ${value} }`);
  if (value === null) return refuse(site, at, 'missing-value', 'null is no value');
  if (!quoted) return resolvePath(value, at, site.scope, site.findings);
  if (expected?.kind === 'date') return resolveLiteral(node, expected, site);
  return refuse(site, at, 'wrong-kind', `a fact is a bare word and a code { literal: ${value} }, found "${value}"`);
}

function resolveMap(node: LocatedMap, site: Site, expected: FactType | undefined): Expression | undefined {
  if (node.entries.has('literal')) return resolveWrittenLiteral(node, site, expected);
  const [first, ...more] = node.entries;
  if (!first) return refuse(site, node.at, 'missing-key', 'the value is empty');
  const [name, { keyAt, value }] = first;
  if (more.length > 0) {
    return refuse(
      site,
      node.at,
      'surplus-key',
      `a value has one operator, found ${[...node.entries.keys()].join(' and ')}`,
    );
  }
  const operator = valueOperators.get(name);
  // `lowest` and `highest` are of values when written with a list, else over objects.
  if (operator && !(aggregates.has(name) && value.node === 'map'))
    return resolveOperation(operator, value, keyAt, { site, resolve: again, expected });
  const aggregate = aggregates.get(name);
  if (aggregate) return resolveAggregate(aggregate, value, site, again);
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (form) return form(value, site, again, expected);
  return refuse(
    site,
    keyAt,
    'unknown-operator',
    `there is no operator ${name}${site.scope.model.suggest(name, words)}; expected one of: ${words.join(', ')}`,
  );
}

/** `{ literal: x }`, of a number also `{ literal: 18, unit: year }`. */
function resolveWrittenLiteral(node: LocatedMap, site: Site, expected: FactType | undefined): Expression | undefined {
  for (const [key, { keyAt }] of node.entries) {
    if (key !== 'literal' && key !== 'unit')
      return refuse(site, keyAt, 'unknown-key', `a literal has the keys literal and unit, found ${key}`);
  }
  const literal = node.entries.get('literal')?.value as Located;
  const unitNode = node.entries.get('unit')?.value;
  if (unitNode) {
    if (unitNode.node !== 'scalar')
      return refuse(site, unitNode.at, 'wrong-kind', 'the unit of a literal is one word, as in unit: year');
    const word = String(unitNode.value);
    const unit = site.scope.model.unit(word);
    if (!unit)
      return refuse(
        site,
        unitNode.at,
        'unknown-unit',
        `there is no unit ${word}${site.scope.model.suggest(word, site.scope.model.unitWords)}`,
        `unit ${word}`,
      );
    tellUnit(word, unitNode.at, site.findings);
    return resolveLiteral(literal, { kind: 'number', unit }, site);
  }
  const type = expected ?? typeOf(literal);
  return type
    ? resolveLiteral(literal, type, site)
    : refuse(site, literal.at, 'wrong-kind', 'it is not known which catalogue the literal belongs to');
}

/** What a literal is when nothing beside it says. */
function typeOf(node: Located): FactType | undefined {
  if (node.node !== 'scalar') return undefined;
  if (typeof node.value === 'number') return { kind: 'number' };
  return node.quoted && parseDate(String(node.value)) ? { kind: 'date' } : undefined;
}
