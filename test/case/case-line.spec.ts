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

  for (const [what, changes, said] of [
    ['a sub-system id that is a number', { subId: 7 }, 'subId is no text'],
    ['a blank case id', { caseId: ' ' }, 'caseId is missing or blank'],
    ['half a format', { format: 1.5 }, 'the format or the digest of the case is none'],
    ['a digest in capitals', { digest: 'A'.repeat(32) }, 'the format or the digest of the case is none'],
    ['the digest of another case', { digest: 'a'.repeat(32) }, 'digest does not match'],
    ['the id of another case', { caseId: 'Y' }, 'the case has another id than the line'],
    ['a trail that is none', { trail: {} }, 'the trail of the case is none'],
    ['evidence that is none', { evidence: { links: [], wordings: {} } }, 'the evidence of the case is none'],
  ] as const)
    it(`is refused for ${what}`, () => {
      const line = lineOf(['X', 600, 'en', 1, 0, 0, 0, 1, [], [], [], []]);
      expect(readCaseLine(line).reference).to.deep.equal({ subId: 'A', caseId: 'X' });
      expect(() => readCaseLine({ ...line, ...changes } as unknown as CaseLine)).to.throw(said);
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
          expect((error as Error).message).to.match(/not that of a case|too short|has no content/);
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
