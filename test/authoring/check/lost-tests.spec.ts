import { rmSync } from 'node:fs';
import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { withLostTests } from '../../../src/authoring/check/lost-tests.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { DataCopy } from '../../support/rules/data-copy.js';

describe('The tests of one system', () => {
  it('are told once, by their folder, where it is gone and shared rules miss their examples', () => {
    for (const system of ['german', 'international']) {
      const copy = new DataCopy();
      try {
        rmSync(copy.path(`rules/${system}/tests`), { recursive: true });
        const { all } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') }).findings;
        const shared = all.filter(({ at }) => !at.file.startsWith(`rules/${system}/plausibility/`));
        expect(shared.map(({ at, code }) => `${at.file} ${code}`)).to.deep.equal([
          `rules/${system}/tests missing-file`,
        ]);
      } finally {
        copy.remove();
      }
    }
  });

  it('are not asked for where one shared file misses examples, or each system has some, or none has', () => {
    const findings = (...files: readonly string[]): Findings => {
      const found = new Findings();
      for (const file of files) found.warning({ file, line: 1, column: 1 }, 'untried-part', file);
      return found;
    };
    const system = (name: string, ...files: readonly string[]) =>
      ({ system: name, tests: files.map((file) => ({ at: { file } })) }) as unknown as RuleSet;
    const told = (found: Findings, ...systems: readonly RuleSet[]) =>
      withLostTests(found.all, systems, 'rules').map(({ at }) => at.file);
    const [one, other] = [system('one', 'one/tests/a.yaml'), system('other', 'common/tests/a.yaml')];
    const two = ['rules/common/facts/a.yaml', 'rules/common/plausibility/b.yaml'];
    expect(told(findings(...two), one, other)).to.deep.equal(['rules/other/tests']);
    expect(told(findings(two[0] as string), one, other)).to.deep.equal([two[0]]);
    expect(told(findings(two[0] as string, 'rules/other/facts/b.yaml'), one, other)).to.have.length(2);
    expect(told(findings(...two), one, system('other', 'other/tests/a.yaml'))).to.deep.equal(two);
    expect(told(findings(...two), system('one'), other)).to.deep.equal(two);
  });
});
