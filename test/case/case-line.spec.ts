import { createHash } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { readCaseLine, writeCaseLine } from '../../src/case/case-line.js';

describe('A line of an export', () => {
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
        const line = {
          subId: 'A',
          caseId: 'X',
          format: 1,
          digest: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32),
          content,
        };
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
