import { expect } from 'chai';
import fc from 'fast-check';
import { CsvTable } from '../../../src/documents/csv/csv-table.js';
import { reportDamagedCodes, reportDoubtfulTyping } from '../../../src/documents/findings/doubtful-typing.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { loadYaml } from '../../../src/documents/yaml/yaml.js';

/** What is doubted of a YAML text, as `line:column code`, and whether its keys may be as they were typed. */
function doubted(text: string): { readonly found: readonly string[]; readonly whole: boolean } {
  const findings = new Findings();
  const document = loadYaml(text, 'a.yaml', new Findings());
  if (!document) throw new Error('the text cannot be read');
  const whole = reportDoubtfulTyping(text, document, findings);
  return { found: findings.all.map(({ at, code }) => `${at.line}:${at.column} ${code}`), whole };
}

/** The same of the codes of a CSV text, by their row. */
function damaged(codes: readonly string[]): { readonly found: readonly string[]; readonly whole: boolean } {
  const findings = new Findings();
  const table = CsvTable.parse(`key,name\n${codes.map((code) => `"${code}",x\n`).join('')}`, 'a.csv', new Findings());
  if (!table) throw new Error('the text cannot be read');
  const whole = reportDamagedCodes(table, findings);
  return { found: findings.all.map(({ at, code }) => `${at.line} ${code}`), whole };
}

/** What spreadsheets make of codes. */
const dates = ['1. Mai', '03.Jan', 'Mär 05', 'Dec-2021', '12-Jan', '1.5.2021', '3/1/20', '1E+05', '1.5E+10'];
/** Codes that only remind of them. */
const codes = ['0110', '2659.1', 'J45', 'K22.0', 'MAY', 'Marrow', 'E10', '1.5', 'DE', '3-1', 'Dezember Rente'];

describe('typing that reads well and is hardly meant', () => {
  it('is a point between thousands, where the number stands, and nothing is wrong with the keys', () => {
    expect(doubted('a: 1.5\nb: [750.000, 75.05]\nc: { d: 1.250 }\n')).to.deep.equal({
      found: ['2:5 misplaced-point', '3:9 misplaced-point'],
      whole: true,
    });
  });

  it('is a number with a zero in front, or of another base, wherever it stands', () => {
    const odd = fc.oneof(
      fc.nat().map((number) => `0${number}`),
      fc.nat().map((number) => `0x${number.toString(16)}`),
      fc.nat().map((number) => `0o${number.toString(8)}`),
    );
    fc.assert(
      fc.property(odd, (number) => {
        expect(doubted(`a: ${number}\nb: [1, ${number}]\nc: "${number}"\nd: x${number}\n`).found).to.deep.equal([
          '1:4 wrong-form',
          '2:8 wrong-form',
        ]);
      }),
    );
    expect(doubted('a: 0\nb: 0.5\nc: [-0.25, 10, 0, 1e0]\nd: "2026.01.01"\ne: 2026.01\n').found).to.deep.equal([]);
  });

  it('is never a number without a point, or of which the last of three decimals counts', () => {
    const plain = fc.integer().map(String);
    const exact = fc.tuple(fc.nat(999), fc.nat(99), fc.integer({ min: 1, max: 9 }));
    const decimal = exact.map(([whole, more, last]) => `${whole}.${String(more).padStart(2, '0')}${last}`);
    fc.assert(
      fc.property(fc.oneof(plain, decimal), (written) => {
        expect(doubted(`a: ${written}\n`).found).to.deep.equal([]);
      }),
    );
  });

  it('is always one to three digits, a point, and three digits of which the last is 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.nat(99), (whole, more) => {
        expect(doubted(`a: ${whole}.${String(more).padStart(2, '0')}0\n`).found).to.deep.equal(['1:4 misplaced-point']);
      }),
    );
  });

  it('is not a point in a text', () => {
    expect(doubted('a: "750.000"\nb: about 750.000 in all\n').found).to.deep.equal([]);
  });

  it('is a blank at the end of a key, which nobody sees', () => {
    expect(doubted('"a ": 1\n" b": 2\n"c": 3\n')).to.deep.equal({
      found: ['1:1 surplus-blank', '2:1 surplus-blank'],
      whole: false,
    });
    expect(damaged(['A', 'B ', ' C'])).to.deep.equal({ found: ['3 surplus-blank', '4 surplus-blank'], whole: false });
  });

  for (const date of dates)
    it(`is ${date} for a code, in YAML and in a table`, () => {
      expect(doubted(`"${date}": 1\n`)).to.deep.equal({ found: ['1:1 wrong-form'], whole: false });
      expect(damaged(['A', date])).to.deep.equal({ found: ['3 wrong-form'], whole: false });
    });

  it('is none of the codes that only remind of dates', () => {
    expect(damaged(codes)).to.deep.equal({ found: [], whole: true });
    for (const code of codes) expect(doubted(`"${code}": 1\n`), code).to.deep.equal({ found: [], whole: true });
  });
});
