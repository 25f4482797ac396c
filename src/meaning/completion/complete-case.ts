import { cloneCase } from '../../case/clone-case.js';
import { assess, blocks, type Assessment } from '../../screens/assess/assessment.js';
import { completenessOf } from '../../screens/assess/completeness-of.js';
import { storeAnswer } from '../../screens/capture/store-answer.js';
import { inputOf } from '../../screens/inputs/index.js';
import type { GivenValue, InputContext } from '../../screens/inputs/input.js';
import type { Completeness } from '../../screens/model/completeness.js';
import type { CaseView } from '../../rules/program/program.js';
import { type AskedQuestion, placesOf } from '../../screens/questions/asked-question.js';
import { clearHiddenAnswers } from '../../screens/questions/hidden-answers.js';
import type { SourceProgram } from '../../screens/questions/source-program.js';
import type { PossibleAnswers } from './possible-answers.js';

/** So many answers are given to one case; more than any questionnaire has. */
const mostAnswers = 600;
/** So many times the same question: again after something else was answered otherwise. */
const mostTries = 2;

/**
 * Answers what a source type must be answered, with whatever breaks no rule, and what breaks one otherwise, until it is
 * complete and consistent or nothing helps. Returns the case and what the service says of it then.
 */
export function completeCase(
  source: SourceProgram,
  start: CaseView,
  answers: PossibleAnswers,
): { readonly view: CaseView; readonly completeness: Completeness } {
  const language = source.rules.ruleSet.locales[0] as string;
  const context: InputContext = { rules: source.rules, language };
  let view = start;
  const tries = new Map<string, number>();
  const isOpen = ({ id }: AskedQuestion): boolean => (tries.get(id) ?? 0) < mostTries;
  for (let given = 0; given < mostAnswers; given++) {
    const assessment = assess(source, view);
    const next = [...assessment.missing, ...broken(assessment)].find(isOpen);
    if (!next) break;
    tries.set(next.id, (tries.get(next.id) ?? 0) + 1);
    view = best(next, answers.to(next), assessment, context);
  }
  return { view, completeness: completenessOf(assess(source, view), language) };
}

/** The case with the answer that leaves the least that is wrong; as it is when none betters it. */
function best(
  asked: AskedQuestion,
  values: readonly GivenValue[],
  assessment: Assessment,
  context: InputContext,
): CaseView {
  const isOpen = assessment.missing.includes(asked);
  let found: { readonly view: CaseView; readonly wrong: number } = {
    view: assessment.view,
    wrong: isOpen ? Number.POSITIVE_INFINITY : wrongIn(assessment),
  };
  for (const value of values) {
    const view = answered(asked, value, assessment, context);
    const wrong = view ? wrongIn(assess(assessment.source, view)) : Number.POSITIVE_INFINITY;
    if (view && wrong < found.wrong) found = { view, wrong };
    if (isOpen && wrong <= wrongIn(assessment)) break;
  }
  return found.view;
}

/** How much is wrong: what nothing but another answer cures. Open questions are none, they are answered next. */
const wrongIn = ({ violations, failedRules, failedConditions, ownViolations }: Assessment): number =>
  violations.filter(({ severity }) => blocks(severity)).length +
  failedRules.length +
  failedConditions.length +
  ownViolations.filter(({ severity }) => blocks(severity)).length;

function answered(
  asked: AskedQuestion,
  value: GivenValue,
  { view, source }: Assessment,
  context: InputContext,
): CaseView | undefined {
  const meaning = inputOf(asked.question).read([value], asked, context);
  if (meaning.kind === 'refused') return undefined;
  const subject = cloneCase(view.case);
  const acting = subject.sources.find(({ typeId }) => typeId === source.sourceType.id)?.id ?? 1;
  const writer = { subject, program: context.rules.program, provenance: { source: acting, time: 0 } };
  if (storeAnswer(writer, { asked, meaning, typed: [value] }, context) !== undefined) return undefined;
  return clearHiddenAnswers(context.rules, subject.sources, writer, view.today);
}

/** The answered questions at which a rule that blocks is shown. */
function broken({ items, violationsAt }: Assessment): readonly AskedQuestion[] {
  return items.flatMap(({ questions }) =>
    questions
      .filter(({ asked }) =>
        placesOf(asked).some((place) => (violationsAt.get(place) ?? []).some(({ severity }) => blocks(severity))),
      )
      .map(({ asked }) => asked),
  );
}
