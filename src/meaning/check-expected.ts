import { citedIn, type ExpectedQuestion, type Expectation } from '../rules/model/expectation.js';
import type { Rule } from '../rules/model/rule.js';
import { askedAttribute, type QuestionDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';

/** What holds an expectation of `references.yaml` in one system. */
export interface Holders {
  readonly rules: readonly Rule[];
  /** The mandatory questions that it names; undefined: there is none of that name. */
  readonly questions: readonly (readonly [ExpectedQuestion, QuestionDefinition | undefined])[];
}

/** What holds each expectation of a system, by its id. */
export function holdersOf({ ruleSet, screens }: CaseRules): ReadonlyMap<string, Holders> {
  const byId = new Map<string, Rule[]>([...ruleSet.expectations.keys()].map((id) => [id, []]));
  for (const rule of ruleSet.rules) for (const { id } of citedIn(rule.reference)) byId.get(id)?.push(rule);
  const questions = new Map<string, QuestionDefinition>();
  for (const { screens: all } of screens.bySourceType.values())
    for (const question of all.flatMap((screen) => screen.questions))
      if (isEverMandatory(question)) questions.set(`${question.screen}.${askedAttribute(question).fact}`, question);
  return new Map(
    [...ruleSet.expectations.values()].map(({ id, asked }) => [
      id,
      {
        rules: byId.get(id) as readonly Rule[],
        questions: asked.map((each) => [each, questions.get(each.name)] as const),
      },
    ]),
  );
}

/**
 * Expectations that nothing holds any more, that name a question which is not asked, or are held though `instead` says
 * otherwise.
 */
export function* checkExpected(rules: CaseRules): Iterable<Everywhere> {
  const { expectations } = rules.ruleSet;
  for (const [id, held] of holdersOf(rules)) {
    const { at, when, instead } = expectations.get(id) as Expectation;
    const found = { about: 'rules', code: 'missing-rule', at } as const;
    const isHeld = held.rules.length > 0 || held.questions.some(([, question]) => question);
    const wanted = 'write the rule, name the mandatory question under asked, or say under instead what stands for it';
    yield {
      ...found,
      message: `no rule cites ${id} (${when}) any more, and no mandatory question holds it; ${wanted}`,
      holds: !isHeld && instead === undefined,
    };
    for (const [{ name, at: place }, question] of held.questions)
      yield { ...found, at: place, message: `there is no mandatory question ${name}`, holds: !question };
    for (const { id: rule } of instead === undefined ? [] : held.rules)
      yield { ...found, message: `the rule ${rule} holds ${id}, though instead says that none does`, holds: true };
  }
}

const isEverMandatory = ({ mandatoryWhen }: QuestionDefinition): boolean =>
  mandatoryWhen.node !== 'always' || mandatoryWhen.value;
