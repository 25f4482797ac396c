import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { tinyRuleFiles } from '../../support/rules/tiny-rules.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { tinyRules, tinyScreens } from '../../support/screens/tiny-files.js';
import { expectText } from '../../support/words/expect-text.js';
import type { Files } from '../../support/rules/edited-files.js';
import { below, renamed } from '../../support/rules/renamed-files.js';

/**
 * Two systems that share screens: each has a screen of its own, and says how the shared question about weight is asked.
 */
const ownScreens = (system: string): Files => ({
  [`${system}/applicant/02-sport.yaml`]:
    'screen: sport\nscope: person\nquestions: [ { attribute: children, key: also } ]\n',
  ...Object.fromEntries(
    ['en', 'de'].map((locale) => [
      `${system}/texts/${locale}.yaml`,
      'sport: { name: "Sport", group: "Sport", questions: { also: "More?" } }\nhealth: { questions: { weight: "Weight?" } }\n',
    ]),
  ),
});
const systems: Files = {
  ...below('rules', tinyRules),
  ...below('rules', renamed(renamed(tinyRules, /^tiny/, 'more'), /csp\/1/, 'csp/2')),
  ...below('screens', tinyScreens),
  ...below(
    'screens',
    Object.fromEntries(Object.entries(tinyScreens).map(([file, text]) => [file, text.replace(/ *weight: .*\n/, '')])),
  ),
  ...below('screens', { ...ownScreens('tiny'), ...ownScreens('more') }),
};
const sharedRules: Files = below('rules', tinyRuleFiles);

/** What is found once these files or folders are gone; `instead`: a file stands there. */
function foundWithout(files: Files, gone: readonly string[], instead?: string): string {
  const report = inDirectory(files, (directory) => {
    for (const path of gone) rmSync(join(directory, path), { recursive: true });
    if (instead !== undefined) for (const path of gone) writeFileSync(join(directory, path), instead);
    return loadSystems(join(directory, 'rules'), join(directory, 'screens'))
      .findings.report()
      .replaceAll(directory, '');
  });
  return `== without ${gone.join(', ')}${instead === undefined ? '' : ', but with a file of that name'}\n${report}`;
}

const parents = (files: Files): readonly string[] => [
  ...new Set(
    Object.keys(files).flatMap((file) => file.split('/').map((_, index, steps) => steps.slice(0, index + 1).join('/'))),
  ),
];

describe('Loading small systems', () => {
  it('finds what is written down, and where, when a file or a folder of the screens is lost', () => {
    const screens = parents(systems).filter((path) => path.startsWith('screens'));
    expectText(
      'lost-of-small-screens.txt',
      [
        foundWithout(systems, []),
        ...screens.map((path) => foundWithout(systems, [path])),
        foundWithout(systems, ['screens'], 'a: 1\n'),
        foundWithout(systems, ['screens/tiny', 'screens/more']),
        foundWithout(systems, ['screens/tiny/texts', 'screens/more/texts']),
        foundWithout(systems, ['rules/tiny/rule-set.yaml', 'rules/more/rule-set.yaml']),
        foundWithout(systems, ['rules/more']),
      ].join('\n'),
    );
  });

  it('finds what is written down, and where, when a file or a folder of the rules is lost', () => {
    const rules = parents(sharedRules);
    expectText(
      'lost-of-small-rules.txt',
      [...rules.map((path) => foundWithout(sharedRules, [path])), foundWithout(sharedRules, ['rules'], 'a: 1\n')].join(
        '\n',
      ),
    );
  });
});
