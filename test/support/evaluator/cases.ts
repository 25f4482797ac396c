import fc from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import { labCase, type LabObject, type LabValue } from './case.js';
import { labDates, labNumbers, labTexts } from './conditions.js';
import { lab } from './lab.js';

/**
 * Stored values that cannot be used: codes that no entry has, units without rate or of another dimension, another kind.
 */
const odd: readonly LabValue[] = [
  { stored: { kind: 'reference', id: 999 } },
  { stored: { kind: 'keyed', key: 'NOWHERE', locale: 'en' } },
  { stored: { kind: 'number', value: 5, unit: 999 } },
  [5, 'GBP'],
  { stored: { kind: 'string', value: '5' } },
];

const otherUnits: Readonly<Record<string, readonly string[]>> = {
  year: ['month', 'week'],
  week: ['month', 'year'],
  centimetre: ['inch', 'metre'],
  currency: ['USD'],
  'currency/year': ['EUR/month', 'USD/year'],
};

function valuesOf(attribute: Attribute): fc.Arbitrary<LabValue> {
  if (attribute.kind === 'date') return fc.constantFrom(...labDates);
  if (attribute.kind === 'string') return fc.constantFrom(...labTexts);
  if (attribute.kind === 'reference') return fc.constantFrom(...(attribute.catalogue?.entries.keys() ?? []));
  const spec = attribute.unit;
  const word = spec?.kind === 'unit' ? spec.unit.word : spec?.kind === 'currencyPerTime' ? 'currency/year' : spec?.kind;
  const others = otherUnits[word ?? ''] ?? [];
  const plain: fc.Arbitrary<LabValue> = fc.constantFrom(...labNumbers);
  if (others.length === 0) return plain;
  const converted: fc.Arbitrary<LabValue> = fc.tuple(fc.constantFrom(...labNumbers), fc.constantFrom(...others));
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: converted });
}

/** An object of a kind: each attribute is there, not there, unset, or stored in a way that cannot be used. */
function objectsOf(kind: string, absent: symbol): fc.Arbitrary<Readonly<Record<string, LabValue>>> {
  const attributes = [...(lab.ruleSet.objects.get(kind)?.attributes.values() ?? [])];
  const members = attributes.map((attribute) => [
    attribute.fact,
    fc.oneof(
      { weight: 14, arbitrary: valuesOf(attribute) },
      { weight: 2, arbitrary: fc.constant(absent) },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
    ),
  ]);
  return fc
    .record(Object.fromEntries(members) as Record<string, fc.Arbitrary<LabValue | symbol>>)
    .map(
      (values) =>
        Object.fromEntries(Object.entries(values).filter(([, value]) => value !== absent)) as Record<string, LabValue>,
    );
}

const absent = Symbol('absent');
const list = (kind: string, maxLength: number): fc.Arbitrary<LabObject[]> =>
  fc.array(
    objectsOf(kind, absent).map((values) => ({ values })),
    { maxLength },
  );

const person: fc.Arbitrary<LabObject> = fc.record({
  values: objectsOf('person', absent),
  benefits: list('benefit', 3),
  pursuits: list('pursuit', 3),
  holders: list('holder', 1),
});

/** Random cases of the laboratory, some answers with the time at which they were stored. */
export const labCases: fc.Arbitrary<Case> = fc
  .tuple(fc.array(person, { minLength: 1, maxLength: 2 }), objectsOf('case', absent), fc.boolean())
  .map(([persons, values, captured]) => {
    const made = labCase(persons, values);
    if (captured)
      for (const object of made.objects)
        for (const attribute of object.attributes) Object.assign(attribute, { source: 1, time: 1_571_140_800 });
    return made;
  });
