import type { Located, LocatedMap } from '../../documents/located.js';
import type { Position } from '../../documents/position.js';
import type { OperatorUse, ValueOperator } from '../operators/values/value-operator.js';
import { refuse, type ResolveInner, type Site } from './site.js';
import type { Expression, FactType } from '../model/expression.js';

interface Context {
  readonly site: Site;
  readonly resolve: ResolveInner;
  readonly expected: FactType | undefined;
}

/** An operator over operands, written as its form says, checked by the operator itself. */
export function resolveOperation(
  operator: ValueOperator,
  node: Located,
  at: Position,
  context: Context,
): Expression | undefined {
  const { site } = context;
  const nodes = operandNodes(operator, node, site);
  if (!nodes) return undefined;
  const operands = resolveOperands(nodes, context);
  const { written } = operator;
  const options =
    written.form === 'named' ? resolveOptions(operator.name, written.options, node as LocatedMap, site) : {};
  if (!operands || !options) return undefined;
  const use: OperatorUse = {
    operator: operator.name,
    operands,
    options,
    refuse: (code, message, operand, about) =>
      refuse(site, (operand === undefined ? undefined : nodes[operand])?.at ?? at, code, message, about),
    unit: (word) => site.scope.model.unit(word),
    catalogue: (name) => site.scope.model.catalogues.get(name),
  };
  const checked = operator.check(use);
  return (
    checked && {
      node: 'operation',
      operator: operator.name,
      operands: checked.operands,
      options: checked.options ?? options,
      type: checked.type,
    }
  );
}

function operandNodes({ name, written }: ValueOperator, node: Located, site: Site): readonly Located[] | undefined {
  if (written.form === 'one') return [node];
  if (written.form === 'named') {
    if (node.node !== 'map') return refuse(site, node.at, 'wrong-kind', `${name} needs a map with the key value`);
    const value = node.entries.get('value')?.value;
    return value ? [value] : refuse(site, node.at, 'missing-key', `${name} needs the key value`);
  }
  const { least, most } = written;
  if (node.node !== 'list') return refuse(site, node.at, 'wrong-kind', `${name} needs a list of values`);
  if (node.items.length === 0) return refuse(site, node.at, 'empty-list', `the list of ${name} is empty`);
  if (node.items.length >= least && node.items.length <= most) return node.items;
  const wanted = most === least ? `${least}` : `at least ${least}`;
  return refuse(site, node.at, 'wrong-count', `${name} needs ${wanted} values, found ${node.items.length}`);
}

/** Literals are read as the kind of the operands beside them, so these come first. */
function resolveOperands(
  nodes: readonly Located[],
  { site, resolve, expected }: Context,
): readonly Expression[] | undefined {
  const isLiteral = (node: Located): boolean =>
    node.node === 'map' && node.entries.has('literal') && !node.entries.has('unit');
  const operands: (Expression | undefined)[] = nodes.map((node) => (isLiteral(node) ? undefined : resolve(node, site)));
  if (nodes.some((node, index) => !isLiteral(node) && !operands[index])) return undefined;
  const beside = operands.find((operand) => operand)?.type;
  for (const [index, node] of nodes.entries())
    if (isLiteral(node)) operands[index] = resolve(node, site, beside ? literalType(beside) : expected);
  return operands.every((operand) => operand !== undefined) ? operands : undefined;
}

/**
 * Beside a number a literal is read as what it looks like: a bare number takes its unit from the operator, a date goes
 * with a time.
 */
const literalType = (beside: FactType | undefined): FactType | undefined =>
  beside?.kind === 'number' ? undefined : beside;

function resolveOptions(
  name: string,
  known: Extract<ValueOperator['written'], { form: 'named' }>['options'],
  node: LocatedMap,
  site: Site,
): Record<string, unknown> | undefined {
  const options: Record<string, unknown> = {};
  for (const [key, { keyAt, value }] of node.entries) {
    if (key === 'value') continue;
    const allowed = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!allowed) {
      const advice = site.scope.model.suggest(key, ['value', ...Object.keys(known)]);
      return refuse(site, keyAt, 'unknown-key', `${name} has no key ${key}${advice}`);
    }
    const given = value.node === 'scalar' ? value.value : undefined;
    const right = allowed === 'number' ? typeof given === 'number' : allowed.includes(String(given));
    if (!right)
      return refuse(
        site,
        value.at,
        allowed === 'number' ? 'wrong-kind' : 'unknown-value',
        `${key} must be ${allowed === 'number' ? 'a number' : allowed.join(', ')}`,
      );
    options[key] = given;
  }
  return options;
}
