import { expect } from 'chai';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { DataCopy } from '../../support/rules/data-copy.js';

/** Facts of several files with their unit, and another one of its dimension. */
const planted = [
  ['common/facts/health.yaml', 'ageAtDiagnosis', 'year', 'month'],
  ['common/facts/occupation.yaml', 'averageProfit', 'currency/year', 'currency/month'],
  ['common/facts/ages-and-periods.yaml', undefined, 'year', 'month'],
] as const;

describe('A fact in another unit than its examples', () => {
  for (const [file, name, unit, other] of planted)
    it(`is told with the unit that is meant, and where it stands: ${name ?? `the first of ${file}`}`, () => {
      const copy = DataCopy.small();
      try {
        const path = copy.path(`rules/${file}`);
        const lines = readFileSync(path, 'utf8').split('\n');
        const from = name === undefined ? 0 : lines.indexOf(`${name}:`);
        const line = lines.findIndex((each, index) => index >= from && each === `  unit: ${unit}`);
        expect(line).to.be.above(from);
        writeFileSync(path, lines.with(line, `  unit: ${other}`).join('\n'));
        const { all } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') }).findings;
        const [told] = all.filter(({ code }) => code === 'wrong-example' || code === 'wrong-definition');
        const report = all.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n');
        expect(told, report).not.to.equal(undefined);
        expect(told?.message, report).to.contain(` in ${unit} instead of ${other}`);
        const place = `${file}:${line + 1}`;
        expect(`${told?.at.file}:${told?.at.line} ${told?.message}`, report).to.contain(place);
      } finally {
        copy.remove();
      }
    });
});
