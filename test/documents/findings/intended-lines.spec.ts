import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';

const de = 'screens/common/texts/de.yaml';
const relapse = '    lastRelapse: "Wann war der letzte Krankheitsschub?"';
const sums = 'rules/common/plausibility/sums.yaml';
const below = '      de: "Die Summe {sumInsured} liegt unter dem Mindestbetrag {minimum}."';
const swapped = '      de: "Unter dem Mindestbetrag {minimum} liegt die Summe {sumInsured}."';
const reason = '# intended: said so on purpose';

describe('A line of which a comment says that it is intended', () => {
  let copy: DataCopy;
  beforeEach(() => (copy = DataCopy.small()));
  afterEach(() => copy.remove());

  const codes = (): readonly string[] => copy.load().findings.all.map(({ code }) => code);
  const lineOf = (file: string, part: string): number =>
    copy
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(part)) + 1;

  for (const [what, file, right, wrong, code] of [
    ['the copy of another question', de, relapse, '    lastRelapse: "Wann war der letzte Schub?"', 'duplicate-text'],
    ['another order of placeholders', sums, below, swapped, 'different-order'],
  ] as const) {
    it(`may have ${what}, with the comment behind it or above it, and not without`, () => {
      copy.replace(file, right, wrong);
      expect(codes()).to.deep.equal([code]);
      copy.replace(file, wrong, `${wrong} ${reason}`);
      expect(codes()).to.deep.equal([]);
      copy.replace(file, `${wrong} ${reason}`, `      ${reason}\n      # and a second line\n${wrong}`);
      expect(codes()).to.deep.equal([]);
    });
  }

  it('is a finding itself where nothing is found, at the comment', () => {
    copy.replace(de, relapse, `    ${reason}\n${relapse}`);
    const [finding, ...others] = copy.load().findings.all;
    expect(others).to.deep.equal([]);
    expect(finding?.code).to.equal('surplus-key');
    expect(finding?.at).to.deep.equal({ file: de, line: lineOf(de, reason), column: 1 });
  });

  it('needs a reason', () => {
    copy.replace(de, relapse, '    lastRelapse: "Wann war der letzte Schub?" # intended: ');
    expect(codes()).to.deep.equal(['duplicate-text']);
  });

  it('is wrong all the same where an error is found, or where something waits to be written', () => {
    copy.replace(sums, below, `${below.replace('{minimum}', '{minimun}')} ${reason}`);
    expect(codes()).to.include('unknown-placeholder');
    copy.replace(sums, `${below.replace('{minimum}', '{minimun}')} ${reason}`, `      de: "TODO" ${reason}`);
    expect(codes()).to.include('to-be-written');
  });

  it('is not asked for of the words that a comment only mentions', () => {
    copy.replace(de, relapse, `${relapse} # this was intended: see above`);
    expect(codes()).to.deep.equal([]);
  });
});
