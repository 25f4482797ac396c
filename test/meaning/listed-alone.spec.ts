import { expect } from 'chai';
import { listedAlone } from '../../src/meaning/listed-alone.js';
import type { Condition } from '../../src/rules/model/expression.js';

const comparison = (leftName: string, operator: string, value: unknown): Condition =>
  ({
    node: 'comparison',
    operator,
    decorator: undefined,
    leftName,
    right: {
      node: 'literal',
      value,
      type: Array.isArray(value) ? { kind: 'list', of: { kind: 'text' } } : { kind: 'text' },
    },
  }) as unknown as Condition;

const told = (condition: Condition): string =>
  condition.node === 'comparison' && condition.right.node === 'literal'
    ? `${condition.leftName} ${condition.operator} ${String(condition.right.value)}`
    : condition.node;

const listed = comparison('code', 'in', ['a', 'b']);
const beside = comparison('family', 'equal', 'x');
const other = comparison('age', 'equal', '1');

describe('The values that a condition lists', () => {
  for (const [what, whole, expected] of [
    [
      'stand with what must hold beside them',
      { node: 'all', conditions: [listed, beside] },
      ['family equal x, code equal a', 'family equal x, code equal b'],
    ],
    [
      'stand without what is an alternative to them',
      { node: 'all', conditions: [beside, { node: 'any', conditions: [listed, other] }] },
      ['family equal x, code equal a', 'family equal x, code equal b'],
    ],
    [
      'are none of one word, or of another operator',
      { node: 'all', conditions: [comparison('code', 'in', ['a']), comparison('code', 'notIn', ['a', 'b'])] },
      [],
    ],
  ] as const)
    it(what, () =>
      expect(
        [...listedAlone(whole as unknown as Condition, [])].map(({ alone }) => alone.map(told).join(', ')),
      ).to.deep.equal(expected),
    );
});
