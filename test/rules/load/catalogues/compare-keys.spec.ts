import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft, EntryDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import {
  checkKeysLeftOut,
  compareNamed,
  compareTruths,
  compareWithKeys,
} from '../../../../src/rules/load/catalogues/compare-keys.js';
import { checkKeyShapes } from '../../../../src/rules/load/catalogues/check-key-shapes.js';

/** A keyed catalogue of entries of which only the keys count; each stands in a file of its name. */
const catalogueOf = (name: string, keys: readonly string[]): CatalogueDraft => {
  const entries = keys.map((word, index) => [
    word,
    { word, placeOf: () => ({ file: word, line: index + 1, column: 1 }) },
  ]);
  return { name, keyed: true, entries: new Map(entries as never) } as unknown as CatalogueDraft;
};

/** The keys of which something is told. */
function told(keys: readonly string[]): readonly string[] {
  const findings = new Findings();
  checkKeyShapes(catalogueOf('disorders', keys), findings);
  return findings.all.map(({ at }) => at.file);
}

/** `I10`, `I11.1`, …: each shape of a key many times. */
const usual = Array.from({ length: 60 }, (_, index) =>
  index % 3 === 0 ? `I${index + 10}.${index % 9}` : `I${index + 10}`,
);

describe('The one key that looks like no other of its catalogue', () => {
  for (const odd of ['10-Mrz', 'Mar-10', '1E10', 'L2O', 'J4S.1']) {
    it(`is told: ${odd}`, () => {
      expect(told([...usual, odd])).to.deep.equal([odd]);
    });
  }

  it('is told among numbers of as many digits: with a sign between them, or more or fewer of them', () => {
    const numbers = Array.from({ length: 60 }, (_, index) => String(63200 + index));
    for (const odd of ['63.293', '63 293', '63-293', '6329', '632933'])
      expect(told([...numbers, odd])).to.deep.equal([odd]);
    for (const own of ['63293', 'new1', 'pupil', '63293a']) expect(told([...numbers, own])).to.deep.equal([]);
    expect(told([...numbers, '6329', '6328'])).to.deep.equal([]);
    expect(told([...numbers.slice(0, 30), '6329'])).to.deep.equal([]);
  });

  it('is none among keys of words, among few keys, or where several are like it', () => {
    expect(told([...usual, 'PUPIL', 'RETIRED'])).to.deep.equal([]);
    expect(told([...usual.slice(0, 30), '10-Mrz'])).to.deep.equal([]);
    expect(told([...usual, '10-Mrz', '11-Mrz'])).to.deep.equal([]);
    expect(told(usual)).to.deep.equal([]);
  });

  it('is none of somebody’s own', () => {
    for (const own of ['new1', 'X-1', '10', 'I10a']) expect(told([...usual, own])).to.deep.equal([]);
  });
});

describe('A key that is left out', () => {
  const below = (...keys: readonly string[]) => {
    const findings = new Findings();
    checkKeysLeftOut(catalogueOf('jobs', keys), findings);
    return findings.all.map(({ at, message }) => `${at.file}: ${message}`);
  };
  const numbered = (groups: number): readonly string[] =>
    Array.from({ length: groups }, (_, index) => [1, 2, 3].map((number) => `${index + 10}.${number}`)).flat();

  it('is told at the next one, where all others are numbered without a gap', () => {
    const told = ['there is no 12.2 before it; all other keys of jobs are numbered without a gap'];
    expect(below(...numbered(9).filter((key) => key !== '12.2'))).to.deep.equal(told.map((each) => `12.3: ${each}`));
    expect(below(...numbered(9).filter((key) => key !== '12.1'))[0]).to.include('12.2: there is no 12.1 before it');
    expect(below(...numbered(9).filter((key) => !['12.1', '12.2'].includes(key)))[0]).to.include('there is no 12.1');
  });

  it('is none beside a key that stands twice: it is the one that was meant', () => {
    const findings = new Findings();
    findings.error({ file: 'jobs.csv', line: 1, column: 1 }, 'duplicate-key', 'the entry "12.1" stands twice');
    checkKeysLeftOut(
      catalogueOf(
        'jobs',
        numbered(9).filter((key) => key !== '12.2'),
      ),
      findings,
    );
    expect(findings.all.map(({ code }) => code)).to.deep.equal(['duplicate-key']);
  });

  it('is none at an end, among few groups, or where several leave some out', () => {
    expect(below(...numbered(9).filter((key) => key !== '12.3'))).to.deep.equal([]);
    expect(below(...numbered(4).filter((key) => key !== '12.2'))).to.deep.equal([]);
    expect(below(...numbered(9).filter((key) => !['12.2', '14.2'].includes(key)))).to.deep.equal([]);
    expect(below(...numbered(9))).to.deep.equal([]);
  });
});

/** Entries with one cell, or several. */
const entriesOf = (cells: Readonly<Record<string, Record<string, unknown>>>): readonly EntryDraft[] =>
  Object.entries(cells).map(
    ([word, of]) =>
      ({ word, name: {}, cells: of, placeOf: () => ({ file: word, line: 1, column: 1 }) }) as unknown as EntryDraft,
  );

