import { expect } from 'chai';
import fc from 'fast-check';
import { guardedOperators } from '../../../src/rules/explain/guarded-operators.js';
import { type CharacterClass, characterClassNames, type Pattern } from '../../../src/rules/model/pattern.js';
import { characterClasses, matchesPattern } from '../../../src/rules/values/text-pattern.js';

const part = (of: CharacterClass, least: number, most = least): Pattern[number] => ({ of, least, most });
const text = (characters: string): Pattern =>
  [...characters].map((character) => ({ of: { character }, least: 1, most: 1 }));

const postcode = [part('digits', 5)];
const britishPostcode = [
  part('capitals', 1, 2),
  part('digits', 1),
  part('capitalsOrDigits', 0, 1),
  ...text(' '),
  part('digits', 1),
  part('capitals', 2),
];
const accountNumber = [part('capitals', 2), part('digits', 2), part('capitalsOrDigits', 11, 30)];

const examples: readonly (readonly [title: string, text: string, pattern: Pattern, matches: boolean])[] = [
  ['five digits', '50667', postcode, true],
  ['four digits', '5066', postcode, false],
  ['six digits', '506670', postcode, false],
  ['digits of another script', '٥٠٦٦٧', postcode, false],
  ['a British postcode', 'SW1A 1AA', britishPostcode, true],
  ['a short British postcode', 'M1 1AE', britishPostcode, true],
  ['one in small letters', 'm1 1ae', britishPostcode, false],
  ['an account number', 'DE89370400440532013000', accountNumber, true],
  ['an account number with a blank', 'DE89 370400440532013000', accountNumber, false],
  ['letters of any script', 'Łódź', [part('letters', 4)], true],
  ['a character beyond the first plane as one', '𝒜', [part('anything', 1)], true],
  ['nothing where nothing is needed', '', [part('digits', 0, 3)], true],
  [
    'something somewhere',
    'Dr. Weber, 50667 Köln',
    [part('anything', 0, 200), part('digits', 5), part('anything', 0, 200)],
    true,
  ],
];

const patterns: fc.Arbitrary<Pattern> = fc.array(
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...characterClassNames),
        fc.constantFrom('a', '1').map((character) => ({ character })),
      ),
      fc.nat({ max: 3 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([of, least, more]) => ({ of, least, most: least + more })),
  { minLength: 1, maxLength: 5 },
);
const texts = fc
  .array(fc.constantFrom('a', 'B', '1', ' ', 'ß'), { maxLength: 10 })
  .map((characters) => characters.join(''));

/** Said as simply as possible: the first part takes some characters, and the others the rest. */
function fits(characters: readonly string[], [first, ...others]: Pattern): boolean {
  if (!first) return characters.length === 0;
  const { of, least, most } = first;
  const takes = typeof of === 'string' ? characterClasses[of] : (character: string) => character === of.character;
  for (let count = least; count <= most && count <= characters.length; count++)
    if (characters.slice(0, count).every(takes) && fits(characters.slice(count), others)) return true;
  return false;
}

describe('the pattern of a text', () => {
  for (const [title, written, pattern, matches] of examples)
    it(`${matches ? 'takes' : 'does not take'} ${title}`, () =>
      expect([matchesPattern(written, pattern), guardedOperators['matches']?.(written, pattern)]).to.deep.equal([
        matches,
        matches,
      ]));

  it('is matched as a plain search would, by both evaluators', () => {
    fc.assert(
      fc.property(texts, patterns, (written, pattern) => {
        const expected = fits([...written], pattern);
        expect([matchesPattern(written, pattern), guardedOperators['matches']?.(written, pattern)]).to.deep.equal([
          expected,
          expected,
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  it('looks at each character so many times as it has parts, however the parts overlap', () => {
    const many = Array.from({ length: 60 }, () => part('anything', 0, 2000));
    let looked = 0;
    const counted = many.map(({ least, most }) => ({
      of: {
        get character(): string {
          looked++;
          return 'a';
        },
      },
      least,
      most,
    }));
    expect(matchesPattern(`${'a'.repeat(1999)}b`, counted)).to.equal(false);
    expect(looked).to.equal(60 * 2000);
  });
});
