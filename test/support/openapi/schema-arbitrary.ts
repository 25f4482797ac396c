import fc from 'fast-check';
import type { Json } from '../requests/case-request.js';

/**
 * What request schemas of the OpenAPI document consist of; another keyword would be ignored, and what is generated then
 * refused.
 */
export interface RequestSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: RequestSchema;
  readonly items?: RequestSchema;
  readonly anyOf?: readonly RequestSchema[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * Values that a member of this name has somewhere in the examples: without them nearly every request would fail at its
 * first id.
 */
export type Words = ReadonlyMap<string, readonly Json[]>;

/** Values that have this schema; a member that the words know has mostly one of those. */
export function schemaArbitrary(schema: RequestSchema, words: Words, name = ''): fc.Arbitrary<Json> {
  const known = words.get(name) ?? [];
  const any = anyOf(schema, words, name);
  return known.length === 0
    ? any
    : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any });
}

function anyOf(schema: RequestSchema, words: Words, name: string): fc.Arbitrary<Json> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => schemaArbitrary(one, words)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === undefined) return fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }) as fc.Arbitrary<Json>;
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => byType[type]?.(schema, words, name) ?? unknownType(type)));
}

function unknownType(type: string): never {
  throw new Error(`nothing is generated for the type ${type}`);
}

const byType: Readonly<Record<string, (schema: RequestSchema, words: Words, name: string) => fc.Arbitrary<Json>>> = {
  string: ({ pattern, minLength = 0, maxLength = 200 }) =>
    pattern === undefined ? textOf(minLength, maxLength) : fc.stringMatching(new RegExp(pattern)),
  integer: () => fc.oneof(fc.nat(200), fc.maxSafeInteger()),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {} }, words) => fc.array(schemaArbitrary(items, words), { maxLength: 3 }),
  object: objectOf,
};

const textOf = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) });

function objectOf(
  { properties = {}, required = [], additionalProperties }: RequestSchema,
  words: Words,
): fc.Arbitrary<Json> {
  if (additionalProperties)
    return fc.dictionary(
      fc.oneof(fc.constantFrom(...attributeIds), fc.nat(2100).map(String)),
      schemaArbitrary(additionalProperties, words),
      { maxKeys: 3 },
    );
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, schemaArbitrary(schema, words, name)]),
  );
  return fc.record(members, { requiredKeys: [...required], noNullPrototype: true });
}

/** Extra attributes of every kind: a reference, numbers, a date, texts; and what is no id. */
const attributeIds = ['12', '38', '700', '702', '900', '901', '-1', 'x', ''];
