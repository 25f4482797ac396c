import type { CompleteLine } from './complete-line.js';

/** What some cases come to; counts per rule. It passes between threads. */
export interface CompleteCounts {
  readonly cases: number;
  readonly complete: number;
  readonly incomplete: number;
  readonly broken: number;
  /** Lines of the input that are no case. */
  readonly faults: number;
  /** Open mandatory questions of all cases. */
  readonly missing: number;
  readonly violations: ReadonlyMap<string, number>;
  readonly undecidable: ReadonlyMap<string, number>;
}

/** What all cases together come to. */
export class CompleteSummary implements CompleteCounts {
  cases = 0;
  complete = 0;
  incomplete = 0;
  broken = 0;
  faults = 0;
  missing = 0;
  readonly violations = new Map<string, number>();
  readonly undecidable = new Map<string, number>();

  /** Whether there is nothing that somebody has to look at. */
  get isAllComplete(): boolean {
    return this.incomplete + this.broken + this.faults === 0;
  }

  add(line: CompleteLine): void {
    if (line.caseId === undefined) {
      this.faults++;
      return;
    }
    this.cases++;
    if (line.broken !== undefined) {
      this.broken++;
      return;
    }
    if (line.complete) this.complete++;
    else this.incomplete++;
    for (const { missing, violations, undecidable } of line.sources) {
      this.missing += missing.length;
      for (const { ruleId } of violations) count(this.violations, ruleId, 1);
      for (const { ruleId } of undecidable) count(this.undecidable, ruleId, 1);
    }
  }

  addAll(counts: CompleteCounts): void {
    for (const each of ['cases', 'complete', 'incomplete', 'broken', 'faults', 'missing'] as const)
      this[each] += counts[each];
    for (const each of ['violations', 'undecidable'] as const)
      for (const [rule, times] of counts[each]) count(this[each], rule, times);
  }
}

const count = (counts: Map<string, number>, rule: string, times: number): void =>
  void counts.set(rule, (counts.get(rule) ?? 0) + times);
