import { join } from 'node:path';
import { expect } from 'chai';
import { patchOf } from '../../../src/authoring/changes/patch-of.js';
import type { SkeletonRequest } from '../../../src/authoring/skeletons/request.js';
import { begin, type SkeletonKind } from '../../../src/authoring/skeletons/skeleton.js';
import { Workbench } from '../../../src/authoring/skeletons/workbench.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { begun } from '../../support/authoring/begun.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

const requests: readonly (readonly [kind: SkeletonKind, request: SkeletonRequest])[] = [
  ['parameter', { name: 'plain', folder: 'common' }],
  ['parameter', { name: 'bounded', folder: 'tiny', unit: 'year', minimum: 3, maximum: 50, step: 2 }],
  ['parameter', { name: 'valued', folder: 'tiny', kind: 'range', value: '3..5' }],
  ['parameter', { name: 'codes', folder: 'tiny', kind: 'list', catalogue: 'risk-classes', value: 'low|high' }],
  ['parameter', { name: 'exact', folder: 'tiny', value: '7.5' }],
  ['parameter', { name: 'noNumber', folder: 'tiny', value: 'seven' }],
  ['parameter', { name: 'unclear', folder: 'tiny', value: '1.000' }],
  ['parameter', { name: 'twoNumbers', folder: 'tiny', value: '7|8' }],
  ['parameter', { name: 'day', folder: 'tiny', kind: 'date' }],
  ['parameter', { name: 'dayGiven', folder: 'tiny', kind: 'date', value: '2027.03' }],
  ['parameter', { name: 'words', folder: 'tiny', kind: 'text' }],
  ['parameter', { name: 'wordsGiven', folder: 'tiny', kind: 'text', value: 'as we do' }],
  ['parameter', { name: 'between', folder: 'tiny', kind: 'range', unit: 'year' }],
  ['parameter', { name: 'betweenBounds', folder: 'tiny', kind: 'range', minimum: 5, maximum: 9 }],
  ['parameter', { name: 'none', folder: 'tiny', kind: 'list', catalogue: 'risk-classes' }],
  ['parameter', { name: 'strange', folder: 'tiny', kind: 'colour' }],
  ['parameter', { name: 'nowhere', folder: 'elsewhere' }],
  ['parameter', { name: 'factor', folder: 'tiny' }],
  ['fact', { name: 'plainFact', folder: 'common', scope: 'person' }],
  ['fact', { name: 'factInUnit', folder: 'tiny', scope: 'benefit', unit: 'year' }],
  ['fact', { name: 'besideOthers', folder: 'common', scope: 'person', file: 'person' }],
  ['rule', { name: 'of-a-number', folder: 'common', attribute: 'age' }],
  ['rule', { name: 'of-a-code', folder: 'tiny', attribute: 'benefitType', scope: 'benefit' }],
  ['rule', { name: 'beside-others', folder: 'common', attribute: 'age', file: 'person' }],
  ['rule', { name: 'of-a-day', folder: 'common', attribute: 'dateOfBirth' }],
  ['rule', { name: 'of-a-text', folder: 'common', attribute: 'name' }],
  ['rule', { name: 'of-a-sum', folder: 'common', scope: 'benefit', attribute: 'sumAssuredE' }],
  ['rule', { name: 'of-a-sum-in-cents', folder: 'common', scope: 'benefit', attribute: 'sumInsured' }],
  ['rule', { name: 'of-a-code-in-capitals', folder: 'common', scope: 'pursuit', attribute: 'code' }],
  ['rule', { name: 'of-what-is-asked-first', folder: 'common', scope: 'benefit' }],
  ['rule', { name: 'of-what-has-no-number', folder: 'common', scope: 'pursuit' }],
  ['rule', { name: 'of-what-nobody-declares', folder: 'common', attribute: 'height' }],
  ['rule', { name: 'of-the-policy-holder', folder: 'tiny', scope: 'policyHolder' }],
  ['rule', { name: 'of-nothing-known', folder: 'tiny', scope: 'animal' }],
  ['rule', { name: 'minor', folder: 'tiny', attribute: 'age' }],
  ['question', { name: 'inOneSystem', folder: 'tiny', screen: 'sports', kind: 'date' }],
  ['question', { name: 'onTheFirst', folder: 'common' }],
  ['question', { name: 'inGroups', folder: 'common', screen: 'person', source: 'technical' }],
  ['question', { name: 'onNoScreen', folder: 'common', screen: 'weather' }],
  ['question', { name: 'ofOthers', folder: 'common', screen: 'sports', scope: 'benefit' }],
  ['question', { name: 'ofNoKind', folder: 'common', screen: 'sports', kind: 'colour' }],
  ['question', { name: 'ofNoCatalogue', folder: 'common', screen: 'sports', kind: 'reference', catalogue: 'colours' }],
  ['question', { name: 'ofNobody', folder: 'common', source: 'weather' }],
  ['question', { name: 'age', folder: 'common', screen: 'sports' }],
  ['question', { name: 'howMuch', folder: 'common', screen: 'sports', kind: 'number', minimum: 3, maximum: 7 }],
  ['question', { name: 'howMany', folder: 'common', screen: 'sports', kind: 'number', unit: 'year' }],
  ['question', { name: 'whichOne', folder: 'common', screen: 'sports', kind: 'reference', catalogue: 'risk-classes' }],
  ['question', { name: 'freeText', folder: 'common', screen: 'sports', kind: 'string' }],
  ['catalogue-entry', { name: 'perhaps', catalogue: 'risk-classes' }],
  ['catalogue-entry', { name: 'nonsense', catalogue: 'colours' }],
  ['catalogue-entry', { name: 'low', catalogue: 'risk-classes' }],
  ['catalogue-entry', { name: 'SWIMMING', catalogue: 'pursuits' }],
  ['catalogue-entry', { name: 'endowment', catalogue: 'benefit-types' }],
  ['family', { name: 'anything' }],
  ['persona', { name: 'firstOfAll' }],
  ['persona', { name: 'likeNobody', like: ['nobody'] }],
  ['persona', { name: 'ofNoSet', sets: [9] }],
];

