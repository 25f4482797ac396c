import type { Missing } from '../rules/evaluate/gap.js';
import type { CompiledCondition, RuleFindings, Truth, Undecided, Violation } from '../rules/evaluate/program.js';
import type { CaseView, Instance } from '../rules/evaluate/view.js';
import type { Severity } from '../rules/model/rule.js';
import { type AskedQuestion, askedQuestions, isAnswered } from './asked-question.js';
import { concernedPlaces } from './concerns.js';
import { allItems, type Item } from './items.js';
import type { SourceProgram } from './source-program.js';

/** A case as one source type sees it: its items with their questions, what is open, what is violated, what cannot be decided. */
export interface Assessment {
  readonly source: SourceProgram;
  readonly view: CaseView;
  readonly items: readonly AssessedItem[];
  /** Open mandatory questions, each once. */
  readonly missing: readonly AskedQuestion[];
  readonly violations: readonly Violation[];
  /** Rules of severity error or incomplete that rest on a failed value. */
  readonly failedRules: readonly Undecided[];
  /** Conditions of screens and questions that rest on a failed value. */
  readonly failedConditions: readonly FailedCondition[];
  /** Violations by the places they concern. */
  readonly violationsAt: ReadonlyMap<string, readonly Violation[]>;
}

/** An item with the questions that are shown in it; only shown items are assessed. */
export interface AssessedItem {
  readonly item: Item;
  readonly questions: readonly AssessedQuestion[];
}

export interface AssessedQuestion {
  readonly asked: AskedQuestion;
  readonly mandatory: boolean;
  readonly answered: boolean;
}

export interface FailedCondition {
  /** Key of the screen, with that of the question behind a point. */
  readonly name: string;
  readonly objectId: number;
  readonly missing: readonly Missing[];
}

export const blocks = (severity: Severity): boolean => severity === 'error' || severity === 'incomplete';

const assessments = new WeakMap<CaseView, Map<SourceProgram, Assessment>>();

/** Assesses a case for a source type, once per view: one pass over questions and rules. */
export function assess(source: SourceProgram, view: CaseView): Assessment {
  let ofView = assessments.get(view);
  if (!ofView) assessments.set(view, (ofView = new Map()));
  let assessment = ofView.get(source);
  if (!assessment) ofView.set(source, (assessment = makeAssessment(source, view)));
  return assessment;
}

function makeAssessment(source: SourceProgram, view: CaseView): Assessment {
  const { program } = source.rules;
  const failedConditions: FailedCondition[] = [];
  const holds = (condition: CompiledCondition, instance: Instance, name: string): boolean => {
    const truth: Truth = condition.truth(instance);
    if (truth === 'unknown') {
      const missing = condition.missing(instance).filter(({ kind }) => kind === 'failed');
      if (missing.length > 0) failedConditions.push({ name, objectId: instance.id, missing });
    }
    return truth === 'true';
  };
  const items = allItems(source, view).flatMap((item) => {
    const screen = item.screen.definition.key;
    if (!holds(item.screen.shownWhen, item.instance, screen)) return [];
    const questions = askedQuestions(program, item).flatMap((asked) => {
      const name = `${screen}.${asked.question.definition.key}`;
      if (!holds(asked.question.shownWhen, asked.base, name)) return [];
      return [{ asked, mandatory: holds(asked.question.mandatoryWhen, asked.base, name), answered: isAnswered(asked) }];
    });
    return [{ item, questions }];
  });
  const findings = program.evaluate(view, source.plausibility);
  return {
    source,
    view,
    items,
    missing: openQuestions(items),
    violations: findings.violations,
    failedRules: failedOnly(findings),
    failedConditions,
    violationsAt: byPlace(source, findings.violations),
  };
}

/** The same question may stand on several screens; it is open once. */
function openQuestions(items: readonly AssessedItem[]): readonly AskedQuestion[] {
  const open = new Map<string, AskedQuestion>();
  for (const { questions } of items)
    for (const { asked, mandatory, answered } of questions) if (mandatory && !answered && !open.has(asked.id)) open.set(asked.id, asked);
  return [...open.values()];
}

function failedOnly({ undecided }: RuleFindings): readonly Undecided[] {
  return undecided
    .filter(({ severity }) => blocks(severity))
    .map((finding) => ({ ...finding, missing: finding.missing.filter(({ kind }) => kind === 'failed') }))
    .filter(({ missing }) => missing.length > 0);
}

function byPlace(source: SourceProgram, violations: readonly Violation[]): ReadonlyMap<string, readonly Violation[]> {
  const places = new Map<string, Violation[]>();
  for (const violation of violations)
    for (const place of concernedPlaces(violation.rule, violation.instance, source.rules.program)) {
      const present = places.get(place);
      if (present) present.push(violation);
      else places.set(place, [violation]);
    }
  return places;
}

/** Decisions, "Cases": every mandatory question answered, nothing undecidable, no rule of severity error or incomplete violated. */
export const isComplete = (assessment: Assessment): boolean =>
  assessment.missing.length === 0 &&
  assessment.failedRules.length === 0 &&
  assessment.failedConditions.length === 0 &&
  assessment.violations.every(({ severity }) => !blocks(severity));
