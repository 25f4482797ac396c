import type { Fault } from '../../json-schema/fault.js';
import { schemaCheck } from '../../json-schema/schema-check.js';
import type { FindingCode } from '../finding-codes/finding-table.js';
import type { Findings } from '../findings/findings.js';
import type { Position } from '../position.js';
import type { Located, LocatedMap } from '../located.js';
import { markFault, markUnknownKey } from '../findings/faults.js';
import { didYouMean, nearest } from '../findings/nearest.js';
import { plain } from './plain.js';
import { surelyFits } from './surely-fits.js';

/**
 * Checks a document against the JSON Schema of its kind of file. Each violation is a finding at the key or value
 * concerned, with what was found, what was expected and, for a word that is not known, the nearest right spelling.
 *
 * @returns false when a key of the file itself is misspelled or empty, or the one under which its contents stand is
 * missing: then these are not read, and what other files say of them would only follow from that
 */
export function checkStructure(document: Located, schema: object, findings: Findings): boolean {
  const whole = !holdsNothing(document);
  if (surelyFits(document, schema)) return whole;
  const errors = schemaCheck(schema, 'all')(plain(document));
  if (errors.length === 0) return whole;
  const misspelled = new Set(errors.flatMap(meantKey));
  for (const error of errors) {
    const describe = describers[error.keyword];
    const spot = find(document, error.instancePath);
    if (!describe || !spot) continue;
    markFault(spot.located, spot.above);
    if (error.keyword === 'additionalProperties') markUnknownKey(spot.located);
    if (holdsNull(spot.located)) continue;
    if (error.keyword === 'required' && misspelled.has(keyOf(error, error.params['missingProperty']))) continue;
    if (error.keyword === 'required' && standsMisspelled(error, spot.located)) continue;
    const { at, code, message } = describe(error, spot);
    findings.error(at, code, message);
  }
  return (
    whole && !errors.some((error) => error.instancePath === '' && (meantKey(error).length > 0 || lacksContents(error)))
  );
}

/** A key of the file itself is missing under which all its contents would stand. */
function lacksContents({ keyword, params, parentSchema }: Fault): boolean {
  const { properties = {}, additionalProperties } = parentSchema as {
    readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
    readonly additionalProperties?: unknown;
  };
  if (keyword !== 'required' || additionalProperties !== false) return false;
  const { type } = properties[String(params['missingProperty'])] ?? {};
  return type === 'object' || type === 'array';
}

/** Of a key that is not known: the key that was meant. It is not missing then, but misspelled. */
function meantKey(error: Fault): readonly string[] {
  if (error.keyword !== 'additionalProperties') return [];
  const meant = nearest(String(error.params['additionalProperty']), keysOf(error));
  return meant === undefined ? [] : [keyOf(error, meant)];
}

/** Of a map that may have other keys, which its reader knows: whether one of them is the missing one, misspelled. */
function standsMisspelled(error: Fault, located: Located): boolean {
  if (
    located.node !== 'map' ||
    (error.parentSchema as { additionalProperties?: unknown }).additionalProperties === false
  )
    return false;
  const known = keysOf(error);
  const others = [...located.entries.keys()].filter((key) => !known.includes(key));
  return others.some((key) => nearest(key, known) === error.params['missingProperty']);
}

const keyOf = ({ instancePath }: Fault, key: unknown): string => `${instancePath}/${String(key)}`;

const keysOf = ({ parentSchema }: Fault): readonly string[] =>
  Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});

/** A key of the file has no value. */
const holdsNothing = (document: Located): boolean =>
  document.node === 'map' && [...document.entries.values()].some(({ value }) => holdsNull(value));

interface Spot {
  readonly located: Located;
  /** Place of the key that leads to it. */
  readonly keyAt: Position;
  /** What it stands in. */
  readonly above: readonly Located[];
}

interface Described {
  readonly at: Position;
  readonly code: FindingCode;
  readonly message: string;
}

