import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';

describe('A file of rules that lost some of them', () => {
  const copy = new DataCopy();
  after(() => copy.remove());

  /** What is told without the rules of a file from one on, or without some of them. */
  function toldWithout(file: string, isLost: (id: string, index: number, ids: readonly string[]) => boolean) {
    const before = copy.read(file);
    const parts = before.split(/^(?= {2}[\w-]+:$)/m);
    const ids = parts.map((part) => part.trim().split(':')[0] as string);
    copy.write(file, parts.filter((_, index) => index === 0 || !isLost(ids[index] as string, index, ids)).join(''));
    const lines = copy.read(file).trimEnd().split('\n').length;
    const { findings } = copy.load();
    copy.write(file, before);
    return findings.all.map(({ at, code }) => `${at.file}:${at.line === lines ? 'end' : at.line} ${code}`);
  }
  const file = 'rules/common/plausibility/sums.yaml';
  const from = (first: string) => (_: string, index: number, ids: readonly string[]) => index >= ids.indexOf(first);

  it('is told once at its end, where tests name several of them behind those that are left', () => {
    for (const first of ['regular-sum-above-maximum', 'regular-sum-below-minimum', 'lump-sum-above-maximum'])
      expect(toldWithout(file, from(first)), first).to.deep.equal([`${file}:end missing-end`]);
  });

  it('is none of others where it has lost all', () =>
    expect(toldWithout(file, () => true).join('\n')).to.not.include('evidence.yaml'));

  it('is told rule by rule where few are gone', () => {
    const told = toldWithout(file, (id) => ['sum-not-in-steps', 'regular-sum-not-in-steps'].includes(id));
    expect(told.join('\n')).to.include('unknown-rule').and.not.include('missing-end');
  });
});
