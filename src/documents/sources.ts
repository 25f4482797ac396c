import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FindingCode } from './finding-codes/finding-table.js';
import { type Position, startOf } from './position.js';
import { copiedFrom, saysTheSame } from './copied-file.js';
import { CsvTable } from './csv/csv-table.js';
import { Cursor } from './cursor.js';
import { reportDamagedCodes, reportDoubtfulTyping } from './findings/doubtful-typing.js';
import { decoded, reportDamagedLetters } from './encoding.js';
import { type Finding, Findings } from './findings/findings.js';
import { cutOff, withLostValue } from './findings/ends-early.js';
import { belongsInto } from './misplaced-file.js';
import type { Kept } from './kept.js';
import { answersOfProcess } from './kept-answers.js';
import { readTextsOfProcess } from './read-texts.js';
import { intendedLines } from './findings/intended-lines.js';
import { loadYaml } from './yaml/yaml.js';
import { didYouMean } from './findings/nearest.js';
import { reportToBeWritten } from './findings/to-be-written.js';
import { checkStructure } from './structure/structure.js';
import { reasonOf } from '../text/reason-of.js';

/** Tables have no schema. */
const anyTable = {};

/** The names in a folder, sorted. */
interface Listing {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/**
 * The files below a directory of rules or screens: each is read, and checked against the schema of its kind, once,
 * however many systems include it; each folder is listed once, too. Names are relative to the directory, with `/`. What
 * cannot be read is a finding, and broken: what other files say of its contents would only follow from that.
 */
export class Sources {
  private readonly documents = new Map<string, Cursor | undefined>();
  private readonly tables = new Map<string, CsvTable | undefined>();
  private readonly texts = new Map<string, string>();
  private readonly broken = new Set<string>();
  private readonly listings = new Map<string, Listing>();

  constructor(
    private readonly directory: string,
    private readonly findings: Findings,
    private readonly kept?: Kept,
  ) {}

  /** Whether all that was asked for of these folders could be read. */
  allRead(folders: readonly string[]): boolean {
    return ![...this.broken].some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  }

  /** Checks what is said, and nothing else that can change; of what was well before nothing is asked again. */
  holds(said: string, findings: Findings, check: (into: Findings) => void): void {
    (this.kept?.answers ?? answersOfProcess).ask(said, () => {
      const found = new Findings();
      check(found);
      findings.repeat(found.all);
      return found.all.length === 0 || undefined;
    });
  }

  /** A finding about a whole file or folder, for what is missing or has a wrong name: nothing of it is read. */
  refuse(file: string, code: FindingCode, message: string): void {
    // What several systems share is one cause, though each of them misses something else.
    if (this.broken.has(file)) return;
    this.broken.add(file);
    this.findings.error(startOf(file), code, message);
  }

  /** Names of the folders in a folder, sorted. A folder that is not there has none. */
  folders(folder = ''): readonly string[] {
    return this.list(folder, true);
  }

  /** The files in a folder that end like this, sorted by name, relative to the directory. */
  files(folder: string, ending = '.yaml'): readonly string[] {
    return this.list(folder, false)
      .filter((name) => name.endsWith(ending))
      .map((name) => (folder === '' ? name : `${folder}/${name}`));
  }

  has(file: string): boolean {
    const path = join(this.directory, file);
    return this.kept?.text(path) !== undefined || existsSync(path);
  }

  /** A file as it is; one that cannot be read is a finding. */
  text(file: string): string | undefined {
    return this.read(file, startOf(file));
  }

  /** A YAML file as a tree; undefined when there is none to read. */
  document(file: string, schema: object): Cursor | undefined {
    if (!this.documents.has(file)) this.documents.set(file, this.readDocument(file, schema));
    return this.documents.get(file);
  }

  /** The same of a file on which all others rest: it is broken by whatever is wrong with the form of these members. */
  basis(file: string, schema: object, members: readonly string[]): Cursor | undefined {
    const document = this.document(file, schema);
    if (document?.hasFault || members.some((member) => document?.member(member).holdsFault)) this.broken.add(file);
    return document;
  }

