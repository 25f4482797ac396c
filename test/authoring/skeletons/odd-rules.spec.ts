import { join } from 'node:path';
import { expect } from 'chai';
import type { SkeletonRequest } from '../../../src/authoring/skeletons/request.js';
import type { SkeletonKind } from '../../../src/authoring/skeletons/skeleton.js';
import { Workbench } from '../../../src/authoring/skeletons/workbench.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { begun } from '../../support/authoring/begun.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { type Edit, editedFiles, type Files } from '../../support/rules/edited-files.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

type Requests = readonly (readonly [kind: SkeletonKind, request: SkeletonRequest])[];

const ruleSet = 'rules/common/rule-set.yaml';
const sports = 'screens/common/applicant/10-sports.yaml';
const attributes = (object: string): string => `rules/common/attributes/${object}.yaml`;
const write = (file: string, text: string): Edit => ({ file, find: '', replace: text });
const texts = (locale: string): string => `screens/common/texts/${locale}.yaml`;
const textOf = (locale: string): string => diffData[texts(locale)] ?? '';
const textsOf = (locale: string, more: string): Edit => ({
  file: texts(locale),
  find: 'navigation:\n',
  replace: `${more}navigation:\n`,
});

/** A system beside the first, which has an object more. */
const other: readonly Edit[] = [
  write(
    'rules/other/rule-set.yaml',
    (diffData['rules/tiny/rule-set.yaml'] ?? '')
      .replace('Tiny 1', 'Other 1')
      .replace('Tiny 2', 'Other 2')
      .replace(/ {2}policyHolder.*\n/, ''),
  ),
  write('rules/other/csp/9.yaml', diffData['rules/tiny/csp/8.yaml'] ?? ''),
  ...['plausibility/findings.yaml', 'notices/law.yaml'].map((file) =>
    write(`rules/other/${file}`, diffData[`rules/tiny/${file}`] ?? ''),
  ),
];

/** Disorders and their families. */
const disorders: readonly Edit[] = [
  {
    file: ruleSet,
    find: 'objects:\n',
    replace: `  personDisorder: { id: 6, from: person, to: disorder, name: { en: "Person - Disorder", de: "Person - Krankheit" } }
objects:
  disorder:
    type: 29
    name: { en: "Disorder", de: "Krankheit" }
    relations:
      persons: { many: person, by: personDisorder }
`,
  },
  {
    file: ruleSet,
    find: '      mainPursuit:',
    replace: '      disorders: { many: disorder, by: personDisorder }\n      mainPursuit:',
  },
  write(
    attributes('disorder'),
    'object: disorder\nattributes:\n  code: { id: 170, kind: reference, catalogue: disorders, name: { en: "code", de: "Schlüssel" } }\n',
  ),
  write(
    'rules/common/catalogues/disorders.yaml',
    'catalogue: disorders\nkeyed: true\ncolumns:\n  family: { catalogue: disorder-families }\nentriesFrom: disorders.csv\n',
  ),
  write('rules/common/catalogues/disorders.csv', 'key,name.en,name.de,family\nA00,cholera,Cholera,back\n'),
  write(
    'rules/common/catalogues/disorder-families.yaml',
    'catalogue: disorder-families\nentries:\n  back: { id: 1, name: { en: "Back", de: "Rücken" } }\n',
  ),
];

const aboutDisorders = (file: string): readonly Edit[] => [
  write(file, 'screen: ill\nscope: disorder\nquestions:\n  - { attribute: code }\n'),
  ...['en', 'de'].map((locale) => textsOf(locale, 'ill:\n  name: "Ill"\n  questions:\n    code: "Which?"\n')),
];

/** A catalogue, and one of which each entry names one of its entries. */
const catalogues: readonly Edit[] = [
  write('rules/common/catalogues/moods.yaml', 'catalogue: moods\nentriesFrom: moods.csv\n'),
  write('rules/common/catalogues/moods.csv', 'word,id,name.en,name.de\ncalm,1,calm,ruhig\n'),
  write(
    'rules/common/catalogues/pets.yaml',
    `catalogue: pets
columns:
  mood: { catalogue: moods }
  risk: { catalogue: risk-classes }
  friend: { catalogue: pets }
  tame: { kind: boolean }
  call: { kind: text }
entries:
  dog: { id: 1, name: { en: "Dog", de: "Hund" }, mood: none, risk: low, friend: dog, tame: true, call: "Wow" }
`,
  ),
];

