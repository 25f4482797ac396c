import { relative } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { Kept } from '../../documents/kept.js';
import { type Asked, askedAnew } from '../../meaning/asked.js';
import { setsOf } from '../../meaning/check-meaning.js';
import { walkRead } from '../../meaning/walk-read.js';
import {
  definitionsOf,
  nameOfParameter,
  namesOfAll,
  namesRead,
  namesReadToChoose,
} from '../../rules/model/definitions-read.js';
import type { Systems } from '../../screens/model/systems.js';

/**
 * Files of rules on which nothing else rests: rules and examples, of which each is asked for itself, and what holds
 * texts only.
 */
const apart = /^[^/]+\/(?:plausibility|tests)\/|^personas\/|^[^/]+\/glossary\.yaml$|^references\.yaml$/;
/** Of attributes, facts and parameters each question names those on which it rests. */
const named = /^[^/]+\/(?:(?:attributes|facts|csp)\/|parameters\.yaml$)/;
/** A text of a screen decides nothing. */
const texts = /^[^/]+\/texts\//;

/**
 * How a check of loaded systems asks that knows what the one before it found of what is as it was; without `kept` anew.
 */
export function asking(kept: Kept | undefined, { rules, screens }: DataDirectories, systems: Systems): Asked {
  if (!kept) return askedAnew;
  const { read, answers } = kept;
  const { ruleSets } = systems;
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
  const parameters = new Set(
    ruleSets.flatMap((ruleSet) => [...ruleSet.parameters.values()].map((each) => nameOfParameter(ruleSet, each))),
  );
  const askScreens = answers.about('screens', decisive, (name) => !parameters.has(name));
  let beside: readonly string[] | undefined;
  const readBeside = (): readonly string[] => (beside ??= namesReadBeside(systems));
  return {
    rules: answers.about('rules', new Map([...ofRules, ...definitions]), isCommon),
    screens: (question, make) => askScreens(readBeside, question, make),
  };
}

/** The names of all definitions but the parameters that only rules read. */
function namesReadBeside(systems: Systems): readonly string[] {
  const names = new Set(systems.ruleSets.flatMap(namesOfAll));
  for (const rules of setsOf(systems)) {
    const { ruleSet, screens } = rules;
    walkRead(rules, (whole, rule) => {
      if (!rule && (whole.node === 'parameter' || whole.node === 'table'))
        names.add(nameOfParameter(ruleSet, whole.parameter));
    });
    const questions = [...screens.bySourceType.values()].flatMap((source) =>
      source.screens.flatMap((screen) => screen.questions),
    );
    for (const { shownWhen } of questions.flatMap(({ notices }) => notices))
      for (const name of namesRead(ruleSet, shownWhen)) names.add(name);
  }
  return [...names];
}

/** The files of a folder, named from there. */
const under = (directory: string, read: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...read].flatMap(([path, text]) => {
      const file = relative(directory, path).replaceAll('\\', '/');
      return file.startsWith('../') ? [] : [[file, text] as const];
    }),
  );