  /** Something is wrong with a file on which all others rest: it is broken by that. */
  refuseBasis(file: string, found: readonly Finding[]): void {
    this.broken.add(file);
    this.findings.repeat(found);
  }

  /** Whether a file could be read, as far as it was asked for. */
  isBroken(file: string): boolean {
    return this.broken.has(file);
  }

  /** A YAML file that has been read; undefined when nobody asked for it, or it could not be read. */
  alreadyRead(file: string): Cursor | undefined {
    return this.documents.get(file);
  }

  /** The last line of a file that was asked for. */
  endOf(file: string): Position {
    return startOf(file, (this.written(file) ?? '').trimEnd().split('\n').length);
  }

  /** What a file that was asked for says, as it is written. */
  written(file: string): string | undefined {
    return this.texts.get(file);
  }

  /** A CSV file; `at` is the place that names it. */
  table(file: string, at: Position): CsvTable | undefined {
    if (!this.tables.has(file)) this.tables.set(file, this.readTable(file, at));
    return this.tables.get(file);
  }

  /** Every name in a folder must be one of these: a misspelled folder would silently be passed over. */
  expectNames(folder: string, expected: readonly string[]): void {
    for (const name of [...this.list(folder, true), ...this.list(folder, false)]) {
      if (expected.includes(name)) continue;
      this.refuse(
        `${folder}/${name}`,
        'unknown-file',
        `unknown file or folder "${name}"${didYouMean(name, expected)}; expected one of: ${expected.join(', ')}`,
      );
    }
  }

  /** Every file in a folder ends like this, every table was asked for: others would silently be passed over. */
  expectRead(folder: string, endings: readonly string[]): void {
    for (const name of [...this.list(folder, true), ...this.list(folder, false)]) {
      const file = `${folder}/${name}`;
      if (!endings.some((ending) => name.endsWith(ending))) {
        const expected = this.list(folder, true).includes(name)
          ? `this is a folder, and only files are read here; did it stand beside ${basename(folder)}, as ${dirname(folder)}/${name}?`
          : `expected a name that ends in ${endings.join(' or ')}`;
        this.refuse(file, 'unknown-file', `nothing reads "${name}"; ${expected}`);
      } else if (name.endsWith('.csv') && !this.tables.has(file) && this.allRead([folder]) && !this.isWrongIn(folder)) {
        this.findings.error(
          startOf(file),
          'unknown-file',
          `nothing reads "${name}"; expected a file beside it that names it`,
        );
      }
    }
  }

  /** Whether something is wrong with a file of the folder: it may be what would name another. */
  private isWrongIn(folder: string): boolean {
    return this.findings.errors.some(({ at }) => at.file.startsWith(`${folder}/`));
  }

  private readDocument(file: string, schema: object): Cursor | undefined {
    return this.made(file, schema, this.read(file, startOf(file)), (text, findings) => {
      const located = loadYaml(text, file, findings);
      if (!located) return { read: undefined, whole: false };
      const folder = belongsInto(located, file);
      if (folder !== undefined) {
        const message = `by its keys this file belongs into the folder ${folder}, and not into ${basename(dirname(file))}`;
        findings.error(startOf(file), 'misplaced-file', message);
        return { read: undefined, whole: false };
      }
      const known = checkStructure(located, schema, findings);
      const whole = reportDoubtfulTyping(text, located, findings) && known;
      return { read: new Cursor(located, located.at), whole };
    });
  }

  private readTable(file: string, at: Position): CsvTable | undefined {
    return this.made(file, anyTable, this.read(file, at), (text, findings) => {
      const read = CsvTable.parse(text, file, findings);
      return { read, whole: read !== undefined && reportDamagedCodes(read, findings) };
    });
  }

