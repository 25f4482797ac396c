import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { reportCopied, reportCopiedBrackets, reportSame } from '../../../../src/rules/load/messages/copied-texts.js';
import { DataCopy } from '../../../support/rules/data-copy.js';

const at = { file: 'texts.yaml', line: 1, column: 1 };

function found(texts: readonly { readonly en: string; readonly de: string }[]): readonly string[] {
  const findings = new Findings();
  const placed = texts.map((words, index) => ({ name: `text ${index}`, words, placeOf: () => at }));
  reportCopied(placed, findings);
  return findings.all.map(({ message }) => message);
}

describe('A copied text', () => {
  it('is found exactly where two texts agree in one locale and not in the other', () => {
    const words = fc.record({ en: fc.constantFrom('a', 'b', 'c'), de: fc.constantFrom('A', 'B', 'C') });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (texts) => {
        const differs = texts.some((one, index) =>
          texts.slice(0, index).some((other) => (one.en === other.en) !== (one.de === other.de)),
        );
        expect(found(texts).length > 0).to.equal(differs);
      }),
    );
  });

  it('is found in every language where texts stand beside each other, and nobody could tell them apart', () => {
    const findings = new Findings();
    const text = (name: string, en: string) => ({ name, words: { de: 'Wann?', en }, placeOf: () => at });
    reportSame([text('first', 'When?'), text('other', 'When then?'), text('second', 'When?')], findings);
    expect(findings.all.map(({ message }) => message)).to.deep.equal(['second reads as first does, in every language']);
  });

  it('is found of what stands in brackets, in one language alone', () => {
    const told = (...texts: readonly { readonly en: string; readonly de: string }[]): readonly string[] => {
      const findings = new Findings();
      reportCopiedBrackets(
        texts.map((words, index) => ({ name: `text ${index}`, words, placeOf: () => at })),
        findings,
      );
      return findings.all.map(({ message }) => message);
    };
    const kidneys = {
      en: 'Kidneys? (for example stones, an infection)',
      de: 'Nieren? (zum Beispiel Steine, eine Infektion)',
    };
    const metabolism = {
      en: 'Metabolism? (for example diabetes, gout)',
      de: 'Stoffwechsel? (zum Beispiel Diabetes, Gicht)',
    };
    expect(told(kidneys, metabolism)).to.deep.equal([]);
    expect(told({ ...kidneys, de: 'Nieren? (zum Beispiel Diabetes, Gicht)' }, metabolism)).to.deep.equal([
      'in de text 1 has the brackets of text 0, in en it has others',
    ]);
    const both = {
      en: 'Spine? (for example stones, an infection)',
      de: 'Rücken? (zum Beispiel Steine, eine Infektion)',
    };
    expect(told(kidneys, both)).to.deep.equal([]);
  });

  describe('in the rules of this repository', () => {
    let copy: DataCopy;
    beforeEach(() => (copy = DataCopy.small()));
    afterEach(() => copy.remove());

    const copies = [
      [
        'a message',
        'rules/common/plausibility/sums.yaml',
        '{benefitType} erfordert eine Einmalleistung, keine Rente.',
        '{benefitType} erfordert eine Rente je Zeiteinheit, keine Einmalleistung.',
      ],
      [
        'the name of an attribute',
        'rules/common/attributes/disorder.yaml',
        'Letzter epileptischer Anfall',
        'Letzter Anfall',
      ],
      [
        'a question',
        'screens/common/texts/de.yaml',
        'Wann war der letzte Krankheitsschub?',
        'Wann war der letzte Schub?',
      ],
    ] as const;
    for (const [what, file, right, wrong] of copies)
      it(`is found of ${what}, in its line`, () => {
        const line =
          copy
            .read(file)
            .split('\n')
            .findIndex((text) => text.includes(right)) + 1;
        copy.replace(file, right, wrong);
        const all = copy.load().findings.all.map(({ at: place, code }) => `${place.file}:${place.line} ${code}`);
        expect(all).to.deep.equal([`${file}:${line} duplicate-text`]);
      });
  });
});
