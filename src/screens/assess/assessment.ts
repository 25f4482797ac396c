import type { AssessedItem, AssessedQuestion } from './assessed-item.js';
import { append } from '../../lists/append.js';
import { remembered } from '../../lists/remembered.js';
import type { Missing } from '../../rules/values/gap.js';
import type {
  CompiledCondition,
  RuleFindings,
  Undecided,
  Violation,
  CaseView,
  Instance,
} from '../../rules/program/program.js';
import type { Severity } from '../../rules/model/rule.js';
import { ask, type AskedQuestion, basesOf, isAnswered } from '../questions/asked-question.js';
import type { CompiledQuestion } from '../questions/compiled-screen.js';
import { concernedPlaces } from '../questions/concerns.js';
import { allItems, type Item } from '../questions/items.js';
import { type OwnViolation, ownViolations } from './own-violations.js';
import type { SourceProgram } from '../questions/source-program.js';

/**
 * A case as one source type sees it: its items with their questions, what is open, what is violated, what cannot be
 * decided.
 */
export interface Assessment {
  readonly source: SourceProgram;
  readonly view: CaseView;
  readonly items: readonly AssessedItem[];
  /** Open mandatory questions, each once. */
  readonly missing: readonly AskedQuestion[];
  readonly violations: readonly Violation[];
  /** What the service itself finds. */
  readonly ownViolations: readonly OwnViolation[];
  /** Rules of severity error or incomplete that rest on a failed value. */
  readonly failedRules: readonly Undecided[];
  /** Conditions of screens and questions that rest on a failed value. */
  readonly failedConditions: readonly FailedCondition[];
  /** Violations by the places they concern. */
  readonly violationsAt: ReadonlyMap<string, readonly Violation[]>;
  /**
   * Decisions, "Cases": every mandatory question answered, nothing undecidable, no rule of severity error or incomplete
   * violated.
   */
  readonly isComplete: boolean;
}

export interface FailedCondition {
  /** Key of the screen, with that of the question behind a point. */
  readonly name: string;
  readonly objectId: number;
  readonly missing: readonly Missing[];
}

export const blocks = (severity: Severity): boolean => severity === 'error' || severity === 'incomplete';

/** Assesses a case for a source type, once per view: one pass over questions and rules. */
export function assess(source: SourceProgram, view: CaseView): Assessment {
  return remembered(view.memory(assess), source, () => new CaseAssessment(source, view));
}

/** Most calls need a part of it only: what is dear and seldom asked is worked out when it is. */
class CaseAssessment implements Assessment {
  readonly items: readonly AssessedItem[];
  readonly #findings: RuleFindings;
  readonly #unknown: { readonly condition: CompiledCondition; readonly instance: Instance; readonly name: string }[] =
    [];
  #missing: readonly AskedQuestion[] | undefined;
  #ownViolations: readonly OwnViolation[] | undefined;
  #failedRules: readonly Undecided[] | undefined;
  #failedConditions: readonly FailedCondition[] | undefined;
  #violationsAt: ReadonlyMap<string, readonly Violation[]> | undefined;

  constructor(
    readonly source: SourceProgram,
    readonly view: CaseView,
  ) {
    const items: AssessedItem[] = [];
    for (const item of allItems(source, view)) {
      const assessed = this.#assessItem(item);
      if (assessed) items.push(assessed);
    }
    this.items = items;
    this.#findings = source.rules.program.evaluate(view, source.plausibility);
  }

  get violations(): readonly Violation[] {
    return this.#findings.violations;
  }

  get missing(): readonly AskedQuestion[] {
    this.#missing ??= openQuestions(this.items);
    return this.#missing;
  }

  get ownViolations(): readonly OwnViolation[] {
    this.#ownViolations ??= ownViolations(this.source, this.view, this.items);
    return this.#ownViolations;
  }

  get failedRules(): readonly Undecided[] {
    this.#failedRules ??= failedOnly(this.#findings);
    return this.#failedRules;
  }

  get failedConditions(): readonly FailedCondition[] {
    this.#failedConditions ??= this.#unknown.flatMap(({ condition, instance, name }) => {
      const missing = condition.missing(instance).filter(({ kind }) => kind === 'failed');
      return missing.length > 0 ? [{ name, objectId: instance.id, missing }] : [];
    });
    return this.#failedConditions;
  }

  get violationsAt(): ReadonlyMap<string, readonly Violation[]> {
    this.#violationsAt ??= byPlace(this.source, this.violations);
    return this.#violationsAt;
  }

  get isComplete(): boolean {
    return (
      !this.items.some(({ questions }) => questions.some(isOpen)) &&
      ![...this.violations, ...this.ownViolations].some(({ severity }) => blocks(severity)) &&
      this.failedRules.length === 0 &&
      this.failedConditions.length === 0
    );
  }

  #assessItem(item: Item): AssessedItem | undefined {
    const { screen, instance } = item;
    const name = screen.definition.key;
    if (!this.#holds(screen.shownWhen, instance, name)) return undefined;
    const questions: AssessedQuestion[] = [];
    for (const question of screen.questions) {
      if (!question.definition.within) this.#assessQuestion(question, item, instance, questions);
      else
        for (const base of basesOf(this.source.rules.program, item, question))
          this.#assessQuestion(question, item, base, questions);
    }
    return { item, questions };
  }

  #assessQuestion(question: CompiledQuestion, item: Item, base: Instance, into: AssessedQuestion[]): void {
    // Most questions are hidden: only what is left is asked.
    const shown = question.shownWhen.truth(base);
    if (shown === 'false' || shown === 'none') return;
    const asked = ask(this.source.rules.program, item, question, base);
    if (!asked || !this.#holds(question.shownWhen, base, question.name, shown)) return;
    const mandatory = this.#holds(question.mandatoryWhen, base, question.name);
    into.push({ asked, mandatory, answered: isAnswered(asked) });
  }

  #holds(condition: CompiledCondition, instance: Instance, name: string, truth = condition.truth(instance)): boolean {
    if (truth === 'unknown') this.#unknown.push({ condition, instance, name });
    return truth === 'true';
  }
}

const isOpen = ({ mandatory, answered }: AssessedQuestion): boolean => mandatory && !answered;

/** The same question may stand on several screens; it is open once. */
function openQuestions(items: readonly AssessedItem[]): readonly AskedQuestion[] {
  const open = new Map<string, AskedQuestion>();
  for (const { questions } of items)
    for (const question of questions)
      if (isOpen(question) && !open.has(question.asked.id)) open.set(question.asked.id, question.asked);
  return [...open.values()];
}

function failedOnly({ undecided }: RuleFindings): readonly Undecided[] {
  return undecided
    .filter(({ severity }) => blocks(severity))
    .map(({ rule, severity, instance, missing }) => ({
      rule,
      severity,
      instance,
      missing: missing.filter(({ kind }) => kind === 'failed'),
    }))
    .filter(({ missing }) => missing.length > 0);
}

function byPlace(source: SourceProgram, violations: readonly Violation[]): ReadonlyMap<string, readonly Violation[]> {
  const places = new Map<string, Violation[]>();
  for (const violation of violations)
    for (const place of concernedPlaces(violation.rule, violation.instance, source.rules.program))
      append(places, place, violation);
  return places;
}
