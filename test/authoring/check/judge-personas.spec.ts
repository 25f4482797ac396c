import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { DataCopy } from '../../support/rules/data-copy.js';

/** A value of one parameter set, by which a rule that systems share says something else of personas. */
const planted = [
  { of: 'the first system', file: 'rules/german/csp/2.yaml' },
  { of: 'another system', file: 'rules/international/csp/1.yaml' },
];

describe('Personas that a shared rule judges otherwise', () => {
  for (const { of, file } of planted)
    it(`are told with the values that made it so, where a parameter set of ${of} has changed`, () => {
      const copy = new DataCopy();
      try {
        copy.write(file, copy.read(file).replace(/nearLimitRatio: +\d+/, 'nearLimitRatio: 59'));
        const { findings } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') });
        const told = findings.all.filter(({ code }) => code === 'different-persona').map(({ message }) => message);
        expect(told.join('\n')).to.match(/is violated by what the persona .* with the parameter set \d+ \(.*\)/);
      } finally {
        copy.remove();
      }
    });
});
