import { expect } from 'chai';
import { type Files, fixesOf } from '../../../src/authoring/editor/fixes.js';
import { textEditOf } from '../../../src/authoring/editor/protocol.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { didYouMean } from '../../../src/documents/findings/nearest.js';
import type { FindingCode } from '../../../src/documents/finding-codes/finding-table.js';

const files: Files = { textsOf: (_, locale) => `screens/common/texts/${locale}.yaml` };

/** The texts after the one cure that is offered. */
function cured(
  code: FindingCode,
  message: string,
  place: readonly [line: number, column: number],
  texts: Readonly<Record<string, string>>,
  which = 0,
): Readonly<Record<string, string>> {
  const [file = ''] = Object.keys(texts);
  const findings = new Findings();
  findings.error({ file, line: place[0], column: place[1] }, code, message);
  const [finding] = findings.all;
  const linesOf = (name: string): readonly string[] => (texts[name] ?? '').split('\n');
  const fix = finding && fixesOf(finding, linesOf, files)[which];
  if (!fix) throw new Error('no cure is offered');
  const after = { ...texts };
  for (const edit of fix.edits) {
    const { range, newText } = textEditOf(edit, linesOf(edit.file));
    const offset = ({ line, character }: typeof range.start): number =>
      linesOf(edit.file)
        .slice(0, line)
        .reduce((sum, each) => sum + each.length + 1, 0) + character;
    const text = texts[edit.file] ?? '';
    after[edit.file] = text.slice(0, offset(range.start)) + newText + text.slice(offset(range.end));
  }
  return after;
}

