import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const file = 'rules/international/plausibility/life-and-riders.yaml';
const compared = 'operator: lessThan, value: { fact: csp.terminalIllnessPeriod }';
/** What compares the term with another parameter than the message prints, with which an example comes out otherwise. */
const planted = [
  'operator: ¦lessThanInclusive, value: { fact: csp.maximumInsurancePeriod }',
  'operator: ¦lessThan, value: { fact: csp.maximumInsurancePeriod }',
] as const;

describe('A rule that compares with another parameter than its message prints', () => {
  for (const other of planted)
    it(`is wrong itself, and no unit of that parameter: ${other}`, () => {
      const copy = DataCopy.small();
      try {
        const [, line = ''] = copy.replace(file, compared, other).split(':');
        const { all } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') }).findings;
        const told = all.map(({ at, code, message }) => `${at.file} ${at.line} ${code} ${message}`);
        const elsewhere = told.filter((each) => !each.startsWith(`${file} `));
        expect(elsewhere.filter((each) => each.includes(' wrong-definition '))).to.deep.equal([]);
        expect(elsewhere.filter((each) => each.includes('insurancePeriod comes to'))).to.deep.equal([]);
        // Another name for the parameter may mend all: it is told where that stands.
        const limit = told.find((each) =>
          /prints minimum, which reads|with csp\.terminalIllnessPeriod instead/.test(each),
        );
        expect(limit, told.join('\n')).to.match(new RegExp(`^${file} \\d+ wrong-(?:limit|definition) `));
        expect(Number(line) - Number(limit?.split(' ')[1])).to.be.within(0, 4);
      } finally {
        copy.remove();
      }
    });
});
