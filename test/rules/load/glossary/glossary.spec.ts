import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { Wording } from '../../../../src/rules/load/glossary/wording.js';
import type { Edit } from '../../../support/rules/edited-files.js';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const file = 'common/glossary.yaml';
const types = 'common/catalogues/benefit-types.yaml';
const glossary = (...lines: readonly string[]): Edit => ({
  file,
  find: '',
  replace: `period:
  name: { en: "term", de: "Dauer" }
  meaning: "How long"
${lines.map((line) => `  ${line}\n`).join('')}`,
});

/** The findings of the tiny rules with such a glossary, `file:line:column code`, and what marks their places. */
function found(...edits: readonly Edit[]): { readonly places: readonly string[]; readonly marks: readonly string[] } {
  const { findings, marks } = loadEdited(edits);
  return { places: findings.all.map(({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`), marks };
}

/** Where a word is found in as many texts that are the same, and the word. */
function words(text: string, avoid: readonly string[], except: readonly string[] = [], count = 1): readonly string[] {
  const findings = new Findings();
  const at = { file: 'x.yaml', line: 1, column: 1 };
  const term = {
    key: 'term',
    name: { en: 'good' },
    avoid: new Map([['en', avoid]]),
    except: new Map([['en', except]]),
    exceptIn: new Set<string>(),
    at,
  };
  const texts = Array.from({ length: count }, (_, line) => ({ locale: 'en', text, place: () => ({ ...at, line }) }));
  new Wording([term], ['en', 'de']).check(texts, findings);
  return findings.all.map(({ at: { column }, message }) => `${column} ${/"(.*?)"/.exec(message)?.[1] ?? ''}`);
}

describe('The glossary', () => {
  it('finds a word that is not wanted at its place in names, in cells and in messages', () => {
    const avoid = glossary('avoid: { en: ["shown"] }');
    for (const edit of [
      { file: types, find: 'en: "Term life"', replace: 'en: "Term ¦shown life"' },
      { file: 'common/catalogues/pursuits.csv', find: 'Diving, ', replace: 'Diving, ¦shown ' },
      { file: 'common/plausibility/benefit.yaml', find: 'en: "The cover', replace: 'en: "¦Shown: the cover' },
      { file: 'common/attributes/person.yaml', find: 'en: "date of birth', replace: 'en: "¦shown date of birth' },
    ]) {
      const { places, marks } = found(avoid, edit);
      expect(marks).to.have.length(1);
      expect(places).to.deep.equal([`${marks[0] ?? ''} wrong-word`]);
    }
  });

  it('finds whole words in small and capital letters, and no parts of words', () => {
    expect(words('The disorder, Disorders and disordered', ['disorder', 'disorders'])).to.deep.equal([
      '5 disorder',
      '15 Disorders',
    ]);
  });

  it('takes * for letters and # for a number, and any blanks between words', () => {
    const text = 'in the last 5  years or months, one month-end, a month; last years, the last 12 years';
    expect(words(text, ['last # years', 'month*'])).to.deep.equal([
      '8 last 5  years',
      '25 months',
      '37 month-end',
      '50 month',
      '73 last 12 years',
    ]);
  });

  it('finds a word in each of as many texts as are looked through at once', () => {
    expect(words('a mask', ['mask'], [], 256)).to.deep.equal(Array(256).fill('3 mask'));
  });

  it('finds a phrase that has no letters of its own', () => {
    expect(words('within 12 years', ['# *'])).to.deep.equal(['8 12 years']);
  });

  it('passes over the name of a placeholder, and what stands in a phrase in which it is right', () => {
    expect(words('{mask} the Mask: use the mask', ['mask'], ['use the mask'])).to.deep.equal(['12 Mask']);
  });

  it('says a misspelled key, a missing locale, an unknown one, an unknown catalogue and a term twice', () => {
    expect(found(glossary('avoid: { en: ["x"] }', '¦excpt: { en: ["y"] }')).places[0]).to.contain('unknown-key');
    for (const [line, code] of [
      ['avoid: { ¦fr: ["x"] }', 'unknown-locale'],
      ['avoid: { en: ["x"] }\n  exceptIn: [¦benefit-tipes]', 'unknown-catalogue'],
      [
        'avoid: { en: ["x"] }\n¦period: { name: { en: "a", de: "b" }, meaning: "c", avoid: { en: ["d"] } }',
        'duplicate-key',
      ],
    ] as const) {
      const { places, marks } = found(glossary(line));
      expect(places).to.deep.equal([`${marks[0] ?? ''} ${code}`]);
    }
    const oneLocale = {
      file,
      find: '',
      replace: 'term:\n  ¦name: { en: "a" }\n  meaning: "b"\n  avoid: { en: ["c"] }\n',
    };
    expect(found(oneLocale).places).to.deep.equal(['common/glossary.yaml:2:3 missing-locale']);
  });

  it('holds itself to it', () => {
    const other = 'other: { name: { en: "a", de: "b" }, meaning: "c", avoid: { de: ["dauer"] } }';
    const { places } = found(glossary(`avoid: { en: ["x"] }\n${other}`));
    expect(places).to.deep.equal([`${file}:2:28 wrong-word`]);
  });

  it('says of a term that avoids its own name that it does, and nothing of the texts that have it', () => {
    const { places, marks } = found(glossary('avoid: { de: [¦"dauer"] }'));
    expect(places).to.deep.equal([`${marks[0] ?? ''} wrong-value`]);
  });

  it('judges no names of a catalogue that it excepts', () => {
    const avoid = ['avoid: { en: ["life"] }', 'exceptIn: [benefit-types]'];
    expect(found(glossary(avoid[0] ?? '')).places).to.not.deep.equal([]);
    expect(found(glossary(...avoid)).places).to.deep.equal([]);
  });
});
