import { expect } from 'chai';
import fc from 'fast-check';
import { didYouMean, nearest } from '../../../src/documents/findings/nearest.js';

describe('the nearest spelling', () => {
  const candidates = ['insurancePeriod', 'insuranceStart', 'sumInsured', 'sumAssuredE', 'age', 'Age'];
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['insurancePeriode', 'insurancePeriod'],
    ['insurancePeroid', 'insurancePeriod'],
    ['InsurancePeriod', 'insurancePeriod'],
    ['sumInsurd', 'sumInsured'],
    ['sumAsuredE', 'sumAssuredE'],
    ['aeg', 'age'],
    ['benefitType', undefined],
    ['x', undefined],
  ];
  for (const [word, expected] of rows) {
    it(`of ${word} is ${expected ?? 'none'}`, () => expect(nearest(word, candidates)).to.equal(expected));
  }

  it('ends a finding with a question, or with nothing', () => {
    expect(didYouMean('agee', ['age'])).to.equal(' (did you mean age?)');
    expect(didYouMean('quite different', ['age'])).to.equal('');
  });

  it('tells of a blank in a word that is not seen, and of a comma that is lost', () => {
    const words = ['hypertension', 'lipids'];
    expect(didYouMean('lipids\u00a0', words.values())).to.match(
      /^ \(did you mean lipids\? a blank, perhaps one that is not seen/,
    );
    expect(didYouMean('hypertension lipids', words.values())).to.equal(
      ' (did you mean hypertension, lipids? there is no comma between them)',
    );
    expect(didYouMean('hyper tensiom', ['hyper tension'].values())).to.equal(' (did you mean hyper tension?)');
  });

  it('finds a word again after any two neighbours were swapped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{6,12}$/), fc.nat(10), (word, at) => {
        const index = at % (word.length - 1);
        const swapped = word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
        expect(nearest(swapped, [word])).to.equal(swapped === word ? undefined : word);
      }),
    );
  });
});
