import { expect } from 'chai';
import fc from 'fast-check';
import { byKey, byText } from '../../src/text/by-text.js';

describe('The order of texts', () => {
  it('is that of `sort` without a word, for texts and for entries by their keys, and equal ones stay as they came', () => {
    // Few letters, so that one is often the beginning of another, or the same.
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'B', 'é', '\u{1F600}'), maxLength: 3 }));
    fc.assert(
      fc.property(texts, (list) => {
        const sorted = list.toSorted();
        expect(list.toSorted(byText)).to.deep.equal(sorted);
        const entries = list.map((text, place) => [text, place] as const).sort(byKey);
        expect(entries.map(([text]) => text)).to.deep.equal(sorted);
        for (const [index, [text, place]] of entries.entries()) {
          const [before, placeBefore] = entries[index - 1] ?? ['', -1];
          expect(text !== before || place > placeBefore).to.equal(true);
        }
        // 0 exactly for equal ones: what is compared next decides then.
        for (const [index, text] of sorted.entries()) {
          const next = sorted[index + 1] ?? text;
          const apart = text === next ? 0 : 1;
          expect([byText(text, next) + apart, byText(next, text) - apart]).to.deep.equal([0, 0]);
        }
      }),
    );
  });
});
