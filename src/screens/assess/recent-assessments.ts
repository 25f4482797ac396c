import type { PartialDate } from '../../case/values/date.js';
import { sameValue } from '../../case/values/same-value.js';
import type { CaseView } from '../../rules/program/program.js';
import type { SourceProgram } from '../questions/source-program.js';
import { type Findings, findingsOf } from './findings.js';

interface Kept {
  readonly today: PartialDate;
  readonly findings: ReadonlyMap<SourceProgram, Findings>;
}

/** Of a case with more items nothing is kept: memory stays small whatever is captured. */
const mostItems = 2000;

/**
 * What was found of the cases that were assessed last, by the digest of their state: of the next change only what rests
 * on it is worked out. A state is the same in every store and process, so nobody can meet findings of another; those of
 * other rules are never asked for.
 */
export class RecentAssessments {
  readonly #kept = new Map<string, Kept>();

  /** `most`: of how many cases; 0 is off. */
  constructor(private readonly most: number) {}

  /**
   * Gives a view of a stored case what was found of it before. It is kept no longer: most often the case is changed
   * now.
   */
  recall(view: CaseView, digest: string): void {
    const kept = this.#kept.get(digest);
    this.#kept.delete(digest);
    if (!kept || !sameDay(kept.today, view.today)) return;
    for (const [source, findings] of kept.findings) findingsOf(view).set(source, findings);
  }

  /** Keeps what was found of a view of the case that is stored now; the longest unused makes room. */
  keep(view: CaseView, digest: string): void {
    if (this.most === 0) return;
    const found = [...findingsOf(view)].filter(([, { items }]) => items.length <= mostItems);
    this.#kept.delete(digest);
    if (found.length === 0) return;
    this.#kept.set(digest, {
      today: view.today,
      findings: new Map(found.map(([source, each]) => [source, withoutView(each)])),
    });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
  }
}

const sameDay = (one: PartialDate, other: PartialDate): boolean =>
  sameValue({ kind: 'date', ...one }, { kind: 'date', ...other });

/** The findings without the objects of the view, which would keep all of the case. */
const withoutView = ({ items, violations }: Findings): Findings => ({
  items,
  violations: violations.map(({ rule, severity, instance: { id } }) => ({ rule, severity, instance: { id } })),
});
