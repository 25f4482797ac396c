import { join } from 'node:path';
import { expect } from 'chai';
import { describe as described } from '../../../src/authoring/names/describe.js';
import { type LoadedNames, loadNames } from '../../../src/authoring/names/load-names.js';
import { type Named, NameIndex } from '../../../src/authoring/names/name-index.js';
import { vocabularyText } from '../../../src/authoring/names/vocabulary-text.js';
import { vocabularyOf } from '../../../src/authoring/names/vocabulary.js';
import { Kept } from '../../../src/documents/kept.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { type Edit, editedFiles, type Files } from '../../support/rules/edited-files.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

const attributes = (object: string): string => `rules/common/attributes/${object}.yaml`;

/** What is wrong, as it may be while somebody writes. */
const wrong: Readonly<Record<string, readonly Edit[]>> = {
  'a catalogue that there is not': [
    { file: attributes('pursuit'), find: 'catalogue: pursuits', replace: 'catalogue: pursuit' },
  ],
  'a kind that there is not': [{ file: attributes('person'), find: 'kind: date', replace: 'kind: day' }],
  'a value that a parameter set does not have, and one of no value': [
    { file: 'rules/tiny/csp/7.yaml', find: 'factor: 3\n', replace: '' },
    { file: 'rules/tiny/csp/8.yaml', find: '[termLife, accidentalDeath]', replace: '[]' },
  ],
  'a parameter set that has its name in one language': [
    { file: 'rules/tiny/csp/8.yaml', find: 'en: "Eight", de: "Acht"', replace: 'de: "Acht"' },
  ],
  'a parameter set without a name': [
    { file: 'rules/tiny/csp/8.yaml', find: '{ en: "Eight", de: "Acht" }', replace: '{}' },
  ],
  'a rule with an operator that there is not': [
    { file: 'rules/common/plausibility/person.yaml', find: 'operator: lessThan', replace: 'operator: lesThan' },
  ],
  'an object without relations that can be read': [
    { file: 'rules/common/rule-set.yaml', find: 'pursuit:\n    name', replace: 'pursuit:\n    nam' },
  ],
  'a system without parameter sets': [
    { file: 'rules/other/rule-set.yaml', find: '', replace: diffData['rules/tiny/rule-set.yaml'] ?? '' },
  ],
};

const namesOf = (files: Files): LoadedNames =>
  inDirectory(files, (directory) => {
    const names = loadNames({ rules: join(directory, 'rules'), screens: join(directory, 'screens') }, new Kept());
    for (const { mentions } of names.index.all) for (const { file } of mentions) names.linesOf(file);
    return names;
  });

const saidOf = (named: Named, loaded: LoadedNames): string =>
  described(named, loaded)
    .map(({ title, type, details }) => [`${title}: ${type ?? ''}`, ...details.map((each) => `  ${each}`)].join('\n'))
    .join('\n');

describe('The names of rules that are wrong', () => {
  it('are told by what is known of them all the same, here all of which something else is told than before', () => {
    const good = namesOf(diffData);
    const before = new Set(good.index.all.map((named) => saidOf(named, good)));
    const told = Object.entries(wrong).map(([what, edits]) => {
      const loaded = namesOf(editedFiles(diffData, edits).files);
      const said = loaded.index.all.map((named) => saidOf(named, loaded)).filter((each) => !before.has(each));
      return `== ${what}\n${said.join('\n')}\n`;
    });
    expectText('names-of-wrong-rules.txt', told.join('\n'));
  });

  it('are told by what they are alone where no rules are known', () => {
    const good = namesOf(diffData);
    const none = { ...good, systems: { ruleSets: [], forCsp: () => undefined } };
    const types = good.index.all.flatMap((named) => described(named, none)).map(({ type }) => type);
    expect(new Set(types)).to.deep.equal(new Set([undefined]));
  });

  it('are lost, and stand nowhere, where their letters do not stand', () => {
    const at = { file: 'rules/common/parameters.yaml', line: 1, column: 1 };
    const told = { kind: 'parameter', owner: '', name: 'maximumAge', system: 'tiny', at, from: 0 } as const;
    const { all, lost } = new NameIndex([{ ...told, root: 'rules', defines: true, inExample: false }], () => [
      'old: 1',
    ]);
    expect([all, lost.map(({ name }) => name)]).to.deep.equal([[], ['maximumAge']]);
  });
});

describe('The vocabulary of an object that one system alone has', () => {
  it('has its words, with the system', () => {
    const tiny = (file: string): string => diffData[`rules/tiny/${file}`] ?? '';
    const loaded = namesOf({
      ...diffData,
      'rules/other/rule-set.yaml': tiny('rule-set.yaml').replace(/ {2}policyHolder.*\n/, ''),
      'rules/tiny/attributes/policyHolder.yaml':
        'object: policyHolder\nattributes:\n  duty: { id: 1200, kind: date, name: { en: "duty", de: "Pflicht" } }\n',
      'rules/other/csp/9.yaml': tiny('csp/8.yaml'),
    });
    expect(vocabularyText('policyHolder', vocabularyOf('policyHolder', loaded))).to.equal(
      'attributes\n  duty  date  duty (en), Pflicht (de) [tiny]\n',
    );
  });
});
