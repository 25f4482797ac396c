import { join } from 'node:path';
import { keepBytes, keptDirectory, readKept, sha256 } from './kept-bytes.js';

/** Of so many directories of rules and screens, the last that were used. */
const mostFiles = 8;

/** What is kept of directories of rules and screens, as long as nothing changes that it rests on. */
export class KeptOfFiles {
  readonly #path: string;
  readonly #digest: Buffer | undefined;
  /** What was kept; undefined where there is none, or it rests on something else. */
  readonly bytes: Buffer | undefined;

  /**
   * @param kind what it is, a word
   * @param directories by their names
   * @param digestOf of all that it rests on, as hexadecimal digits; throws when something cannot be read
   * @param directory where it lies
   */
  constructor(
    kind: string,
    directories: readonly string[],
    private readonly digestOf: () => string,
    directory = keptDirectory,
  ) {
    this.#path = join(directory, `${kind}-${sha256(directories.join('\n')).toString('hex', 0, 8)}`);
    this.#digest = this.#digestNow();
    this.bytes = this.#digest && readKept(this.#path, this.#digest);
  }

  /** Keeps what was made of the files; nothing when they have changed since, or one could not be read. */
  keep(made: () => Buffer): void {
    const digest = this.#digest;
    if (digest && this.#digestNow()?.equals(digest)) keepBytes(this.#path, digest, made, mostFiles);
  }

  /** Undefined when something cannot be read: who reads the files says what. */
  #digestNow(): Buffer | undefined {
    try {
      return Buffer.from(this.digestOf(), 'hex');
    } catch {
      return undefined;
    }
  }
}
