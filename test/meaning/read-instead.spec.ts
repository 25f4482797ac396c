import { expect } from 'chai';
import { readInstead } from '../../src/meaning/read-instead.js';
import { realSystems } from '../support/rules/real-systems.js';

const german = realSystems().ruleSets.find(({ system }) => system === 'german');

describe('A parameter that nobody reads', () => {
  const parameter = (name: string) => {
    const found = german?.parameters.get(name);
    if (!found) throw new Error(`there is no parameter ${name}`);
    return found;
  };

  it('is told with the one whose name is like it and that is read in its place, and with who reads that', () => {
    if (!german) throw new Error('there is no German system');
    const told = readInstead(parameter('studentMaximumAnnuity'), german);
    expect(told).to.match(
      /^; of the same kind, pupilMaximumAnnuity is read by .*the rule pupil-annuity-above-maximum \(|^; of the same kind, .*; pupilMaximumAnnuity is read by the rule pupil-annuity-above-maximum/,
    );
    expect(told).to.match(/: was studentMaximumAnnuity meant there\?$/);
  });

  it('is told alone where no other is of its kind, or has a word of its name', () => {
    if (!german) throw new Error('there is no German system');
    const own = parameter('studentMaximumAnnuity');
    expect(readInstead({ ...own, name: 'zzz' }, german)).to.equal('');
    expect(readInstead({ ...own, kind: 'text' }, german)).to.equal('');
  });
});
