import { type Finding, Findings } from './findings/findings.js';
import { type Answers, KeptAnswers } from './kept-answers.js';

/** What was made of a text, and what was wrong with it. */
interface Made<T> {
  readonly text: string;
  readonly made: T;
  readonly findings: readonly Finding[];
}

/**
 * What is kept from load to load, by an editor or for a second load of a command: texts that are not saved yet stand
 * for those on disk, and a file whose text is as it was is not read into a tree again, nor is asked again what only
 * rests on such files. The loads may be of different directories, since places in files are told below those.
 */
export class Kept {
  readonly #texts = new Map<string, string>();
  readonly #made = new Map<string, Map<object, Made<unknown>>>();
  readonly #read = new Map<string, string>();
  readonly answers: KeptAnswers;

  /** @param answers what an earlier process found */
  constructor(answers?: Answers) {
    this.answers = new KeptAnswers(answers);
  }

  /** `path` holds this text from now on; undefined: what is on disk. */
  put(path: string, text: string | undefined): void {
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
  }

  /** Undefined: the text on disk counts. */
  text(path: string): string | undefined {
    return this.#texts.get(path);
  }

  /** A load begins: `read` is what is read from now on. */
  begin(): void {
    this.#read.clear();
    this.answers.begin();
  }

  /** A load has read this text. */
  note(path: string, text: string): void {
    this.#read.set(path, text);
  }

  /** The texts that a load has read, by their paths. */
  get read(): ReadonlyMap<string, string> {
    return this.#read;
  }

  /**
   * What `make` makes of the text of a file as a schema wants it, made again only when the text is another one; its
   * findings are reported every time. `file` is below its directory.
   */
  of<T>(file: string, schema: object, text: string, findings: Findings, make: (findings: Findings) => T): T {
    const ofFile = this.#made.get(file) ?? new Map<object, Made<unknown>>();
    this.#made.set(file, ofFile);
    const before = ofFile.get(schema);
    if (before?.text === text) {
      findings.repeat(before.findings);
      return before.made as T;
    }
    const own = new Findings();
    const made = make(own);
    ofFile.set(schema, { text, made, findings: own.all });
    findings.repeat(own.all);
    return made;
  }
}
