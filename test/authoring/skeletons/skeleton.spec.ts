import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { addedPlaces } from '../../../src/authoring/changes/added-places.js';
import { patchOf } from '../../../src/authoring/changes/patch-of.js';
import { tryChanges } from '../../../src/authoring/changes/try-changes.js';
import { writeChanges } from '../../../src/authoring/changes/write-changes.js';
import { SkeletonRefused, type SkeletonRequest } from '../../../src/authoring/skeletons/request.js';
import { begin, type SkeletonKind, skeleton } from '../../../src/authoring/skeletons/skeleton.js';
import { Workbench } from '../../../src/authoring/skeletons/workbench.js';
import { checkMeaning, setsOf } from '../../../src/meaning/check-meaning.js';
import { loadPersonas } from '../../../src/personas/load-personas.js';
import { runPersonas } from '../../../src/personas/run-personas.js';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { DataCopy } from '../../support/rules/data-copy.js';

/** What is begun, where, the files that get something, and how to see that it is there. */
type Begun = readonly [
  kind: SkeletonKind,
  request: SkeletonRequest,
  files: readonly string[],
  there: (ruleSet: RuleSet) => boolean,
];

const common = (folder: string): boolean => folder === 'common';
const sets = [
  'rules/german/csp/2.yaml',
  'rules/german/csp/4.yaml',
  'rules/international/csp/1.yaml',
  'rules/international/csp/3.yaml',
];
const texts = (folder: string): readonly string[] => [
  `screens/${folder}/texts/de.yaml`,
  `screens/${folder}/texts/en.yaml`,
];

const begunIn = (folder: string): readonly Begun[] => [
  [
    'parameter',
    { name: `${folder}Number`, folder, unit: 'week', minimum: 3, maximum: 50, step: 2 },
    [`rules/${folder}/parameters.yaml`, ...sets.filter((file) => common(folder) || file.includes(folder))],
    ({ parameters }) => parameters.has(`${folder}Number`),
  ],
  [
    'parameter',
    { name: `${folder}List`, folder, kind: 'list', catalogue: 'countries', value: 'DE|AT' },
    [`rules/${folder}/parameters.yaml`, ...sets.filter((file) => common(folder) || file.includes(folder))],
    ({ parameterSets }) =>
      [...parameterSets.values()].every(({ values }) => values.get(`${folder}List`)?.kind === 'list'),
  ],
  [
    'fact',
    { name: `${folder}Fact`, folder, scope: 'benefit', unit: 'currency/year' },
    [`rules/${folder}/facts/${folder}-fact.yaml`],
    ({ objects }) => objects.get('benefit')?.facts.has(`${folder}Fact`) ?? false,
  ],
  [
    'rule',
    { name: `${folder}-height`, folder, attribute: 'height' },
    [`rules/${folder}/plausibility/${folder}-height.yaml`],
    ({ rules }) => rules.some(({ id }) => id === `${folder}-height`),
  ],
  [
    'rule',
    { name: `${folder}-medication`, folder, attribute: 'regularMedication', file: 'sums' },
    [`rules/${folder}/plausibility/sums.yaml`],
    ({ rules }) => rules.some(({ id }) => id === `${folder}-medication`),
  ],
  [
    'question',
    { name: `${folder}Country`, folder, screen: 'lifestyle', kind: 'reference', catalogue: 'countries' },
    [`rules/${folder}/attributes/person.yaml`, `screens/${folder}/applicant/20-lifestyle.yaml`, ...texts(folder)],
    ({ objects }) => objects.get('person')?.attributes.has(`${folder}Country`) ?? false,
  ],
  [
    'question',
    { name: `${folder}Question`, folder, screen: 'lifestyle', kind: 'number', unit: 'week' },
    [`rules/${folder}/attributes/person.yaml`, `screens/${folder}/applicant/20-lifestyle.yaml`, ...texts(folder)],
    ({ objects }) => objects.get('person')?.attributes.has(`${folder}Question`) ?? false,
  ],
];

