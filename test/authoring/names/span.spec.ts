import { expect } from 'chai';
import type { Told } from '../../../src/authoring/names/name-log.js';
import { spanOf } from '../../../src/authoring/names/span.js';

/**
 * What is read at a place of a file (its lines), the name in it and where it begins there, and where it stands in the
 * file.
 */
interface Row {
  readonly what: string;
  readonly lines: readonly string[];
  readonly at: readonly [line: number, column: number];
  readonly name: string;
  readonly from?: number;
  readonly text?: string;
  readonly pieces?: readonly (readonly [from: number, line: number, column: number, skipped: number])[];
  readonly span: readonly [line: number, column: number] | undefined;
}

const rows: readonly Row[] = [
  { what: 'where it is said to begin', lines: ['a: age'], at: [1, 4], name: 'age', span: [1, 4] },
  { what: 'in quotes behind them', lines: ['a: "age"'], at: [1, 4], name: 'age', span: [1, 5] },
  { what: 'in single quotes behind them', lines: ["a: 'age'"], at: [1, 4], name: 'age', span: [1, 5] },
  { what: 'further on in a text', lines: ['', 'a: b.age'], at: [2, 4], name: 'age', from: 2, span: [2, 6] },
  { what: 'further on in a text in quotes', lines: ['a: "b.age"'], at: [1, 4], name: 'age', from: 2, span: [1, 7] },
  { what: 'nowhere, where another word stands', lines: ['a: aged'], at: [1, 5], name: 'age', span: undefined },
  { what: 'nowhere, below the last line', lines: ['a: age'], at: [2, 4], name: 'age', span: undefined },
  {
    what: 'behind an escape, which is longer in the file',
    lines: ['a: "\\u00e4 {age} {age}"'],
    at: [1, 4],
    name: 'age',
    from: 3,
    text: 'ä {age} {age}',
    span: [1, 13],
  },
  {
    what: 'the second time, though the first stands where the second would stand without the escape',
    lines: ['a: "\\u00e4 {age} {age}"'],
    at: [1, 4],
    name: 'age',
    from: 9,
    text: 'ä {age} {age}',
    span: [1, 19],
  },
  {
    what: 'the second time, where it is read the second time',
    lines: ['a: "\\u00e4\\u00e4 {age} {age}"'],
    at: [1, 4],
    name: 'age',
    from: 10,
    text: 'ää {age} {age}',
    span: [1, 25],
  },
  {
    what: 'not in front of the place where the text begins',
    lines: ['age: >', '  for the', '  age of'],
    at: [1, 6],
    name: 'age',
    from: 8,
    text: 'for the age of',
    span: [3, 3],
  },
  {
    what: 'on the line of the text at its first letter',
    lines: ['age: "age\\u0020x"'],
    at: [1, 7],
    name: 'age',
    from: 0,
    text: 'age x',
    span: [1, 7],
  },
  {
    what: 'nowhere, when the text does not stand below',
    lines: ['a: >', '  else'],
    at: [1, 4],
    name: 'age',
    from: 0,
    text: 'age',
    span: undefined,
  },
  {
    what: 'in the piece of which the name is a part',
    lines: ['x: agetotal', 'y: "total"'],
    at: [1, 4],
    name: 'total',
    from: 4,
    pieces: [
      [0, 1, 4, 0],
      [4, 2, 4, 0],
    ],
    span: [2, 5],
  },
  {
    what: 'behind the letters of its piece that are skipped',
    lines: ['x: the age'],
    at: [1, 1],
    name: 'age',
    from: 2,
    pieces: [[2, 1, 4, 4]],
    span: [1, 8],
  },
];

describe('A name stands', () => {
  for (const { what, lines, at, name, from, text, pieces, span } of rows)
    it(what, () => {
      const position = (line: number, column: number) => ({ file: 'a.yaml', line, column });
      const told = {
        root: 'rules',
        name,
        ...(from !== undefined && { from }),
        ...(text !== undefined && { text }),
        at: {
          ...position(...at),
          ...(pieces && {
            pieces: pieces.map(([begins, line, column, skipped]) => ({
              from: begins,
              at: position(line, column),
              skipped,
            })),
          }),
        },
      } as unknown as Told;
      expect(spanOf(told, (file) => (file === 'rules/a.yaml' ? lines : []))).to.deep.equal(
        span && { file: 'rules/a.yaml', line: span[0], column: span[1], length: name.length },
      );
    });
});
