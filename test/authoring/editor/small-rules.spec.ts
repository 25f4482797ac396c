import { join } from 'node:path';
import { expect } from 'chai';
import { completions } from '../../../src/authoring/editor/completion.js';
import type { Place } from '../../../src/authoring/editor/cursor-place.js';
import { DocumentFiles } from '../../../src/authoring/editor/document-files.js';
import { Workspace } from '../../../src/authoring/editor/workspace.js';
import { EditorClient } from '../../support/editor/editor-client.js';
import { editorSession } from '../../support/editor/editor-session.js';
import { editedFiles } from '../../support/rules/edited-files.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

const rules = 'rules/common/plausibility/benefit.yaml';
const files = [
  rules,
  'rules/common/facts/benefit.yaml',
  'rules/common/attributes/person.yaml',
  'rules/tiny/csp/7.yaml',
  'screens/common/technical/10-person.yaml',
  'screens/common/applicant/10-sports.yaml',
];

/** Before each word, and in the middle of it. */
const placesIn = (text: string): readonly Place[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/[\w.]+/g)].flatMap((word) =>
        [0, word[0].length >> 1].map((letters) => ({ line: index + 1, column: word.index + letters + 1 })),
      ),
    );

/** Where objects and relations are declared, the cursor behind some words, and all that is offered there. */
const declared: readonly (readonly [what: string, file: string, words: string, offered: readonly string[]])[] = [
  [
    'the objects and the parts of a benefit, where a type of relations begins',
    'rules/common/rule-set.yaml',
    'personBenefit: { id: 1, from: ',
    ['case', 'person', 'benefit', 'pursuit', 'policyHolder', 'EventPayment', 'Payment'],
  ],
  [
    'the same, where it ends',
    'rules/common/rule-set.yaml',
    'personBenefit: { id: 1, from: person, to: ',
    ['case', 'person', 'benefit', 'pursuit', 'policyHolder', 'EventPayment', 'Payment'],
  ],
  [
    'the types of relations between two objects, in the one that they begin at',
    'rules/common/rule-set.yaml',
    'pursuits: { many: pursuit, by: ',
    ['personPursuit'],
  ],
  [
    'the same, in the one that they end at',
    'rules/common/rule-set.yaml',
    'persons: { many: person, by: ',
    ['personBenefit'],
  ],
  [
    'the objects that have the attributes of a file',
    'rules/common/attributes/person.yaml',
    'objects: [',
    ['case', 'person', 'benefit', 'pursuit', 'policyHolder'],
  ],
  [
    'the entries of a catalogue, for the one that stands for what is not listed',
    'rules/common/catalogues/risk-classes.yaml',
    'notListed: ',
    ['low', 'high'],
  ],
];

/** A catalogue with a column of every kind, and names that some things have. */
const cellsAndNames = {
  ...diffData,
  'rules/common/catalogues/risk-classes.yaml': `catalogue: risk-classes
columns:
  hard: { kind: boolean, default: false }
  season: { values: [summer, winter], default: summer }
  likely: { catalogue: units, default: none }
entries:
  low: { id: 1, name: { en: "Low", de: "Niedrig" }, hard: true, season: winter, likely: month }
  high: { id: 2, name: { en: "High", de: "Hoch" }, hard: true,  }
`,
  'rules/common/names.yaml': `attributes:
  person.name: { en: "name", de: "Name" }
  person.age: { en: "age", de: "Alter" }
facts:
  person.totalSum: { en: "sum of all", de: "Summe aller" }
  benefit.endAge: { en: "age at the end", de: "Endalter" }
relations:
  person.benefits: { en: "benefits", de: "Leistungen" }
  person.pursuits: { en: "sports", de: "Sport" }
parameters:
  factor: { en: "factor", de: "Faktor" }
  limits: { en: "limits", de: "Grenzen" }
columns:
  risk-classes.hard: { en: "hard", de: "schwer" }
  units.factor: { en: "factor", de: "Faktor" }
words:
  winter: { en: "winter", de: "Winter" }
  summer: { en: "summer", de: "Sommer" }
tableColumns:
  until: { en: "until", de: "bis" }
  most: { en: "most", de: "höchstens" }
`,
};

