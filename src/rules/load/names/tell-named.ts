import type { Cursor } from '../../../documents/cursor.js';
import type { NameKind } from '../../../documents/names.js';
import type { NamedThing } from '../../model/names.js';
import { columnsOf } from '../../model/parameter.js';
import type { RuleSetReading } from '../draft/draft.js';

/** What a key of `names.yaml` is a name of: all that is called so share it. */
type Named = (key: string, reading: RuleSetReading) => readonly (readonly [kind: NameKind, owner: string])[];

const alone = (...kinds: readonly NameKind[]): readonly (readonly [NameKind, string])[] =>
  kinds.map((kind) => [kind, '']);
const ownerOf = (key: string): string => key.slice(0, key.indexOf('.'));

const named: Readonly<Record<NamedThing, Named>> = {
  attributes: (key) => [['attribute', ownerOf(key)]],
  facts: (key) => [['fact', ownerOf(key)]],
  relations: (key) => [['relation', ownerOf(key)]],
  columns: (key) => [['column', ownerOf(key)]],
  parameters: () => alone('parameter'),
  ownFacts: (key, { draft }) =>
    draft.rules.filter((rule) => rule.with.has(key)).map(({ id }) => ['own fact', id] as const),
  tableColumns: (key, { draft }) =>
    [...draft.parameters.values()]
      .filter((parameter) => columnsOf(parameter).some(({ name }) => name === key))
      .map(({ name }) => ['table column', name] as const),
  words: (key, { draft }) =>
    [...draft.catalogues.values()].flatMap(({ name, columns }) =>
      [...columns].flatMap(([column, { values }]) =>
        values?.includes(key) ? [['word', `${name}.${column}`] as const] : [],
      ),
    ),
};

/** What stands before the name in a key. */
const owners: Partial<Record<NamedThing, NameKind>> = {
  attributes: 'object',
  facts: 'object',
  relations: 'object',
  columns: 'catalogue',
};

/** Tells whoever wants to know where names stand what a key of `names.yaml` names. */
export function tellNamed(thing: NamedThing, key: string, { at }: Cursor, reading: RuleSetReading): void {
  const { names } = reading.findings;
  if (!names) return;
  const before = owners[thing];
  if (before) names.mention({ kind: before, owner: '', name: ownerOf(key), at });
  const from = before ? ownerOf(key).length + 1 : 0;
  for (const [kind, owner] of named[thing](key, reading))
    names.mention({ kind, owner, name: key.slice(from), at, from });
}
