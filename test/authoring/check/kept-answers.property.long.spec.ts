import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { expect } from 'chai';
import fc from 'fast-check';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { checkReport } from '../../../src/authoring/check/check-report.js';
import { Kept } from '../../../src/documents/kept.js';
import type { Answers } from '../../../src/documents/kept-answers.js';
import { tinyRules, tinyScreens } from '../../support/screens/tiny-files.js';
import { tinyPersonas } from '../../support/screens/tiny-personas.js';
import { TinyData } from '../../support/rules/tiny-data.js';

/**
 * Rules in several files, facts that read one another, a parameter and a test apart from them: all that an example and
 * a meaning rest on.
 */
const rules: Readonly<Record<string, string>> = {
  'tiny/plausibility/weights.yaml': `scope: person
rules:
  too-heavy:
    severity: error
    violatedWhen: { all: [{ fact: heavy, operator: equal, value: true }, { fact: children, operator: lessThan, value: { fact: csp.limit } }] }
    message: { en: "Too heavy.", de: "Zu schwer." }
    concerns: [weight]
    reference: "Test"
    examples:
      - { given: { this: { weight: 101 } }, expect: violated }
      - { given: { this: { weight: 100 } }, expect: satisfied }
      - { given: { csp.limit: 3, this: { weight: 101, children: 3 } }, expect: satisfied }
`,
  'tiny/plausibility/children.yaml': `scope: person
rules:
  many-children:
    severity: warning
    violatedWhen: { fact: children, operator: greaterThanInclusive, value: 12 }
    message: { en: "Many children.", de: "Viele Kinder." }
    concerns: [children]
    reference: "Test"
    examples:
      - { given: { this: { children: 12 } }, expect: violated }
      - { given: { this: { children: 11 } }, expect: satisfied }
  no-weight:
    severity: warning
    violatedWhen: { fact: weight, operator: lessThan, value: 3 }
    message: { en: "Light.", de: "Leicht." }
    concerns: [weight]
    reference: "Test"
    examples:
      - { given: { this: { weight: 2 } }, expect: violated }
      - { given: { this: { weight: 3 } }, expect: satisfied }
`,
  'tiny/facts/weights.yaml': `excess: { scope: person, unit: kilogram, is: { subtract: [weight, 100] } }
farTooHeavy:
  scope: person
  is: { when: { all: [{ fact: heavy, operator: equal, value: true }, { fact: excess, operator: greaterThan, value: 50 }] } }
`,
  'tiny/plausibility/far-too-heavies.yaml': `scope: person
rules:
  far-too-heavy:
    severity: warning
    violatedWhen: { all: [{ fact: farTooHeavy, operator: equal, value: true }, { fact: excess, operator: greaterThan, value: 60 }] }
    message: { en: "Far too heavy.", de: "Viel zu schwer." }
    concerns: [weight]
    reference: "Test"
    examples:
      - { given: { this: { weight: 161 } }, expect: violated }
      - { given: { this: { weight: 160 } }, expect: satisfied }
`,
  'tiny/tests/apart.yaml': `tests:
  - rule: many-children
    examples:
      - { given: { this: { children: 13 } }, expect: violated }
`,
  'tiny/parameters.yaml': `${tinyRules['tiny/parameters.yaml']}heaviest: { kind: number, unit: kilogram, meaning: "No answer is above it" }
asked: { kind: number, unit: kilogram, meaning: "Above it children are asked for" }
`,
  'tiny/csp/1.yaml': `${tinyRules['tiny/csp/1.yaml']}heaviest: 600
asked: 200
`,
  'tiny/attributes/person.yaml': (tinyRules['tiny/attributes/person.yaml'] ?? '').replace(
    'id: 901, kind: number,',
    'id: 901, kind: number, maximum: { fact: csp.heaviest },',
  ),
  ...tinyPersonas,
};

const screens: Readonly<Record<string, string>> = {
  'common/applicant/01-health.yaml': (tinyScreens['common/applicant/01-health.yaml'] ?? '').replace(
    '- attribute: children',
    '- { attribute: children, shownWhen: { fact: weight, operator: greaterThan, value: { fact: csp.asked } } }',
  ),
};

const inFolder = (folder: string, files: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]);
const own = [...inFolder('rules', rules), ...inFolder('screens', screens)];
const written = [...new Map([...inFolder('rules', tinyRules), ...inFolder('screens', tinyScreens), ...own])];
/** Most edits are of files that say what rules mean. */
const deciding = written.filter(([file]) =>
  /plausibility\/[a-z]+s\.yaml|tests|facts|csp|parameters|personas|attributes\/person/.test(file),
);
const edited = [...written, ...deciding, ...deciding, ...deciding];

