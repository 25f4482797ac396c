import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { checkSpelling, spelledWords } from '../../../../src/rules/load/messages/check-spelling.js';

/** Texts of a locale, a line each. */
const textsOf = (texts: readonly string[], locale = 'en') =>
  spelledWords(
    texts.map((text, index) => ({ locale, text, place: () => ({ file: 'a.yaml', line: index + 1, column: 10 }) })),
  );

function told(parts: Parameters<typeof checkSpelling>[0]) {
  const findings = new Findings();
  checkSpelling(parts, new Set(), findings);
  return findings.all.map(({ at, message }) => [at.line, at.column - 10, message]);
}

const found = (...texts: readonly string[]) => told([textsOf(texts)]);
const often = ['The premium is high.', 'A premium is due.', 'Premium of the year'];

describe('The spelling of a word', () => {
  it('is told where it stands once and has two letters in the wrong order', () => {
    expect(found(...often, 'Which preimum do you pay?')).to.deep.equal([
      [4, 6, 'found "preimum" in "…Which preimum do you pay?…"; other texts have "premium"'],
    ]);
  });

  for (const [right, wrong] of [
    ['commission', 'comission'],
    ['comission', 'commission'],
    ['Versicherung', 'Versichreung'],
    ['heißt', 'heisst'],
    ['Adresse', 'Adreße'],
  ] as const)
    it(`is compared letter by letter: ${wrong} beside ${right}`, () => {
      expect(found(`1 ${right}`, `2 ${right}`, `3 ${right}`, wrong).map(([line]) => line)).to.deep.equal([4]);
    });

  const premium = 'Versicherungsbeitrag';
  for (const [what, right, wrong] of [
    ['has another letter', premium, 'Versicherungsbeotrag'],
    ['has another letter', 'examination', 'exanination'],
    ['lacks a letter', premium, 'Versichrungsbeitrag'],
    ['lacks a letter', 'examination', 'examiation'],
    ['has a letter too many', premium, 'Versicherungsebeitrag'],
    ['has a letter too many', 'questionnaire', 'questrionnaire'],
  ] as const)
    it(`is told of a long word that ${what} within: ${wrong} beside ${right}`, () => {
      expect(found(`1 ${right}`, `2 ${right}`, `3 ${right}`, wrong).map(([line]) => line)).to.deep.equal([4]);
    });

  it('is nobody’s doubt of a long word that ends with a word of its own, or ends or begins otherwise', () => {
    for (const [right, ...others] of [
      ['Jahresbeitrag', 'Jahresbetrag', 'Betrag'],
      ['gesetzlichen', 'gesetzlicher'],
      ['Berufsunfähigkeit', 'Berufsunfähigkeot'],
      [premium, 'Versicherungsbeitrog'],
      ['Untersuchung', 'Untersuchungs'],
      ['Abrechnungen', 'Anrechnungen'],
    ] as const)
      expect(found(`1 ${right}`, `2 ${right}`, `3 ${right}`, ...others), right).to.deep.equal([]);
  });

  it('is no matter of capitals, and the right one is written as it first stands', () => {
    expect(found('Prämie 1', 'Prämien 2', 'Prämien 3', 'die Prämien', 'PRÄIMEN')).to.deep.equal([
      [5, 0, 'found "PRÄIMEN" in "…PRÄIMEN…"; other texts have "Prämien"'],
    ]);
  });

  it('is told of a slip that was copied, wherever it stands, beside a word that stands three times as often', () => {
    const lines = found('A preimum.', ...often, 'Your preimum.', ...often).map(([line]) => line);
    expect(lines).to.deep.equal([1, 5]);
    const inFiles = told([textsOf(['A preimum.']), textsOf([...often, ...often]), textsOf(['Your preimum.'])]);
    expect(inFiles).to.have.length(2);
  });

  it('is nobody’s doubt where it stands more often, or the other one not three times as often', () => {
    expect(found(...often, 'A preimum.', 'Your preimum.')).to.deep.equal([]);
    expect(found(...often, ...often, ...often, 'A preimum.', 'Your preimum.', 'This preimum')).to.deep.equal([]);
    expect(found(...often.slice(1), 'A preimum.')).to.deep.equal([]);
  });

  it('is nobody’s doubt where another letter is missing: `schießen` is a word beside `schließen`', () => {
    expect(found('schließen 1', 'schließen 2', 'schließen 3', 'Wo schießen Sie?')).to.deep.equal([]);
  });

  it('is nobody’s doubt of a word of five letters, of the name of a value, and of another language', () => {
    expect(found('from Ulm', 'from Bonn', 'from Kiel', 'form it')).to.deep.equal([]);
    expect(found(...often, 'A {preimum} is due.')).to.deep.equal([]);
    expect(told([textsOf(often), textsOf(['Das preimum'], 'de')])).to.deep.equal([]);
  });

  it('is looked at over all files', () => {
    expect(told([textsOf(['A preimum.']), textsOf(often)])).to.have.length(1);
  });

  it('is one for variants of a language', () => {
    expect(told([textsOf(often, 'en-GB'), textsOf(['A preimum.'], 'en')])).to.have.length(1);
  });

  it('is told of any exchange of letters in any word that stands three times, in whatever order texts come', () => {
    const word = fc.stringMatching(/^[a-zäöü]{6,14}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), (right, at, order) => {
        const index = at % (right.length - 1);
        fc.pre(right[index] !== right[index + 1]);
        const wrong = `${right.slice(0, index)}${right[index + 1] ?? ''}${right[index] ?? ''}${right.slice(index + 2)}`;
        const texts = [right, right, right];
        texts.splice(order[0] ?? 0, 0, wrong);
        const findings = found(...texts.map((each) => `x ${each} y`));
        expect(findings.map(([line, column]) => [line, column])).to.deep.equal([[(order[0] ?? 0) + 1, 2]]);
      }),
    );
  });

  it('is told without the dots of an umlaut', () => {
    const often = ['Eine Erklärung', 'die Erklärung', 'der Erklärung'];
    expect(found(...often, 'Ihre Erklarung.').map(([line, at]) => [line, at])).to.deep.equal([[4, 5]]);
  });

  it('is none where the umlaut makes another word', () => {
    for (const [one, other] of [
      ['Schäden', 'Schaden'],
      ['würden', 'wurden'],
      ['zählen', 'zahlen'],
      ['müsste', 'musste'],
      ['Mütter', 'Mutter'],
    ] as const)
      expect(found(`1 ${one}`, `2 ${one}`, `3 ${one}`, other), other).to.deep.equal([]);
  });
});

