import type { FindingCode } from '../finding-codes/finding-table.js';
import type { NameSink } from '../names.js';
import { inFileOrder, placeOf, type Position, startOf } from '../position.js';

/** One thing that is wrong, or doubtful, in a rule or screen file: where, what was found, what was expected. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly at: Position;
  /** Stable name of the kind of finding, e.g. `unknown-fact`: docs/findings.md has them all. */
  readonly code: FindingCode;
  readonly message: string;
  /**
   * What is declared elsewhere, and may be wrong there: a name that is not there (`person.age`, `csp.limit`), a column
   * whose cells do not fit. What is about the same may have one cause.
   */
  readonly about?: string;
  /** Where that is declared: what many places miss is told there. */
  readonly declared?: Position;
  /** The findings for which it stands, itself among them. */
  readonly standsFor?: readonly Finding[];
}

/** Collects findings while files are loaded; nothing is thrown, so that one report names them all. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly seen = new Set<string>();
  private errorsSoFar = 0;
  /** Lines whose warnings are meant, by `file:line`: where that is said, and whether there was one. */
  private readonly intended = new Map<string, { readonly at: Position; needed: boolean }>();

  /**
   * @param names who is told, beside what is wrong, where names stand
   * @param leftOut see {@link leaveOut}
   */
  constructor(
    readonly names?: NameSink,
    readonly leftOut: Set<string> = new Set(),
  ) {}

  /** `about`: what is declared elsewhere, when it may be wrong there; `declared`: where, if that is known. */
  error(at: Position, code: FindingCode, message: string, about?: string, declared?: Position): void {
    this.errorsSoFar++;
    this.tell({ severity: 'error', at, code, message, ...(declared && { declared }) }, about);
  }

  warning(at: Position, code: FindingCode, message: string, about?: string): void {
    this.tell({ severity: 'warning', at, code, message }, about);
  }

  /**
   * What is declared, but with an error of its own, is left out: who about it is not told so. `?.age`: the `age` of any
   * object; `own fact ?`: any of them; `code pursuits.?`: any code of the catalogue.
   */
  leaveOut(name: string): void {
    this.leftOut.add(name);
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

  /**
   * What reading something makes of it, and whether nothing is wrong with it, told now or because of what was left out.
   */
  watch<T>(read: () => T): { readonly made: T; readonly isRight: boolean } {
    const before = this.errorsSoFar;
    const made = read();
    return { made, isRight: this.errorsSoFar === before };
  }

  /** Takes over the findings of files that were read below a folder, and of the folder itself (`.`). */
  addFrom(found: Findings, folder: string): void {
    const inside = (at: Position): Position => ({ ...at, file: at.file === '.' ? folder : `${folder}/${at.file}` });
    const moved = (finding: Finding): Finding => ({
      ...finding,
      at: inside(finding.at),
      ...(finding.declared && { declared: inside(finding.declared) }),
      ...(finding.standsFor && { standsFor: finding.standsFor.map(moved) }),
    });
    for (const finding of found.all) this.add(moved(finding));
  }

  /**
   * Takes over what was found of one of several systems, or of one of several rules of one pattern: of what they share
   * one of them has told already.
   */
  addShared(found: readonly Finding[]): void {
    const told = new Set(this.all.map(({ at, code }) => `${placeOf(at)} ${code}`));
    this.repeat(found.filter(({ at, code }) => !told.has(`${placeOf(at)} ${code}`)));
  }

  /** Takes over findings as they are, but for those about what is left out. */
  repeat(findings: readonly Finding[]): void {
    for (const finding of findings)
      if (finding.about === undefined || !this.isLeftOut(finding.about)) this.add(finding);
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

  private tell(finding: Finding, about: string | undefined): void {
    if (about === undefined) this.add(finding);
    else if (!this.isLeftOut(about)) this.add({ ...finding, about });
  }

  private isLeftOut(name: string): boolean {
    return [name, name.replace(/^\w+\./, '?.'), name.replace(/ \S+$/, ' ?'), name.replace(/\.[^.]+$/, '.?')].some(
      (each) => this.leftOut.has(each),
    );
  }

  /** Each only once: what several systems include is checked for each of them. */
  private add(finding: Finding): void {
    const { at, severity } = finding;
    // In the lines of a block no comment can stand.
    const line = at.block?.line ?? at.line;
    const meant = severity === 'warning' ? this.intended.get(`${at.file}:${line}`) : undefined;
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
