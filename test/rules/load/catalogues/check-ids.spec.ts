import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import { checkIds } from '../../../../src/rules/load/catalogues/check-ids.js';

/** What is told of a catalogue whose entries have these ids, one in each line, in this order. */
function told(ids: readonly number[], retired: readonly number[] = []): readonly string[] {
  const all = ids.map((id, index) => {
    const at = { file: 'list.yaml', line: index + 1, column: 1 };
    return { word: `code${id}`, id, name: {}, synonyms: {}, cells: {}, at, placeOf: () => at };
  });
  const entries = new Map(all.map((entry) => [entry.word, entry]));
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const findings = new Findings();
  checkIds({ name: 'list', entries, byId, retired } as unknown as CatalogueDraft, findings);
  return findings.all.map(({ at, severity, message }) => `${at.line} ${severity}: ${message.split(';')[0]}`);
}

describe('An id that is left out', () => {
  it('is told at the entry behind it, with all that are missing there', () => {
    expect(told([1, 2, 4, 98, 99])).to.deep.equal(['3 warning: there is no entry with the id 3 before it']);
    expect(told([1, 6, 98, 99])).to.deep.equal(['2 warning: there is no entry with the id 2, 3, 4 or 5 before it']);
  });

  it('is none where others stand at the end, a group begins, or the ids begin otherwise', () => {
    for (const ids of [
      [1, 2, 3, 9],
      [1, 2, 3, 4, 5, 6, 7, 9, 10, 11],
      [1, 2, 3, 4, 5, 6, 98],
      [1, 2, 3, 99, 98],
      [1, 2, 3, 8, 9],
      [1, 2, 3, 10, 11, 20, 21],
      [100, 101, 102, 120, 121],
      [2, 3, 4, 5],
    ])
      expect(told(ids), ids.join()).to.deep.equal([]);
  });

  it('is none where ids follow from something else: few, in no order, or with many left out', () => {
    for (const ids of [
      [1, 3],
      [1, 3, 7, 12],
      [1, 2, 3, 77],
      [1, 2, 3, 6, 7, 4],
    ])
      expect(told(ids), ids.join()).to.deep.equal([]);
  });

  it('is the next one where an id has a digit too many: in the middle, and at the end', () => {
    expect(told([1, 20, 3, 4])).to.deep.equal(['2 warning: there is no entry with the id 2 before it']);
    expect(told([1, 2, 3, 40])).to.deep.equal(['4 warning: there is no entry with the id 4 before it']);
    for (const ids of [
      [1, 2, 3, 10],
      [1, 2, 3, 20],
      [8, 9, 100, 10],
    ])
      expect(told(ids), ids.join()).to.deep.equal([]);
  });

  it('is none where it is retired, also beyond all', () => {
    expect(told([1, 2, 4, 6, 7], [3, 5, 8])).to.deep.equal([]);
    expect(told([1, 2, 6, 7], [3, 4])).to.deep.equal(['3 warning: there is no entry with the id 5 before it']);
  });

  it('is an error where it is retired and an entry has it', () => {
    expect(told([1, 2, 3], [3, 4])).to.deep.equal([
      '3 error: the id 3 is retired: stored cases have it with another meaning',
    ]);
  });
});
