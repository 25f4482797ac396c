import type { AnyNode } from 'acorn';
import { droppedItems, type Edit, withOperator } from './edit.js';
import { isOf, type NodeOf } from './syntax.js';

/** A kind of mistake: what it makes of a node, nothing when it does not apply there. */
export interface Kind {
  readonly name: string;
  edits(node: AnyNode, code: string, parent: AnyNode | undefined): readonly Edit[];
}

/** Operators and methods by the one that is easily taken for them, and the other way round. */
const comparisons = pairs(['<', '<='], ['>', '>='], ['===', '!==']);
const arithmetic = new Map([...pairs(['+', '-'], ['*', '/']), ['%', '*'], ['**', '*']]);
const assignments = pairs(['+=', '-='], ['*=', '/=']);
const logic = pairs(['&&', '||']);
const methods = pairs(
  ['every', 'some'],
  ['min', 'max'],
  ['floor', 'ceil'],
  ['find', 'findLast'],
  ['indexOf', 'lastIndexOf'],
  ['startsWith', 'endsWith'],
  ['toLowerCase', 'toUpperCase'],
);
/** Methods whose object can stand in the place of their result. */
const dispensable: ReadonlySet<string> = new Set([
  ...['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed'],
  ...['trim', 'trimStart', 'trimEnd', 'padStart', 'padEnd', 'normalize'],
]);

/** All kinds, in the order in which the report counts them. */
export const kinds: readonly Kind[] = [
  kind('comparison', 'BinaryExpression', (node, code) => withOperator(code, node, comparisons.get(node.operator))),
  kind('arithmetic', 'BinaryExpression', (node, code) => withOperator(code, node, arithmetic.get(node.operator))),
  kind('arithmetic', 'AssignmentExpression', (node, code) => withOperator(code, node, assignments.get(node.operator))),
  kind('arithmetic', 'UpdateExpression', ({ start, end, operator, prefix }) => {
    const at = prefix ? start : end - operator.length;
    return [{ start: at, end: at + operator.length, text: operator === '++' ? '--' : '++', reachedAt: start }];
  }),
  kind('logic', 'LogicalExpression', (node, code) => withOperator(code, node, logic.get(node.operator))),
  kind('?? dropped', 'LogicalExpression', ({ operator, start, end, left, right }, code) =>
    operator === '??'
      ? [{ start, end, text: code.slice(start, code.indexOf('??', left.end)).trimEnd(), reachedAt: right.start }]
      : [],
  ),
  kind('default dropped', 'AssignmentPattern', ({ start, end, left, right }, code) => [
    { start, end, text: code.slice(left.start, left.end), reachedAt: right.start },
  ]),
  kind('negation dropped', 'UnaryExpression', ({ operator, start, end, argument }, code) =>
    operator === '!' ? [{ start, end, text: code.slice(start + operator.length, end), reachedAt: argument.start }] : [],
  ),
  kind('condition negated', 'IfStatement', ({ test }, code) => [negated(test, code)]),
  kind('condition negated', 'WhileStatement', ({ test }, code) => [negated(test, code)]),
  kind('never', 'IfStatement', ({ test, consequent }) => [
    { start: test.start, end: test.end, text: 'false', reachedAt: consequent.start },
  ]),
  kind('branches swapped', 'ConditionalExpression', ({ test, consequent, alternate }, code) => {
    const [one, other] = [code.slice(consequent.start, consequent.end), code.slice(alternate.start, alternate.end)];
    const text = other + code.slice(consequent.end, alternate.start) + one;
    return one === other ? [] : [{ start: consequent.start, end: alternate.end, text, reachedAt: test.start }];
  }),
  kind('boolean', 'Literal', ({ start, end, value }) =>
    typeof value === 'boolean' ? [{ start, end, text: String(!value) }] : [],
  ),
  kind('number', 'Literal', ({ start, end, value }) =>
    typeof value === 'number' ? [{ start, end, text: String(value + 1) }] : [],
  ),
  kind('text', 'Literal', ({ start, end, value }, _code, parent) =>
    typeof value === 'string' && isValue(parent, start) ? [{ start, end, text: value === '' ? "'other'" : "''" }] : [],
  ),
  kind('text', 'TemplateLiteral', ({ start, end }, _code, parent) =>
    parent?.type === 'TaggedTemplateExpression' ? [] : [{ start, end, text: end - start > 2 ? '``' : "'other'" }],
  ),
  kind('anchor dropped', 'Literal', ({ start, end, regex }) => {
    if (!regex) return [];
    const last = end - regex.flags.length - 2;
    return [
      ...(regex.pattern.startsWith('^') ? [{ start: start + 1, end: start + 2, text: '', reachedAt: start }] : []),
      ...(/(?:^|[^\\])\$$/.test(regex.pattern) ? [{ start: last, end: last + 1, text: '', reachedAt: start }] : []),
    ];
  }),
  kind('call removed', 'ExpressionStatement', ({ start, end, expression }) => {
    const call = isOf(expression, 'AwaitExpression') ? expression.argument : expression;
    const called = isOf(call, 'ChainExpression') ? call.expression : call;
    return isOf(called, 'CallExpression') && called.callee.type !== 'Super' ? [{ start, end, text: ';' }] : [];
  }),
  kind('return value dropped', 'ReturnStatement', ({ start, end, argument }) =>
    argument && !saysNo(argument) ? [{ start, end, text: 'return;' }] : [],
  ),
  kind('return value dropped', 'ArrowFunctionExpression', ({ body }) =>
    body.type === 'BlockStatement' || saysNo(body) ? [] : [{ start: body.start, end: body.end, text: 'undefined' }],
  ),
  kind('list emptied', 'ArrayExpression', ({ start, end, elements }) =>
    elements.length > 1 ? [{ start, end, text: '[]' }] : [],
  ),
  kind('entry dropped', 'ArrayExpression', (node) => droppedItems(node, node.elements)),
  kind('member dropped', 'ObjectExpression', (node) =>
    droppedItems(node, node.properties).filter((_, index) => !saysUndefined(node.properties[index])),
  ),
  kind('?. taken for .', 'MemberExpression', ({ start, optional, computed, object }, code) =>
    optional ? [plainAccess(code, start, object.end, computed ? '' : '.')] : [],
  ),
  kind('?. taken for .', 'CallExpression', ({ start, optional, callee }, code) =>
    optional ? [plainAccess(code, start, callee.end, '')] : [],
  ),
  kind('other method', 'CallExpression', ({ callee }) => {
    const property = calledProperty(callee);
    const text = property && methods.get(property.name);
    return text ? [{ start: property.start, end: property.end, text, reachedAt: callee.start }] : [];
  }),
  kind('method dropped', 'CallExpression', ({ start, end, callee }, code) => {
    const property = calledProperty(callee);
    if (!property || !dispensable.has(property.name) || callee.type !== 'MemberExpression') return [];
    const dot = code.lastIndexOf(callee.optional ? '?.' : '.', property.start);
    return [{ start, end, text: code.slice(start, dot).trimEnd() }];
  }),
];