describe('A cell of a column that few rows have', () => {
  const nearby = (changed: Readonly<Record<string, string>>, size = 6): readonly string[] => {
    const sexes = { N4: 'male', N8: 'female', N9: 'female', C5: 'female' };
    const cells = Object.entries(sexes).flatMap(([group, sex]) =>
      Array.from(
        { length: size },
        (_, digit) => [`${group}${digit}`, { onlySex: changed[`${group}${digit}`] ?? sex }] as const,
      ),
    );
    const findings = new Findings();
    compareWithKeys('onlySex', entriesOf(Object.fromEntries(cells)), findings);
    return findings.all.map(({ message }) => message);
  };

  it('is told where it is another one than in all rows near its key, whichever it is', () => {
    for (const [key, sex, usual] of [
      ['N43', 'female', 'male'],
      ['C50', 'male', 'female'],
    ] as const)
      expect(nearby({ [key]: sex })).to.deep.equal([
        `found "${sex}" as onlySex of "${key}"; in all other rows keys that begin with ${key.slice(0, 2)} have "${usual}"`,
      ]);
  });

  it('may be another one where several are, or where few rows have one', () => {
    expect(nearby({})).to.deep.equal([]);
    expect(nearby({ N43: 'female', C50: 'male' })).to.deep.equal([]);
    expect(nearby({ N43: 'female' }, 4)).to.deep.equal([]);
  });
});

describe('A cell that the key contradicts', () => {
  const letters = [...'ABCDEFGH'];
  const chapterOf = (letter: string, digit: number): string =>
    letter === 'D' && digit > 4 ? 'blood' : `of ${letter === 'D' ? 'C' : letter}`;
  const chapters = Object.fromEntries(
    letters.flatMap((letter) =>
      Array.from({ length: 24 }, (_, index) => {
        const digit = Math.floor(index / 3);
        return [`${letter}${digit}${index}`, { chapter: chapterOf(letter, digit) }];
      }),
    ),
  );
  const tell = (changed: Readonly<Record<string, Record<string, unknown>>>): readonly string[] => {
    const findings = new Findings();
    compareWithKeys('chapter', entriesOf({ ...chapters, ...changed }), findings);
    return findings.all.map(({ at }) => at.file);
  };

  it('is told in whatever row, by the letter or by the digit behind it', () => {
    expect(tell({})).to.deep.equal([]);
    for (const word of Object.keys(chapters)) expect(tell({ [word]: { chapter: 'other' } })).to.deep.equal([word]);
  });

  it('is none where two rows are so: they are by design', () => {
    expect(tell({ A00: { chapter: 'other' }, H721: { chapter: 'other' } })).to.deep.equal([]);
  });
});

describe('A truth that another one of the row goes with', () => {
  const rows = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`k${index}`, { eu: index < 25, eea: index < 30 }]),
  );
  const tell = (changed: Readonly<Record<string, Record<string, unknown>>>): readonly string[] => {
    const findings = new Findings();
    const written = entriesOf({ ...rows, ...changed });
    compareTruths(new Map(['eu', 'eea'].map((column) => [column, written])), findings);
    return findings.all.map(({ at, message }) => `${at.file}: ${message}`);
  };

  it('is told where it stands alone once', () => {
    expect(tell({})).to.deep.equal([]);
    expect(tell({ k3: { eu: true, eea: false } })).to.deep.equal([
      'k3: "k3" is eu and not eea; all other entries that are eu are both',
    ]);
  });

  it('is none where it stands alone twice', () => {
    expect(tell({ k3: { eu: true, eea: false }, k4: { eu: true, eea: false } })).to.deep.equal([]);
  });
});

describe('An entry that is called like a column', () => {
  const tell = (rows: Readonly<Record<string, unknown>>): readonly string[] => {
    const findings = new Findings();
    const entries = Object.entries(rows).map(
      ([word, accelerated]) =>
        [
          word,
          { word, name: {}, cells: { accelerated }, placeOf: () => ({ file: word, line: 1, column: 1 }) },
        ] as const,
    );
    const columns = new Map([['accelerated', { name: 'accelerated', kind: 'boolean', list: false }]]);
    compareNamed({ columns, entries: new Map(entries) } as unknown as CatalogueDraft, findings);
    return findings.all.map(({ at }) => at.file);
  };
  const right = { acceleratedDisability: true, 'critical-accelerated': true, termLife: false };

  it('is told when it is not so, as all others that are called so are', () => {
    expect(tell(right)).to.deep.equal([]);
    expect(tell({ ...right, acceleratedDisability: false })).to.deep.equal(['acceleratedDisability']);
    expect(tell({ ...right, 'critical-accelerated': undefined })).to.deep.equal(['critical-accelerated']);
  });

  it('is none where two are not, or no other is called so', () => {
    expect(tell({ ...right, acceleratedDisability: false, acceleratedLife: false })).to.deep.equal([]);
    expect(tell({ acceleratedLife: false, termLife: false })).to.deep.equal([]);
  });
});
