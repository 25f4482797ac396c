import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Kept } from '../documents/kept.js';
import { type Answers, answersOfProcess } from '../documents/kept-answers.js';
import { checkDigest } from './data-digest.js';
import { keepBytes, keptDirectory, readKept } from './kept-bytes.js';

/** Of so many answers, those that a check asked for last: several states of rules as large as those shipped. */
const mostAnswers = 50_000;

/**
 * What checks of this program answered, in whatever process and of whatever files: an answer is known by the texts that
 * it rests on.
 */
export class KnownAnswers {
  readonly #path: string;
  readonly #program = Buffer.from(checkDigest(), 'hex');
  readonly all: Answers;

  constructor(
    directory = keptDirectory,
    /** What a process knows of texts alone. */
    private readonly ofTexts = answersOfProcess,
  ) {
    this.#path = join(directory, 'answers');
    this.all = this.#read();
  }

  /** A check begins with all of this. */
  begin(): Kept {
    this.ofTexts.know(this.all);
    return new Kept(this.all);
  }

  /** Keeps what a check asked for, when some of it was not known, and of the others as much as there is room for. */
  keep({ answers }: Kept): void {
    if (answers.made + this.ofTexts.made === 0) return;
    keepBytes(this.#path, this.#program, () => {
      const asked = new Map([...answers.asked, ...this.ofTexts.asked]);
      const others = [...this.all].filter(([key]) => !asked.has(key));
      return serialize(new Map([...asked, ...others].slice(0, mostAnswers)));
    });
  }

  #read(): Answers {
    try {
      const bytes = readKept(this.#path, this.#program);
      return bytes ? (deserialize(bytes) as Answers) : new Map();
    } catch {
      return new Map();
    }
  }
}