  private made<Read>(
    file: string,
    schema: object,
    text: string | undefined,
    make: (text: string, findings: Findings) => { readonly read: Read | undefined; readonly whole: boolean },
  ): Read | undefined {
    if (text === undefined) return undefined;
    const anew = (findings: Findings): ReturnType<typeof make> => {
      const found = new Findings();
      reportDamagedLetters(text, file, found);
      reportToBeWritten(text, file, found);
      const made = make(text, found);
      const early = cutOff(text, file, made.read instanceof Cursor ? made.read.node : undefined, found.all);
      findings.repeat(early ? [early] : withLostValue(text, found.all));
      return early ? { read: undefined, whole: false } : made;
    };
    this.kept?.note(join(this.directory, file), text);
    this.texts.set(file, text);
    const readTexts = this.kept?.readTexts ?? readTextsOfProcess;
    const { read, whole } = readTexts.of({ file, schema, text }, this.findings, anew);
    if (!whole) this.broken.add(file);
    // What this file alone says is never meant; what it says beside others may be.
    else for (const [line, saidIn] of intendedLines(text)) this.findings.intend(file, line, saidIn);
    return read;
  }

  private read(file: string, at: Position): string | undefined {
    const path = join(this.directory, file);
    const edited = this.kept?.text(path);
    if (edited !== undefined) return edited;
    try {
      if (!existsSync(path)) return this.unreadable(file, at, `it is not there${this.inOtherLetters(file)}`);
      if (!statSync(path).isFile()) return this.unreadable(file, at, 'it is a folder');
      const content = decoded(readFileSync(path));
      if ('text' in content) return content.text;
      return this.unreadable(file, startOf(file, content.line), content.reason);
    } catch (problem) {
      return this.unreadable(file, at, reasonOf(problem));
    }
  }

  /** A file whose name differs in capitals alone: some systems take it for this one. */
  private inOtherLetters(file: string): string {
    const [folder, name] = [dirname(file), basename(file)];
    const there = this.list(folder === '.' ? '' : folder, false);
    const other = there.find((each) => each.toLowerCase() === name.toLowerCase());
    return other === undefined ? '' : `, but ${other} is: rename that to ${name}`;
  }

  private unreadable(file: string, at: Position, reason: string): undefined {
    this.broken.add(file);
    this.findings.error(at, 'unreadable-file', `the file ${file} cannot be read: ${reason}`);
    return undefined;
  }

  private list(folder: string, wantFolders: boolean): readonly string[] {
    let listing = this.listings.get(folder);
    if (!listing) this.listings.set(folder, (listing = this.readListing(folder)));
    return wantFolders ? listing.folders : listing.files;
  }

  /** Hidden files and notes (`.md`) are no rules. */
  private readListing(folder: string): Listing {
    const path = join(this.directory, folder);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return { folders: [], files: [] };
    const entries = readdirSync(path, { withFileTypes: true });
    const isRule = (name: string): boolean => !name.startsWith('.') && !name.endsWith('.md');
    const names = (wanted: readonly Dirent[]): readonly string[] => wanted.map(({ name }) => name).filter(isRule);
    // A file that somebody begins in an editor is there before it is on disk.
    const begun = (this.kept?.edited(path) ?? []).filter(isRule);
    const files = [...new Set([...names(entries.filter((entry) => !entry.isDirectory())), ...begun])].sort();
    return {
      folders: names(entries.filter((entry) => entry.isDirectory())).toSorted(),
      files: files.filter((name) => !this.isCopy(folder === '' ? name : `${folder}/${name}`, files)),
    };
  }

  /** Whether a file is a copy of another one beside it: a finding, and it is not read, since all in it stands twice. */
  private isCopy(file: string, beside: readonly string[]): boolean {
    const name = basename(file);
    const original = copiedFrom(name, beside);
    if (original === undefined) return false;
    const [copy, first] = [file, join(dirname(file), original)].map((each) => this.textOnDisk(each));
    if (copy === undefined || first === undefined || !saysTheSame(copy, first)) return false;
    this.findings.error(
      startOf(file),
      'duplicate-file',
      `"${name}" looks like a copy of ${original}, and says much the same; take away the one that does not count`,
    );
    return true;
  }

  /** A text that nobody need be told of when it cannot be read. */
  private textOnDisk(file: string): string | undefined {
    const path = join(this.directory, file);
    try {
      return this.kept?.text(path) ?? readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  }
}
