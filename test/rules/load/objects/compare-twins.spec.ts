import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

/** What is told of two attributes that are the same but for the end of their names, with these limits. */
function told(one: string, other: string, limits: readonly [number, number]): readonly string[] {
  const [first, second] = [one, other].map(
    (fact, index) =>
      `  ${fact}: { id: ${907 + index}, kind: number, storedOn: Payment, minimum: 0, maximum: ${limits[index]}, name: { en: "${fact}", de: "${fact} (de)" } }\n`,
  );
  const { findings } = loadEdited([
    { file: 'common/attributes/benefit.yaml', find: '  ageAtEntry: {', replace: `${first}${second}  ageAtEntry: {` },
  ]);
  return findings.all.flatMap(({ code, message }) => (code === 'wrong-value' ? [message] : []));
}

describe('Attributes that are the same', () => {
  const twins: readonly (readonly [string, string])[] = [
    ['reading1', 'reading2'],
    ['graftLeft', 'graftRight'],
    ['graftLeftDepth', 'graftRightDepth'],
  ];
  for (const [one, other] of twins)
    it(`have the same limits: ${one}, ${other}`, () => {
      expect(told(one, other, [40, 40])).to.deep.equal([]);
      expect(told(one, other, [40, 4])).to.deep.equal([
        `${other} takes 0 to 4, 0 decimals; ${one} 0 to 40, 0 decimals`,
      ]);
    });

  it('are none where the words only begin as a side does', () => {
    expect(told('graftLeftover', 'graftRightful', [40, 4])).to.deep.equal([]);
  });
});
