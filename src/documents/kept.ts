import { basename, dirname } from 'node:path';
import { type Answers, KeptAnswers } from './kept-answers.js';
import { ReadTexts } from './read-texts.js';

/**
 * What is kept from load to load, by who loads much the same files again and again: texts that are not saved yet stand
 * for those on disk, and a file whose text is as it was is not read into a tree again, nor is asked again what only
 * rests on such files. The loads may be of different directories, since places in files are told below those.
 */
export class Kept {
  readonly #texts = new Map<string, string>();
  readonly #read = new Map<string, string>();
  readonly readTexts = new ReadTexts((made) => () => made);
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

  /** The names of the files in a folder that are edited, also of those that are not on disk yet. */
  edited(folder: string): readonly string[] {
    return [...this.#texts.keys()].filter((path) => dirname(path) === folder).map((path) => basename(path));
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
}
