import { expect } from 'chai';
import fc from 'fast-check';
import { decodeToken, encodeToken, type ScreenToken } from '../../../src/screens/questions/token.js';

const reference = { subId: 'S', caseId: 'C' };
const arbitraryToken: fc.Arbitrary<ScreenToken> = fc.record(
  {
    form: fc.constantFrom('SB1', 'SB2'),
    sourceType: fc.nat(),
    language: fc.constantFrom('en', 'deCH'),
    screen: fc.string({ minLength: 1, maxLength: 20 }),
    objectId: fc.nat(),
    personId: fc.nat(),
  },
  { requiredKeys: ['form', 'sourceType', 'language', 'screen', 'objectId'] },
);

describe('a screen token', () => {
  it('stays what it is: screens that were sent before an update are answered after it', () => {
    const token: ScreenToken = { form: 'SB1', sourceType: 1, language: 'en', screen: 'covers', objectId: 2 };
    expect(encodeToken({ subId: 'DEMO', caseId: 'Müller 1' }, token)).to.equal(
      'WzEsMCwxLCJlbiIsImNvdmVycyIsMiwiX09mWGdfRUZUdmtXIl0',
    );
  });

  it('is read back as what it was made of', () => {
    fc.assert(
      fc.property(arbitraryToken, (token) => {
        expect(decodeToken(reference, encodeToken(reference, token))).to.deep.equal(token);
      }),
    );
  });

  it('is none for another case, whatever the ids', () => {
    fc.assert(
      fc.property(arbitraryToken, fc.string(), fc.string(), (token, subId, caseId) => {
        fc.pre(subId !== reference.subId || caseId !== reference.caseId);
        expect(decodeToken({ subId, caseId }, encodeToken(reference, token))).to.equal(undefined);
      }),
    );
    expect(
      decodeToken(
        { subId: 'S:C', caseId: '' },
        encodeToken(
          { subId: 'S', caseId: 'C:' },
          { form: 'SB1', sourceType: 1, language: 'en', screen: 'x', objectId: 1 },
        ),
      ),
    ).to.equal(undefined);
  });

  it('is never the same one when one character differs, and none for any other text', () => {
    fc.assert(
      fc.property(arbitraryToken, fc.nat(), fc.constantFrom('A', 'z', '9', '=', ' '), (token, place, letter) => {
        const text = encodeToken(reference, token);
        const at = place % text.length;
        fc.pre(text[at] !== letter);
        const other = decodeToken(reference, text.slice(0, at) + letter + text.slice(at + 1));
        expect(other).to.not.deep.equal(token);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeToken(reference, text)).to.equal(undefined);
      }),
    );
  });
});
