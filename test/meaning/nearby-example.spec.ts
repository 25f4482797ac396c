import { expect } from 'chai';
import { checkData } from '../../src/authoring/check/check-data.js';
import { DataCopy } from '../support/rules/data-copy.js';

/** An example that was bent: what stands instead, what is no longer proved, and how it would be. */
const bent: readonly (readonly [string, string, find: string, put: string, unproved: string, would: string])[] = [
  [
    'with an answer too many',
    'rules/common/plausibility/existing-covers.yaml',
    '{ given: { this: { benefitSumExamination: 1 } }, expect: satisfied }',
    '¦{ given: { this: { acceptanceResult: declined, benefitSumExamination: 1 } }, expect: satisfied }',
    'comes to benefitSumExamination equal 0 being false',
    'without acceptanceResult',
  ],
  [
    'with another answer',
    'rules/common/plausibility/disorders.yaml',
    '{ given: { this: { outcome: controlled, symptomsOngoing: yes } }, expect: violated }',
    '¦{ given: { this: { outcome: controlled, symptomsOngoing: no } }, expect: satisfied }',
    'needs the value controlled in outcome in [healed, controlled]',
    'with symptomsOngoing: yes',
  ],
  [
    'not where no other example has the answer that is gone',
    'rules/common/facts/covers.yaml',
    '{ given: { this: { acceptanceResult: declined } }, expect: false }',
    '¦{ given: { this: { acceptanceResult: exclusion, willBeReplaced: no } }, expect: true }',
    'needs the value declined in acceptanceResult notIn [postponed, declined]',
    '',
  ],
];

describe('An example that no longer proves what it was written for', () => {
  let copy: DataCopy;
  before(() => (copy = DataCopy.small()));
  after(() => copy.remove());

  for (const [how, file, find, put, unproved, would] of bent)
    it(`is named where the part is told that none proves: ${how}`, () => {
      const whole = copy.read(file);
      const place = copy.replace(file, find, put);
      const { findings } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') });
      copy.write(file, whole);
      const found = findings.all.find(({ message }) => message.includes(unproved));
      expect(found?.code).to.equal('untried-part');
      if (would) expect(found?.message).to.contain(`; the one at ${place.replace('rules/', '')} would ${would}`);
      else expect(found?.message).to.not.contain('would');
    });
});
