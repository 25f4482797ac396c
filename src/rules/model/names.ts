import type { Words } from './words.js';

/** What `names.yaml` gives a name to, section by section. */
export const namedThings = [
  /** Attributes whose name in the interface reads badly: `person.maritalStatus`. */
  'attributes',
  /** Derived facts: `person.bodyMassIndex`. */
  'facts',
  /** Facts under `with` of a rule: `maximum`. */
  'ownFacts',
  /** `person.benefits`. */
  'relations',
  'parameters',
  /** Columns of catalogues: `benefit-types.pays`. */
  'columns',
  /** Words that a column may hold: `lumpSum`. */
  'words',
  /** Columns of tables among the parameters: `endAge`. */
  'tableColumns',
] as const;

export type NamedThing = (typeof namedThings)[number];

/** How people call what rules name otherwise by an identifier only (rule language, `names.yaml`). */
export type Names = Readonly<Record<NamedThing, ReadonlyMap<string, Words>>>;

/** The same names, for somebody to add to. */
export const copiedNames = (names: Names): Readonly<Record<NamedThing, Map<string, Words>>> =>
  Object.fromEntries(namedThings.map((thing) => [thing, new Map(names[thing])])) as Record<
    NamedThing,
    Map<string, Words>
  >;
