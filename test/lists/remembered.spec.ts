import { expect } from 'chai';
import { rememberedByNumbers } from '../../src/lists/remembered-by-numbers.js';
import { remembered, rememberedAtMost } from '../../src/lists/remembered.js';

describe('remembered', () => {
  it('makes what belongs to a key once, in a map and in a weak map', () => {
    for (const memory of [new Map<object, string>(), new WeakMap<object, string>()]) {
      const [one, other] = [{}, {}];
      let made = 0;
      const make = (): string => `made ${++made}`;
      expect([one, one, other, one].map((key) => remembered(memory, key, make))).to.deep.equal([
        'made 1',
        'made 1',
        'made 2',
        'made 1',
      ]);
    }
  });
});

describe('rememberedAtMost', () => {
  it('forgets all before it would hold more, and nothing for what it holds', () => {
    const memory = new Map<string, string>();
    let made = 0;
    const ask = (key: string): string => rememberedAtMost(2, memory, key, () => `${key} ${++made}`);
    expect(['a', 'b', 'a', 'b', 'c', 'c', 'a'].map(ask)).to.deep.equal([
      'a 1',
      'b 2',
      'a 1',
      'b 2',
      'c 3',
      'c 3',
      'a 4',
    ]);
  });
});

describe('rememberedByNumbers', () => {
  it('takes sets of the same numbers for one, in whatever order, and no others', () => {
    const memory = new Map<string, number>();
    let made = 0;
    const ask = (...numbers: readonly number[]): number => rememberedByNumbers(memory, new Set(numbers), () => ++made);
    expect([ask(1, 23), ask(23, 1), ask(12, 3), ask(), ask(123), ask(3, 12), ask()]).to.deep.equal([
      1, 1, 2, 3, 4, 2, 3,
    ]);
  });
});
