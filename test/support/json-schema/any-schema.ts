import fc from 'fast-check';

const name = fc.constantFrom('a', 'b', 'cd');
const scalar = fc.constantFrom<unknown>('a', 'b', 'cd', '', '😀', 0, 1, 2.5, -1, true, false);
/** Of names and values that schemas below ask for, or not. */
export const anyDocument = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const type = fc.constantFrom('object', 'array', 'string', 'number', 'integer', 'boolean');
const count = fc.nat({ max: 2 });
const oneOf = <T>(keyword: string, asked: fc.Arbitrary<T>) => asked.map((value) => [keyword, value] as const);
/** Some of the keywords in which schemas of files are written, and of one that is not. */
export const anySchema = fc.letrec<{ value: object }>((tie) => ({
  value: fc
    .uniqueArray(
      fc.oneof(
        { maxDepth: 3 },
        oneOf('type', fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 2 }))),
        oneOf('enum', fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 })),
        oneOf('required', fc.uniqueArray(name, { maxLength: 2 })),
        ...['minProperties', 'minItems', 'minLength', 'minimum', 'maximum', 'exclusiveMinimum', 'maxItems'].map(
          (keyword) => oneOf(keyword, count),
        ),
        oneOf('uniqueItems', fc.boolean()),
        oneOf('pattern', fc.constantFrom('^[a-z]+$', '^.$', '')),
        oneOf('propertyNames', fc.constantFrom({ pattern: '^[ab]$' }, { minLength: 2 })),
        oneOf('additionalProperties', fc.oneof(fc.boolean(), tie('value'))),
        oneOf('properties', fc.dictionary(name, tie('value'), { maxKeys: 2 })),
        oneOf('items', tie('value')),
      ),
      { maxLength: 3, selector: ([keyword]) => keyword },
    )
    .map((all) => Object.fromEntries<unknown>(all)),
})).value;