function kind<T extends AnyNode['type']>(
  name: string,
  type: T,
  edits: (node: NodeOf<T>, code: string, parent: AnyNode | undefined) => readonly Edit[],
): Kind {
  return { name, edits: (node, code, parent) => (isOf(node, type) ? edits(node, code, parent) : []) };
}

function pairs(...taken: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(taken.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
}

const negated = ({ start, end }: AnyNode, code: string): Edit => ({
  start,
  end,
  text: `!(${code.slice(start, end)})`,
});

/** What is undefined anyway is not worth a change: the code would mean the same. */
const isUndefined = (node: AnyNode): boolean => isOf(node, 'Identifier') && node.name === 'undefined';
/** To whoever asks whether it holds, false is as good as nothing; the kind `boolean` makes the other of it. */
const saysNo = (node: AnyNode): boolean => isUndefined(node) || (isOf(node, 'Literal') && node.value === false);
const saysUndefined = (node: AnyNode | undefined): boolean =>
  node !== undefined && isOf(node, 'Property') && isUndefined(node.value);

/** Whether a text stands there as a value: not as the name of a member, the source of an import or a directive. */
function isValue(parent: AnyNode | undefined, start: number): boolean {
  if (!parent) return false;
  if (isOf(parent, 'Property') || isOf(parent, 'PropertyDefinition') || isOf(parent, 'MethodDefinition')) {
    return parent.computed || parent.key.start !== start;
  }
  if (isOf(parent, 'ExpressionStatement')) return parent.directive === undefined;
  return !/^(?:Import|Export(?:All|Named|Specifier))/.test(parent.type);
}

function plainAccess(code: string, reachedAt: number, after: number, text: string): Edit {
  const start = code.indexOf('?.', after);
  return { start, end: start + 2, text, reachedAt };
}

/** The name by which a method is called, unless it is computed. */
function calledProperty(callee: AnyNode): NodeOf<'Identifier'> | undefined {
  return isOf(callee, 'MemberExpression') && !callee.computed && isOf(callee.property, 'Identifier')
    ? callee.property
    : undefined;
}