const once: readonly Begun[] = [
  [
    'catalogue-entry',
    { name: 'XX', catalogue: 'countries' },
    ['rules/common/catalogues/countries.csv'],
    ({ catalogues }) => catalogues.get('countries')?.entries.has('XX') ?? false,
  ],
  [
    'catalogue-entry',
    { name: 'newStatus', catalogue: 'civil-service-statuses', folder: 'german' },
    ['rules/german/catalogues/civil-service-statuses.yaml'],
    ({ catalogues }) => catalogues.get('civil-service-statuses')?.entries.has('newStatus') ?? false,
  ],
  [
    'family',
    { name: 'rareDisease', medications: ['sedative', 'metformin'], disorders: ['Q00', 'A09'] },
    [
      'rules/common/catalogues/disorder-families.yaml',
      'rules/common/attributes/disorder.yaml',
      'screens/common/applicant/88-rare-disease.yaml',
      ...texts('common'),
      'rules/common/catalogues/disorders.csv',
      'rules/common/catalogues/medications.yaml',
    ],
    ({ catalogues }) => {
      const disorders = catalogues.get('disorders')?.entries;
      const metformin = catalogues.get('medications')?.entries.get('metformin')?.cells['families'];
      return (
        ['Q00', 'A09'].every((code) => disorders?.get(code)?.cells['family'] === 'rareDisease') &&
        String(metformin) === 'diabetes,gynaecological,metabolic,pregnancy,rareDisease'
      );
    },
  ],
  ['persona', { name: 'newPersona', sets: [2] }, ['rules/personas/new-persona.yaml'], () => true],
];

const refused: readonly (readonly [SkeletonKind, SkeletonRequest, string])[] = [
  ['parameter', { name: 'maximumAge' }, 'there is a parameter "maximumAge" already'],
  ['parameter', { name: 'Maximum' }, 'expected a name in camelCase'],
  ['parameter', { name: 'newLimit', kind: 'table' }, 'there is no kind of parameter that can be begun so "table"'],
  ['parameter', { name: 'newLimit', folder: 'germna' }, 'there is no folder of rules "germna" (did you mean german?)'],
  [
    'rule',
    { name: 'new-rule', file: '../../elsewhere' },
    'found the file "../../elsewhere"; expected a name in kebab-case',
  ],
  ['fact', { name: 'newFact', scope: 'persn' }, 'there is no scope "persn" (did you mean person?)'],
  ['fact', { name: 'height' }, 'there is a name of person "height" already'],
  [
    'rule',
    { name: 'new-rule', attribute: 'hieght' },
    'there is no attribute of person "hieght" (did you mean height?)',
  ],
  ['rule', { name: 'newRule' }, 'expected a name in kebab-case'],
  ['question', { name: 'newQuestion', screen: 'livestyle' }, 'did you mean lifestyle?'],
  ['question', { name: 'newQuestion', screen: 'person', source: 'technical' }, 'has its questions in groups'],
  ['catalogue-entry', { name: 'new', catalogue: 'countrys' }, 'there is no catalogue "countrys"'],
  ['catalogue-entry', { name: 'new' }, 'an entry needs its catalogue'],
  ['parameter', { name: 'newLimit', value: '3..5' }, 'found the value "3..5"; expected a number'],
  ['parameter', { name: 'newLimit', value: '3|5' }, 'found the value "3|5"; expected a number'],
  ['parameter', { name: 'newLimit', kind: 'range', value: '3..5' }, 'expected the two ends of a range, as in 3|5'],
  ['parameter', { name: 'newLimit', kind: 'range', value: '3|5|7' }, 'expected the two ends of a range, as in 3|5'],
  ['parameter', { name: 'newLimit', kind: 'list', value: '3||5' }, 'expected numbers, as in 3|5|8'],
  ['family', { name: 'heart' }, 'there is an entry of disorder-families "heart" already'],
  ['family', { name: 'newFamily', medications: ['sedativ'] }, 'did you mean sedative?'],
  ['persona', { name: 'pupilOfSixteen' }, 'there is a persona "pupilOfSixteen" already'],
  ['persona', { name: 'newPersona', sets: [9] }, 'there is no parameter set "9"'],
];

