import type { CompleteLine } from './complete-line.js';

/** What all cases together come to; counts per rule. */
export class CompleteSummary {
  cases = 0;
  complete = 0;
  incomplete = 0;
  broken = 0;
  /** Open mandatory questions of all cases. */
  missing = 0;
  readonly violations = new Map<string, number>();
  readonly undecidable = new Map<string, number>();

  add(line: CompleteLine): void {
    this.cases++;
    if (line.broken !== undefined) {
      this.broken++;
      return;
    }
    if (line.complete) this.complete++;
    else this.incomplete++;
    for (const { missing, violations, undecidable } of line.sources) {
      this.missing += missing.length;
      for (const { ruleId } of violations) count(this.violations, ruleId);
      for (const { ruleId } of undecidable) count(this.undecidable, ruleId);
    }
  }
}

const count = (counts: Map<string, number>, rule: string): void => void counts.set(rule, (counts.get(rule) ?? 0) + 1);
