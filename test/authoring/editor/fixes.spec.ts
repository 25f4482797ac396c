import { expect } from 'chai';
import { type Files, fixesOf } from '../../../src/authoring/editor/fixes.js';
import { textEditOf } from '../../../src/authoring/editor/protocol.js';
import { Findings } from '../../../src/documents/findings.js';
import { didYouMean } from '../../../src/documents/nearest.js';
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

  it('writes the key that is meant', () => {
    const before = { 'rules/a.yaml': 'severty: error\n' };
    const message = `unknown key "severty"${didYouMean('severty', ['severity'])}; expected one of: severity`;
    expect(cured('unknown-key', message, [1, 1], before)['rules/a.yaml']).to.equal('severity: error\n');
  });

  it('leaves an unknown key out, with what stands under it', () => {
    const before = { 'rules/a.yaml': 'a:\n  b: 1\n  wrong:\n    x: 1\n\n    y: 2\n  c: 3\n' };
    expect(cured('unknown-key', 'unknown key "wrong"; expected one of: b, c', [3, 3], before)['rules/a.yaml']).to.equal(
      'a:\n  b: 1\n  c: 3\n',
    );
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
