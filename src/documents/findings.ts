import type { FindingCode } from './finding-codes/finding-table.js';
import type { NameSink } from './names.js';
import { inFileOrder, placeOf, type Position, startOf } from './position.js';

/** One thing that is wrong, or doubtful, in a rule or screen file: where, what was found, what was expected. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly at: Position;
  /** Stable name of the kind of finding, e.g. `unknown-fact`: docs/findings.md has them all. */
  readonly code: FindingCode;
  readonly message: string;
}

/** Collects findings while files are loaded; nothing is thrown, so that one report names them all. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly seen = new Set<string>();
  /** Lines whose warnings are meant, by `file:line`: where that is said, and whether there was one. */
  private readonly intended = new Map<string, { readonly at: Position; needed: boolean }>();

  /** `names`: who is told, beside what is wrong, where names stand. */
  constructor(readonly names?: NameSink) {}

  error(at: Position, code: FindingCode, message: string): void {
    this.add({ severity: 'error', at, code, message });
  }

  warning(at: Position, code: FindingCode, message: string): void {
    this.add({ severity: 'warning', at, code, message });
  }

  /** A file says of a line that what a warning says of it is meant (rule language, "What checking proves"). */
  intend(file: string, line: number, saidIn: number): void {
    const key = `${file}:${line}`;
    if (!this.intended.has(key)) this.intended.set(key, { at: startOf(file, saidIn), needed: false });
  }

  /** What is said to be meant, and nothing is found of it; with an error not everything was looked at. */
  reportIdle(): void {
    if (this.errors.length > 0) return;
    for (const { at, needed } of this.intended.values())
      if (!needed) this.error(at, 'surplus-key', 'nothing is found of this line that could be intended');
  }

  /** Takes over the findings of files that were read below a folder. */
  addFrom(found: Findings, folder: string): void {
    for (const finding of found.all)
      this.add({ ...finding, at: { ...finding.at, file: `${folder}/${finding.at.file}` } });
  }

  /** Takes over findings as they are. */
  repeat(findings: readonly Finding[]): void {
    for (const finding of findings) this.add(finding);
  }

  get errors(): readonly Finding[] {
    return this.all.filter((finding) => finding.severity === 'error');
  }

  /** By file, line and column. */
  sorted(): readonly Finding[] {
    return [...this.all].sort((a, b) => inFileOrder(a.at, b.at));
  }

  /** Sorted by file, line and column; one line each: `file:line:column code message`. */
  report(): string {
    return this.sorted()
      .map(({ severity, at, code, message }) => `${placeOf(at)} ${severity} ${code}: ${message}`)
      .join('\n');
  }

  /** Each only once: what several systems include is checked for each of them. */
  private add(finding: Finding): void {
    const { at, severity } = finding;
    const meant = severity === 'warning' ? this.intended.get(`${at.file}:${at.line}`) : undefined;
    if (meant) {
      meant.needed = true;
      return;
    }
    const key = keyOf(finding);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.all.push(finding);
  }
}

/** What tells findings apart. */
export const keyOf = ({ at, code, message }: Finding): string => `${placeOf(at)} ${code} ${message}`;
