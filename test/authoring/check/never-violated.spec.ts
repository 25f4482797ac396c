import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const waivers = 'rules/common/plausibility/waivers.yaml';
const disorders = 'rules/common/plausibility/disorders.yaml';

/** Edits of a file, and what is told of it then. */
const planted: readonly (readonly [string, string, edits: readonly (readonly [string, string])[], told: RegExp])[] = [
  [
    'is told to be impossible where its conditions exclude each other',
    waivers,
    [
      [
        '        - { fact: benefitType.waiver, operator: equal, value: true }\n        - { fact: benefitType.payor, operator: equal, value: false }\n        - { fact: another,',
        '        - { fact: benefitType.rider, operator: equal, value: false }\n        - { fact: benefitType.waiver, operator: equal, value: true }\n        - { fact: benefitType.payor, operator: equal, value: false }\n        - { fact: another,',
      ],
      [
        '{ given: { this: { benefitType: waiverOfPremium }, person: { benefits: [{ benefitType: waiverOfPremium }] } }, expect: violated }',
        '{ given: { this: { benefitType: waiverOfPremium }, person: { benefits: [{ benefitType: waiverOfPremium }] } }, expect: satisfied }',
      ],
    ],
    /^impossible-condition the rule waiver-requested-twice can never .*benefitType.rider equal false .* and benefitType.waiver equal true .* exclude each other$/,
  ],
  [
    'is told to be impossible where one answer is asked for two codes',
    disorders,
    [
      [
        '        - { fact: outcome, operator: in, value: [healed, controlled] }',
        '        - { fact: outcome, operator: in, value: [healed, controlled] }\n        - { fact: outcome, operator: equal, value: improved }',
      ],
      [
        'outcome: healed, symptomsOngoing: yes } }, expect: violated',
        'outcome: healed, symptomsOngoing: yes } }, expect: satisfied',
      ],
      [
        'outcome: controlled, symptomsOngoing: yes } }, expect: violated',
        'outcome: controlled, symptomsOngoing: yes } }, expect: satisfied',
      ],
    ],
    /^impossible-condition the rule healed-with-complaints can never .*outcome in \[healed, controlled\].* exclude each other$/,
  ],
  [
    'is told to have no example where it can be violated',
    disorders,
    [
      [
        'outcome: healed, symptomsOngoing: yes } }, expect: violated',
        'outcome: healed, symptomsOngoing: no } }, expect: satisfied',
      ],
      [
        'outcome: controlled, symptomsOngoing: yes } }, expect: violated',
        'outcome: controlled, symptomsOngoing: no } }, expect: satisfied',
      ],
    ],
    /^missing-example the rule "healed-with-complaints" has no example that expects violated$/,
  ],
];

describe('A rule without an example that expects it to be violated', () => {
  let copy: DataCopy;
  before(() => (copy = DataCopy.small()));
  after(() => copy.remove());

  for (const [law, file, edits, told] of planted)
    it(law, () => {
      const whole = copy.read(file);
      for (const [find, put] of edits) copy.replace(file, find, put);
      const { findings } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') });
      copy.write(file, whole);
      expect(findings.all.length).to.equal(1);
      expect(findings.all.map(({ code, message }) => `${code} ${message}`).join()).to.match(told);
    });
});
