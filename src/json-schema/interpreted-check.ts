import { isDeepStrictEqual } from 'node:util';
import type { Fault, SchemaCheck } from './fault.js';
import { isObject } from './is-object.js';

type Values = Readonly<Record<string, unknown>>;
/** What a keyword finds; what it does not say follows from where it stands. */
type Found = Partial<Fault> & Pick<Fault, 'message' | 'params'>;
type Keyword = (value: unknown, asked: never, path: string, schema: object) => readonly Found[];

/**
 * Checks values by a JSON Schema, in the words of ajv, where code must not be made of texts: by the keywords with which
 * files and requests are described. What it returns throws an Error for a schema with another keyword.
 */
export const interpretedCheck =
  (schema: object): SchemaCheck =>
  (value) =>
    faultsOf(value, schema, '');

function faultsOf(value: unknown, schema: object | boolean, path: string): readonly Fault[] {
  if (schema === true) return [];
  const asked = schema === false ? { 'false schema': false } : schema;
  return Object.entries(asked).flatMap(([keyword, each]) => {
    const look = keywords[keyword];
    if (!look) throw new Error(`a JSON Schema with ${keyword} is not checked where code must not be made`);
    const faults = look(value, each as never, path, asked);
    return faults.map((found) => ({ keyword, instancePath: path, parentSchema: asked, ...found }));
  });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: isList,
  string: isText,
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
};

/** Of one of these types may be anything: a list of several types is looked through whole. */
const composed = new Set(['object', 'array']);

const fault = (message: string, params: Values): readonly Found[] => [{ message, params }];

/** A limit of numbers, as they are compared. */
const limit =
  (comparison: string, fits: (value: number, limit: number) => boolean): Keyword =>
  (value, limit: number) =>
    isNumber(value) && !fits(value, limit) ? fault(`must be ${comparison} ${limit}`, { comparison, limit }) : [];

/** A least count of what a value of one kind is made of. */
const least =
  (count: (value: unknown) => number | undefined, parts: string): Keyword =>
  (value, limit: number) =>
    (count(value) ?? limit) < limit ? fault(`must NOT have fewer than ${limit} ${parts}`, { limit }) : [];

const within = (path: string, name: string | number): string =>
  `${path}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const notTold: Keyword = () => [];

/** A keyword about values of one kind says nothing of others. */
const keywords: Readonly<Record<string, Keyword>> = {
  title: notTold,
  description: notTold,
  'false schema': () => fault('boolean schema is false', {}),
  type: (value, asked: string | readonly string[]) =>
    [asked].flat().some((type) => types[type as string]?.(value))
      ? []
      : fault(`must be ${[asked].flat().join()}`, { type: asked }),
  enum: (value, allowedValues: readonly unknown[]) =>
    allowedValues.includes(value) ? [] : fault('must be equal to one of the allowed values', { allowedValues }),
  properties: (value, asked: Readonly<Record<string, object>>, path) =>
    isObject(value)
      ? Object.entries(asked).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? faultsOf(value[name], schema, within(path, name)) : [],
        )
      : [],
  additionalProperties: (value, asked: object | boolean, path, { properties = {} }: { properties?: object }) =>
    isObject(value)
      ? Object.keys(value)
          .filter((name) => !Object.hasOwn(properties, name))
          .flatMap((name) =>
            asked === false
              ? fault('must NOT have additional properties', { additionalProperty: name })
              : faultsOf(value[name], asked, within(path, name)),
          )
      : [],
  required: (value, names: readonly string[]) =>
    isObject(value)
      ? names
          .filter((name) => !Object.hasOwn(value, name))
          .flatMap((name) => fault(`must have required property '${name}'`, { missingProperty: name }))
      : [],
  propertyNames: (value, asked: object, path) =>
    isObject(value)
      ? Object.keys(value).flatMap((propertyName) => {
          const faults = faultsOf(propertyName, asked, path);
          if (faults.length === 0) return [];
          return [
            ...faults.map((each) => ({ ...each, propertyName })),
            ...fault('property name must be valid', { propertyName }),
          ];
        })
      : [],
  items: (value, asked: object, path) =>
    isList(value) ? value.flatMap((item, index) => faultsOf(item, asked, within(path, index))) : [],
  /** Of items that are to be simple values, those of another type are wrong already. */
  uniqueItems: (
    value,
    asked: boolean,
    _,
    { items = {} }: { items?: { readonly type?: string | readonly string[] } },
  ) => {
    if (!asked || !isList(value)) return [];
    const meant = [items.type ?? []].flat();
    const counts = (item: unknown): boolean =>
      meant.length === 0 || meant.some((type) => composed.has(type) || types[type]?.(item));
    const twin = (item: unknown, index: number): number =>
      value.findIndex((other, at) => at > index && isDeepStrictEqual(item, other));
    const i = value.findLastIndex((item, index) => counts(item) && twin(item, index) > index);
    const j = twin(value[i], i);
    return i < 0 ? [] : fault(`must NOT have duplicate items (items ## ${j} and ${i} are identical)`, { i, j });
  },
  pattern: (value, pattern: string) =>
    isText(value) && !new RegExp(pattern, 'u').test(value) ? fault(`must match pattern "${pattern}"`, { pattern }) : [],
  minItems: least((value) => (isList(value) ? value.length : undefined), 'items'),
  minProperties: least((value) => (isObject(value) ? Object.keys(value).length : undefined), 'properties'),
  minLength: least((value) => (isText(value) ? [...value].length : undefined), 'characters'),
  minimum: limit('>=', (value, asked) => value >= asked),
  maximum: limit('<=', (value, asked) => value <= asked),
  exclusiveMinimum: limit('>', (value, asked) => value > asked),
};
