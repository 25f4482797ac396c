import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft, EntryDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import { checkApartFromSiblings } from '../../../../src/rules/load/catalogues/check-apart-from-siblings.js';
import { checkCalledAlike } from '../../../../src/rules/load/catalogues/check-called-alike.js';
import { checkKeyShapes } from '../../../../src/rules/load/catalogues/check-key-shapes.js';
import { checkMildestFirst } from '../../../../src/rules/load/catalogues/check-mildest-first.js';
import { checkNumberedNames } from '../../../../src/rules/load/catalogues/check-numbered-names.js';
import { checkWordsInNames } from '../../../../src/rules/load/catalogues/check-words-in-names.js';
import { checkSize } from '../../../../src/rules/load/catalogues/check-size.js';

type Cells = Readonly<Record<string, string>>;

/** Entries by their keys, each with its cells and, where it has one, an English name; each in a file of its key. */
function listOf(
  rows: readonly (readonly [key: string, cells?: Cells, name?: string])[],
  reference = '',
): CatalogueDraft {
  const entries = new Map(
    rows.map(([word, cells = {}, name]) => [
      word,
      {
        word,
        cells,
        name: name === undefined ? {} : { en: name },
        placeOf: (member: string) => ({ file: `${word} ${member}`, line: 1, column: 1 }),
      },
    ]),
  );
  const columns = new Map(Object.keys(rows[0]?.[1] ?? {}).map((column) => [column, { name: column }]));
  const at = { file: 'list', line: 1, column: 1 };
  return { name: 'list', keyed: true, reference, entries, columns, at } as unknown as CatalogueDraft;
}

function told(check: (findings: Findings) => void): readonly string[] {
  const findings = new Findings();
  check(findings);
  return findings.all.map(({ at, message }) => `${at.file}: ${message}`);
}

describe('A classification that is whole by its reference', () => {
  const of = (entries: number, reference: string): readonly string[] =>
    told((findings) =>
      checkSize(
        listOf(
          Array.from({ length: entries }, (_, index) => [`k${index}`]),
          reference,
        ),
        findings,
      ),
    );

  it('is told where it has lost a row', () => {
    const says = 'the reference says that there are 1,301 in all';
    expect(of(1300, 'Version 2020, all 1,301 types.')).to.deep.equal([`list: found 1300 entries; ${says}`]);
    expect(of(1302, 'Version 2020, all 1,301 types.')).to.deep.equal([]);
  });

  it('is right where the two agree, or where nothing is said of all', () => {
    for (const reference of ['Version 2020, all 249 codes.', 'ISO 3166', 'all the codes', 'of 2,490 all', ''])
      expect(of(249, reference)).to.deep.equal([]);
  });
});

describe('Names that are numbered', () => {
  const of = (...names: readonly string[]): readonly string[] =>
    told((findings) => checkNumberedNames(listOf(names.map((name, index) => [`k${index}`, {}, name])), findings));

  it('stand in the order of their list: two that were exchanged are told at the first of them', () => {
    expect(of('group 1', 'group 3', 'group 2', 'group 4')).to.deep.equal([
      'k1 name.en: found number 3 in the en name of list.k1, which is number 2 of the list: is it exchanged with another one?',
    ]);
  });

  it('may have other numbers, or be few', () => {
    for (const names of [
      ['group 1', 'group 2', 'group 3', 'group 4'],
      ['10', '20', '5', '1'],
      ['type 2', 'type 1'],
      ['type 1', 'b', 'c', 'd'],
    ])
      expect(of(...names), names.join()).to.deep.equal([]);
  });
});

describe('A key that is a name', () => {
  it('is told where no other key of a classification has words', () => {
    const keys = Array.from({ length: 60 }, (_, index) => [String(10000 + index)] as const);
    const check = (list: CatalogueDraft) => told((findings) => checkKeyShapes(list, findings));
    expect(check(listOf([...keys, ['Fishing, skilled']]))).to.deep.equal([
      'Fishing, skilled word: "Fishing, skilled" has words; no other key of list has any: are two of its cells exchanged?',
    ]);
    expect(check(listOf([...keys, ['Fishing, skilled'], ['Fishing, expert']]))).to.deep.equal([]);
    expect(check(listOf(keys))).to.deep.equal([]);
  });
});

