import { relative } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { Kept } from '../../documents/kept.js';
import { type Asked, askedAnew } from '../../meaning/asked.js';

/** Files of rules on which nothing else rests: rules and examples, of which each is asked for itself, and what holds texts only. */
const apart = /^[^/]+\/(?:plausibility|tests)\/|^personas\/|^[^/]+\/glossary\.yaml$|^references\.yaml$/;
/** A text of a screen decides nothing. */
const texts = /^[^/]+\/texts\//;

/** How a check asks that knows what the one before it found of files that are as they were; without `kept` anew. */
export function asking(kept: Kept | undefined, { rules, screens }: DataDirectories): Asked {
  if (!kept) return askedAnew;
  const { read, answers } = kept;
  answers.begin();
  const ofRules = under(rules, read);
  const ofScreens = under(screens, read);
  const isCommon = (file: string): boolean => !apart.test(file);
  const decisive = new Map([
    ...[...ofRules].filter(([file]) => isCommon(file)).map(([file, text]) => [`rules/${file}`, text] as const),
    ...[...ofScreens].filter(([file]) => !texts.test(file)).map(([file, text]) => [`screens/${file}`, text] as const),
  ]);
  return {
    rules: answers.about('rules', ofRules, isCommon),
    screens: answers.about('screens', decisive, () => true),
  };
}

/** The files of a folder, named from there. */
const under = (directory: string, read: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...read].flatMap(([path, text]) => {
      const file = relative(directory, path).replaceAll('\\', '/');
      return file.startsWith('../') ? [] : [[file, text] as const];
    }),
  );
