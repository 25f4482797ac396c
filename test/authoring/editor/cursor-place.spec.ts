import { expect } from 'chai';
import { cursorPlace } from '../../../src/authoring/editor/cursor-place.js';

/** A text with the cursor at `¦`, what is written in front of it, and where it stands. */
const texts: readonly (readonly [marked: string, written: string, path: string, isKey: boolean])[] = [
  ['a: b¦', 'b', 'a', false],
  ['a: ¦', '', 'a', false],
  ['a:\n  ¦\n', '', 'a', true],
  ['a:\n  b: 1\n  c¦\n  d: 2\n', 'c', 'a', true],
  ['a:\n  - { b: 1, c: x.y¦ }\n', 'x.y', 'a/0/c', false],
  ['a:\n  - { b: 1, c¦ }\n', 'c', 'a/0', true],
  ['a:\n  - { b: 1, c: d¦', 'd', 'a/0/c', false],
  ['a: { b: [one, tw¦] }', 'tw', 'a/b/1', false],
  ['a: "te¦"', 'te', 'a', false],
  ['a: "te¦', 'te', 'a', false],
  ['a: { b: someFact:gre¦ }', 'someFact:gre', 'a/b', false],
  ['a: b¦rest\nc: d\n', 'b', 'a', false],
];

describe('The place of the cursor', () => {
  for (const [marked, written, path, isKey] of texts)
    it(`is ${isKey ? 'a key in' : 'the value'} ${path} in ${JSON.stringify(marked)}`, () => {
      const before = marked.slice(0, marked.indexOf('¦')).split('\n');
      const at = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
      const place = cursorPlace(marked.replace('¦', ''), at);
      expect(place).to.deep.include({ written, isKey, begins: at.column - written.length });
      expect(place?.path.join('/')).to.equal(path);
    });

  it('has every node on the way, from the document on', () => {
    const place = cursorPlace('a: { b: [1, x] }', { line: 1, column: 14 });
    expect(place?.around.map(({ node }) => node)).to.deep.equal(['map', 'map', 'list', 'scalar']);
  });
});
