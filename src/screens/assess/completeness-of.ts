import type { Missing } from '../../rules/values/gap.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import { type Assessment, blocks } from './assessment.js';
import type { Completeness, MissingAnswer, ReportedViolation, Undecidable } from '../model/completeness.js';
import { findingText } from '../model/messages.js';
import { openMessage, ownMessage, questionText } from './capture-texts.js';
import { violationsOf } from './question-findings.js';

/** What checkCompleteness says of an assessed case, in a language (decisions, "Capture"). */
export function completenessOf(assessment: Assessment, language: string): Completeness {
  const { violations, failedRules, failedConditions, source } = assessment;
  const { program } = source.rules;
  const missing = assessment.missing.map((asked) => missingAnswer(assessment, asked, language));
  const questionIds = questionsOfViolations(assessment);
  const undecidable: readonly Undecidable[] = [
    ...failedRules.map(({ rule, instance, missing: failed }) => ({
      ruleId: rule.id,
      objectId: instance.id,
      reason: reasonOf(assessment, failed, language),
    })),
    ...failedConditions.map(({ name, objectId, missing: failed }) => ({
      ruleId: name,
      objectId,
      reason: reasonOf(assessment, failed, language),
    })),
  ];
  const reported = violations.map<ReportedViolation>((violation) => ({
    ruleId: violation.rule.id,
    severity: violation.severity,
    objectId: violation.instance.id,
    message: program.message(violation, language),
    questions: questionIds.get(violation) ?? [],
  }));
  const own = assessment.ownViolations.map<ReportedViolation>((violation) => ({
    ruleId: violation.key,
    severity: violation.severity,
    objectId: violation.instance.id,
    message: ownMessage({ rules: source.rules, language }, violation),
    questions: violation.places.length > 0 ? [violation.asked.id] : [],
  }));
  const all = [...reported, ...own];
  return {
    complete:
      missing.length === 0 && undecidable.length === 0 && all.every(({ severity }) => severity !== 'incomplete'),
    consistent: all.every(({ severity }) => severity !== 'error'),
    missing,
    violations: all,
    undecidable,
  };
}

/** What is to be said in `errorDescriptions`: open questions, blocking violations, what cannot be decided. */
export function completenessErrors(
  { missing, violations, undecidable }: Completeness,
  language: string,
  assessment: Assessment,
) {
  const { rules } = assessment.source;
  return [
    ...missing.map(({ text }) => ({ slug: 'questionOpen', message: openMessage({ rules, language }, text) }) as const),
    ...violations
      .filter(({ severity }) => blocks(severity))
      .map(({ message }) => ({ slug: 'ruleViolated', message }) as const),
    ...undecidable.map(({ reason }) => ({ slug: 'undecidable', message: reason }) as const),
  ];
}

function missingAnswer({ source }: Assessment, asked: AskedQuestion, language: string): MissingAnswer {
  return {
    screen: asked.item.screen.definition.key,
    questionId: asked.id,
    cotyID: asked.cotyId,
    objectId: asked.objectId,
    catyID: asked.question.attribute.id,
    text: questionText({ rules: source.rules, language }, { asked }),
  };
}

/** The ids of the shown questions at which each violation stands. */
function questionsOfViolations(assessment: Assessment): ReadonlyMap<unknown, readonly string[]> {
  const ids = new Map<unknown, string[]>();
  if (assessment.violations.length === 0) return ids;
  for (const { questions } of assessment.items)
    for (const { asked } of questions)
      for (const violation of violationsOf(assessment, asked)) {
        const present = ids.get(violation);
        if (!present) ids.set(violation, [asked.id]);
        else if (!present.includes(asked.id)) present.push(asked.id);
      }
  return ids;
}

/** Of many reasons for one thing the first say enough: a case of many objects may have one for each of them. */
const mostReasons = 5;

/** Why something cannot be decided, in the words of the service's own finding `undecidable`; each reason once. */
function reasonOf({ source }: Assessment, missing: readonly Missing[], language: string): string {
  const reasons = [...new Set(missing.map((each) => each.reason))];
  const others = reasons.length - mostReasons;
  const reason = [...reasons.slice(0, mostReasons), ...(others > 0 ? [`… (+${others})`] : [])].join('; ');
  return findingText(source.rules.ruleSet, 'undecidable', language, { reason });
}