describe('Entries about one thing', () => {
  const ranks = ['normal', 'loading', 'refer', 'decline'];
  const groups = 'back joint bone mind head bowel skin kidney heart lung ear'.split(' ');
  const rated = (changed: Readonly<Record<string, Cells>> = {}, of: readonly string[] = groups): readonly string[] => {
    const rows = of.flatMap((group) => [
      [`${group}Healed`, { death: 'normal', disability: 'normal' }] as const,
      [`${group}Damaged`, { death: 'normal', disability: 'loading' }] as const,
    ]);
    const list = listOf(rows.map(([key, cells]) => [key, changed[key] ?? cells]));
    return told((findings) => checkMildestFirst(list, (_, value) => ranks.indexOf(String(value)), findings));
  };

  it('begin with the mildest: a first one that is worse than another one is told, by a cell or as a whole row', () => {
    const elsewhere = 'in all other groups of list the first entry is the mildest';
    for (const group of groups) {
      expect(rated({ [`${group}Healed`]: { death: 'normal', disability: 'decline' } })).to.deep.equal([
        `${group}Healed disability: found decline as disability of "${group}Healed", worse than loading of "${group}Damaged"; ${elsewhere}`,
      ]);
      const [healed, damaged] = [
        { death: 'refer', disability: 'refer' },
        { death: 'normal', disability: 'normal' },
      ];
      expect(rated({ [`${group}Healed`]: healed, [`${group}Damaged`]: damaged })).to.have.lengthOf(1);
    }
  });

  it('may begin as they like where several groups do, or where there are few', () => {
    const worse = { death: 'normal', disability: 'decline' };
    expect(rated({ backHealed: worse, jointHealed: worse })).to.deep.equal([]);
    expect(rated({ backHealed: worse }, groups.slice(0, 9))).to.deep.equal([]);
    expect(rated()).to.deep.equal([]);
  });
});

describe('A class of a classification', () => {
  const classed = (changed: Readonly<Record<string, string>>): readonly string[] => {
    const written = Array.from({ length: 60 }, (_, group) =>
      ['1', '2', '9'].map((digit) => {
        const word = `${100 + group}${digit}`;
        return [word, { risk: changed[word] ?? `class${(group % 4) + 1}` }] as const;
      }),
    ).flat();
    const entries = [...listOf(written).entries.values()] as readonly EntryDraft[];
    return told((findings) => checkApartFromSiblings('risk', entries, findings));
  };

  it('is told where it is far from those of all its siblings', () => {
    expect(classed({ 1002: 'class5' })).to.deep.equal([
      '1002 risk: found class5 as risk of "1002", far from class1 of its siblings',
    ]);
    expect(classed({ 1032: 'class1' })).to.have.lengthOf(1);
  });

  it('may be near them, near one of them, have a name of its own, or be far as others are', () => {
    for (const changed of [
      {},
      { 1002: 'class3' },
      { 1002: 'class5', 1001: 'class3' },
      { 1002: 'individual' },
      { 1002: 'class5', 1042: 'class5' },
    ])
      expect(classed(changed)).to.deep.equal([]);
  });
});

describe('Entries that are called alike', () => {
  const kinds = Array.from({ length: 10 }, (_, index) => `k${index}`);
  const paying = (changed: Readonly<Record<string, string>>, annuities = 10): readonly string[] => {
    const called = kinds
      .slice(0, annuities)
      .map((key) => [key, { pays: changed[key] ?? 'perTime' }, `${key} annuity`] as const);
    const others = kinds.map((key) => [`${key}Other`, { pays: 'lumpSum' }, `${key} cover`] as const);
    return told((findings) => checkCalledAlike(listOf([...called, ...others]), findings));
  };

  it('have one value of a column: one that has another one is told, whichever it is', () => {
    for (const key of kinds)
      expect(paying({ [key]: 'lumpSum' })).to.deep.equal([
        `${key} pays: found lumpSum as pays of "${key}"; the other 9 entries of list that are called annuity have perTime`,
      ]);
  });

  it('may have several values, or be few', () => {
    expect(paying({})).to.deep.equal([]);
    expect(paying({ k1: 'lumpSum', k2: 'lumpSum' })).to.deep.equal([]);
    expect(paying({ k1: 'lumpSum' }, 8)).to.deep.equal([]);
  });
});

describe('An entry that is called after a word of a column', () => {
  const parts = ['Lungs', 'a lung', 'the lungs', 'lung and heart', 'one lung', 'both lungs', 'Lung'];
  const told = (
    changed: Readonly<Record<string, readonly string[]>>,
    called: readonly string[] = parts,
  ): readonly string[] => {
    const rows = [...called, 'the heart', 'a kidney'].map(
      (name, index) =>
        [
          `A${index}`,
          { systems: changed[`A${index}`] ?? (index < called.length ? ['lungs'] : ['heart']) },
          name,
        ] as const,
    );
    const list = listOf(rows as never);
    const columns = new Map([['systems', { name: 'systems', list: true, values: ['lungs', 'heart'] }]]);
    const findings = new Findings();
    checkWordsInNames({ ...list, columns } as never, findings);
    return findings.all.map(({ at, message }) => `${at.file}: ${message}`);
  };

  it('has it there, as all others that are called so: one that has not is told, whichever it is', () => {
    for (const [index] of parts.entries())
      expect(told({ [`A${index}`]: ['heart'] })).to.deep.equal([
        `A${index} systems: "A${index}" is called after lungs and does not have it as systems; the other 6 entries of list that are called so have`,
      ]);
  });

  it('may be without it where several are, or where few are called so', () => {
    expect(told({})).to.deep.equal([]);
    expect(told({ A1: ['lungs', 'heart'] })).to.deep.equal([]);
    expect(told({ A1: ['heart'], A2: [] })).to.deep.equal([]);
    expect(told({ A1: ['heart'] }, parts.slice(0, 4))).to.deep.equal([]);
  });
});
