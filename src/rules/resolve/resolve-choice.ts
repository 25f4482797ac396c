import type { Located, LocatedMap } from '../../documents/located.js';
import type { Expression, FactType } from '../model/expression.js';
import { oneType } from '../operators/values/operands.js';
import { inUnit } from '../units/in-unit.js';
import { freeUnit } from './free-unit.js';
import { resolveCondition } from './resolve-condition.js';
import { type ExpressionForm, refuse, type ResolveInner, type Site } from './site.js';

/** A case as it is written: when it applies, and what the value is then. */
interface WrittenCase {
  readonly when: Located | undefined;
  readonly is: Located;
}

/**
 * `choose: [{ when: <condition>, is: <value> }, ..., { is: <value> }]`: the value of the first case whose condition is
 * true; the last may say what holds otherwise. The values are of one kind and dimension.
 */
export const resolveChoice: ExpressionForm = (node, site, resolve, expected) => {
  const cases = writtenCases(node, site);
  if (!cases) return undefined;
  const conditions = cases.map(({ when }) => when && resolveCondition(when, site.scope, site.findings));
  const values = resolveValues(cases, site, resolve, expected);
  if (!values || cases.some(({ when }, index) => when && !conditions[index])) return undefined;
  const checked = oneType({
    operator: 'choose',
    operands: expected ? values.map((value) => declared(value, expected)) : values,
    refuse: (code, message, index, about) =>
      refuse(site, (cases[index as number] as WrittenCase).is.at, code, message, about),
  });
  if (!checked) return undefined;
  return {
    node: 'choice',
    cases: checked.operands.map((is, index) => ({ when: conditions[index], is })),
    type: checked.type,
  };
};

function writtenCases(node: Located, site: Site): readonly WrittenCase[] | undefined {
  if (node.node !== 'list' || node.items.length === 0)
    return refuse(site, node.at, 'wrong-kind', 'choose needs a list of cases: [{ when: ..., is: ... }, { is: ... }]');
  const cases: WrittenCase[] = [];
  for (const [index, item] of node.items.entries()) {
    const found = item.node === 'map' ? writtenCase(item, site) : undefined;
    if (item.node !== 'map') refuse(site, item.at, 'wrong-kind', 'a case of choose has the keys when and is');
    if (!found) return undefined;
    const last = index === node.items.length - 1;
    if (!found.when && (!last || index === 0))
      return refuse(
        site,
        item.at,
        'missing-key',
        'the case needs the key when; only the last of several may go without',
      );
    cases.push(found);
  }
  return cases;
}

function writtenCase(item: LocatedMap, site: Site): WrittenCase | undefined {
  for (const [key, { keyAt }] of item.entries) {
    const advice = site.scope.model.suggest(key, ['when', 'is']);
    if (key !== 'when' && key !== 'is')
      return refuse(site, keyAt, 'unknown-key', `a case of choose has the keys when and is, found ${key}${advice}`);
  }
  const is = item.entries.get('is')?.value;
  return is
    ? { when: item.entries.get('when')?.value, is }
    : refuse(site, item.at, 'missing-key', 'the case needs the key is');
}

/** A case in the unit that the fact declares, as far as it is free: a bare number, a product. */
const declared = (value: Expression, expected: FactType): Expression =>
  freeUnit(value, expected) ??
  (value.node === 'literal' && expected.kind === 'number' ? inUnit(value, expected.unit) : undefined) ??
  value;

/** Literals are read as the kind of the values beside them, so these come first. */
function resolveValues(
  cases: readonly WrittenCase[],
  site: Site,
  resolve: ResolveInner,
  expected: FactType | undefined,
): readonly Expression[] | undefined {
  const isLiteral = ({ is }: WrittenCase): boolean =>
    (is.node === 'map' && is.entries.has('literal') && !is.entries.has('unit')) || (is.node === 'scalar' && is.quoted);
  const values: (Expression | undefined)[] = cases.map((one) =>
    isLiteral(one) ? undefined : resolve(one.is, site, expected),
  );
  const beside = values.find((value) => value)?.type ?? expected;
  // What the literals are is not known when nothing beside them could be read.
  if (!beside && cases.some((one, index) => !isLiteral(one) && !values[index])) return undefined;
  for (const [index, one] of cases.entries()) if (isLiteral(one)) values[index] = resolve(one.is, site, beside);
  return values.every((value) => value !== undefined) ? values : undefined;
}
