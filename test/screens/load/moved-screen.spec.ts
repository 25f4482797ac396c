import { renameSync } from 'node:fs';
import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';

/** What loading tells when a file of the screens stands elsewhere, each as `file:line code`. */
function toldAfter(from: string, to: string): readonly string[] {
  const copy = new DataCopy();
  try {
    renameSync(copy.path(`screens/${from}`), copy.path(`screens/${to}`));
    return copy.load().findings.all.map(({ at, code }) => `${at.file}:${at.line} ${code}`);
  } finally {
    copy.remove();
  }
}

describe('A screen that was moved into the folder of another system', () => {
  for (const [from, to] of [
    ['common/applicant/76-liver.yaml', 'german/applicant/76-liver.yaml'],
    ['common/applicant/32-apnoea.yaml', 'international/applicant/32-apnoea.yaml'],
    ['german/applicant/45-genetic-tests.yaml', 'international/applicant/45-genetic-tests.yaml'],
    ['international/applicant/91-relative.yaml', 'german/applicant/91-relative.yaml'],
  ] as const)
    it(`is told once where it stands: ${from}`, () =>
      expect(toldAfter(from, to)).to.deep.equal([`screens/${to}:1 misplaced-file`]));

  it('is not said to be what another system shows of its own, where a like one is lost', () =>
    expect(
      toldAfter('german/applicant/05-consents.yaml', 'german/applicant/05-consents.yaml.md').join('\n'),
    ).to.not.include('misplaced-file'));
});
