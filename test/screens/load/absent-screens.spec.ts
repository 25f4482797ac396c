import { rmSync } from 'node:fs';
import { expect } from 'chai';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { DataCopy } from '../../support/rules/data-copy.js';

/** What is taken away of the shipped screens, and what is told of that. */
const gone: readonly (readonly [part: string, told: string])[] = [
  ['common', 'there is no common, and'],
  [
    'common/applicant',
    'the source type applicant has screens but no navigation.yaml: there is no folder common/applicant',
  ],
  ['common/examiner', 'there is no common/examiner, and'],
  ['common/texts', 'there is no common/texts, and'],
  ['german', 'there is no german, and'],
  ['german/texts', 'there is no german/texts, and'],
  ['international/texts', 'there is no international/texts, and'],
];

describe('Screens of which a folder is gone', () => {
  for (const [part, told] of gone)
    it(`have one finding, and none for each name that it has: ${part}`, () => {
      const copy = new DataCopy();
      try {
        rmSync(copy.path(`screens/${part}`), { recursive: true });
        const { all } = loadSystems(copy.path('rules'), copy.path('screens')).findings;
        expect(all.map(({ at, code }) => `${at.file}:${at.line} ${code}`)).to.deep.equal([
          `screens/${part}:1 missing-file`,
        ]);
        expect(all[0]?.message).to.include(told);
      } finally {
        copy.remove();
      }
    });
});