/** Two profiles and personas, of whom nothing is said of all but one. */
const someone = {
  'rules/personas/profiles.yaml': `day: "2026.06.15"
profiles:
  adult: { person: { age: 40 } }
  young: { person: { age: 18 } }
`,
  'rules/personas/people.yaml': `manyWords:
  who: "A person of whom much is given"
  sets: [7, 8]
  person: { name: "Somebody with a long name", age: 50 }
  says: nothing
plain:
  who: "A person of whom little is given"
  sets: [8]
  person: { name: P }
  says: nothing
plainest:
  who: "A person of whom least is given, and something said"
  sets: [8]
  person: { age: 17 }
  says: [minor]
likeAdults:
  who: "A person like others, with an application"
  sets: [7, 8]
  like: [adult]
  case: { applicationId: A1 }
  person: { name: "Another person with a long name" }
  says: nothing
`,
};

/** What is asked for, and what the persona is begun with. */
const personas: readonly (readonly [what: string, request: Partial<SkeletonRequest>, lines: readonly string[]])[] = [
  ['the plainest of all of whom nothing is said', {}, ['sets: [8]', 'person: { name: "P" }']],
  [
    'the plainest under the parameter sets that are asked for',
    { sets: [7] },
    ['sets: [7]', 'person: { name: "Somebody with a long name", age: 50 }'],
  ],
  [
    'the plainest with the profiles that are asked for, and its application',
    { like: ['adult'] },
    [
      'sets: [7, 8]',
      'like: [adult]',
      'case: { applicationId: "A1" }',
      'person: { name: "Another person with a long name" }',
    ],
  ],
  [
    'nothing, where nobody has these profiles',
    { like: ['young'], sets: [8] },
    ['sets: [8]', 'like: [young]', 'person: {}'],
  ],
  [
    'nothing, under the first parameter set, where nobody has these profiles',
    { like: ['young'] },
    ['sets: [7]', 'like: [young]', 'person: {}'],
  ],
];

describe('What is begun in small rules', () => {
  it('is written like this, or refused with these words: a start of each kind, by what is known of it', () => {
    const text = inDirectory(diffData, (directory) => {
      const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
      const { systems } = loadSystems(directories.rules, directories.screens);
      return requests
        .map(([kind, request]) => {
          const bench = new Workbench(systems, directories);
          return `== ${kind} ${JSON.stringify(request)}\n${begun(kind, request, bench)}`;
        })
        .join('\n');
    });
    expectText('skeletons-in-small-rules.txt', text);
  });

  for (const [what, request, lines] of personas)
    it(`has of a persona ${what}`, () => {
      const added = inDirectory({ ...diffData, ...someone }, (directory) => {
        const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
        const bench = new Workbench(loadSystems(directories.rules, directories.screens).systems, directories);
        begin('persona', { name: 'newOne', ...request }, bench);
        return bench.files.map(({ after }) => after).join('');
      });
      const written = added.split('\n').map((line) => line.trim());
      expect(written.filter((line) => line !== '' && !line.startsWith('who:'))).to.deep.equal([
        ...['newOne:', ...lines, 'says: nothing'],
      ]);
    });

  it('has the id 1 when it is the first entry of its catalogue', () => {
    const added = inDirectory(
      {
        ...diffData,
        'rules/common/catalogues/moods.yaml': 'catalogue: moods\nentriesFrom: moods.csv\n',
        'rules/common/catalogues/moods.csv': 'word,id,name.en,name.de\n',
      },
      (directory) => {
        const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
        const bench = new Workbench(loadSystems(directories.rules, directories.screens).systems, directories);
        begin('catalogue-entry', { name: 'glad', catalogue: 'moods' }, bench);
        return patchOf(bench.files);
      },
    );
    expect(added).to.match(/^\+glad,1,/m);
  });
});
