import { remembered } from '../../lists/remembered.js';
import type { Located } from '../located.js';

/** Whether something is surely so; no: it is not, or nobody here can tell. */
type Fit = (located: Located) => boolean;

/**
 * Whether a tree surely has the form that a JSON Schema asks for: a look at the tree itself, for the few keywords in
 * which schemas of files are written. What is not sure ajv judges, and tells. Why it is there: nearly every file is as
 * it should be, and having ajv compile the schemas takes longer than all these looks.
 */
export const surelyFits = (located: Located, schema: object): boolean => fitOf(schema)(located);

const fits = new WeakMap<object, Fit>();

const fitOf = (schema: object): Fit =>
  remembered(fits, schema, () => {
    const all = Object.entries(schema).map(([keyword, asked]) => keywords[keyword]?.(asked as never, schema) ?? never);
    return (located) => all.every((fit) => fit(located));
  });

const never: Fit = () => false;

/** A keyword about values of one kind says nothing of others. */
const ofMaps =
  (fit: (entries: Extract<Located, { node: 'map' }>['entries']) => boolean): Fit =>
  (located) =>
    located.node !== 'map' || fit(located.entries);
const ofLists =
  (fit: (items: readonly Located[]) => boolean): Fit =>
  (located) =>
    located.node !== 'list' || fit(located.items);
const ofTexts =
  (fit: (text: string) => boolean): Fit =>
  (located) =>
    located.node !== 'scalar' || typeof located.value !== 'string' || fit(located.value);
const ofNumbers =
  (fit: (value: number) => boolean): Fit =>
  (located) =>
    located.node !== 'scalar' || typeof located.value !== 'number' || fit(located.value);

const types: Readonly<Record<string, Fit>> = {
  object: ({ node }) => node === 'map',
  array: ({ node }) => node === 'list',
  string: (located) => located.node === 'scalar' && typeof located.value === 'string',
  number: (located) => located.node === 'scalar' && typeof located.value === 'number',
  integer: (located) => located.node === 'scalar' && Number.isInteger(located.value),
  boolean: (located) => located.node === 'scalar' && typeof located.value === 'boolean',
};

type Schemas = Readonly<Record<string, object>>;

const keywords: Readonly<Record<string, (asked: never, schema: object) => Fit>> = {
  type: (asked: string | readonly string[]) => {
    const allowed = [asked].flat().map((type) => types[type as string] as Fit);
    return (located) => allowed.some((fit) => fit(located));
  },
  enum: (allowed: readonly unknown[]) => (located) => located.node === 'scalar' && allowed.includes(located.value),
  properties: (asked: Schemas) => {
    const members = Object.entries(asked).map(([name, schema]) => [name, fitOf(schema)] as const);
    return ofMaps((entries) =>
      members.every(([name, fit]) => {
        const entry = entries.get(name);
        return entry === undefined || fit(entry.value);
      }),
    );
  },
  additionalProperties: (asked: boolean | object, { properties = {} }: { readonly properties?: object }) => {
    const known = new Set(Object.keys(properties));
    const fit = typeof asked === 'object' ? fitOf(asked) : asked ? () => true : never;
    return ofMaps((entries) => {
      for (const [name, { value }] of entries) if (!known.has(name) && !fit(value)) return false;
      return true;
    });
  },
  required: (names: readonly string[]) => ofMaps((entries) => names.every((name) => entries.has(name))),
  minProperties: (least: number) => ofMaps(({ size }) => size >= least),
  propertyNames: (asked: object) => {
    const fit = fitOf(asked);
    return ofMaps((entries) => {
      for (const [name, { keyAt }] of entries)
        if (!fit({ node: 'scalar', value: name, quoted: true, at: keyAt })) return false;
      return true;
    });
  },
  items: (asked: object) => {
    const fit = fitOf(asked);
    return ofLists((items) => items.every(fit));
  },
  minItems: (least: number) => ofLists(({ length }) => length >= least),
  /** Of lists in lists others can tell. */
  uniqueItems: () =>
    ofLists((items) => new Set(items.map((item) => (item.node === 'scalar' ? item.value : NaN))).size === items.length),
  pattern: (asked: string) => {
    const pattern = new RegExp(asked, 'u');
    return ofTexts((text) => pattern.test(text));
  },
  /** Of letters that count twice here: a text that is surely long enough. */
  minLength: (least: number) => ofTexts(({ length }) => length >= 2 * least - 1),
  minimum: (least: number) => ofNumbers((value) => value >= least),
  maximum: (most: number) => ofNumbers((value) => value <= most),
  exclusiveMinimum: (below: number) => ofNumbers((value) => value > below),
};
