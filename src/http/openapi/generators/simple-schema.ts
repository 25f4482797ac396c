import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../../../wire/shape.js';
import { byKey } from '../../../text/by-text.js';

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Rewrites schemas of the exact document (JSON Schema 2020-12) into words that every generator takes (OpenAPI 3.0): one
 * type a place, no union, no `null` but where a member that is always there may be it, objects that may grow, and every
 * object under a name.
 */
export class SimpleSchemas {
  /** Those that were rewritten, by name. */
  readonly #done = new Map<string, JsonSchema>();

  /** @param exact the components of the exact document. */
  constructor(private readonly exact: Schemas) {}

  /** All that was referred to, by name. */
  get components(): Schemas {
    return Object.fromEntries([...this.#done].sort(byKey));
  }

  /** A schema as it may stand at a place; elements of requests are moved to the components under their titles. */
  at(schema: JsonSchema): JsonSchema {
    if (typeof schema['$ref'] === 'string') return this.#reference(nameIn(schema['$ref']));
    const { title, ...untitled } = schema;
    if (typeof title !== 'string') return this.#simple(schema);
    this.#keep(title, this.#simple(untitled));
    return { $ref: referenceTo(title) };
  }

  #reference(name: string): JsonSchema {
    if (!this.#done.has(name)) {
      this.#done.set(name, {});
      const { title: _, ...schema } = this.exact[name] ?? {};
      this.#done.set(name, this.#simple(schema));
    }
    return { $ref: referenceTo(name) };
  }

  /** The words of a place may differ, the element may not. @throws Error when a name would mean two schemas. */
  #keep(name: string, schema: JsonSchema): void {
    const before = this.#done.get(name) ?? schema;
    if (!isDeepStrictEqual({ ...before, description: '' }, { ...schema, description: '' }))
      throw new Error(`two schemas are called ${name}`);
    this.#done.set(name, before);
  }

  #simple(schema: JsonSchema): JsonSchema {
    const options = (schema['oneOf'] ?? schema['anyOf']) as readonly JsonSchema[] | undefined;
    if (options && schema['type'] === undefined) return this.#oneOf(options, schema.description);
    if (schema['type'] === 'object') return this.#object(schema);
    // Generators take no XML as an example of a text; and a client should send what it was given, not defaults beside
    // it.
    const { items, const: constant, examples: _examples, default: _default, type, ...others } = schema;
    return {
      ...others,
      ...typeOf(type, constant),
      ...(items !== undefined && { items: this.at(items as JsonSchema) }),
      ...(constant !== undefined && { enum: [constant] }),
    };
  }

  #object({ description, properties = {}, required = [], additionalProperties }: JsonSchema): JsonSchema {
    const always = new Set(required as readonly string[]);
    const members = Object.entries(properties as Schemas).map(([name, member]) => [
      name,
      always.has(name) ? this.at(member) : withoutNull(this.at(member)),
    ]);
    return {
      type: 'object',
      ...(description !== undefined && { description }),
      ...(members.length > 0 && { properties: Object.fromEntries(members) as Schemas }),
      ...(always.size > 0 && { required }),
      ...(isSchema(additionalProperties) && { additionalProperties: this.at(additionalProperties) }),
    };
  }

  /** One of several: objects become an object with the members of all; what has no type in common, anything. */
  #oneOf(options: readonly JsonSchema[], description: string | undefined): JsonSchema {
    const told = description === undefined ? {} : { description };
    const some = options.filter(({ type }) => type !== 'null');
    const nullable = some.length < options.length ? { nullable: true } : {};
    const [first, ...others] = some;
    if (!first) return { ...told, ...nullable };
    if (others.length === 0) {
      const only = this.at(first);
      if (!('$ref' in only)) return { ...only, ...told, ...nullable };
      return 'nullable' in nullable ? { type: 'object', allOf: [only], ...told, ...nullable } : only;
    }
    const objects = some.map((option) => this.#target(option));
    if (objects.every(({ type }) => type === 'object'))
      return { ...this.#object(merged(objects)), ...told, ...nullable };
    if (some.every(({ type }) => scalars.has(type))) return { ...this.at(first), ...told, ...nullable };
    return { description: [description, `One of: ${some.map(inWords).join('; ')}.`].filter(Boolean).join(' ') };
  }

  /** What a schema is in the end: references are followed, and a union of objects is one. */
  #target(schema: JsonSchema): JsonSchema {
    if (typeof schema['$ref'] === 'string') return this.#target(this.exact[nameIn(schema['$ref'])] ?? {});
    const options = schema['oneOf'] as readonly JsonSchema[] | undefined;
    if (!options || schema['type'] !== undefined) return schema;
    const targets = options.map((option) => this.#target(option));
    return targets.every(({ type }) => type === 'object') ? merged(targets) : schema;
  }
}

const referenceTo = (name: string): string => `#/components/schemas/${name}`;
const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const scalars = new Set<unknown>(['string', 'integer', 'number', 'boolean']);

/** Several types are any; integers and numbers have the widest form. */
function typeOf(type: unknown, constant: unknown): JsonSchema {
  if (type === 'null') return { type: 'string', nullable: true };
  if (Array.isArray(type)) return {};
  const plain = type ?? typesOfConstants[typeof constant];
  const format = formats.get(plain);
  return { ...(plain !== undefined && { type: plain }), ...(format !== undefined && { format }) };
}

const typesOfConstants: Readonly<Record<string, string>> = { number: 'integer', string: 'string' };

const formats = new Map<unknown, string>([
  ['integer', 'int64'],
  ['number', 'double'],
]);

/** The members of all objects; required is what all require. A member that differs is one of its forms. */
function merged(objects: readonly JsonSchema[]): JsonSchema {
  const members = new Map<string, JsonSchema[]>();
  for (const { properties = {} } of objects)
    for (const [name, member] of Object.entries(properties as Schemas)) {
      const forms = members.get(name) ?? [];
      if (!forms.some((form) => isDeepStrictEqual(form, member))) forms.push(member);
      members.set(name, forms);
    }
  const required = [...members.keys()].filter((name) =>
    objects.every((object) => (object['required'] as readonly string[] | undefined)?.includes(name)),
  );
  const properties = Object.fromEntries(
    [...members].map(([name, [only = {}, ...others]]) => [
      name,
      others.length > 0 ? { oneOf: [only, ...others] } : only,
    ]),
  );
  const told = [...new Set(objects.flatMap(({ description }) => description ?? []))];
  return { type: 'object', ...(told.length > 0 && { description: told.join(' Or: ') }), properties, required };
}

/** A member that may be left out need not be null. */
function withoutNull({ nullable: _, ...schema }: JsonSchema): JsonSchema {
  const [only] = (schema['allOf'] ?? []) as readonly JsonSchema[];
  return only ?? schema;
}

/** A schema in the words of whoever reads what could not be typed. */
function inWords(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return nameIn(schema['$ref']);
  if (schema['type'] === 'array') return `a list of ${inWords((schema['items'] ?? {}) as JsonSchema)}`;
  return schema['const'] === '' ? 'the empty text' : (schema.description ?? String(schema['type']));
}
