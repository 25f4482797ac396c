import { relative } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { Kept } from '../../documents/kept.js';
import { type Asked, askedAnew } from '../../meaning/asked.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { definitionsOf, namesReadToChoose } from '../../rules/model/definitions-read.js';

/**
 * Files of rules on which nothing else rests: rules and examples, of which each is asked for itself, and what holds
 * texts only.
 */
const apart = /^[^/]+\/(?:plausibility|tests)\/|^personas\/|^[^/]+\/glossary\.yaml$|^references\.yaml$/;
/** Of attributes and facts each question names those on which it rests. */
const named = /^[^/]+\/(?:attributes|facts)\//;
/** A text of a screen decides nothing. */
const texts = /^[^/]+\/texts\//;

/**
 * How a check of loaded systems asks that knows what the one before it found of what is as it was; without `kept` anew.
 */
export function asking(
  kept: Kept | undefined,
  { rules, screens }: DataDirectories,
  ruleSets: readonly RuleSet[],
): Asked {
  if (!kept) return askedAnew;
  const { read, answers } = kept;
  const ofRules = under(rules, read);
  const ofScreens = under(screens, read);
  const definitions = ruleSets.flatMap(definitionsOf);
  const choosing = new Set(ruleSets.flatMap(namesReadToChoose));
  const isCommon = (name: string): boolean =>
    choosing.has(name) || (ofRules.has(name) && !apart.test(name) && !named.test(name));
  const decisive = new Map([
    ...[...ofRules].filter(([file]) => isCommon(file)).map(([file, text]) => [`rules/${file}`, text] as const),
    ...[...ofScreens].filter(([file]) => !texts.test(file)).map(([file, text]) => [`screens/${file}`, text] as const),
    ...definitions,
  ]);
  return {
    rules: answers.about('rules', new Map([...ofRules, ...definitions]), isCommon),
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
