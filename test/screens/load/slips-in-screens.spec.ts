import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { loadScreenSets } from '../../../src/screens/load/load-screen-sets.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { toldOfSlips } from '../../support/findings/slips.js';
import { editedFiles, type Files } from '../../support/rules/edited-files.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { tinyRuleSet } from '../../support/screens/tiny-directory.js';
import { tinyScreens } from '../../support/screens/tiny-files.js';
import { expectText } from '../../support/words/expect-text.js';
import { wordsOf } from '../../support/words/words-of.js';

/** The files of the reference in a folder, named from there. */
const sampleIn = (folder: string): Files =>
  Object.fromEntries(
    Object.entries(sampleSystem).flatMap(([file, text]) =>
      file.startsWith(`${folder}/`) ? [[file.slice(folder.length + 1), text] as const] : [],
    ),
  );
const sampleRules = (): ReturnType<typeof loadRuleSystems> => inDirectory(sampleIn('rules'), loadRuleSystems);

describe('Loading screens with a slip of the hand', () => {
  it('finds, for each key and value of the tiny screens, what is written down, and where', () => {
    const rules = { systems: [tinyRuleSet()], names: [tinyRuleSet().system] };
    expectText(
      'slips-in-tiny-screens.txt',
      toldOfSlips(tinyScreens, (directory, reading) => loadScreenSets(directory, rules, reading).findings),
    );
  });

  it('finds, for what only the screens of the reference have, what is written down, and where', () => {
    const rules = sampleRules();
    expectText(
      'slips-in-screens-of-the-reference.txt',
      toldOfSlips(
        sampleIn('screens'),
        (directory, reading) => loadScreenSets(directory, rules, reading).findings,
        tinyScreens,
      ),
    );
  });
});

const benefits = 'common/technical/20-benefits.yaml';
const choice = '{ choose: bases, from: possibleBases, by: name,';

/** What is wrong with a question whose keys are all known, in a file of the reference. */
const misfits: readonly (readonly [sentence: string, file: string, find: string, replace: string])[] = [
  ['a choice that is searched', benefits, choice, `${choice} searchable: true,`],
  ['a choice of what no answer can link', benefits, choice, '{ choose: possibleBases, from: possibleBases, by: name,'],
  ['a choice among objects of another kind', benefits, choice, '{ choose: bases, from: persons, by: name,'],
  ['a choice that a path names', benefits, choice, '{ choose: bases, from: possibleBases, by: person.name,'],
  ['a choice among an unknown relation', benefits, choice, '{ choose: bases, from: possibleBase, by: name,'],
];

describe('in choices of objects loading finds', () => {
  const expectWords = wordsOf(misfits.map(([sentence]) => sentence));
  for (const [sentence, file, find, replace] of misfits)
    it(sentence, () => {
      const { files } = editedFiles(sampleIn('screens'), [{ file, find, replace }]);
      const found = inDirectory(files, (directory) => loadScreenSets(directory, sampleRules()).findings);
      expectWords(sentence, found.report().split('\n').filter(Boolean));
    });
});