describe('What is begun with case-capture new', () => {
  let copy: DataCopy;
  let bench: Workbench;
  before(() => {
    copy = new DataCopy();
    bench = new Workbench(realSystems(), directories());
  });
  after(() => copy.remove());
  const directories = (): { rules: string; screens: string } => ({
    rules: copy.path('rules'),
    screens: copy.path('screens'),
  });

  for (const [kind, request, message] of refused)
    it(`is refused: ${kind} ${JSON.stringify(request)}`, () => {
      expect(() => begin(kind, request, new Workbench(realSystems(), directories()))).to.throw(
        SkeletonRefused,
        message,
      );
    });

  it('may be an entry of any catalogue: whatever has no default and is not inherited has a cell', () => {
    const all = new Workbench(realSystems(), directories());
    const catalogues = new Set(realSystems().ruleSets.flatMap((ruleSet) => [...ruleSet.catalogues.values()]));
    for (const { name, at } of catalogues)
      begin('catalogue-entry', { name: 'new1', catalogue: name, folder: at.file.split('/')[0] ?? '' }, all);
    const { findings } = tryChanges(all.files, directories());
    expect(findings.all.filter(({ code }) => code !== 'to-be-written')).to.deep.equal([]);
  });

  it('may be a rule on an attribute that only a person read before: it is named so no longer', () => {
    const [{ objects }] = realSystems().ruleSets as unknown as readonly [RuleSet];
    const read = [...objects.values()].flatMap(({ name, attributes }) =>
      [...attributes.values()].flatMap(({ fact, forUnderwriters }) =>
        forUnderwriters ? [{ scope: name, attribute: fact, file: forUnderwriters.file }] : [],
      ),
    );
    // One of each file.
    const chosen = [...new Map(read.map((each) => [each.file, each])).values()].filter(({ file }) =>
      file.startsWith('common/'),
    );
    expect(chosen.length).to.be.greaterThan(3);
    for (const { scope, attribute, file } of chosen) {
      const bench = new Workbench(realSystems(), directories());
      begin('rule', { name: 'new-rule', folder: 'common', scope, attribute }, bench);
      const written = bench.files.find(({ path }) => path.endsWith(file));
      expect(written, file).not.to.equal(undefined);
      const { findings } = tryChanges(bench.files, directories());
      expect(
        findings.all.map(({ code }) => code),
        `${scope}.${attribute}`,
      ).not.to.include('surplus-key');
    }
  });

  it('is refused when the data would not load with it', () => {
    const unknownUnit = { name: 'newLimit', unit: 'wek' };
    expect(() => skeleton('parameter', unknownUnit, directories())).to.throw(SkeletonRefused, 'did you mean week?');
    expect(readFileSync(copy.path('rules/common/parameters.yaml'), 'utf8')).not.to.contain('newLimit');
  });

  for (const [kind, request, files] of [...begunIn('common'), ...begunIn('german'), ...once])
    it(`stands in all files concerned: ${kind} ${JSON.stringify(request)}`, () => {
      const alone = new Workbench(realSystems(), directories());
      begin(kind, request, alone);
      expect(alone.files.map(({ file }) => file).sort()).to.deep.equal([...files].sort());
      for (const { before = '', after } of alone.files) {
        // Nothing else changes: what stood there before is there still, but for what an existing entry gets.
        const lines = new Set(after.split('\n'));
        const gone = before.split('\n').filter((line) => !lines.has(line));
        expect(gone.filter((line) => !/families:|^A09,/.test(line))).to.deep.equal([]);
      }
      expect(addedPlaces(alone.files).length).to.be.at.least(files.length);
      begin(kind, request, bench);
    });

  it('is there in every system that reads the folder, passes check but for what is to be written, and its personas are captured', async () => {
    writeChanges(bench.files);
    const { systems, findings } = copy.load();
    expect(findings.all.filter(({ code }) => code !== 'to-be-written')).to.deep.equal([]);
    expect(findings.all.length).to.be.greaterThan(20);
    for (const ruleSet of systems.ruleSets) {
      const own =
        ruleSet.system === 'german'
          ? [...begunIn('german'), ...once]
          : once.filter(([, { name }]) => name !== 'newStatus');
      for (const [kind, { name }, , there] of [...begunIn('common'), ...own])
        expect(there(ruleSet), `${ruleSet.system} ${kind} ${name}`).to.equal(true);
      const begun = new Set(['common-height', 'common-medication', 'german-height', 'german-medication']);
      const examples = runExamples({ ...ruleSet, rules: ruleSet.rules.filter(({ id }) => begun.has(id)) });
      expect(examples.findings.report()).to.equal('');
    }
    const meaning = checkMeaning(setsOf(systems), Date.now());
    expect(
      [...meaning.rules.errors, ...meaning.screens.errors].map(({ at, message }) => `${at.file} ${message}`),
    ).to.deep.equal([]);
    const { personas, findings: found } = loadPersonas(copy.path('rules'), systems);
    const own = personas.filter(({ name }) => name === 'newPersona');
    expect(own.map(({ csp }) => csp)).to.deep.equal([2]);
    // The rules begun above say of it what nobody has written yet.
    for await (const { differences } of runPersonas(own, systems, found))
      expect(differences.filter(({ message }) => !message.includes('TODO'))).to.deep.equal([]);
  });

  it('is of a family all that it needs: entry, question, screen with its words, a disorder to be named, and medications', () => {
    const alone = new Workbench(realSystems(), { rules: 'rules', screens: 'screens' });
    begin('family', { name: 'rareThing', medications: ['metformin', 'otherDrug'] }, alone);
    const added = patchOf(alone.files)
      .split('\n')
      .filter((line) => line.startsWith('+') && !line.startsWith('+++'))
      .map((line) =>
        line
          .slice(1)
          .replace(/\bid: \d+/, 'id: _')
          .replace(/name: .*(families: \[)/, '… $1'),
      );
    expect(added).to.deep.equal([
      '  rareThing: { id: _, name: { en: "TODO: rareThing; guessed: usualRating", de: "TODO: rareThing; guessed: usualRating" }, usualRating: noTable }',
      '  rareThingDetails: { id: _, kind: string, maximumLength: 200, name: { de: "TODO: rareThingDetails", en: "TODO: rareThingDetails" } }',
      'screen: rareThing',
      'scope: disorder',
      'shownWhen: { fact: code.family, operator: equal, value: rareThing }',
      'questions:',
      '  - { attribute: rareThingDetails, mandatoryWhen: true, rows: 2 }',
      ...['Erkrankungen', 'Conditions'].flatMap((group) => [
        'rareThing:',
        '  name: "{code}"',
        `  group: "${group}"`,
        '  questions:',
        '    rareThingDetails: "TODO: rareThingDetails"',
      ]),
      'TODO-rareThing,TODO: TODO-rareThing; guessed: systems,TODO: TODO-rareThing; guessed: systems,,,rareThing,heart,TODO: TODO-rareThing,,,,,,',
      '    { id: _, … families: [diabetes, gynaecological, metabolic, pregnancy, rareThing] }',
      '    { id: _, … families: [rareThing] }',
    ]);
    expect(alone.files.map(({ file }) => file)).to.include('screens/common/applicant/88-rare-thing.yaml');
  });

  it('is not written when a file has been changed meanwhile', () => {
    const late = new Workbench(realSystems(), directories());
    begin('fact', { name: 'lateFact', file: 'build' }, late);
    const file = copy.path('rules/common/facts/build.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}# changed\n`);
    expect(() => writeChanges(late.files)).to.throw('rules/common/facts/build.yaml has been changed meanwhile');
    expect(readFileSync(file, 'utf8')).to.equal(`${text}# changed\n`);
  });
});
