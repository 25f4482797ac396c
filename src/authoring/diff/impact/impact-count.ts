import type { CaseReference } from '../../../case/case.js';
import type { WalkedCase } from '../../../case/store.js';
import type { Impact, Shares, Unreadable } from './impact.js';
import { type Concerned, type Counted, Tally } from './tally.js';
import type { CompletenessChange, QuestionChange, RuleVerdictChange, VerdictChange } from './verdict-changes.js';
import { byText } from '../../../text/by-text.js';

/** What is told of cases beside counts. */
export interface Telling {
  /** Of each change at most so many cases. */
  readonly samples: number;
  /** Messages, and sums of few cases. */
  readonly values: boolean;
}

/** Of one reason at most so many cases are listed, so that memory stays. */
const mostListed = 1000;

interface Row<T> {
  readonly change: T;
  readonly tally: Tally;
}

/** Adds up what changes for each case of a walk. Its memory grows with what differs, not with the cases. */
export class ImpactCount {
  #cases = 0;
  #sameRules = 0;
  readonly #changed: Tally;
  readonly #changes = new Map<string, Row<VerdictChange>>();
  readonly #versions = new Map<string, Row<{ versionId: number; under: Unreadable['under'] }>>();
  readonly #parameterSets = new Map<number, { cases: number; changed: number }>();
  readonly #subSystems = new Map<string, { cases: number; changed: number }>();
  readonly #unreadable = new Map<string, Unreadable & { cases: number; ids: CaseReference[] }>();

  constructor(private readonly telling: Telling) {
    this.#changed = new Tally(telling.samples);
  }

  /** Every case, before anything else is added of it. */
  addCase({ reference, case: stored }: WalkedCase): void {
    this.#cases++;
    share(this.#subSystems, reference.subId).cases++;
    if (stored) share(this.#parameterSets, stored.csp).cases++;
  }

  addSame(): void {
    this.#sameRules++;
  }

  addUnreadable(reference: CaseReference, reason: string, under: Unreadable['under']): void {
    const key = `${under} ${reason}`;
    const known = this.#unreadable.get(key) ?? { reason, under, cases: 0, ids: [] };
    known.cases++;
    if (known.ids.length < mostListed) known.ids.push(reference);
    this.#unreadable.set(key, known);
  }

  addUnknownVersion(concerned: Concerned, versionId: number, under: Unreadable['under']): void {
    row(this.#versions, { versionId, under }, this.telling).tally.add(concerned, 1, () => undefined);
  }

  /** A case of which something changes. */
  addChanged(concerned: Concerned): void {
    this.#changed.add(concerned, 1, () => undefined);
    share(this.#subSystems, concerned.reference.subId).changed++;
    share(this.#parameterSets, concerned.parameterSet).changed++;
  }

  add(concerned: Concerned, { count, ...change }: VerdictChange, message: () => string | undefined): void {
    const { tally } = row(this.#changes as Map<string, Row<object>>, change, this.telling);
    tally.add(concerned, count, this.telling.values ? message : () => undefined);
  }

  impact(): Impact {
    const counted = <T extends object>(rows: Iterable<Row<T>>): readonly (T & Counted)[] =>
      [...rows]
        .map(({ change, tally }) => ({ ...change, ...tally.counted(this.telling.values) }))
        .sort((a, b) => b.cases - a.cases || byText(JSON.stringify(a), JSON.stringify(b)));
    const of = <T extends VerdictChange>(what: T['what']) =>
      counted([...this.#changes.values()].filter(({ change }) => change.what === what) as unknown as Row<T>[]);
    return {
      cases: this.#cases,
      changed: this.#changed.counted(this.telling.values),
      sameRules: this.#sameRules,
      rules: of<RuleVerdictChange & { count: number }>('rule'),
      questions: of<QuestionChange & { count: number }>('question'),
      completeness: of<CompletenessChange & { count: number }>('completeness'),
      parameterSets: [...this.#parameterSets].map(([parameterSet, shares]) => ({ parameterSet, ...shares })),
      subSystems: [...this.#subSystems].map(([subId, shares]) => ({ subId, ...shares })),
      unreadable: [...this.#unreadable.values()],
      unknownVersions: counted(this.#versions.values()),
    };
  }
}

function row<T extends object>(rows: Map<string, Row<T>>, change: T, { samples }: Telling): Row<T> {
  const key = JSON.stringify(change);
  let known = rows.get(key);
  if (!known) rows.set(key, (known = { change, tally: new Tally(samples) }));
  return known;
}

function share<K>(shares: Map<K, Shares>, key: K): { cases: number; changed: number } {
  let known = shares.get(key);
  if (!known) shares.set(key, (known = { cases: 0, changed: 0 }));
  return known;
}
