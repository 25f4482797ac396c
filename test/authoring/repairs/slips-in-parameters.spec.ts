import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { DataCopy } from '../../support/rules/data-copy.js';

/** A value of one parameter set, another one that is written instead, and what is told to be meant. */
const planted = [
  ['german/csp/2', 'ratingDiastolicHigh: 100', 'ratingDiastolicHigh: 85', 'with 100 instead of 85 for '],
  ['international/csp/3', '{ age: 5,  lowest: 13', '{ age: 15, lowest: 13', 'with age 5 instead of 15 in row 3 of '],
  ['international/csp/1', 'ratingDiastolicHigh: 100', 'ratingDiastolicHigh: 85', 'with 100 instead of 85 for '],
] as const;

describe('A value that only one parameter set has', () => {
  for (const [set, written, instead, meant] of planted)
    it(`is told once, with what the other sets have, and nothing of what was tried: ${instead} in ${set}`, () => {
      const copy = new DataCopy();
      try {
        copy.replace(`rules/${set}.yaml`, written, instead);
        const { all } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') }).findings;
        const report = all.map(({ at, code, message }) => `${at.file} ${code} ${message}`).join('\n');
        expect(all.length, report).to.equal(1);
        expect(report).to.contain(`rules/${set}.yaml wrong-definition ${meant}csp.`);
      } finally {
        copy.remove();
      }
    });
});
