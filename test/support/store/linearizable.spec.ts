import { expect } from 'chai';
import { type Event, isLinearizable } from './linearizable.js';

const forever = Number.POSITIVE_INFINITY;
const at = (began: number, ended: number, call: Event['call']): Event => ({ began, ended, call });
const create = (value: string, done = true): Event['call'] => ({ kind: 'create', value, done });
const read = (saw: string | undefined): Event['call'] => ({ kind: 'read', saw });
const replace = (expected: string, value: string, done = true): Event['call'] => ({
  kind: 'replace',
  expected,
  value,
  done,
});
const put = (value: string): Event['call'] => ({ kind: 'put', value });
const remove: Event['call'] = { kind: 'remove' };

const histories: readonly (readonly [about: string, linearizable: boolean, history: readonly Event[]])[] = [
  ['nothing', true, []],
  [
    'one after the other',
    true,
    [at(0, 1, create('a')), at(2, 3, read('a')), at(4, 5, replace('a', 'b')), at(6, 7, read('b'))],
  ],
  ['a stale read', false, [at(0, 1, create('a')), at(2, 3, replace('a', 'b')), at(4, 5, read('a'))]],
  [
    'a read of the old value beside the write',
    true,
    [at(0, 1, create('a')), at(2, 5, replace('a', 'b')), at(3, 4, read('a'))],
  ],
  [
    'new and then old beside the write',
    false,
    [at(0, 1, create('a')), at(2, 9, replace('a', 'b')), at(3, 4, read('b')), at(5, 6, read('a'))],
  ],
  ['a lost update', false, [at(0, 1, create('a')), at(2, 4, replace('a', 'b')), at(3, 5, replace('a', 'c'))]],
  ['two creators who both win', false, [at(0, 2, create('a')), at(1, 3, create('b'))]],
  ['a removed case that comes back', false, [at(0, 1, create('a')), at(2, 3, remove), at(4, 5, read('a'))]],
  ['a wrong refusal', false, [at(0, 1, create('a')), at(2, 3, replace('a', 'b', false))]],
  [
    'an unknown write that took effect late',
    true,
    [at(0, 1, create('a')), at(2, forever, put('b')), at(3, 4, read('a')), at(5, 6, read('b'))],
  ],
  [
    'an unknown write that never took effect',
    true,
    [at(0, 1, create('a')), at(2, forever, put('b')), at(3, 4, read('a'))],
  ],
  [
    'an unknown write that took effect twice',
    false,
    [at(0, 1, create('a')), at(2, forever, put('b')), at(3, 4, read('b')), at(5, 6, put('c')), at(7, 8, read('b'))],
  ],
];

describe('The linearizability checker', () => {
  for (const [about, linearizable, history] of histories)
    it(`${linearizable ? 'accepts' : 'refuses'} ${about}`, () => {
      expect(isLinearizable(history)).to.equal(linearizable);
    });

  it('catches one stale read planted in a long history', () => {
    const history = Array.from({ length: 60 }, (_, index) => [
      at(index * 4, index * 4 + 1, put(String(index))),
      at(index * 4 + 2, index * 4 + 3, read(String(index === 40 ? 39 : index))),
    ]).flat();
    expect(isLinearizable(history)).to.equal(false);
  });
});
