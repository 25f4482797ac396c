import { rmSync } from 'node:fs';
import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { lostParameterSets } from '../../../src/authoring/check/lost-parameter-set.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { DataCopy } from '../../support/rules/data-copy.js';

describe('A parameter set that is gone', () => {
  it('is told alone, by the file that is missing, where many examples name it', () => {
    for (const set of ['german/csp/2', 'international/csp/3']) {
      const copy = new DataCopy();
      try {
        rmSync(copy.path(`rules/${set}.yaml`));
        const { findings } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') });
        expect(findings.all.map(({ at, code }) => `${at.file} ${code}`)).to.deep.equal([
          `rules/${set}.yaml missing-file`,
        ]);
      } finally {
        copy.remove();
      }
    }
  });

  it('is no more than a misspelled number where few name it', () => {
    const findings = new Findings();
    for (const line of [1, 2, 3])
      findings.error(
        { file: 'rules/tiny/tests/a.yaml', line, column: 1 },
        'unknown-parameter',
        'none',
        'parameter set tiny 2',
      );
    expect(lostParameterSets(findings.all, 'rules')).to.deep.equal([]);
    findings.error(
      { file: 'rules/tiny/tests/a.yaml', line: 4, column: 1 },
      'unknown-parameter',
      'none',
      'parameter set tiny 2',
    );
    expect(lostParameterSets(findings.all, 'rules').map(({ at }) => at.file)).to.deep.equal(['rules/tiny/csp/2.yaml']);
  });
});
