/** What reaches customers first, then what they read, then what only authors see: the order of every report. */
export const groups = ['customers', 'texts', 'internals'] as const;
export type Group = (typeof groups)[number];

export const changeKinds = ['added', 'changed', 'removed', 'withdrawn', 'renamed', 'moved'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * What a change may be about, with the group that it belongs to unless its aspect says otherwise; in the order in which
 * a group is told.
 */
export const kindsOfThings = {
  'rule system': 'customers',
  'parameter set': 'customers',
  'parameter value': 'customers',
  'table row': 'customers',
  severity: 'customers',
  rule: 'customers',
  'own fact': 'customers',
  question: 'customers',
  screen: 'customers',
  group: 'customers',
  attribute: 'customers',
  code: 'customers',
  fact: 'customers',
  relation: 'customers',
  notice: 'texts',
  'version of notice': 'texts',
  'own finding': 'customers',
  message: 'texts',
  button: 'customers',
  navigation: 'customers',
  menu: 'customers',
  'menu item': 'customers',
  parameter: 'internals',
  catalogue: 'internals',
  column: 'internals',
  word: 'internals',
  'table column': 'internals',
  object: 'internals',

  'relation type': 'customers',
  'source type': 'customers',
  term: 'internals',
  expectation: 'internals',
  name: 'internals',
} as const satisfies Readonly<Record<string, Group>>;

export type KindOfThing = keyof typeof kindsOfThings;

/** One thing that differs between two states of the rules and screens. */
export interface Change {
  readonly group: Group;
  readonly kind: ChangeKind;
  readonly about: KindOfThing;
  /** What is changed: an id, a key, a path. */
  readonly name: string;
  /** Of a change that many things share: all their names. */
  readonly names?: readonly string[];
  /** What of it is changed; none when it came or went as a whole. */
  readonly aspect?: string;
  /** As text; none when there was, or is, nothing. */
  readonly before?: string;
  readonly after?: string;
  /** The rule systems that it is a change of. */
  readonly systems: readonly string[];
  /** Of what one parameter set says: its id. */
  readonly parameterSet?: number;
  /** `file:line` in the new files, of what is gone in the old ones; none where no file says it. */
  readonly at?: string;
  /** All of this as a sentence. */
  readonly sentence: string;
}
