import { type AssessedItem, FoundItem } from './assessed-item.js';
import { append } from '../../lists/append.js';
import { remembered } from '../../lists/remembered.js';
import type { Undecided, Violation, CaseView } from '../../rules/program/program.js';
import type { Severity } from '../../rules/model/rule.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import { concernedPlaces } from '../questions/concerns.js';
import { allItems } from '../questions/items.js';
import { type FailedCondition, failedConditions } from './failed-conditions.js';
import {
  type Findings,
  findingsOf,
  type Unchanged,
  stillFound,
  unchangedFindings,
  violationsAfter,
} from './findings.js';
import { findItem, hidden, type ItemFindings } from './item-findings.js';
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

export const blocks = (severity: Severity): boolean => severity === 'error' || severity === 'incomplete';

/**
 * Assesses a case for a source type, once per view: one pass over questions and rules. Of a view that comes after
 * another one, which was assessed, only what rests on the change is worked out again.
 */
export function assess(source: SourceProgram, view: CaseView): Assessment {
  return remembered(view.memory(assess), source, () => {
    const assessment = new CaseAssessment(source, view, unchangedFindings(source, view));
    findingsOf(view).set(source, assessment.findings);
    return assessment;
  });
}

/** Most calls need a part of it only: what is dear and seldom asked is worked out when it is. */
class CaseAssessment implements Assessment {
  readonly items: readonly AssessedItem[];
  readonly violations: readonly Violation[];
  readonly findings: Findings;
  #missing: readonly AskedQuestion[] | undefined;
  #ownViolations: readonly OwnViolation[] | undefined;
  #failedRules: readonly Undecided[] | undefined;
  #failedConditions: readonly FailedCondition[] | undefined;
  #violationsAt: ReadonlyMap<string, readonly Violation[]> | undefined;

  constructor(
    readonly source: SourceProgram,
    readonly view: CaseView,
    known: Unchanged | undefined,
  ) {
    const { program } = source.rules;
    const items: AssessedItem[] = [];
    const found: ItemFindings[] = [];
    for (const item of allItems(source, view)) {
      const now = (known && stillFound(known, found.length, item)) ?? findItem(item);
      found.push(now);
      if (now.reached !== hidden) items.push(new FoundItem(item, now, program));
    }
    this.items = items;
    this.violations = known
      ? violationsAfter(source, known, view)
      : program.evaluate(view, source.plausibility).violations;
    this.findings = { items: found, violations: this.violations };
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
    const { source, view } = this;
    this.#failedRules ??= source.rules.program
      .failed(view, source.plausibility)
      .filter(({ severity }) => blocks(severity));
    return this.#failedRules;
  }

  get failedConditions(): readonly FailedCondition[] {
    this.#failedConditions ??= failedConditions(this.source, this.view);
    return this.#failedConditions;
  }

  get violationsAt(): ReadonlyMap<string, readonly Violation[]> {
    this.#violationsAt ??= byPlace(this.source, this.violations);
    return this.#violationsAt;
  }

  get isComplete(): boolean {
    return (
      !this.items.some((item) => item.isOpen) &&
      ![...this.violations, ...this.ownViolations].some(({ severity }) => blocks(severity)) &&
      this.failedRules.length === 0 &&
      this.failedConditions.length === 0
    );
  }
}

/** The same question may stand on several screens; it is open once. */
function openQuestions(items: readonly AssessedItem[]): readonly AskedQuestion[] {
  const open = new Map<string, AskedQuestion>();
  for (const item of items) for (const asked of item.open) if (!open.has(asked.id)) open.set(asked.id, asked);
  return [...open.values()];
}

function byPlace(source: SourceProgram, violations: readonly Violation[]): ReadonlyMap<string, readonly Violation[]> {
  const places = new Map<string, Violation[]>();
  for (const violation of violations)
    for (const place of concernedPlaces(violation.rule, violation.instance, source.rules.program))
      append(places, place, violation);
  return places;
}
