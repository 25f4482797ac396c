import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft, EntryDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import { compareAlike } from '../../../../src/rules/load/catalogues/compare-alike.js';
import { realSystems } from '../../../support/rules/real-systems.js';

/** What is told of entries with these names, those of `without` without a `validTo`; each has a line of its own. */
function told(names: readonly string[], without: readonly number[]): readonly string[] {
  const findings = new Findings();
  const entries = names.map((name, index) => ({
    word: `C${index}`,
    name: { en: name },
    cells: {},
    ...(without.includes(index) ? {} : { validTo: '2025' }),
    placeOf: (member: string) => ({ file: member, line: index, column: 1 }),
  }));
  const catalogue = { entries: new Map(entries.map((entry) => [entry.word, entry])), columns: new Map() };
  compareAlike(catalogue as unknown as CatalogueDraft, findings);
  return findings.all.map(({ at, message }) => `${at.file} ${at.line}: ${message}`);
}

const alike = Array.from({ length: 9 }, (_, index) => `Disease ${index}, course not further specified`);

describe('The one of entries with names of one ending that has no value', () => {
  it('is told', () => {
    expect(told([...alike, 'Gout'], [4, 9])).to.deep.equal([
      'validTo 4: validTo of "C4" is empty; the other 8 entries whose names end in “not further specified” have one',
    ]);
  });

  it('is told whatever stands before the ending', () => {
    const others = alike.map((name, index) => (index % 2 === 0 ? name.replace('course', 'kind') : name));
    expect(told(others, [0])).to.have.length(1);
  });

  it('is none of few, of several, where it alone has one, or where a person must write still', () => {
    expect(told(alike.slice(0, 8), [4])).to.deep.equal([]);
    expect(told(alike, [4, 5])).to.deep.equal([]);
    expect(told(alike, [0, 1, 2, 3, 4, 5, 6, 7])).to.deep.equal([]);
    expect(told(alike.with(4, 'TODO: course not further specified'), [4])).to.deep.equal([]);
    expect(told(alike.with(4, 'Gout'), [4])).to.deep.equal([]);
  });

  it('is told of each disorder that is “not further specified” and lost the end of its validity', () => {
    const disorders = realSystems().ruleSets[0]?.catalogues.get('disorders');
    const ended = [...(disorders?.entries.values() ?? [])].filter(
      ({ name, validTo }) => validTo !== undefined && name['en']?.endsWith('not further specified'),
    );
    expect(ended).to.have.length.above(8);
    for (const { word } of ended) {
      const entries = new Map(
        [...(disorders?.entries ?? [])].map(([key, { validTo, ...entry }]) => {
          const lost: unknown = {
            ...entry,
            ...(key !== word && { validTo }),
            placeOf: () => ({ file: key, line: 1, column: 1 }),
          };
          return [key, lost as EntryDraft] as const;
        }),
      );
      const findings = new Findings();
      compareAlike({ entries, columns: new Map() } as unknown as CatalogueDraft, findings);
      expect(findings.all.map(({ message }) => message.split(';')[0])).to.deep.equal([`validTo of "${word}" is empty`]);
    }
  });
});