/** What somebody does to a line of a file: most of it is wrong, some of it means something else. */
const changes: Readonly<Record<string, (line: string, by: number) => readonly string[]>> = {
  'another number': (line, by) => [line.replace(/\d+/, String(by))],
  'another comparison': (line, by) => [line.replace(/<=?|>=?/, ['<', '<=', '>', '>='][by % 4] ?? '<')],
  'the other outcome': (line) => [
    line.replace(/violated|satisfied/, (word) => (word === 'violated' ? 'satisfied' : 'violated')),
  ],
  'the line gone': () => [],
  'the line twice': (line) => [line, line],
  'a note above it': (line) => ['# a note', line],
};

const edits = fc.array(
  fc.record({
    file: fc.nat(),
    line: fc.nat(),
    change: fc.constantFrom(...Object.keys(changes), 'as it was'),
    by: fc.nat(200),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('A check that knows what the one before it found', () => {
  const now = Date.UTC(2026, 10, 22);

  /** What somebody changes of what a rule reads, or a question, and what is then found of it. */
  const changesOfWhatIsRead: readonly (readonly [
    what: string,
    file: string,
    from: string,
    to: string,
    found: string,
  ])[] = [
    [
      'a fact that a fact of the rule reads',
      'rules/tiny/facts/person.yaml',
      '100',
      '170',
      'the rule far-too-heavy: expected violated',
    ],
    [
      'the highest value of an attribute that an example gives',
      'rules/tiny/attributes/person.yaml',
      'maximum: { fact: csp.heaviest }',
      'maximum: 150',
      'Value: 161 is outside the valid range',
    ],
    [
      'its lowest value',
      'rules/tiny/attributes/person.yaml',
      'id: 901, kind: number,',
      'id: 901, kind: number, minimum: 3,',
      'Value: 2 is outside the valid range',
    ],
    [
      'a parameter that the rule reads',
      'rules/tiny/csp/1.yaml',
      'limit: 5',
      'limit: 0',
      'the rule too-heavy: expected violated',
    ],
    [
      'a parameter that holds an attribute which an example gives',
      'rules/tiny/csp/1.yaml',
      'heaviest: 600',
      'heaviest: 160',
      'Value: 161 is outside the valid range',
    ],
    [
      'a parameter that only a question reads',
      'rules/tiny/csp/1.yaml',
      'asked: 200',
      'asked: 600',
      'the question health.children is never shown',
    ],
    [
      'what holds the answer that a question is shown for',
      'rules/tiny/csp/1.yaml',
      'heaviest: 600',
      'heaviest: 190',
      'the question health.children is never shown',
    ],
  ];
  for (const [what, file, from, to, says] of changesOfWhatIsRead)
    it(`asks again when ${what} has changed`, () => {
      const data = new TinyData();
      for (const [name, text] of own) data.write(name, text);
      const kept = new Kept();
      try {
        checkData(data.directories, { now, kept });
        data.write(file, readFileSync(data.path(file), 'utf8').replace(from, to));
        const found = checkData(data.directories, { now, kept }).findings.all.map(({ message }) => message);
        expect(found.filter((message) => message.includes(says))).to.have.length(1);
      } finally {
        data.remove();
      }
    });

  it('finds, after whatever edits, what a check that knows nothing finds, in the same process and in another', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(edits, (all) => {
        const data = new TinyData();
        for (const [file, text] of own) data.write(file, text);
        const kept = new Kept();
        const report = (known: Kept) =>
          checkReport(checkData(data.directories, { now, kept: known }), data.directories);
        try {
          report(kept);
          for (const { file, line, change, by } of all) {
            const [name, original] = edited[file % edited.length] ?? ['', ''];
            const lines = readFileSync(data.path(name), 'utf8').split('\n');
            const at = line % lines.length;
            const put = changes[change]?.(lines[at] ?? '', by);
            data.write(name, put ? lines.with(at, put.join('\n')).join('\n') : original);
            const anew = report(new Kept());
            const elsewhere = new Kept(deserialize(serialize(kept.answers.asked)) as Answers);
            expect(report(elsewhere)).to.deep.equal(anew);
            expect(report(kept)).to.deep.equal(anew);
            if (anew.systems.length > 0) for (const { code } of anew.findings) seen.add(code);
          }
        } finally {
          data.remove();
        }
      }),
    );
    // Not only files that cannot be read: examples that come out wrongly, and what is found of the meaning.
    expect([...seen]).to.include.members(['wrong-example', 'uncertain-limit', 'unused-definition']);
  });
});
