import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';

describe('A parameter of the shipped rules whose dimension is another one', () => {
  const copy = new DataCopy();
  after(() => copy.remove());

  /** What is told when a parameter is declared in another unit. */
  function toldIn(file: string, parameter: string, unit: string): readonly string[] {
    const before = copy.read(file);
    const declared = new RegExp(`^${parameter}:.*$`, 'm').exec(before)?.[0] ?? '';
    const line = before.slice(0, before.indexOf(declared)).split('\n').length;
    copy.replace(file, declared, declared.replace(/unit: [^,]+/, `unit: ${unit}`));
    const { findings } = copy.load();
    copy.write(file, before);
    return findings.all.map(({ at, code }) => `${at.file}:${at.line === line ? 'declared' : at.line} ${code}`);
  }

  for (const [file, parameter, unit] of [
    ['rules/german/parameters.yaml', 'geneticTestSum', 'currency/year'],
    ['rules/common/parameters.yaml', 'maximumAge', 'kilogram'],
    ['rules/common/parameters.yaml', 'minimumWeight', 'year'],
    ['rules/common/parameters.yaml', 'financialQuestionnaireThreshold', 'currency/year'],
    ['rules/common/parameters.yaml', 'steroidLookBack', 'kilogram'],
  ] as const)
    it(`is told once, where it is declared, as nothing that reads it takes it: ${parameter} in ${unit}`, () =>
      expect(toldIn(file, parameter, unit)).to.deep.equal([`${file}:declared wrong-dimension`]));

  it('is told where it is read, where that is one place', () =>
    expect(toldIn('rules/common/parameters.yaml', 'minimumMarriageAge', 'kilogram').join()).to.not.include('declared'));

  it('is told where it is read wrongly, where others read it rightly', () => {
    const place = copy.replace(
      'rules/german/plausibility/law.yaml',
      'sum: { unit: currency, is: csp.geneticTestSum }',
      'sum: { unit: currency, is: ¦csp.geneticTestAnnuity }',
    );
    const { findings } = copy.load();
    expect(findings.all.map(({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`)).to.deep.equal([
      `${place} wrong-dimension`,
    ]);
  });
});
