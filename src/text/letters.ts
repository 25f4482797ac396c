/** Letters that stand behind each other, three at a time, words by their ends too. */
const kinds = 1 << 16;
const blank = 0x20;
const isLetter = (code: number): boolean => (code > 0x60 && code < 0x7b) || code > 0xbf;

/** The letters of many texts, one text behind the other: fourteen thousand small arrays would be as many objects. */
export class LettersOfTexts {
  #letters = new Uint16Array(1024);
  readonly #ends: number[] = [0];

  /** Adds a text; capitals are small letters, and what braces hold is no text. */
  add(text: string): void {
    const small = text.toLowerCase();
    let at = this.#ends.at(-1) as number;
    if (at + small.length + 1 > this.#letters.length) this.#grow(at + small.length + 1);
    let [one, two, depth] = [blank, blank, 0];
    for (let index = 0; index <= small.length; index++) {
      const code = index < small.length ? small.charCodeAt(index) : blank;
      if (code === 0x7b) depth++;
      else if (code === 0x7d) depth--;
      const next = depth === 0 && isLetter(code) ? code : blank;
      if (next === blank && two === blank) continue;
      this.#letters[at++] = Math.imul(one, 0x3c6f) + Math.imul(two, 0x1f35) + next;
      one = two;
      two = next;
    }
    this.#ends.push(at);
  }

  /** The letters of a text, by the order in which it was added. */
  of(text: number): Uint16Array {
    return this.#letters.subarray(this.#ends[text], this.#ends[text + 1]);
  }

  #grow(least: number): void {
    const larger = new Uint16Array(Math.max(least, 2 * this.#letters.length));
    larger.set(this.#letters);
    this.#letters = larger;
  }
}

/** How often what never stood counts, so that it is possible, and how many kinds of it there are. */
const unseen = { often: 0.5, kinds: 8_000 };

/** One of two languages. */
export type Side = 0 | 1;

/** Two languages as texts are written in them: which of the two a text is in. */
export class TwoLanguages {
  readonly #often = [new Uint32Array(kinds), new Uint32Array(kinds)] as const;
  readonly #learned: [number, number] = [0, 0];
  readonly #logarithms: number[] = [];

  /** Of how many letters both are known at least. */
  get known(): number {
    return Math.min(...this.#learned);
  }

  /** Learns a text of one of the languages. */
  learn(side: Side, letters: Uint16Array): void {
    const often = this.#often[side];
    for (const each of letters) often[each] = (often[each] as number) + 1;
    this.#learned[side] += letters.length;
  }

  /**
   * By how much a text that was learned as one of the languages reads as the other one, as all other texts tell: the
   * logarithm of how many times as likely it is there.
   */
  readsAsOther(side: Side, letters: Uint16Array): number {
    const there = side === 0 ? 1 : 0;
    const [own, other] = [this.#often[side], this.#often[there]];
    let likelier = 0;
    for (const each of letters)
      likelier += this.#logarithm(other[each] as number) - this.#logarithm(Math.max((own[each] as number) - 1, 0));
    const seen = unseen.often * unseen.kinds;
    return likelier + letters.length * Math.log((this.#learned[side] + seen) / (this.#learned[there] + seen));
  }

  #logarithm(often: number): number {
    return (this.#logarithms[often] ??= Math.log(often + unseen.often));
  }
}
