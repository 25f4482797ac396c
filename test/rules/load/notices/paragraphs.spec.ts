import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';

const german = / {10}de: >-\n((?: {12}.*\n|\n)+)/g;
const english = '            You have the right to ask us for what we know of you, and which of it is wrong';

/** Puts another paragraph, with the same placeholders, in place of the last one of each German text: in which lines. */
function withLastParagraph(
  text: string,
  paragraph: string,
): { readonly text: string; readonly lines: readonly number[] } {
  const lines: number[] = [];
  let added = '';
  let end = 0;
  for (const { 0: block, 1: inner = '', index } of text.matchAll(german)) {
    const last = inner.trimEnd().lastIndexOf('\n\n');
    if (last < 0) continue;
    const from = index + block.length - inner.length + last + 2;
    added += text.slice(end, from);
    lines.push(added.split('\n').length);
    const placeholders = inner.slice(last).match(/\{\w+\}/g) ?? [];
    added += `${[paragraph, ...placeholders].join(' ')}.\n${inner.endsWith('\n\n') ? '\n' : ''}`;
    end = index + block.length;
  }
  return { text: added + text.slice(end), lines };
}

describe('Paragraphs of notices', () => {
  it('are told, one that was left in the other language, at its own line, in each notice of this repository, and nothing besides', () => {
    const copy = new DataCopy();
    try {
      const expected = ['common', 'german', 'international'].flatMap((system) =>
        readdirSync(copy.path(`rules/${system}`)).includes('notices')
          ? readdirSync(copy.path(`rules/${system}/notices`)).flatMap((name) => {
              const file = `rules/${system}/notices/${name}`;
              const { text, lines } = withLastParagraph(copy.read(file), english);
              copy.write(file, text);
              return lines.map((line) => `${file}:${line}:13 untranslated-text`);
            })
          : [],
      );
      const found = copy.load().findings.all;
      expect(expected.length).to.be.above(5);
      expect(found.map(({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`)).to.have.members(expected);
    } finally {
      copy.remove();
    }
  });

  it('may stand in another language where it is meant, which a comment beside the sign of the block says', () => {
    const copy = new DataCopy();
    try {
      const file = 'rules/international/notices/united-kingdom.yaml';
      const { text } = withLastParagraph(copy.read(file), english);
      copy.write(file, text.replaceAll('de: >-\n', 'de: >- # intended: the regulator says it so\n'));
      expect(copy.load().findings.all.filter(({ code }) => code === 'untranslated-text')).to.deep.equal([]);
    } finally {
      copy.remove();
    }
  });

  it('are told once, one with a placeholder that stands instead of another one, at its letters', () => {
    const copy = new DataCopy();
    try {
      const file = 'rules/international/notices/united-kingdom.yaml';
      const place = copy.replace(
        file,
        'Empfangende sind Rückversicherer ({reinsurer}',
        'Empfangende sind Rückversicherer ({¦insurerName}',
      );
      expect(copy.load().findings.report()).to.equal(
        `${place} error different-placeholders: the placeholders of de differ from those of en: {reinsurer} is missing, {insurerName} is surplus`,
      );
    } finally {
      copy.remove();
    }
  });
});