/** There, the cursor behind some words, and what is offered: what has no cell, or no name, yet. */
const open: readonly (readonly [what: string, file: string, words: string, offered: readonly string[]])[] = [
  ['yes or no, in a cell', 'rules/common/catalogues/risk-classes.yaml', '"Niedrig" }, hard: ', ['true', 'false']],
  ['the words of a column', 'rules/common/catalogues/risk-classes.yaml', 'true, season: ', ['summer', 'winter']],
  [
    'the entries that a column names',
    'rules/common/catalogues/risk-classes.yaml',
    'winter, likely: ',
    ['year', 'month', 'EUR', 'USD', 'EUR/year', 'number'],
  ],
  [
    'the columns that an entry has no cell in, and what any entry may have',
    'rules/common/catalogues/risk-classes.yaml',
    '"Hoch" }, hard: true, ',
    ['season', 'likely', 'synonyms', 'validFrom', 'validTo', 'replacedBy'],
  ],
  [
    'what a unit may have, and only a unit,',
    'rules/common/catalogues/units.yaml',
    'month: { id: 2, ',
    ['dimension', 'offset', 'currency', 'synonyms', 'forms', 'validFrom', 'validTo', 'replacedBy'],
  ],
  [
    'attributes without a name',
    'rules/common/names.yaml',
    '"Name" }\n  ',
    [
      'case.applicationId',
      'person.age',
      'person.dateOfBirth',
      'benefit.benefitType',
      'benefit.ageAtEntry',
      'benefit.insurancePeriod',
      'benefit.sumInsured',
      'benefit.sumAssuredE',
      'benefit.benefitSum',
      'benefit.singlePremium',
      'pursuit.code',
    ],
  ],
  ['derived facts without a name', 'rules/common/names.yaml', '"Summe aller" }\n  ', ['benefit.endAge']],
  [
    'relations without a name',
    'rules/common/names.yaml',
    '"Leistungen" }\n  ',
    [
      'case.persons',
      'person.pursuits',
      'person.mainPursuit',
      'benefit.persons',
      'benefit.person',
      'benefit.base',
      'pursuit.persons',
      'pursuit.person',
    ],
  ],
  [
    'parameters without a name',
    'rules/common/names.yaml',
    'parameters:\n  factor: { en: "factor", de: "Faktor" }\n  ',
    ['maximumAge', 'ageRange', 'typesSold', 'limits', 'soldFrom', 'pays', 'payLimits'],
  ],
  [
    'columns without a name',
    'rules/common/names.yaml',
    '"schwer" }\n  ',
    [
      'units.dimension',
      'units.factor',
      'units.offset',
      'units.currency',
      'benefit-types.pays',
      'benefit-types.rider',
      'benefit-types.maximumEndAge',
      'pursuits.group',
      'pursuits.riskClass',
      'pursuits.seasons',
      'pursuits.depth',
      'pursuits.outdoors',
      'risk-classes.season',
      'risk-classes.likely',
    ],
  ],
  ['words without a name', 'rules/common/names.yaml', '"Winter" }\n  ', ['lumpSum', 'perTime', 'summer']],
  [
    'columns of tables without a name',
    'rules/common/names.yaml',
    '"bis" }\n  ',
    ['age', 'riskClass', 'sum', 'sold', 'kind', 'most'],
  ],
];

/** What a client is offered at each place. */
const expectOffered = (files: typeof diffData, places: typeof declared): Promise<void> =>
  inDirectory(files, async (directory) => {
    const client = new EditorClient(directory);
    try {
      await client.begin();
      for (const [what, file, words, expected] of places) {
        const labels = (await client.offered(file, words)).map(({ label }) => label);
        expect(labels, `${what}: ${words}`).to.have.members([...expected]);
      }
      expect(await client.end()).to.equal(0);
    } finally {
      client.kill();
    }
  });

describe('The editor of small rules', () => {
  it('offers what a cell may hold, and what has no cell or no name yet', () => expectOffered(cellsAndNames, open));

  it('offers, over the protocol of editors, in declarations what can be declared and nothing else', () =>
    expectOffered(
      editedFiles(diffData, [
        { file: 'rules/common/attributes/person.yaml', find: 'object: person', replace: 'objects: [person]' },
        {
          file: 'rules/common/catalogues/risk-classes.yaml',
          find: 'catalogue: risk-classes',
          replace: 'catalogue: risk-classes\nnotListed: high',
        },
      ]).files,
      declared,
    ));

  it('offers these words at these places', () => {
    const offered = inDirectory(diffData, (directory) => {
      const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
      const workspace = new Workspace(directories);
      const kinds = new DocumentFiles(directories);
      return files.flatMap((file) => {
        const text = workspace.text(file);
        expect(text, file).to.not.equal('');
        const places = new Map<string, string[]>();
        for (const at of placesIn(text)) {
          const told = completions(text, at, kinds.kindOf(file), workspace.good)
            .map(({ label, kind, detail, text: written, begins }) =>
              [
                `  ${label} (${kind})`,
                ...(written === label ? [] : [`as ${written}`]),
                at.column - begins,
                detail,
              ].join(' '),
            )
            .join('\n');
          places.set(told, [...(places.get(told) ?? []), `${at.line}:${at.column}`]);
        }
        return [...places].map(([told, at]) => `${file} ${at.join(' ')}\n${told}`);
      });
    });
    expectText('offered-in-small-rules.txt', `${offered.join('\n\n')}\n`);
  });

  it('says this, over the protocol of editors, while they are edited', () =>
    inDirectory(diffData, async (directory) => {
      const client = new EditorClient(directory);
      try {
        const said = await editorSession(client, rules, diffData[rules] ?? '');
        expectText('editor-of-small-rules.txt', said.join('\n\n').replaceAll(client.uri(''), ''));
        expect(await client.end()).to.equal(0);
      } finally {
        client.kill();
      }
    }));
});
