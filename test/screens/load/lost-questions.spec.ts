import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';

const file = 'screens/common/applicant/15-occupation.yaml';

describe('A question of the shipped screens that is lost', () => {
  const copy = DataCopy.small();
  after(() => copy.remove());

  /** Where and how it is told that a question is gone; the line counts what stood behind it one less. */
  function toldWithout(attribute: string): readonly string[] {
    const before = copy.read(file);
    copy.replace(file, new RegExp(`^.*attribute: ${attribute.replace('.', '[.]')},.*\\n`, 'm'), '');
    const { findings } = copy.load();
    copy.write(file, before);
    return findings.all.map(({ at, code, message }) => `${at.line} ${code} ${/the question [^,]+/.exec(message)?.[0]}`);
  }

  const lineOf = (attribute: string): number =>
    copy
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(`attribute: ${attribute},`)) + 1;

  it('is expected before the next of its block, where its name is like that one and others stand between', () =>
    expect(toldWithout('mainOccupation.officeShare')).to.deep.equal([
      `${lineOf('mainOccupation.officeShare')} surplus-text the question before mainOccupation.manualShare`,
    ]));

  it('is expected behind the one before it, where these stand together', () =>
    expect(toldWithout('mainOccupation.manualShare')).to.deep.equal([
      `${lineOf('mainOccupation.officeShare')} surplus-text the question behind mainOccupation.officeShare`,
    ]));
});
