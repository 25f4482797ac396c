import { expect } from 'chai';
import type { Edit } from '../../support/rules/edited-files.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';

const title = 'title: { en: "Duty", de: "Pflicht" }, text: { en: "Tell us.", de: "Sagen Sie es uns." }';
const version = (number: number, from: string, approvedBy = 'none'): string =>
  `      - { version: ${number}, from: ${from}, approvedBy: ${approvedBy}, ${title} }\n`;
const notices = (file: string, ...versions: readonly string[]): Edit => ({
  file,
  find: '',
  replace: `notices:\n  ¦duty:\n    source: "VVG"\n    versions:\n${versions.join('')}`,
});
const unmarked = (edit: Edit): Edit => ({ ...edit, replace: edit.replace.replace('¦', '') });
const law = (...versions: readonly string[]): Edit => {
  const edit = notices('tiny/notices/law.yaml', ...versions);
  return versions.join('').includes('¦') ? unmarked(edit) : edit;
};
const tests = (item: string): Edit => ({ file: 'tiny/tests/own.yaml', find: '', replace: `tests:\n  - ${item}\n` });
const term = (file: string, rest = ''): Edit => ({
  file,
  find: '',
  replace: `¦period: { name: { en: "term", de: "Dauer" }, avoid: { en: ["duration"] }, meaning: "How long"${rest} }\n`,
});
const examples = 'examples: [{ given: { this: { ageAtEntry: 40, insurancePeriod: 20 } }, expect: 60 }]';

/** What is wrong, the files, and all that is told; the last mark is where that is found. */
const found: readonly (readonly [sentence: string, edits: readonly Edit[], code: string, message: string])[] = [
  [
    'a notice in two files',
    [unmarked(notices('common/notices/a.yaml', version(1, '"2025.01.01"'))), law(version(1, '"2025.01.01"'))],
    'duplicate-key',
    'the notice "duty" stands twice; first at common/notices/a.yaml:2',
  ],
  [
    'a version of a notice from a year',
    [law(version(1, '¦"2025"'))],
    'wrong-form',
    'found "2025"; expected a day: "YYYY.MM.DD"',
  ],
  [
    'a notice that somebody approved on no day',
    [law(version(1, '"2025.01.01"', '¦"J. Counsel"'))],
    'wrong-form',
    'found "J. Counsel"; expected who approved it and on what day, as in "J. Counsel, 2026.01.31", or none',
  ],
  [
    'a notice that nobody approved on a day',
    [law(version(1, '"2025.01.01"', '¦"2026.01.31"'))],
    'wrong-form',
    'found "2026.01.31"; expected who approved it and on what day, as in "J. Counsel, 2026.01.31", or none',
  ],
  [
    'a slip of the pen in none',
    [law(version(1, '"2025.01.01"', '¦non'))],
    'wrong-form',
    'found "non"; expected who approved it and on what day, as in "J. Counsel, 2026.01.31", or none',
  ],
  [
    'a version with the number of the one before',
    [law(version(1, '"2025.01.01"'), version(1, '"2026.01.01"').replace('version: ', 'version: ¦'))],
    'wrong-order',
    'found version 1 behind version 1; the numbers rise',
  ],
  [
    'a version from the day of the one before',
    [law(version(1, '"2025.01.01"'), version(2, '¦"2025.01.01"'))],
    'duplicate-date',
    'version 1 holds from 2025.01.01 too; on each day one version holds',
  ],
  [
    'a version from an earlier day than the one before',
    [law(version(1, '"2025.01.02"'), version(2, '¦"2025.01.01"'))],
    'wrong-order',
    'found 2025.01.01 behind 2025.01.02; a later version holds from a later day',
  ],
  ['a test of nothing', [tests(`¦{ ${examples} }`)], 'missing-key', 'a test says either rule or fact, found neither'],
  [
    'a test of a rule and of a fact',
    [tests(`¦{ rule: end-age, fact: benefit.endAge, ${examples} }`)],
    'surplus-key',
    'a test says either rule or fact, found both',
  ],
  [
    'a test of something else',
    [tests(`{ ¦rle: end-age, ${examples} }`)],
    'unknown-key',
    'unknown key "rle" (did you mean rule?); expected one of: rule, fact, examples',
  ],
  [
    'a test of an unknown rule',
    [tests(`{ rule: ¦end-ag, ${examples} }`)],
    'unknown-rule',
    'unknown rule "end-ag" (did you mean end-age?)',
  ],
  [
    'a test of an unknown fact',
    [tests(`{ fact: ¦benefit.endAg, ${examples} }`)],
    'unknown-fact',
    'there is no derived fact "benefit.endAg" (did you mean benefit.endAge?); expected <object>.<fact>',
  ],
  [
    'a term in the glossaries of two folders',
    [unmarked(term('common/glossary.yaml')), term('tiny/glossary.yaml')],
    'duplicate-key',
    'the term "period" stands in common/glossary.yaml:1 too',
  ],
  [
    'a term that excepts an unknown catalogue',
    [unmarked(term('tiny/glossary.yaml', ', exceptIn: [benefit-types, ¦pursuit]'))],
    'unknown-catalogue',
    'unknown catalogue "pursuit" (did you mean pursuits?)',
  ],
];

describe('Notices, tests and glossaries', () => {
  for (const [sentence, edits, code, message] of found)
    it(`are refused for ${sentence}, and nothing else is told`, () => {
      const { findings, marks } = loadEdited(edits);
      expect(
        findings.all.map(({ at, ...each }) => [`${at.file}:${at.line}:${at.column}`, each.code, each.message]),
      ).to.deep.equal([[marks[0], code, message]]);
    });

  it('are taken as they are written', () => {
    const { systems, findings } = loadEdited([
      law(version(1, '"2025.01.01"', '"J. Counsel, 2026.01.31"'), version(3, '"2025.01.02"')),
      tests(`{ fact: benefit.endAge, ${examples} }`),
    ]);
    expect(findings.report()).to.equal('');
    const place = (line: number, column: number) => ({ file: 'tiny/notices/law.yaml', line, column });
    const texts = { title: { en: 'Duty', de: 'Pflicht' }, text: { en: 'Tell us.', de: 'Sagen Sie es uns.' } };
    expect([...(systems[0]?.notices.values() ?? [])]).to.deep.equal([
      {
        key: 'duty',
        source: 'VVG',
        versions: [
          { version: 1, from: '2025.01.01', approvedBy: 'J. Counsel, 2026.01.31', ...texts, at: place(5, 29) },
          { version: 3, from: '2025.01.02', approvedBy: undefined, ...texts, at: place(6, 29) },
        ],
        at: place(2, 3),
      },
    ]);
    expect(systems[0]?.tests.map(({ of, examples: all, at }) => [of.at.line, all.length, at.line])).to.deep.equal([
      [1, 1, 2],
    ]);
  });
});
