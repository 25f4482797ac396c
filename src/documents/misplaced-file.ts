import { basename, dirname } from 'node:path/posix';
import type { Located } from './located.js';

/** The key by which the files of a folder of rules are known; facts have none, each file names its own. */
const keyOfFolder: Readonly<Record<string, string | undefined>> = {
  attributes: 'attributes',
  catalogues: 'catalogue',
  csp: 'currencies',
  facts: undefined,
  notices: 'notices',
  plausibility: 'rules',
  tests: 'tests',
};

/** Each of several entries says who somebody is. */
const isOfPersonas = ({ entries }: Extract<Located, { node: 'map' }>): boolean =>
  entries.size > 1 && [...entries.values()].every(({ value }) => value.node === 'map' && value.entries.has('who'));

/** Each of several entries says what it is, but for what holds of all of them. */
const isOfFacts = ({ entries }: Extract<Located, { node: 'map' }>): boolean => {
  const named = [...entries].filter(([key]) => key !== 'scope');
  return named.length > 1 && named.every(([, { value }]) => value.node === 'map' && value.entries.has('is'));
};

/** The folder into which a file of rules belongs by its keys, when that is another one than its own. */
export function belongsInto(node: Located, file: string): string | undefined {
  const folder = basename(dirname(file));
  if (node.node !== 'map' || !(folder in keyOfFolder)) return undefined;
  if (isOfPersonas(node)) return 'personas';
  const own = keyOfFolder[folder];
  if (own !== undefined && node.entries.has(own)) return undefined;
  if (folder !== 'facts' && isOfFacts(node)) return 'facts';
  const isThere = (key: string): boolean => {
    const value = node.entries.get(key)?.value;
    // A fact may be called anything.
    return value !== undefined && !(value.node === 'map' && value.entries.has('is'));
  };
  const [other] = Object.entries(keyOfFolder).find(([, key]) => key !== undefined && isThere(key)) ?? [];
  return other === folder ? undefined : other;
}
