import { expect } from 'chai';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import type { CaseObject } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import type { Value } from '../../../src/case/values/value.js';
import { nameCase } from '../../../src/rules/objects/name-case.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { rulesOfCsp } from '../../support/rules/rules-only.js';

let ruleSet: RuleSet;
const person = (id: number, typeId: number, value: Value | undefined): CaseObject => ({
  element: 'CaseObject',
  id,
  typeId: 27,
  attributes: [{ typeId, value }],
});
const withObjects = (objects: CaseObject[], changes: Partial<Case> = {}): Case =>
  minimalCase('C', { versionId: ruleSet.versionId, objects, ...changes });

describe('the outer form of a case', () => {
  before(() => {
    ({ ruleSet } = rulesOfCsp(1));
  });
  const values: readonly (readonly [string, number, Value | undefined, unknown, string?])[] = [
    ['an unset value', 44, undefined, ''],
    ['a text', 44, { kind: 'string', value: '' }, { StringValue: { Value: '' } }],
    [
      'a number with its unit',
      21,
      { kind: 'number', value: 35, unit: 1 },
      { SingleValue: { Value: 35, UnitName: 'Jahre', Unit: 1 } },
      'de',
    ],
    [
      'a number in a unit that the rules do not know',
      21,
      { kind: 'number', value: 35, unit: 9999 },
      { SingleValue: { Value: 35, UnitName: '', Unit: 9999 } },
    ],
    ['a reference by id', 73, { kind: 'reference', id: 3 }, { DBRefValue: { Id: 3, Name: 'Weiblich' } }, 'deDE'],
    ['a reference to nothing', 73, { kind: 'reference', id: 99 }, { DBRefValue: { Id: 99, Name: '' } }],
    [
      'a reference by key, in its own locale',
      176,
      { kind: 'keyed', key: 'DE', locale: 'de' },
      { DBRefValue: { Locale: 'de', Key: 'DE', Name: 'Deutschland' } },
      'en',
    ],
    [
      'a key that the rules do not know',
      176,
      { kind: 'keyed', key: 'XX', locale: 'en' },
      { DBRefValue: { Locale: 'en', Key: 'XX', Name: '' } },
    ],
    [
      'a key in a locale that the rules do not have, in the first one',
      176,
      { kind: 'keyed', key: 'DE', locale: 'fr' },
      { DBRefValue: { Locale: 'fr', Key: 'DE', Name: 'Germany' } },
    ],
    ['a year', 700, { kind: 'date', year: 1990 }, { DateValue: { Year: 1990 } }],
    ['a month', 700, { kind: 'date', year: 1990, month: 2 }, { DateValue: { Year: 1990, Month: 2 } }],
    ['a day', 700, { kind: 'date', year: 1990, month: 2, day: 3 }, { DateValue: { Year: 1990, Month: 2, Day: 3 } }],
    [
      'an attribute that the rules do not know',
      99999,
      { kind: 'reference', id: 1 },
      { DBRefValue: { Id: 1, Name: '' } },
    ],
  ];
  for (const [what, typeId, value, expected, locale = 'en'] of values) {
    it(`has ${what}`, () => {
      const [object] = nameCase(withObjects([person(1, typeId, value)], { locale }), ruleSet).CaseObject;
      expect(object?.CaseAttribute[0]?.CaseAttributeValue).to.deep.equal(expected);
    });
  }

  it('has Source and Time beside the value of a captured answer', () => {
    const captured: CaseObject = {
      element: 'CaseObject',
      id: 1,
      typeId: 27,
      attributes: [{ typeId: 44, value: { kind: 'string', value: 'x' }, source: 2, time: 1700000000 }],
    };
    const [object] = nameCase(withObjects([captured]), ruleSet).CaseObject;
    expect(object?.CaseAttribute[0]).to.deep.equal({
      TypeId: 44,
      TypeIdName: 'name',
      CaseAttributeValue: { StringValue: { Value: 'x' }, Source: 2, Time: 1700000000 },
    });
  });

  it('keeps ids of types that the rules do not know, with empty names', () => {
    const document = nameCase(
      withObjects([{ element: 'CaseObject', id: 1, typeId: 777, attributes: [] }], {
        versionId: 1,
        relations: [{ typeId: 888, from: 1, to: 1 }],
        sources: [{ id: 1, typeId: 999, complete: true, defaultSource: false, relatedCaseObject: 1 }],
      }),
      ruleSet,
    );
    expect(document).to.include({ VersionID: 1, VersionName: '' });
    expect(document.CaseObject[0]).to.include({ TypeId: 777, TypeIdName: '' });
    expect(document.CaseObjectRelation).to.deep.equal([{ TypeId: 888, TypeIdName: '', From: 1, To: 1 }]);
    expect(document.Source).to.deep.equal([
      { Id: 1, TypeId: 999, TypeIdName: '', Complete: 'Yes', RelatedCaseObject: 1 },
    ]);
  });

  it('has NotDeletable and Identifies where they are stated, and nowhere else', () => {
    const objects: CaseObject[] = [
      { element: 'CaseObject', id: 1, typeId: 26, notDeletable: false, attributes: [] },
      { element: 'CaseObject', id: 2, typeId: 28, identifies: 1, attributes: [] },
    ];
    expect(nameCase(withObjects(objects), ruleSet).CaseObject).to.deep.equal([
      { Id: 1, TypeId: 26, TypeIdName: 'Pursuit', NotDeletable: false, CaseAttribute: [] },
      { Id: 2, TypeId: 28, TypeIdName: 'PH', Identifies: 1, CaseAttribute: [] },
    ]);
  });

  for (const [count, form] of [
    [0, 'absent'],
    [1, 'an object'],
    [2, 'an array'],
  ] as const) {
    it(`has Benefit, EventPayment, Payment and PosRequest ${form} when there are ${count}`, () => {
      const ids = Array.from({ length: count }, (_, index) => index + 1);
      const objects = ids.flatMap((id) =>
        (['Benefit', 'EventPayment', 'Payment'] as const).map(
          (element): CaseObject => ({ element, id, typeId: element === 'EventPayment' ? 1 : 0, attributes: [] }),
        ),
      );
      const posRequests = ids.map((id) => ({
        id,
        moduleId: 5,
        moduleName: 'm',
        generatedInSource: 1,
        relatedCaseObject: 1,
        suppressedByResult: id === 1,
      }));
      const document = nameCase(withObjects(objects, { posRequests }), ruleSet);
      for (const member of ['Benefit', 'EventPayment', 'Payment', 'PosRequest'] as const) {
        const value = document[member];
        expect(Array.isArray(value) ? 'an array' : value === undefined ? 'absent' : 'an object', member).to.equal(form);
        expect(member in document).to.equal(count > 0);
      }
      if (count === 1)
        expect(document.PosRequest).to.deep.equal({
          ModuleId: 5,
          ModuleName: 'm',
          GeneratedInSource: 1,
          RelatedCaseObject: 1,
          Id: 1,
          SuppressedByResult: 'Yes',
        });
    });
  }

  it('has always arrays for Source, CaseObject and CaseObjectRelation', () => {
    expect(nameCase(withObjects([], { sources: [] }), ruleSet)).to.deep.include({
      Source: [],
      CaseObject: [],
      CaseObjectRelation: [],
    });
  });
});
