import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import { insideBlock } from '../../../src/documents/inside-text.js';
import type { Located, LocatedScalar } from '../../../src/documents/located.js';
import { loadYaml } from '../../../src/documents/yaml/yaml.js';

function* blocksIn(node: Located): Generator<LocatedScalar> {
  if (node.node === 'scalar') {
    if (node.at.block) yield node;
  } else
    for (const inner of node.node === 'list' ? node.items : [...node.entries.values()].map(({ value }) => value))
      yield* blocksIn(inner);
}

/** How many words of the blocks of a text there are; each must stand in its file where it is said to. */
function expectWordsAtTheirPlaces(text: string): number {
  const lines = text.split(/\r\n|\r|\n/);
  const tree = loadYaml(text, 'file.yaml', new Findings());
  const words = [...(tree ? blocksIn(tree) : [])].flatMap(({ value, at }) =>
    [...String(value).matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, place: insideBlock(at, index) })),
  );
  for (const { word, place } of words)
    expect(lines[(place?.line ?? 0) - 1]?.slice((place?.column ?? 0) - 1)).to.satisfy((rest?: string) =>
      rest?.startsWith(word),
    );
  return words.length;
}

describe('The place of a word inside a text that is written as a block', () => {
  it('is where it stands in the file, of every word of the notices of this repository', () => {
    const files = readdirSync(resolve('rules'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /notices\/.*\.yaml$/.test(name),
    );
    const counts = files.map((name) => expectWordsAtTheirPlaces(readFileSync(join('rules', name), 'utf8')));
    expect(counts.reduce((sum, each) => sum + each, 0)).to.be.above(2000);
  });

  for (const [what, text] of [
    ['whose lines stay lines', 'a: |\n  one two\n\n    three\n  four\nb: 1\n'],
    ['that is folded, with lines that are deeper', 'a: >-\n  one\n  two\n    three\n\n  four\n'],
    ['that begins with an empty line, and ends with several', 'a: >+\n\n  one  two\n  three four\n\n\nb: 1\n'],
    ['in a file whose lines end as on Windows', 'a: >-\r\n  one\r\n  two\r\n\r\n  three four\r\n'],
    ['with a comment behind its sign', 'a: >- # why\n  one two\n  three four\n'],
  ] as const)
    it(`is where it stands, in one ${what}`, () => {
      expect(expectWordsAtTheirPlaces(text)).to.equal(4);
    });
});