describe('A cure for a finding', () => {
  const advice = didYouMean('hieght', ['height']);

  it('writes the word that is meant where the wrong one stands', () => {
    const before = { 'rules/a.yaml': '  - { fact: benefits.hieght, operator: equal }\n' };
    expect(cured('unknown-fact', `person has no fact hieght${advice}`, [1, 13], before)).to.deep.equal({
      'rules/a.yaml': '  - { fact: benefits.height, operator: equal }\n',
    });
  });

  for (const [written, sign, word, after] of [
    ['">"', '>', 'greaterThan', 'greaterThan'],
    ["'<='", '<=', 'lessThanInclusive', 'lessThanInclusive'],
    ['==', '==', 'equal', 'equal'],
    ['"someFact:≥"', '≥', 'greaterThanInclusive', 'someFact:greaterThanInclusive'],
  ] as const)
    it(`writes the operator that the sign ${written} stands for`, () => {
      const line = (operator: string): Readonly<Record<string, string>> => ({
        'rules/a.yaml': `  - { fact: age, operator: ${operator}, value: 18 }\n`,
      });
      const message = `there is no operator ${sign}, write ${word}; expected one of: equal`;
      expect(cured('unknown-operator', message, [1, 28], line(written))).to.deep.equal(line(after));
    });

  const texts: readonly (readonly [what: string, place: readonly [number, number], before: string, after: string])[] = [
    ['in braces', [1, 3], '  name: { en: "age" } # of a person\n', '  name: { en: "age", de: "TODO" } # of a person\n'],
    [
      'in braces within others',
      [1, 8],
      'age: { name: { en: "a } b" }, id: 3 }\n',
      'age: { name: { en: "a } b", de: "TODO" }, id: 3 }\n',
    ],
    [
      'in lines',
      [1, 3],
      '  message:\n    en: "Too old."\n\n  concerns: [age]\n',
      '  message:\n    en: "Too old."\n    de: "TODO"\n\n  concerns: [age]\n',
    ],
    ['in lines, at the end', [1, 1], 'message:\n  en: "Too old."', 'message:\n  en: "Too old."\n  de: "TODO"\n'],
  ];
  for (const [what, place, before, after] of texts)
    it(`writes the locale that a text lacks, ${what}`, () => {
      const message = 'the text for the locale de is missing';
      expect(cured('missing-locale', message, place, { 'rules/a.yaml': before })['rules/a.yaml']).to.equal(after);
    });

  it('does not write the locale of a text in braces that go over several lines, nor of one without any', () => {
    for (const before of ['name: { en: "age",\n  fr: "âge" }\n', 'name:\nid: 3\n'])
      expect(() =>
        cured('missing-locale', 'the text for the locale de is missing', [1, 1], { 'rules/a.yaml': before }),
      ).to.throw('no cure');
  });

  it('leaves out a locale that the rules do not have', () => {
    const before = { 'rules/a.yaml': 'name:\n  en: "age"\n  fr: "âge"\n  de: "Alter"\n' };
    expect(
      cured('unknown-locale', 'unknown locale "fr"; expected one of: en, de', [3, 3], before)['rules/a.yaml'],
    ).to.equal('name:\n  en: "age"\n  de: "Alter"\n');
  });

  it('writes the key that is meant', () => {
    const before = { 'rules/a.yaml': 'severty: error\n' };
    const message = `unknown key "severty"${didYouMean('severty', ['severity'])}; expected one of: severity`;
    expect(cured('unknown-key', message, [1, 1], before)['rules/a.yaml']).to.equal('severity: error\n');
  });

  for (const [where, line, column] of [
    ['in braces', '{ wrong: 1 }\n', 3],
    ['behind a dash', '- wrong: 1\n', 3],
    ['behind another key', 'a: { b: 1, wrong: 1 }\n', 12],
  ] as const)
    it(`does not leave out a key ${where}: something else stands in its line`, () => {
      expect(() =>
        cured('unknown-key', 'unknown key "wrong"; expected one of: b', [1, column], { 'rules/a.yaml': line }),
      ).to.throw('no cure');
    });

  it('leaves an unknown key out, with what stands under it', () => {
    const before = { 'rules/a.yaml': 'a:\n  b: 1\n  wrong:\n    x: 1\n\n    y: 2\n  c: 3\n' };
    expect(cured('unknown-key', 'unknown key "wrong"; expected one of: b, c', [3, 3], before)['rules/a.yaml']).to.equal(
      'a:\n  b: 1\n  c: 3\n',
    );
  });

  const screen = { 'screens/common/applicant/1-one.yaml': 'screen: one\n' };
  const skeletons: readonly (readonly [what: string, path: string, texts: string, cured: string])[] = [
    ['a screen that has no texts', 'one', 'two:\n  name: "2"\n', 'two:\n  name: "2"\none:\n  name: "TODO"\n'],
    ['a screen, where there is no text at all', 'one', '', 'one:\n  name: "TODO"\n'],
    [
      'a screen, behind a last line that does not end',
      'one',
      'two:\n  name: "2"',
      'two:\n  name: "2"\none:\n  name: "TODO"\n',
    ],
    ['the group of a screen that has none', 'one.group', 'two: {}\n', 'two: {}\none:\n  group: "TODO"\n'],
    [
      'the group of a screen that has other texts, as the first of them',
      'one.group',
      'one:\n  name: "1"\ntwo: {}\n',
      'one:\n  group: "TODO"\n  name: "1"\ntwo: {}\n',
    ],
    [
      'a title in a section that is there, before an empty line',
      'one.groups.all.title',
      'one:\n  groups:\n    some: "S"\n\n  questions:\n    a: "A?"\ntwo: {}\n',
      'one:\n  groups:\n    some: "S"\n    all.title: "TODO"\n\n  questions:\n    a: "A?"\ntwo: {}\n',
    ],
    [
      'a question in a section that is not there, before the next screen',
      'one.questions.b',
      'one:\n  name: "1"\n\ntwo:\n  questions:\n    b: "B?"\n',
      'one:\n  name: "1"\n  questions:\n    b: "TODO"\n\ntwo:\n  questions:\n    b: "B?"\n',
    ],
    [
      'a question behind a last line that does not end',
      'one.questions.b',
      'one:\n  questions:\n    a: "A?"',
      'one:\n  questions:\n    a: "A?"\n    b: "TODO"\n',
    ],
  ];
  for (const [what, path, texts, expected] of skeletons)
    it(`writes the skeleton of ${what}`, () => {
      const file = 'screens/common/texts/en.yaml';
      const after = cured('missing-text', `there is no text ${path} in en`, [1, 1], { ...screen, [file]: texts });
      expect(after[file]).to.equal(expected);
    });

  it('says what it writes, of which only the locales that have a file', () => {
    const findings = new Findings();
    const at = { file: 'screens/common/applicant/1-one.yaml', line: 1, column: 1 };
    findings.error(at, 'missing-text', 'there is no text one.name in en and de');
    findings.error(at, 'missing-text', 'the texts are missing');
    findings.error(at, 'missing-text', 'there is no text one in en');
    const onlyGerman: Files = { textsOf: (_, locale) => (locale === 'de' ? 'texts/de.yaml' : undefined) };
    const [first, second, third] = findings.all.map((each) => fixesOf(each, () => ['two:', ''], onlyGerman));
    expect(first).to.deep.equal([
      {
        title: 'write the text one.name (en and de)',
        edits: [{ file: 'texts/de.yaml', line: 2, column: 1, length: 0, to: 'one:\n  name: "TODO"\n' }],
      },
    ]);
    expect([second, third]).to.deep.equal([[], []]);
    const [, , last] = findings.all.map((each) => fixesOf(each, () => ['one:'], files));
    expect(last).to.deep.equal([]);
  });

  const fixed = (code: FindingCode, message: string, line: string, column: number): readonly unknown[] => {
    const findings = new Findings();
    findings.error({ file: 'rules/a.yaml', line: 1, column }, code, message);
    return findings.all.flatMap((finding) => fixesOf(finding, () => [line], files));
  };

  it('writes the word that is most like what is meant, behind where the finding stands', () => {
    const message = `mass has no fact heigt${didYouMean('heigt', ['height'])}`;
    expect(fixed('unknown-fact', message, 'heigt: { fact: mass, of: heigt }', 10)).to.deep.equal([
      { title: 'write height', edits: [{ file: 'rules/a.yaml', line: 1, column: 26, length: 5, to: 'height' }] },
    ]);
    expect(fixed('unknown-fact', message, 'heigt: { fact: other }', 10)).to.deep.equal([]);
    expect(fixed('unknown-fact', message, '', 1)).to.deep.equal([]);
  });

  it('leaves no key out of what stands on one line', () => {
    const message = 'unknown key "wrong"; expected one of: b, c';
    expect(fixed('unknown-key', message, 'a: { wrong: 1, b: 2 }', 6)).to.deep.equal([]);
    for (const code of ['unknown-key', 'surplus-key', 'surplus-text'] as const)
      expect(fixed(code, message, '  wrong: 1', 3)).to.deep.equal([
        {
          title: 'leave the key out',
          edits: [{ file: 'rules/a.yaml', line: 1, column: 1, length: 11, to: '' }],
        },
      ]);
  });

  it('writes the skeleton of a missing text into every locale, in its section', () => {
    const texts = 'one:\n  name: "One"\n  questions:\n    a: "A?"\ntwo:\n  name: "Two"\n';
    const before = {
      'screens/common/applicant/1-one.yaml': 'screen: one\n',
      'screens/common/texts/en.yaml': texts,
      'screens/common/texts/de.yaml': 'two:\n  name: "Zwei"\n',
    };
    const after = cured('missing-text', 'there is no text one.questions.b in en and de', [1, 1], before);
    expect(after['screens/common/texts/en.yaml']).to.equal(
      'one:\n  name: "One"\n  questions:\n    a: "A?"\n    b: "TODO"\ntwo:\n  name: "Two"\n',
    );
    expect(after['screens/common/texts/de.yaml']).to.equal('two:\n  name: "Zwei"\none:\n  questions:\n    b: "TODO"\n');
  });

  it('writes the skeleton into one locale when only that one lacks the text', () => {
    const texts = 'one:\n  name: "One"\n';
    const before = { 'screens/common/applicant/1-one.yaml': 'screen: one\n', 'screens/common/texts/de.yaml': texts };
    const after = cured('missing-text', 'there is no text one.questions.b in de', [1, 1], before);
    expect(after['screens/common/texts/de.yaml']).to.equal(`${texts}  questions:\n    b: "TODO"\n`);
  });

  it('is not offered where nothing is known that cures', () => {
    const findings = new Findings();
    findings.error({ file: 'rules/a.yaml', line: 1, column: 1 }, 'cycle', 'this rests on itself: a -> a');
    expect(findings.all.flatMap((finding) => fixesOf(finding, () => ['a: b'], files))).to.deep.equal([]);
  });
});
