import { expect } from 'chai';
import type { Case } from '../../src/case/case.js';
import type { CaseAttribute, CaseObject } from '../../src/case/case-object.js';
import { changedAttributes } from '../../src/case/changed-attributes.js';
import { minimalCase } from '../support/cases/minimal-case.js';

const text = (typeId: number, value: string): CaseAttribute => ({ typeId, value: { kind: 'string', value } });
const person: CaseObject = {
  element: 'CaseObject',
  id: 2,
  typeId: 27,
  identifies: 3,
  attributes: [text(307, 'P1'), text(44, 'Jane')],
};
const relation = { typeId: 1, from: 1, to: 2 };
const before = minimalCase('C', { objects: [person], relations: [relation] });

const withPerson = (changes: Partial<CaseObject>): Partial<Case> => ({ objects: [{ ...person, ...changes }] });

/** What is otherwise afterwards, and what is said of it; undefined: everything may be. */
const rows: readonly (readonly [what: string, changes: Partial<Case>, changed: readonly number[] | undefined])[] = [
  ['nothing', {}, []],
  ['flags and counts', { complete: true, numberOfSourceChanges: 7, sources: [] }, []],
  ['a value', withPerson({ attributes: [text(307, 'P1'), text(44, 'Joan')] }), [44]],
  ['a value that is new', withPerson({ attributes: [...person.attributes, text(45, 'x')] }), [45]],
  ['a value that is gone', withPerson({ attributes: [text(307, 'P1')] }), [44]],
  ['the source of a value', withPerson({ attributes: [text(307, 'P1'), { ...text(44, 'Jane'), source: 1 }] }), [44]],
  ['the locale', { locale: 'de' }, undefined],
  ['the mode', { mode: 'POS' }, undefined],
  ['the version', { versionId: 2 }, undefined],
  ['which object it is', withPerson({ id: 4 }), undefined],
  ['the element of an object', withPerson({ element: 'Benefit' }), undefined],
  ['the kind of an object', withPerson({ typeId: 28 }), undefined],
  ['whom an object identifies', withPerson({ identifies: 4 }), undefined],
  ['that there is one object more', { objects: [person, { ...person, id: 4 }] }, undefined],
  ['that there is one object less', { objects: [] }, undefined],
  ['what a relation leads to', { relations: [{ ...relation, to: 3 }] }, undefined],
  ['that there is no relation', { relations: [] }, undefined],
];

describe('What is changed between two states of a case', () => {
  for (const [what, changes, changed] of rows)
    it(`is ${changed ? `the attributes [${changed}]` : 'perhaps everything'} where ${what} is`, () => {
      const found = changedAttributes(before, { ...before, ...changes });
      expect(found && [...found]).to.deep.equal(changed);
    });
});
