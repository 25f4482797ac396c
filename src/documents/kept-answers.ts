import { hash } from 'node:crypto';
import { remembered } from '../lists/remembered.js';

/**
 * Answers a question that rests on certain texts, of files or of definitions by their names, beside those on which all
 * questions rest: as it was answered before, while all of them are as they were. Undefined is no answer: it is asked
 * again.
 */
export type Ask = <T>(restsOn: () => readonly string[], question: string, make: () => T) => T;

/** Where nothing is kept. */
export const askAnew: Ask = (_, __, make) => make();

/** Answers by the digest of what they answer and of all that they rest on: plain values, the same in every process. */
export type Answers = ReadonlyMap<string, unknown>;

/** Answers that are kept from check to check, while the texts that they rest on are as they were. */
export class KeptAnswers {
  readonly #states = new Map<string, { readonly text: string; readonly state: string }>();
  #before: Answers = new Map();
  #now: Map<string, unknown>;
  #made = 0;

  /** @param before what an earlier process found */
  constructor(before: Answers = new Map()) {
    this.#now = new Map(before);
  }

  /** What an earlier process found, of what begins to be asked now. */
  know(before: Answers): void {
    this.#before = before;
  }

  /** What the last check asked for. */
  get asked(): Answers {
    return this.#now;
  }

  /** How much of it no check before had found. */
  get made(): number {
    return this.#made;
  }

  /** Another check begins: what nobody asked for in the last one is forgotten. */
  begin(): void {
    this.#before = this.#now;
    this.#now = new Map();
    this.#made = 0;
  }

  /** The check ended before all was asked for: nothing is forgotten. */
  endEarly(): void {
    this.#now = new Map([...this.#before, ...this.#now]);
  }

  /** Answers what rests on a text alone, and on nothing else that can change. */
  ask<T>(text: string, make: () => T): T {
    return this.#answer(digestOf(text), make);
  }

  /**
   * Questions about texts.
   *
   * @param about what tells them from texts of the same names elsewhere
   * @param texts by their names
   * @param isCommon those on which every question rests
   */
  about(about: string, texts: ReadonlyMap<string, string>, isCommon: (name: string) => boolean): Ask {
    const states = new Map<string, string>();
    const stateOf = (name: string): string =>
      remembered(states, name, () => this.#stateOf(`${about} ${name}`, texts.get(name) ?? ''));
    const common = [...texts.keys()].filter(isCommon).sort();
    const briefly = (name: string): string => {
      const text = texts.get(name) as string;
      return text.length < shortText ? JSON.stringify(text) : stateOf(name);
    };
    const base = digestOf(about + common.map((name) => `\n${name} ${briefly(name)}`).join(''));
    const statesOf = new WeakMap<readonly string[], string>();
    return (restsOn, question, make) => {
      const names = restsOn();
      const rested = remembered(statesOf, names, () => digestOf(names.map(stateOf).join()));
      return this.#answer(digestOf(`${base}\n${rested}\n${question}`), make);
    };
  }

  #answer<T>(key: string, make: () => T): T {
    const known = (this.#before.get(key) ?? this.#now.get(key)) as T | undefined;
    const answer = known === undefined ? make() : known;
    if (answer !== undefined) this.#now.set(key, answer);
    if (known === undefined && answer !== undefined) this.#made += 1;
    return answer;
  }

  /** The digest of a text under its name, worked out again only when it changes. */
  #stateOf(name: string, text: string): string {
    const known = this.#states.get(name);
    if (known?.text === text) return known.state;
    const state = digestOf(`${name}\n${text}`);
    this.#states.set(name, { text, state });
    return state;
  }
}

/** Among other texts a shorter one stands as it is: its digest would take longer. */
const shortText = 1000;

/** 128 bits are enough to tell texts apart. */
export const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** Of a process that keeps nothing else: what rests on texts alone is asked once, however often they are loaded. */
export const answersOfProcess = new KeptAnswers();
