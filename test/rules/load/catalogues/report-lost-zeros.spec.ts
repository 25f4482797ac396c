import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft, ColumnDraft, EntryDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import { checkReferences } from '../../../../src/rules/load/catalogues/complete-catalogue.js';
import { reportLostZeros } from '../../../../src/rules/load/catalogues/report-lost-zeros.js';

const at = { file: 'occupations.csv', line: 1, column: 1 };

/** Entries by word, each with the word of the group that it belongs to, in a catalogue of its own or another one. */
function catalogueOf(groups: Readonly<Record<string, string | undefined>>, groupsAre = 'occupations'): CatalogueDraft {
  const words = Object.keys(groups);
  const entry = (word: string, line: number): EntryDraft => ({
    word,
    name: {},
    synonyms: {},
    cells: { group: groups[word] },
    at: { ...at, line },
    placeOf: () => at,
  });
  const column: ColumnDraft = {
    name: 'group',
    kind: 'reference',
    list: false,
    catalogue: groupsAre,
    default: undefined,
    at,
  };
  return {
    name: 'occupations',
    keyed: true,
    columns: new Map([['group', column]]),
    entries: new Map(words.map((word, index) => [word, entry(word, index + 2)])),
    byId: new Map(),
    notListed: undefined,
    retired: [],
    at,
  };
}

function lostOf(catalogue: CatalogueDraft): readonly string[] {
  const findings = new Findings();
  reportLostZeros(catalogue, findings);
  return findings.all.map((finding) => `${finding.at.line} ${finding.code}: ${finding.message}`);
}

describe('codes that lost their leading zeros', () => {
  it('are found once, where the zero is missing, and count under their full code from then on', () => {
    const catalogue = catalogueOf({ '110': undefined, '0110.1': '0110', '0110.2': '0110' });
    expect(lostOf(catalogue)).to.deep.equal(['2 missing-zero: found the code 110; other entries name it 0110']);
    expect(catalogue.entries.get('0110')).to.equal(catalogue.entries.get('110'));
    expect(lostOf(catalogue)).to.deep.equal([]);
  });

  it('are found once where all that began with zeros stand ahead of the longer ones', () => {
    const keyed = (...keys: readonly string[]) =>
      catalogueOf(Object.fromEntries(keys.map((key) => [`k${key}`, undefined])));
    const lost = (...keys: readonly string[]): readonly string[] => {
      const { entries, ...catalogue } = keyed(...keys);
      const renamed = [...entries.values()].map((entry) => ({ ...entry, word: entry.word.slice(1) }));
      return lostOf({ ...catalogue, entries: new Map(renamed.map((entry) => [entry.word, entry])) });
    };
    const long = Array.from({ length: 50 }, (_, index) => String(11101 + 7 * index));
    expect(lost('1104', '1203', ...long)).to.deep.equal([
      '2 missing-zero: found the codes 1104, 1203; all others have 5 digits: expected 01104, 01203',
    ]);
    // Groups of what stands below them, few, in another order, or behind: somebody numbers them so.
    for (const keys of [
      ['111', '112', ...long],
      ['1104', ...long],
      ['1104', '1203', ...long.slice(1)],
      ['1203', '1104', ...long],
      [...long, '1104', '1203'],
    ])
      expect(lost(...keys), keys.slice(0, 3).join()).to.deep.equal([]);
  });

  it('are found below the code that they begin with', () => {
    const catalogue = catalogueOf({ '0110': undefined, '110.1': '0110', '0110.2': '0110' });
    expect(lostOf(catalogue)).to.deep.equal(['3 missing-zero: found the code 110.1 below 0110; expected 0110.1']);
    expect(lostOf(catalogue)).to.deep.equal([]);
    expect(lostOf(catalogueOf({ '0110': undefined, '110.1': undefined, '111.1': '0110' }))).to.deep.equal([]);
  });

  it('are none where the full code is there, nobody names it, or only a word of another catalogue is like it', () => {
    expect(lostOf(catalogueOf({ '110': undefined, '0110': undefined, '0110.1': '0110' }))).to.deep.equal([]);
    expect(lostOf(catalogueOf({ '110': undefined, '0110.1': undefined }))).to.deep.equal([]);
    expect(lostOf(catalogueOf({ '110': undefined, '0110.1': '0110' }, 'groups'))).to.deep.equal([]);
    expect(lostOf(catalogueOf({ A: undefined, B: '0A' }))).to.deep.equal([]);
  });

  it('are found for whatever number and however many zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99999 }), fc.integer({ min: 1, max: 4 }), (number, zeros) => {
        const full = '0'.repeat(zeros) + String(number);
        expect(lostOf(catalogueOf({ [String(number)]: undefined, other: full }))).to.have.length(1);
      }),
    );
  });

  it('are found where entries of another catalogue name them, once for each code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 }), (digit, naming) => {
        const target = { ...catalogueOf({ [digit]: undefined, '11': undefined }), name: 'groups' };
        const words = Array.from({ length: naming }, (_, index) => [`x${index}`, `0${digit}`] as const);
        const catalogue = catalogueOf({ ...Object.fromEntries(words), y: '11' }, 'groups');
        const written = new Map([['group', [...catalogue.entries.values()]]]);
        const findings = new Findings();
        const catalogues = new Map([['groups', { catalogue: target, written: new Map() }]]);
        checkReferences({ catalogue, written }, catalogues, findings);
        expect(findings.all.map(({ code, message }) => `${code}: ${message}`)).to.deep.equal([
          `missing-zero: found the code ${digit}; the column "group" of occupations names it 0${digit}`,
        ]);
      }),
    );
  });
});
