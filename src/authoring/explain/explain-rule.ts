import type { Rule } from '../../rules/model/rule.js';
import { severityIn } from '../../rules/model/rule-set.js';
import type { Instance } from '../../rules/program/program.js';
import type { Missing } from '../../rules/values/gap.js';
import { verdictOf } from '../../rules/values/outcome.js';
import { nearestAcceptable } from '../../screens/nearest/nearest-acceptable.js';
import type { SourceProgram } from '../../screens/questions/source-program.js';
import type { Questions } from './asked-by.js';
import type { CaseState } from './case-state.js';
import type { ExplainedAnswer, ExplainedMissing, ExplainedRule } from './explanation.js';
import { seenAnswer } from './seen/seen-answer.js';
import { type Seer, type Sight, seenObject } from './seen/seer.js';

/** What rules are explained with. */
export interface Explaining {
  readonly state: CaseState;
  readonly seer: Seer;
  /** Puts the folder of the rules in front of a place. */
  readonly place: Sight['place'];
  readonly locale: string;
  readonly questions: Questions;
  readonly sources: readonly SourceProgram[];
}

/** A rule in one object: what came out and why; of a rule that is off only that. */
export function explainRule(rule: Rule, instance: Instance, explaining: Explaining): ExplainedRule {
  const { state, seer, place, locale, sources } = explaining;
  const { program, parameterSet } = state.rules;
  const severity = severityIn(parameterSet, rule);
  const explained = {
    rule: rule.id,
    object: seenObject(instance),
    at: place(rule.at),
    sources: sources.filter(({ plausibility }) => plausibility.includes(rule)).map(({ sourceType }) => sourceType.key),
  };
  // Its examples are evaluated all the same: they say what it would do.
  if (severity === 'off' && state.of?.what !== rule) return { ...explained, verdict: 'off', severity: rule.severity };
  const test = program.compileCondition(rule.violatedWhen);
  const verdict = verdictOf(test.truth(instance));
  return {
    ...explained,
    verdict,
    severity: severity === 'off' ? rule.severity : severity,
    condition: seer.condition(rule.violatedWhen, { here: instance, self: instance, place }),
    ...(verdict === 'violated' && {
      message: program.message({ rule, instance }, locale),
      answers: nearestAnswers(rule, instance, explaining),
    }),
    ...(verdict === 'undecided' && {
      missing: test.missing(instance).map((missing) => explainMissing(missing, explaining)),
    }),
  };
}

function nearestAnswers(rule: Rule, instance: Instance, { state, locale }: Explaining): readonly ExplainedAnswer[] {
  const { program } = state.rules;
  return nearestAcceptable({ rule, instance }).map(
    ({ instance: object, attribute, value, acceptable, count, anotherText }) => ({
      object: seenObject(object),
      attribute: attribute.fact,
      value: seenAnswer(value, attribute, program, locale),
      nearest: acceptable.map((one) => ({
        value: seenAnswer(one.value, attribute, program, locale),
        verdict: one.verdict,
      })),
      count,
      anotherText,
    }),
  );
}

/** What is missing, and which questions ask for it. */
function explainMissing(
  { kind, reason, objectId, attribute: name }: Missing,
  { state, questions }: Pick<Explaining, 'state' | 'questions'>,
): ExplainedMissing {
  const instance = state.view.instance(objectId) ?? state.view.root;
  const attribute = instance.kind.attributes.get(name);
  return {
    kind,
    reason,
    object: seenObject(instance),
    attribute: name,
    askedBy: attribute ? questions.about(instance, attribute) : [],
  };
}
