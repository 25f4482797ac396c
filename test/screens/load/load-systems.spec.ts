import { join } from 'node:path';
import { expect } from 'chai';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { tinyRules } from '../../support/screens/tiny-files.js';
import { below } from '../../support/rules/renamed-files.js';
import { tinyData } from '../../support/screens/tiny-systems.js';

/** Loads the tiny rules and screens, with some files replaced. */
function load(changes: Readonly<Record<string, string>> = {}): ReturnType<typeof loadSystems> {
  const files = { ...tinyData, ...changes };
  return inDirectory(files, (directory) => loadSystems(join(directory, 'rules'), join(directory, 'screens')));
}

describe('the rule systems with their screens', () => {
  it('are found by the id of a parameter set', () => {
    const { systems, findings } = load();
    expect(findings.report()).to.equal('');
    expect(systems.ruleSets.map(({ system }) => system)).to.deep.equal(['tiny']);
    const rules = systems.forCsp(1);
    expect(rules?.ruleSet).to.equal(systems.ruleSets[0]);
    expect(rules?.parameterSet.id).to.equal(1);
    expect(rules?.program.parameterSet).to.equal(rules?.parameterSet);
    expect([...(rules?.screens.bySourceType.keys() ?? [])]).to.deep.equal([1, 2]);
  });

  it('are compiled once for each parameter set', () => {
    const { systems } = load({ 'rules/tiny/csp/2.yaml': tinyRules['tiny/csp/1.yaml'] ?? '' });
    expect(systems.forCsp(1)).to.equal(systems.forCsp(1));
    expect(systems.forCsp(1)?.program).not.to.equal(systems.forCsp(2)?.program);
    expect(systems.forCsp(1)?.screens).to.equal(systems.forCsp(2)?.screens);
    expect(systems.forCsp(3)).to.equal(undefined);
  });

  it('come with the findings of rules and screens in one report, each file named from its directory', () => {
    const { findings } = load({
      'rules/tiny/csp/1.yaml':
        'name: { en: "Set 1", de: "Satz 1" }\ncurrencies: [EUR]\nlimt: 5\nperiod: 5\nlongPeriod: 10\n',
      'screens/common/applicant/navigation.yaml': 'menus: []\nbuttons: [ { button: next, comand: next } ]\n',
    });
    const [first] = findings.report().split('\n');
    expect(first).to.match(/^rules\/tiny\/csp\/1\.yaml:3:1 error unknown-parameter: .*did you mean limit\?/);
    expect(findings.report()).to.match(
      /^screens\/common\/applicant\/navigation\.yaml:2:28 error unknown-key: .*did you mean command\?/m,
    );
  });

  it('without notices are told so once, wherever screens show one', () => {
    const file = 'screens/common/applicant/01-health.yaml';
    const asked = ['one', 'two', 'three', 'four'].map(
      (key) => `  - notice: ${key}\n  - attribute: weight\n    key: ${key}\n`,
    );
    const health = (tinyData[file] ?? '').replace('questions:\n', `questions:\n${asked.join('')}`);
    const notices = load({ [file]: health }).findings.all.filter(({ code }) => code === 'unknown-notice');
    expect(notices.map(({ message }) => message.replace(/more places: .*/, ''))).to.deep.equal([
      'there is no notice "one": the system tiny has none (notices/<topic>.yaml); the same at 3 ',
    ]);
  });

  it('must have screens, in a folder of their name or in the shared one', () => {
    const reportWith = (folder: string): string => {
      const files = { ...below('rules', tinyRules), [`screens/${folder}/applicant/01-more.yaml`]: 'screen: more' };
      return inDirectory(files, (directory) =>
        loadSystems(join(directory, 'rules'), join(directory, 'screens')).findings.report(),
      );
    };
    const other = reportWith('more');
    expect(other).to.match(/^screens\/tiny:1:1 error missing-file: the rule system tiny has no screens/m);
    expect(other).to.match(/^screens\/more:1:1 error unknown-file: .*expected one of: common, tiny/m);
    const misspelled = reportWith('tinny');
    expect(misspelled).to.match(/^screens\/tinny:1:1 error unknown-file: .*rules of "tiny" without screens/);
    expect(misspelled).to.not.include('\n');
  });
});
