import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';

const file = 'rules/common/parameters.yaml';

describe('A period of the shipped rules whose unit is another one', () => {
  const copy = DataCopy.small();
  after(() => copy.remove());

  for (const [parameter, from, to] of [
    ['healthLookBack', 'year', 'month'],
    ['mentalHealthLookBack', 'year', 'month'],
    ['recentLookBack', 'month', 'year'],
  ] as const)
    it(`is told once, where it is declared: ${parameter} in ${to}`, () => {
      const before = copy.read(file);
      const declared = new RegExp(`^${parameter}:.*$`, 'm').exec(before)?.[0] ?? '';
      const line = before.slice(0, before.indexOf(declared)).split('\n').length;
      copy.replace(file, declared, declared.replace(`unit: ${from}`, `unit: ${to}`));
      const { findings } = copy.load();
      copy.write(file, before);
      expect(findings.all.map(({ at, code }) => `${at.file}:${at.line} ${code}`)).to.deep.equal([
        `${file}:${line} wrong-look-back`,
      ]);
    });
});
