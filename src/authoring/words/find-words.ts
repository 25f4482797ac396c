import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { askedAttribute } from '../../screens/model/definition.js';
import type { Systems } from '../../screens/model/systems.js';
import { factInWords } from './fact-in-words.js';
import { Naming } from './naming.js';
import type { WordLocale } from './phrases/phrase.js';
import { questionInWords } from './question-in-words.js';
import { ruleInWords } from './rule-in-words.js';
import type { InWords } from './write-words.js';

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
 * Rules, derived facts and questions in words. A name is that of a rule; `fact:<name>` or `fact:<object>.<name>` is a
 * derived fact, `question:<attribute>` or `question:<object>.<attribute>` every question about it. Empty: there is none.
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

function inSystem(
  systems: Systems,
  ruleSet: RuleSet,
  sets: readonly ParameterSet[],
  wanted: Wanted,
  locale: WordLocale,
): readonly InWords[] {
  const naming = new Naming(ruleSet, locale, sets);
  const is = (prefix: string, ...names: readonly string[]): boolean =>
    wanted === 'all' || names.some((name) => wanted.name === `${prefix}${name}`);
  const rules = ruleSet.rules.filter(({ id }) => is('', id)).map((rule) => ruleInWords(rule, ruleSet, naming));
  const facts = [...ruleSet.objects.values()]
    .flatMap((kind) => [...kind.facts.values()])
    .filter(({ name, scope }) => is('fact:', name, `${scope}.${name}`))
    .map((fact) => factInWords(fact, ruleSet, naming));
  const screens = [...(systems.forCsp(sets[0]?.id ?? 0)?.screens.bySourceType.values() ?? [])];
  const questions = screens
    .flatMap((source) => source.screens)
    .flatMap((screen) => screen.questions.map((question) => ({ screen, question })))
    .filter(({ question }) => {
      const { object, fact } = askedAttribute(question);
      return is('question:', fact, `${object}.${fact}`);
    })
    .map(({ screen, question }) => questionInWords(question, screen, ruleSet, naming));
  return [...rules, ...facts, ...questions];
}
