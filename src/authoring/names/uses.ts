import { grouped } from '../../lists/grouped.js';
import { alike } from './alike.js';
import type { LoadedNames } from './load-names.js';
import { fullName } from './label.js';
import type { Mention, Named } from './name-index.js';
import { sectionOf } from './section.js';

/** A place where a name stands, with the line around it. */
export interface Use extends Mention {
  /** The line as it is written. */
  readonly text: string;
}

/** A name with every place where it stands. */
export interface Uses {
  /** As it is called with its owner and its kind: `attribute person.age`. */
  readonly names: readonly string[];
  readonly definitions: readonly Use[];
  /** By what they stand in: rules, screens, texts, parameter sets. */
  readonly uses: readonly { readonly in: string; readonly places: readonly Use[] }[];
}

/**
 * What `uses <name>` says: the one thing that is called so; when several are, what they are called in full; when none
 * is, what is called alike.
 */
export type UsesAnswer =
  | { readonly found: Uses }
  | { readonly ambiguous: readonly string[] }
  | { readonly nearest: readonly string[] };

/**
 * Where a name stands; `words` may carry its owner (`person.age`, `countries/DE`) and its kind (`catalogue countries`).
 */
export function usesOf(words: string, { index, linesOf }: LoadedNames): UsesAnswer {
  const called = index.called(words);
  const [only, ...others] = exact(words, called);
  if (only && others.length === 0) return { found: usesIn(only, linesOf) };
  if (only) return { ambiguous: [only, ...others].flatMap(fullNames) };
  return { nearest: alike(words, index.all) };
}

/** A name in full stands before others that are called so alone: the relation `person` of a benefit, and the object. */
function exact(words: string, called: readonly Named[]): readonly Named[] {
  const inFull = called.filter((named) => fullNames(named).includes(words));
  return inFull.length > 0 ? inFull : called;
}

function usesIn(named: Named, linesOf: LoadedNames['linesOf']): Uses {
  const places = named.mentions.map((mention) => ({
    ...mention,
    text: linesOf(mention.file)[mention.line - 1] as string,
  }));
  const sections = grouped(
    places.filter(({ defines }) => !defines),
    sectionOf,
  );
  return {
    names: fullNames(named),
    definitions: places.filter(({ defines }) => defines),
    uses: [...sections].map(([section, found]) => ({ in: section, places: found })),
  };
}

/** `attribute person.age`: each of the meanings. */
const fullNames = ({ meanings }: Named): readonly string[] => meanings.map(fullName);
