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

  it('is not that of a case where its content is nested without end, however deep the stack is', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    for (const depth of [200, 10_000])
      expect(() => readCaseLine({ ...lineOf(['X']), content: nested(depth) }), String(depth)).to.throw(
        'nested too deeply',
      );
  });

  const whole = (): unknown[] => ['X', 600, 'en', 1, 0, 0, 0, 1, [[1, 1, 0, 1, 1]], [], [], []];
  const [object, relation] = [
    [0, 1, 25, null, null],
    [5, 1, 1],
  ];
  for (const [what, index, instead] of [
    ['a parameter set that is a text', 3, '1'],
    ['a parameter set that is a list', 3, [1]],
    ['a locale that is a number', 2, 7],
    ['a version that is none', 1, null],
    ['half a source', 8, [[1, 1.5, 0, 1, 1]]],
    ['a request of the point of sale without a name', 9, [[1, 2, null, 1, 1, 0]]],
    ['an object with half an id', 10, [[0, 5.5, 25, null, null]]],
    ['an object with an id that is a text', 10, [[0, '5', 25, null, null]]],
    ['a person who is half another one', 10, [[0, 5, 25, 1.5, null]]],
    ['an attribute of half a type', 10, [[...object, [0.5, [1, 'A']]]]],
    ['a number in half a unit', 10, [[...object, [1, [2, 5, 1.5]]]]],
    ['half an entry of a catalogue', 10, [[...object, [1, [3, 1.5]]]]],
    ['half a month', 10, [[...object, [1, [5, 2026, 1.5]]]]],
    ['an answer of half a source', 10, [[...object, [1, [1, 'A'], 1.5, 1]]]],
    ['a relation to half an object', 11, [[5, 1, 1.5]]],
  ] as const)
    it(`is not that of a case with ${what}`, () => {
      const sound = whole()
        .with(10, [[...object, [1, [5, 2026, 2]]]])
        .with(11, [relation]);
      expect(readCaseLine(lineOf(sound)).case.objects).to.have.length(1);
      expect(() => readCaseLine(lineOf(sound.with(index, instead)))).to.throw('not that of a case');
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
