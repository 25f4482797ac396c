import fc from 'fast-check';
import type { CaseAttribute, CaseObject } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import type { Value } from '../../../src/case/values/value.js';

const id = fc.integer({ min: 0, max: 2 ** 31 });
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.integer(),
  fc.constant(0),
);

const value: fc.Arbitrary<Value | undefined> = fc.oneof(
  fc.record({ kind: fc.constant('string' as const), value: text }),
  fc.record({ kind: fc.constant('number' as const), value: finite, unit: id }),
  fc.record({ kind: fc.constant('reference' as const), id }),
  fc.record({ kind: fc.constant('keyed' as const), key: text, locale: fc.constantFrom('en', 'deCH') }),
  fc.record({ kind: fc.constant('date' as const), year: fc.integer({ min: 0, max: 9999 }) }),
  fc.record({
    kind: fc.constant('date' as const),
    year: fc.integer({ min: 0, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    year: fc.integer({ min: 0, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.constant(undefined),
);

const attribute: fc.Arbitrary<CaseAttribute> = fc.oneof(
  fc.record({ typeId: id, value }),
  fc.record({ typeId: id, value, source: id, time: fc.integer({ min: 0, max: 2 ** 40 }) }),
);

const object: fc.Arbitrary<CaseObject> = fc.record(
  {
    element: fc.constantFrom('CaseObject' as const, 'Benefit' as const, 'EventPayment' as const, 'Payment' as const),
    id,
    typeId: id,
    identifies: id,
    notDeletable: fc.boolean(),
    attributes: fc.array(attribute, { maxLength: 6 }),
  },
  { requiredKeys: ['element', 'id', 'typeId', 'attributes'] },
);

/** Any case that can be stored, whether or not rules would accept it. */
export const arbitraryCase: fc.Arbitrary<Case> = fc.record({
  id: text,
  versionId: id,
  locale: fc.constantFrom('en', 'deDE'),
  csp: id,
  complete: fc.boolean(),
  mode: fc.constantFrom('POS' as const, 'STD' as const),
  numberOfSourceChanges: id,
  highestObjectId: id,
  sources: fc.array(
    fc.record({ id, typeId: id, complete: fc.boolean(), defaultSource: fc.boolean(), relatedCaseObject: id }),
    {
      maxLength: 3,
    },
  ),
  posRequests: fc.array(
    fc.record({
      moduleId: id,
      moduleName: text,
      generatedInSource: id,
      relatedCaseObject: id,
      id,
      suppressedByResult: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  objects: fc.array(object, { maxLength: 6 }),
  relations: fc.array(fc.record({ typeId: id, from: id, to: id }), { maxLength: 6 }),
});