describe('A word of another language', () => {
  const german = textsOf(['der gesamte Schutz', 'die gesamte Rente', 'gesamte Summe', 'das gesamte Jahr'], 'de');

  it('is told where one text alone has it, in small letters', () => {
    expect(told([german, textsOf(['The gesamte cover'], 'en')])).to.deep.equal([
      [1, 4, 'found "gesamte" in "…The gesamte cover…"; no other text in en has it, and 4 in de have'],
    ]);
  });

  it('is told as a name, too, where its letters are none of English', () => {
    const pension = textsOf(['Die Berufsunfähigkeitsrente', 'Ihre Berufsunfähigkeitsrente'], 'de');
    expect(told([pension, textsOf(['The Berufsunfähigkeitsrente is high'], 'en')])).to.deep.equal([
      [
        1,
        4,
        'found "berufsunfähigkeitsrente" in "…The Berufsunfähigkeitsrente …"; no other text in en has it, and 2 in de have',
      ],
    ]);
    const alone = textsOf(['Das Krankengeld der Gräfin'], 'de');
    expect(told([alone, textsOf(['The Gräfin'], 'en')])).to.deep.equal([]);
  });

  it('is none as a name, as part of what is filled in, in two texts, or where the other language hardly has it', () => {
    const few = textsOf(['gesamte', 'gesamte', 'gesamte'], 'de');
    expect(told([few, textsOf(['The gesamte cover'], 'en')])).to.deep.equal([]);
    for (const texts of [['The Gesamte Group'], ['{row.gesamte}'], ['a gesamte', 'b gesamte']])
      expect(told([german, textsOf(texts, 'en')]), String(texts)).to.deep.equal([]);
  });

  it('is none that both languages have of Latin', () => {
    const normal = textsOf(['ein normal', 'normal', 'normal', 'normal'], 'de');
    expect(told([normal, textsOf(['A normal cover'], 'en')])).to.deep.equal([]);
  });
});
