import { remembered } from '../lists/remembered.js';

/**
 * Answers a question that rests on certain texts, of files or of definitions by their names, beside those on which all
 * questions rest: as it was answered before, while all of them are as they were. Undefined is no answer: it is asked again.
 */
export type Ask = <T>(restsOn: () => readonly string[], question: string, make: () => T) => T;

/** Where nothing is kept. */
export const askAnew: Ask = (_, __, make) => make();

/** Answers that are kept from check to check, while the texts that they rest on are as they were. */
export class KeptAnswers {
  readonly #states = new Map<string, { readonly text: string; readonly state: number }>();
  #statesSeen = 0;
  #before: ReadonlyMap<string, unknown> = new Map();
  #now = new Map<string, unknown>();

  /** Another check begins: what nobody asked for in the last one is forgotten. */
  begin(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }

  /**
   * Questions about texts.
   *
   * @param about what tells them from texts of the same names elsewhere
   * @param texts by their names
   * @param isCommon those on which every question rests
   */
  about(about: string, texts: ReadonlyMap<string, string>, isCommon: (name: string) => boolean): Ask {
    const states = new Map<string, number>();
    const stateOf = (name: string): number =>
      remembered(states, name, () => this.#stateOf(`${about} ${name}`, texts.get(name) ?? ''));
    const common = [...texts.keys()].filter(isCommon).sort();
    const base = this.#stateOf(about, common.map((name) => `${name} ${stateOf(name)}`).join('\n'));
    const statesOf = new WeakMap<readonly string[], string>();
    return (restsOn, question, make) => {
      const names = restsOn();
      const key = `${base}\n${remembered(statesOf, names, () => names.map(stateOf).join())}\n${question}`;
      const known = this.#before.get(key) as ReturnType<typeof make> | undefined;
      const answer = known === undefined ? make() : known;
      if (answer !== undefined) this.#now.set(key, answer);
      return answer;
    };
  }

  /** A number that changes whenever the text does, and that no other text has. */
  #stateOf(name: string, text: string): number {
    const known = this.#states.get(name);
    if (known?.text === text) return known.state;
    const state = ++this.#statesSeen;
    this.#states.set(name, { text, state });
    return state;
  }
}
