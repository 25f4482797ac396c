import { expect } from 'chai';
import fc from 'fast-check';
import { decoded, reportDamagedLetters } from '../../src/documents/encoding.js';
import { Findings } from '../../src/documents/findings/findings.js';

const found = (text: string): readonly string[] => {
  const findings = new Findings();
  reportDamagedLetters(text, 'file.yaml', findings);
  return findings.all.map(({ at, message }) => `${at.line}:${at.column} ${message}`);
};

describe('the letters of a file', () => {
  it('are read where they are UTF-8, and else the first line that is not is named', () => {
    expect(decoded(Buffer.from('größer'))).to.deep.equal({ text: 'größer' });
    expect(decoded(Buffer.from('a\nb\ngr\u00f6\u00dfer\n', 'latin1'))).to.include({ line: 3 });
    const little = Buffer.from('\uFEFFa', 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(decoded(bytes)).to.deep.equal({ line: 1, reason: 'it is written in UTF-16; save it as UTF-8' });
    for (const bytes of [[0xfe, 0xfe], [0xff, 0xff], [0xff], [0xfe]])
      expect(decoded(Uint8Array.from(bytes)))
        .to.have.property('reason')
        .that.contains('encoding of Windows');
  });

  it('are damaged where UTF-8 was read as Windows-1252, whichever letter it was', () => {
    const windows = new TextDecoder('windows-1252');
    fc.assert(
      fc.property(fc.constantFrom(...'äöüÄÖÜßéèçñ“”–€'), (letter) => {
        expect(found(`Sch${windows.decode(Buffer.from(letter))}n`)).to.have.lengthOf(1);
      }),
    );
  });

  it('are told with the letter that was meant, once for each line, and of many lines once', () => {
    expect(found('gut\ngro\u0308ßer o\u0308\n')).to.deep.equal([
      '2:3 found "o\u0308", a letter and its mark apart; write ö as one letter',
    ]);
    expect(found('x\uFFFD\n'.repeat(40))).to.have.lengthOf(1);
    expect(found('Übergröße für “10 €” – naïve Ähre, Â, Ã und a ̈')).to.deep.equal([]);
  });

  it('are told with what became of them', () => {
    for (const [text, told] of [
      [
        'Gr\uFFFDsse',
        '1:3 found "\uFFFD", the sign for a letter that could not be read; write the letter that was meant',
      ],
      ['Gr?sse', '1:2 found "r?s", a question mark within a word, which stands for a letter that could not be written'],
      ['Gr\u200Bsse', '1:3 found "\u200B", a sign that nobody sees and no search finds; take it out'],
      [
        'GrÃ¶sse',
        '1:3 found "Ã¶", what comes of a letter of UTF-8 in the encoding of Windows; write the letter that was meant, or open the file as UTF-8',
      ],
    ] as const)
      expect(found(text)).to.deep.equal([told]);
  });

  it('are none when a letter bears a mark of which there is no one letter; what follows in its line is told all the same', () => {
    expect(found('q\u0308 und \u{20000}\u0300 \n')).to.deep.equal([]);
    expect(found('q\u0308 und o\u0308\n')).to.deep.equal([
      '1:8 found "o\u0308", a letter and its mark apart; write ö as one letter',
    ]);
  });
});
