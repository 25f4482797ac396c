import { createHash } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { type CaseLine, readCaseLine, writeCaseLine } from '../../src/case/case-line.js';

describe('A line of an export', () => {
  it('is not that of a case where a number has no digits, or a value no kind', () => {
    for (const attribute of [[null, '2'], [1, [2]], [1, [2, 'x', 1]], [1, [9, 1]], [1, '5'], 7, null]) {
      const content = ['X', 600, 'en', 1, 0, 0, 0, 1, [], [], [[0, 1, 1, null, null, attribute]], []];
      expect(() => readCaseLine(lineOf(content)), JSON.stringify(attribute)).to.throw('not that of a case');
    }
  });

  it('is taken for nothing else than a case, whatever its digest says', () => {
    const objects = fc.array(
      fc.tuple(
        fc.integer({ min: -1, max: 4 }),
        fc.integer(),
        fc.integer(),
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
      ),
      { maxLength: 2 },
    );
    const nearly = objects.map((each) => ['X', 600, 'en', 1, 0, 0, 0, 1, [], [], each, []]);
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearly), (content) => {
        const line = lineOf(content);
        try {
          expect(JSON.parse(writeCaseLine(line, readCaseLine(line).case))).to.deep.equal(line);
        } catch (error) {
          expect((error as Error).message).to.match(/not that of a case|too short/);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** A line whose digest is right, whatever it holds. */
function lineOf(content: unknown): CaseLine {
  return {
    subId: 'A',
    caseId: 'X',
    format: 1,
    digest: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32),
    content,
  };
}
