import { buttonSchemas, groupSchemas, questionSchemas } from '../../screens/load/screen-schema.js';
import type { CursorPlace } from './cursor-place.js';
import { type Offer, truths } from './offer.js';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
}

/**
 * What stands in a list of a screen file says with a member of its own what it is, so that the schema of the file
 * leaves it open.
 */
const open: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  questions: questionSchemas,
  groups: groupSchemas,
  buttons: buttonSchemas,
};

/** What the JSON Schema of a file says of the place under a path; undefined where it leaves things open. */
function schemaAt(schema: object, { path, around }: CursorPlace): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const [index, step] of path.entries()) {
    if (typeof step === 'string') {
      const further: Schema | boolean | undefined = current?.properties?.[step] ?? current?.additionalProperties;
      current = typeof further === 'object' ? further : undefined;
      continue;
    }
    const list = path[index - 1];
    const kinds = typeof list === 'string' ? open[list] : undefined;
    const item = around[index + 1];
    if (!kinds || current?.items?.properties) current = current?.items;
    else current = item?.node === 'map' ? merged(kinds, [...item.entries.keys()]) : merged(kinds, []);
  }
  return current;
}

/** The kinds that fit the members which are there, as one. */
function merged(kinds: Readonly<Record<string, object>>, members: readonly string[]): Schema {
  const all = Object.entries(kinds) as (readonly [string, Schema])[];
  const named = all.filter(([kind]) => members.includes(kind));
  return { properties: Object.assign({}, ...(named.length > 0 ? named : all).map(([, { properties }]) => properties)) };
}

/** The keys that may stand there, and do not yet. */
export function keysAt(schema: object, place: CursorPlace): readonly string[] {
  const there = place.around.at(-1);
  const present = there?.node === 'map' ? [...there.entries.keys()] : [];
  return Object.keys(schemaAt(schema, place)?.properties ?? {}).filter((key) => !present.includes(key));
}

/** The words of which the value is one. */
export function wordsAt(schema: object, place: CursorPlace): readonly Offer[] {
  const found = schemaAt(schema, place);
  if (found?.type === 'boolean') return truths;
  return (found?.enum ?? []).map((word) => ({ label: String(word), kind: 'value' }));
}
