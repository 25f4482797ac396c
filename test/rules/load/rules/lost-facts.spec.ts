import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';

describe('A file of facts that lost some of them', () => {
  const copy = DataCopy.small();
  after(() => copy.remove());

  /** What is told without the facts of these names. */
  function toldWithout(file: string, ...names: readonly string[]): readonly string[] {
    const before = copy.read(file);
    const facts = before.split(/^(?=\w+:$)/m);
    copy.write(file, facts.filter((fact) => !names.some((name) => fact.startsWith(`${name}:`))).join(''));
    const lines = copy.read(file).trimEnd().split('\n').length;
    const { findings } = copy.load();
    copy.write(file, before);
    return findings.all.map(({ at, code }) => `${at.file}:${at.line === lines ? 'end' : at.line} ${code}`);
  }

  it('is told once at its end, where those that names.yaml names last are gone', () => {
    const file = 'rules/common/facts/ratings-worst.yaml';
    expect(toldWithout(file, 'worstForCare', 'worstForAccidentalDeath', 'worstIndication')).to.deep.equal([
      `${file}:end missing-end`,
    ]);
    expect(toldWithout(file, 'worstForAccidentalDeath', 'worstIndication')).to.deep.equal([`${file}:end missing-end`]);
  });

  it('is told once behind the fact before them, where others stand behind them still', () => {
    const file = 'rules/common/facts/ratings-worst.yaml';
    const told = toldWithout(file, 'worstForCriticalIllness', 'worstForCare');
    expect(told).to.have.length(1);
    expect(told[0]).to.match(/^rules\/common\/facts\/ratings-worst\.yaml:\d+ missing-end$/);
  });

  it('is told name by name where one is gone', () => {
    const file = 'rules/common/facts/ratings-worst.yaml';
    expect(toldWithout(file, 'worstIndication').join('\n')).to.not.include('missing-end');
  });
});
