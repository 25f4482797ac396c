import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';

describe('An attribute of the shipped rules whose kind is another one', () => {
  const copy = new DataCopy();
  after(() => copy.remove());

  /** What is told when an attribute is declared otherwise. */
  function toldIn(file: string, attribute: string, change: (line: string) => string): readonly string[] {
    const before = copy.read(file);
    const lines = before.split('\n');
    const line = lines.findIndex((each) => each.startsWith(`  ${attribute}:`));
    copy.write(file, lines.with(line, change(lines[line] ?? '')).join('\n'));
    const { findings } = copy.load();
    copy.write(file, before);
    return findings.all.map(
      ({ at, code, message }) => `${at.file}:${at.line === line + 1 ? 'declared' : at.line} ${code} ${message}`,
    );
  }

  const asText = (line: string): string => line.replace(/kind: reference, catalogue: [a-z-]+/, 'kind: string');
  const asDate = (line: string): string => line.replace(/kind: number,.*?(?=lookBack|name:)/, 'kind: date, ');

  it('is told once where it is declared, for all that read it and for the question that searches it', () => {
    const told = toldIn('rules/german/attributes/occupation.yaml', 'kldb', asText);
    expect(told).to.have.length(1);
    expect(told[0]).to.match(
      /^rules\/german\/attributes\/occupation\.yaml:declared wrong-kind the kind string of occupation\.kldb fits nowhere that reads it: .* \(german\/plausibility\/occupation\.yaml:9:19, german\/plausibility\/occupation\.yaml:\d+:19\)$/,
    );
  });

  for (const [file, attribute] of [
    ['rules/common/attributes/disorder.yaml', 'severeHypoglycaemia'],
    ['rules/common/attributes/disorder.yaml', 'hba1c'],
    ['rules/common/attributes/disorder.yaml', 'attacksPerYear'],
  ] as const)
    it(`is told where it is declared, before those who read it: ${attribute}`, () => {
      const [first, ...others] = toldIn(file, attribute, asDate);
      expect(first).to.match(
        new RegExp(`^${file}:declared wrong-kind the kind date of \\w+\\.${attribute} fits nowhere`),
      );
      for (const each of others) expect(each).to.match(/its kind is declared at common\/attributes\/\w+\.yaml:\d+:3$/);
    });

  it('is told where it is read, where others read it rightly', () => {
    const place = copy.replace(
      'rules/german/plausibility/occupation.yaml',
      'fact: kldb.mainGroup.military, operator: equal, value: true',
      'fact: ¦kldb, operator: greaterThan, value: 3',
    );
    const { findings } = copy.load();
    expect(findings.all.map(({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`)).to.deep.equal([
      `${place} wrong-kind`,
    ]);
  });
});
