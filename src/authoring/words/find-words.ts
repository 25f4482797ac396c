import type { DerivedFact } from '../../rules/model/expression.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { askedAttribute, type ScreenDefinition, type ScreenSet } from '../../screens/model/definition.js';
import { screensOf, type Systems } from '../../screens/model/systems.js';
import { factInWords } from './fact-in-words.js';
import { Naming } from './naming.js';
import type { WordLocale } from './phrases/phrase.js';
import { questionInWords } from './question-in-words.js';
import { ruleInWords } from './rule-in-words.js';
import type { InWords } from './write-words.js';

/** A fact or an attribute of an object. */
interface Named {
  readonly object: string;
  readonly fact: string;
}

/** What is to be told: by its name, or everything. */
export type Wanted = { readonly name: string } | 'all';

/** In which words: of a locale, with the values of one parameter set or of all. */
export interface Wording {
  readonly locales: readonly WordLocale[];
  /** Id of the parameter set; undefined: all. */
  readonly set: number | undefined;
}

/** One thing in the words of one locale. */
export interface Found {
  readonly locale: WordLocale;
  readonly told: InWords;
}

/**
 * Rules, derived facts and questions in words. A name is that of a rule, of a derived fact (`<name>` or
 * `<object>.<name>`) or of an attribute, for every question about it; `fact:` or `question:` before it says which of
 * them is meant. Empty: there is none.
 */
export function findWords(systems: Systems, wanted: Wanted, { locales, set }: Wording): readonly Found[] {
  return systems.ruleSets.flatMap((ruleSet) => {
    const sets = [...ruleSet.parameterSets.values()].filter(({ id }) => set === undefined || id === set);
    return sets.length === 0
      ? []
      : locales.flatMap((locale) =>
          inSystem(systems, ruleSet, sets, wanted, locale).map((told): Found => ({ locale, told })),
        );
  });
}

/** Every name by which something can be told. */
export const namesInWords = (systems: Systems): readonly string[] =>
  systems.ruleSets.flatMap((ruleSet) => [
    ...ruleSet.rules.map(({ id }) => id),
    ...factsOf(ruleSet).flatMap(({ scope, name }) => prefixed('fact:', { object: scope, fact: name })),
    ...screensIn(systems, ruleSet)
      .flatMap(({ questions }) => questions)
      .flatMap((question) => prefixed('question:', askedAttribute(question))),
  ]);

const factsOf = ({ objects }: RuleSet): readonly DerivedFact[] =>
  [...objects.values()].flatMap((kind) => [...kind.facts.values()]);

const screensIn = (systems: Systems, ruleSet: RuleSet): readonly ScreenDefinition[] =>
  [...(screensOf(systems, ruleSet) as ScreenSet).bySourceType.values()].flatMap(({ screens }) => screens);

/** A fact of an object by its name alone, and with that of the object. */
const namesOf = ({ object, fact }: Named): readonly string[] => [fact, `${object}.${fact}`];

const prefixed = (prefix: string, named: Named): readonly string[] =>
  namesOf(named).flatMap((name) => [name, `${prefix}${name}`]);

function inSystem(
  systems: Systems,
  ruleSet: RuleSet,
  sets: readonly ParameterSet[],
  wanted: Wanted,
  locale: WordLocale,
): readonly InWords[] {
  const naming = new Naming(ruleSet, locale, sets);
  const is = (prefix: string, ...names: readonly string[]): boolean =>
    wanted === 'all' || names.some((name) => wanted.name === name || wanted.name === `${prefix}${name}`);
  const rules = ruleSet.rules.filter(({ id }) => is('', id)).map((rule) => ruleInWords(rule, ruleSet, naming));
  const facts = factsOf(ruleSet)
    .filter(({ name, scope }) => is('fact:', ...namesOf({ object: scope, fact: name })))
    .map((fact) => factInWords(fact, ruleSet, naming));
  const questions = screensIn(systems, ruleSet)
    .flatMap((screen) => screen.questions.map((question) => ({ screen, question })))
    .filter(({ question }) => is('question:', ...namesOf(askedAttribute(question))))
    .map(({ screen, question }) => questionInWords(question, screen, ruleSet, naming));
  return [...rules, ...facts, ...questions];
}
