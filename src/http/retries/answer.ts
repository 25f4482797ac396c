import type { Waits } from '../../operations/operation.js';
import { entityTag } from './entity-tag.js';

/** What a call came to. */
export interface Told {
  readonly text: string;
  /** Of its warnings. */
  readonly codes: readonly number[];
  /** Of the case, where the answer is about one. */
  readonly revision: string | undefined;
  /** Whether it is the answer that the call had got before, under its key. */
  readonly repeated?: boolean;
  /** Until when a better answer may come. */
  readonly waits?: Waits | undefined;
}

/** From so many characters on a text is made bytes once, and not for its length, its digest and the socket each. */
const leastBytes = 8192;

/** What a call is answered with; what is made of it for the socket is made once, however often it is told. */
export class Answer implements Omit<Told, 'text'> {
  readonly codes: readonly number[];
  readonly revision: string | undefined;
  readonly repeated: boolean;
  readonly waits: Waits | undefined;
  /** A short one is a text, which goes to the socket in one piece with its header. */
  readonly body: string | Buffer;
  #digested: string | undefined;

  constructor({ text, codes, revision, repeated = false, waits }: Told) {
    this.codes = codes;
    this.revision = revision;
    this.repeated = repeated;
    this.waits = waits;
    this.body = text.length < leastBytes ? text : Buffer.from(text, 'utf8');
  }

  /** Its `ETag`, of an answer that is only read also by its text; undefined of an answer that is about no case. */
  tag(isPureRead: boolean): string | undefined {
    if (this.revision === undefined) return undefined;
    if (!isPureRead) return entityTag(this.revision);
    this.#digested ??= entityTag(this.revision, this.body);
    return this.#digested;
  }
}
