import { join } from 'node:path';
import { completions } from '../../../src/authoring/editor/completion.js';
import { DocumentFiles } from '../../../src/authoring/editor/document-files.js';
import { Workspace } from '../../../src/authoring/editor/workspace.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

const rule = (line: string): string => `rules:\n  begun:\n    scope: person\n    ${line}\n`;
const condition = (written: string): string => rule(`violatedWhen: { ${written} }`);
const example = (given: string): string => `rules:\n  begun:\n    scope: person\n    examples:\n      - ${given}\n`;
const persona = (line: string): string => `begun:\n  who: "Somebody"\n  sets: [1]\n  ${line}\n`;

/** What somebody has written of a file; the cursor is at `|`. */
const written: Readonly<Record<string, readonly string[]>> = {
  'rules/common/plausibility/begun.yaml': [
    ...['age', 'pursuits.code', 'regularMedication', 'dateOfBirth', 'personId', 'nothing', 'sizeUnknown'].flatMap(
      (fact) => [`fact: ${fact}, operator: |`, `fact: ${fact}, operator: equal, value: |`].map(condition),
    ),
    condition('fact: pursuits.code, operator: "someFact:|"'),
    condition('fact: benefits.insurancePeriod, operator: everyFact:|'),
    condition('fact: case.mode, operator: equal, value: |'),
    condition('fact: age, operator: equal, value: { fact: | }'),
    condition('fact: age, operator: equal, value: { fact: csp.| }'),
    condition('operator: |'),
    ...['dateOfBirth.|', 'mainOccupation.code.|', 'nothing.|', 'age.|', 'benefits.|', 'case.|', 'case.mode.|', '|'].map(
      (path) => condition(`fact: ${path}`),
    ),
    rule('concerns: [|]'),
    rule('concerns: [benefits.|]'),
    rule('sources: [|]'),
    rule('severity: |'),
    rule('with: { own: { is: 1 } }\n    violatedWhen: { fact: | }'),
    rule('|'),
    'rules:\n  begun:\n    violatedWhen: { fact: | }\n',
    'rules:\n  begun:\n    violatedWhen: { fact: benefits.| }\n',
    condition('some: { over: | }'),
    condition('some: { over: pursuits, where: { fact: | } }'),
    condition('some: { over: pursuits, where: { fact: this.| } }'),
    condition('atLeast: { of: [ { fact: | } ] }'),
    ...['violatedWhen: { | }', 'violatedWhen: |', 'with: { | }', 'with: { own: { is: { | } } }'].map(rule),
    ...['all: [ { | } ]', 'any: [ { | } ]', 'not: { | }', 'atLeast: { count: 1, of: [ { | } ] }', 'atLeast: { | }'].map(
      condition,
    ),
    ...['of: [ { | } ]', 'some: { over: pursuits, where: { | } }', 'value: |', 'fact: age, value: |'].map(condition),
    example('{ given: { | } }'),
    example('{ given: { this: { | } } }'),
    example('{ given: { case: { | } } }'),
    example('{ given: { case: { mode: | } } }'),
    example('{ given: { this: { height: { value: 1, unit: | } } } }'),
    example('{ given: { this: { regularMedication: { value: | } } } }'),
    example('{ given: { this: { regularMedication: | } } }'),
    example('{ given: { this: { name: { value: 1, unit: | } } } }'),
    example('{ given: { benefits: [ { | } ] } }'),
    example('{ given: { benefits: [ { benefitType: | } ] } }'),
    example('{ given: { benefits: [ { nothing: { | } } ] } }'),
    example('{ given: { occupation: { | } } }'),
    example('{ given: { this: {} }, expect: | }'),
  ],
  // Of rules that were loaded it is known what their own facts are.
  'rules/common/plausibility/benefits.yaml': [
    'period-too-long:\n    with: { limit: {}, other: {} }\n    violatedWhen: { fact: limit, operator: | }\n',
    'period-too-long:\n    with: { limit: {}, other: {} }\n    violatedWhen: { fact: other, operator: | }\n',
    'period-too-long:\n    with: { limit: {} }\n    violatedWhen: { fact: endAge, operator: equal, value: { fact: | } }\n',
    'starts-too-early:\n    with: { from: {} }\n    violatedWhen: { fact: from.| }\n',
  ].map((rule) => `scope: benefit\nrules:\n  ${rule}`),
  'rules/personas/begun.yaml': [
    ...['case: { | }', 'person: { | }', 'persons: [ { | } ]', 'person: { pursuits: [ { | } ] }', 'each: { | }'].map(
      persona,
    ),
    ...[
      'each: { benefit: { | } }',
      'each: { benefit: { smokerType: | } }',
      'person: { benefits: [ { benefitType: | } ] }',
    ].map(persona),
    ...['says: [ | ]', 'like: [ | ]', 'sets: [ | ]', 'derives: { | }', '|'].map(persona),
  ],
  'rules/common/facts/begun.yaml': [
    'begun: { scope: | }\n',
    'begun: { scope: person, is: { | } }\n',
    'begun: { scope: person, unit: | }\n',
    'begun: { scope: benefit, is: { table: { of: csp.|, at: { age: 1 }, gives: x } } }\n',
    'begun: { scope: benefit, is: { table: { of: csp.endAges, at: { | }, gives: endAge } } }\n',
    'begun: { scope: benefit, is: { table: { of: csp.endAges, at: { group: | }, gives: endAge } } }\n',
    'begun: { scope: benefit, is: { table: { of: csp.endAges, gives: | } } }\n',
    'begun: { scope: benefit, is: { table: { of: csp.nothing, gives: | } } }\n',
    'begun: { scope: person, is: { sum: { over: benefits, of: | } } }\n',
    'begun: { scope: person, is: { list: { over: |, of: code } } }\n',
    'begun: { scope: person, is: { convert: { of: height, to: | } } }\n',
  ],
  'rules/sample/rule-set.yaml': [
    ...['from: |', 'from: person, to: |', 'name: |'].map((line) => `relationTypes:\n  begun: { id: 9, ${line} }\n`),
    ...['many: |', 'many: benefit, by: |', 'by: |', 'many: pursuit, by: |', 'one: |', 'one: benefits, order: |'].map(
      (line) => `objects:\n  person:\n    relations:\n      begun: { ${line} }\n`,
    ),
    'objects:\n  benefit:\n    relations:\n      begun: { many: person, by: | }\n',
    'objects:\n  person:\n    relations:\n      begun: { among: benefits, where: { fact: | } }\n',
    'includes: [ | ]\n',
    'sourceTypes:\n  begun: { | }\n',
  ],
  'rules/common/attributes/begun.yaml': [
    'objects: [ | ]\n',
    'object: |\n',
    ...[
      'kind: |',
      'catalogue: |',
      'unit: |',
      'alsoIn: [ | ]',
      'alsoSets: [ | ]',
      'maximum: { fact: csp.| }',
      'exactTo: |',
    ].map((line) => `object: person\nattributes:\n  begun: { id: 9, ${line} }\n`),
  ],
  'rules/common/catalogues/begun.yaml': [
    'catalogue: begun\ncolumns:\n  a: { catalogue: | }\n',
    'catalogue: begun\ncolumns:\n  a: { kind: | }\n',
    'catalogue: begun\ncolumns:\n  a: { kind: boolean, default: | }\n',
    'catalogue: begun\nkeyed: |\n',
  ],
  'rules/sample/csp/begun.yaml': [
    ...['exchangeRates: { | }', 'benefitTypesOffered: [ | ]', 'riskyClasses: [ | ]', 'maximumAge: |', 'nothing: |'].map(
      (line) => `${line}\n`,
    ),
    ...['endAges', 'classLimits', 'nothing'].map((table) => `${table}:\n  - { | }\n`),
    'endAges:\n  - { group: | }\n',
    'classLimits:\n  - { riskClass: | }\n',
    'classLimits:\n  - { start: | }\n',
    'classLimits: |\n',
    '|\n',
    'severities: { | }\n',
    'severities: { period-too-long: | }\n',
    'currencies: [ | ]\n',
  ],
  'screens/common/applicant/begun.yaml': [
    'screen: begun\nscope: |\n',
    'screen: begun\nscope: person\nquestions:\n  - { attribute: | }\n',
    'screen: begun\nscope: person\nquestions:\n  - { notice: | }\n',
    'screen: begun\nscope: person\nquestions:\n  - { objects: |, by: code }\n',
    'screen: begun\nscope: person\nquestions:\n  - { objects: pursuits, by: | }\n',
    'screen: begun\nscope: person\nquestions:\n  - { attribute: height, | }\n',
    'screen: begun\nscope: person\nquestions:\n  - when: { fact: | }\n',
    'screen: begun\nscope: person\nshownWhen: { | }\n',
    'screen: begun\nscope: person\nquestions:\n  - { attribute: height, mandatoryWhen: { | } }\n',
    'screen: begun\nscope: person\nquestions:\n  - { attribute: height, mandatoryWhen: | }\n',
    'screen: begun\nscope: person\nquestions:\n  - when: { | }\n',
    'screen: begun\nscope: person\nquestions:\n  - { objects: pursuits, by: code, searchable: | }\n',
    'screen: begun\nscope: person\nquestions:\n  - |\n',
    'screen: begun\nscope: person\ngroups:\n  - { group: a, type: |, questions: [] }\n',
    'screen: begun\nscope: person\ngroups:\n  - { group: a, type: list, over: benefits, questions: [ { attribute: | } ] }\n',
    'screen: begun\nscope: person\nbuttons: [ { button: a, command: | } ]\n',
  ],
  'screens/common/texts/xx.yaml': ['|\n', 'health:\n  |\n', 'health:\n  questions:\n    |\n', 'messages:\n  |\n'],
  'elsewhere/of-nobody.yaml': ['a: |\n'],
};

describe('The editor of rules that are half written', () => {
  it('offers these words, as they are written then, and no others', () => {
    const told = inDirectory(sampleSystem, (directory) => {
      const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
      const { good } = new Workspace(directories);
      const kinds = new DocumentFiles(directories);
      return Object.entries(written).flatMap(([file, texts]) =>
        texts.map((text) => {
          const before = text.slice(0, text.indexOf('|')).split('\n');
          const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
          const offered = completions(text.replace('|', ''), place, kinds.kindOf(file), good).map(
            ({ label, kind, text: as, begins, detail }) =>
              `  ${label} (${kind})${as === label ? '' : ` as ${JSON.stringify(as)}`} ${place.column - begins} ${detail}`.trimEnd(),
          );
          return [`${file}: ${JSON.stringify(text)}`, ...offered, ''].join('\n');
        }),
      );
    });
    expectText('offered-while-writing.txt', told.join('\n'));
  });
});
