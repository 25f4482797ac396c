import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { tinyRuleFiles } from '../../support/rules/tiny-rules.js';
import { below } from '../../support/rules/renamed-files.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { tinyRules, tinyScreens } from '../../support/screens/tiny-files.js';

const addition = 'screens/tiny/applicant/01-health.yaml';
const files = {
  ...below('rules', { ...tinyRuleFiles, ...tinyRules }),
  ...below('screens', tinyScreens),
  [addition]: 'screen: health\nquestions: []\n',
};

const foundWhenCalled = (name: string, text = files[addition] as string): readonly string[] =>
  inDirectory({ ...files, [addition]: text }, (directory) => {
    renameSync(join(directory, addition), join(directory, 'screens/tiny/applicant', name));
    const { findings } = loadSystems(join(directory, 'rules'), join(directory, 'screens'));
    return findings.all
      .filter(({ at }) => at.file.endsWith(`applicant/${name}`))
      .map(({ code, message }) => `${code}: ${message}`);
  });

describe('What a system adds to a shared screen', () => {
  it('is told how its file should be called, when it is called otherwise', () => {
    const told = foundWhenCalled('02-health.yaml').join('\n');
    expect(told).to.include('wrong-name').and.to.include('expected 01-health.yaml').and.to.include('"health"');
    expect(told).not.to.include('"scope" is missing');
  });

  it('lacks its scope where no shared screen is called so', () =>
    expect(foundWhenCalled('02-sport.yaml', 'screen: sport\nquestions: []\n').join()).to.include('"scope" is missing'));
});