/** By the keyword; a keyword that is not here only repeats what another says. */
const describers: Readonly<Record<string, (error: Fault, spot: Spot) => Described>> = {
  additionalProperties: (error, spot) => {
    const key = String(error.params['additionalProperty']);
    const known = keysOf(error);
    return {
      at: placeOfKey(key, spot),
      code: 'unknown-key',
      message: `unknown key "${key}"${didYouMean(key, known)}; expected one of: ${known.join(', ')}`,
    };
  },
  required: (error, { keyAt }) => ({
    at: keyAt,
    code: 'missing-key',
    message: `the key "${String(error.params['missingProperty'])}" is missing`,
  }),
  type: (error, { located }) => {
    const expected = [error.params['type']].flat().map((type) => typeNames[String(type)] ?? String(type));
    return {
      at: located.at,
      code: 'wrong-kind',
      message: `found ${describe(located)}; expected ${expected.join(' or ')}`,
    };
  },
  enum: (error, { located }) => {
    const allowed = (error.params['allowedValues'] as unknown[]).map(String);
    const found = located.node === 'scalar' ? String(located.value) : '';
    return {
      at: located.at,
      code: 'unknown-value',
      message: `found ${describe(located)}${didYouMean(found, allowed)}; expected one of: ${allowed.join(', ')}`,
    };
  },
  pattern: (error, spot) => {
    const key = error.propertyName;
    if (key === '') return { at: placeOfKey(key, spot), code: 'empty-text', message: 'found an empty key' };
    if (key === undefined && spot.located.node === 'scalar' && String(spot.located.value).trim() === '')
      return { at: spot.located.at, code: 'empty-text', message: 'found an empty text' };
    const at = key === undefined ? spot.located.at : placeOfKey(key, spot);
    const found = key === undefined ? describe(spot.located) : `the key "${key}"`;
    return {
      at,
      code: 'wrong-form',
      message: `found ${found}; expected ${formNames[String(error.params['pattern'])] ?? `the form ${String(error.params['pattern'])}`}`,
    };
  },
  minItems: (_, { located }) => ({
    at: located.at,
    code: 'empty-list',
    message: 'found an empty list; expected at least one entry',
  }),
  minProperties: (_, { located }) => ({
    at: located.at,
    code: 'empty-list',
    message: 'found nothing in the braces; expected at least one entry',
  }),
  minLength: (_, { located }) => ({ at: located.at, code: 'empty-text', message: 'found an empty text' }),
  uniqueItems: (error, { located }) => {
    const item =
      located.node === 'list'
        ? located.items[Math.max(Number(error.params['i']), Number(error.params['j']))]
        : undefined;
    return {
      at: item?.at ?? located.at,
      code: 'duplicate-item',
      message: `found ${describe(item ?? located)} twice in one list`,
    };
  },
  minimum: (error, { located }) => outOfBounds(error, located),
  maximum: (error, { located }) => outOfBounds(error, located),
  exclusiveMinimum: (error, { located }) => outOfBounds(error, located),
};

/** Where a key stands that was found. */
const placeOfKey = (key: string, { located }: Spot): Position =>
  ((located as LocatedMap).entries.get(key) as { readonly keyAt: Position }).keyAt;

const outOfBounds = (error: Fault, located: Located): Described => ({
  at: located.at,
  code: 'wrong-value',
  message: `found ${describe(located)}; expected a number ${String(error.params['comparison'])} ${String(error.params['limit'])}`,
});

const typeNames: Readonly<Record<string, string>> = {
  object: 'keys with values',
  array: 'a list',
  string: 'a text (in quotes)',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

const formNames: Readonly<Record<string, string>> = {
  '^[a-z]{2}$': 'a locale of two small letters',
  '^[a-z][A-Za-z0-9]*$': 'a name in camelCase',
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$': 'names in camelCase joined by points',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'a name in kebab-case',
  '^[a-z]+(-[a-z]+)*$': 'a name in kebab-case',
  '^#[0-9a-f]{6}$': 'a colour in quotes, such as "#1f5f6b"',
  '^[+]?[0-9][0-9 ]{2,30}$': 'a telephone number of digits and blanks',
  '^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,190}$': 'an e-mail address',
  '^https://[^\\s"<>\\\\]{1,500}$': 'an address, https://…',
  '^csp\\.': 'a parameter, csp.<name>',
  '^ever$': 'a parameter, { fact: csp.<name> }, or ever',
  '^nothing$': 'the word nothing, or a list of rules',
  '\\.csv$': 'the name of a .csv file beside this one',
};

function describe(located: Located): string {
  if (located.node === 'list') return 'a list';
  if (located.node === 'map') return 'keys with values';
  return typeof located.value === 'string' ? `the text "${located.value}"` : String(located.value);
}

/** An empty value has been reported where it was read. */
const holdsNull = (located: Located): boolean => located.node === 'scalar' && located.value === null;

function find(document: Located, pointer: string): Spot | undefined {
  let spot: Spot = { located: document, keyAt: document.at, above: [] };
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (spot.located.node === 'map') {
      const entry = spot.located.entries.get(key);
      if (!entry) return undefined;
      spot = { located: entry.value, keyAt: entry.keyAt, above: [...spot.above, spot.located] };
    } else if (spot.located.node === 'list') {
      const item = spot.located.items[Number(key)];
      if (!item) return undefined;
      spot = { located: item, keyAt: item.at, above: [...spot.above, spot.located] };
    }
  }
  return spot;
}
