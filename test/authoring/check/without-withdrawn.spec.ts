import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { DataCopy } from '../../support/rules/data-copy.js';

describe('A code that was withdrawn though rules, sets or personas use it', () => {
  for (const [file, find, put] of [
    ['rules/common/catalogues/policy-types.yaml', 'de: "Eine Person" } }', 'de: "Eine Person" }, validTo: "2024.12" }'],
    ['rules/common/catalogues/disorders.csv', /^(?<row>M46,.*,)$/m, '$<row>2025.12'],
  ] as const)
    it(`is told once, at its entry in ${file}`, () => {
      const copy = new DataCopy();
      try {
        const text = copy.read(file).replace(find, put);
        copy.write(file, text);
        const line = text.split('\n').findIndex((each) => /validTo: "2024\.12"|^M46,/.test(each)) + 1;
        const { findings } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') });
        expect(findings.all.map(({ at, code }) => `${at.file}:${at.line} ${code}`)).to.deep.equal([
          `${file}:${line} withdrawn-code`,
        ]);
      } finally {
        copy.remove();
      }
    });
});