/** What is odd about the rules, and what is begun in them. */
const odd: Readonly<Record<string, { readonly edits: readonly Edit[]; readonly requests: Requests }>> = {
  'a screen of which a system has its own name, and no words of questions': {
    edits: [
      ...['en', 'de'].flatMap((locale) => [
        { file: texts(locale), find: `  name: "Sports (${locale})"\n`, replace: '' },
        write(`screens/tiny/texts/${locale}.yaml`, `sports:\n  name: "Sports (${locale})"\n`),
      ]),
    ],
    requests: [['question', { name: 'firstQuestion', folder: 'tiny', screen: 'sports' }]],
  },
  'attributes in the file of another object': {
    edits: [
      write(attributes('person'), diffData[attributes('pursuit')] ?? ''),
      write(attributes('pursuit'), diffData[attributes('person')] ?? ''),
    ],
    requests: [['question', { name: 'elsewhere', folder: 'common', screen: 'sports' }]],
  },
  'source types that are technical all': {
    edits: [{ file: ruleSet, find: 'de: "Antrag" } }\nrel', replace: 'de: "Antrag" }, technical: true }\nrel' }],
    requests: [['question', { name: 'technicalOne', folder: 'common' }]],
  },
  'screens with groups only': {
    edits: [
      write(sports, ''),
      write('screens/common/technical/20-cover.yaml', ''),
      ...['en', 'de'].map((locale) => write(texts(locale), textOf(locale).replace(/^(cover|sports):\n( .*\n)+/gm, ''))),
    ],
    requests: [
      ['question', { name: 'nowhere', folder: 'common' }],
      ['question', { name: 'nowhere', folder: 'common', source: 'technical' }],
    ],
  },
  'two systems': {
    edits: other,
    requests: [
      ['question', { name: 'ofBoth', folder: 'common', screen: 'sports', kind: 'date' }],
      ['question', { name: 'ofOne', folder: 'other', screen: 'sports', kind: 'date' }],
      ['rule', { name: 'of-one', folder: 'tiny', scope: 'policyHolder' }],
      ['rule', { name: 'of-both', folder: 'common', scope: 'policyHolder' }],
      ['rule', { name: 'of-the-application', folder: 'common', scope: 'case', attribute: 'applicationId' }],
      ['fact', { name: 'ofOneAlone', folder: 'tiny', scope: 'policyHolder' }],
      ['parameter', { name: 'inThree', folder: 'common', value: '3' }],
      ['parameter', { name: 'inOne', folder: 'other', value: '1' }],
    ],
  },
  'families, and no screen about disorders': {
    edits: disorders,
    requests: [['family', { name: 'skin' }]],
  },
  'a screen about disorders without group, its file without number': {
    edits: [...disorders, ...aboutDisorders('screens/common/technical/ill.yaml')],
    requests: [
      ['family', { name: 'skin' }],
      ['family', { name: 'skin', disorders: ['L20', 'L21'], medications: ['ointment'] }],
      ['family', { name: 'skin', folder: 'common' }],
      ['family', { name: 'skin', folder: 'tiny' }],
    ],
  },
  'a catalogue that names others': {
    edits: catalogues,
    requests: [['catalogue-entry', { name: 'cat', catalogue: 'pets' }]],
  },
};

/** What is begun in rules and screens of their own. */
function begunIn(files: Files, kind: SkeletonKind, request: SkeletonRequest): string {
  return inDirectory(files, (directory) => {
    const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
    return begun(
      kind,
      request,
      new Workbench(loadSystems(directories.rules, directories.screens).systems, directories),
    );
  });
}

/** Nothing is begun in rules that do not load. */
const errorsOf = (files: Files): readonly string[] =>
  inDirectory(files, (directory) =>
    loadSystems(join(directory, 'rules'), join(directory, 'screens')).findings.errors.map(
      ({ at, message }) => `${at.file}:${at.line} ${message}`,
    ),
  );

describe('What is begun in small rules of which something is odd', () => {
  it('is written like this, or refused with these words: what is odd, and a start of each kind that sees it', () => {
    const texts = Object.entries(odd).map(([what, { edits, requests }]) => {
      const { files } = editedFiles(diffData, edits);
      const said = requests.map(
        ([kind, request]) => `== ${kind} ${JSON.stringify(request)}\n${begunIn(files, kind, request)}`,
      );
      expect(errorsOf(files), what).to.deep.equal([]);
      return `==== ${what}\n${said.join('\n')}`;
    });
    expectText('skeletons-in-odd-rules.txt', texts.join('\n'));
  });
});
