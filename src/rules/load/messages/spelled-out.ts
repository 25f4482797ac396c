import type { Findings } from '../../../documents/findings/findings.js';
import { placeOf } from '../../../documents/position.js';
import { append } from '../../../lists/append.js';
import { languageOf } from '../../../text/language-of.js';
import { type Standing, type StandingWord, type WordsOfTexts, wordsUnder } from './words-of-texts.js';

/** So many letters in front of one and behind it tell that two words have the same one. */
interface Window {
  readonly inFront: number;
  readonly behind: number;
}

/** What stands for another letter: how other words tell, and in how many texts it may stand and be a slip. */
interface Kind {
  readonly windows: readonly Window[];
  readonly mostTexts: number;
}

/** Hardly any word has two letters by chance that may be one; most that have a vowel are without its dots. */
const kinds = {
  twoLetters: { windows: [{ inFront: 2, behind: 3 }], mostTexts: 2 },
  noDots: { windows: [{ inFront: 2, behind: 4 }], mostTexts: 1 },
  doubled: {
    windows: [
      { inFront: 2, behind: 4 },
      { inFront: 4, behind: 2 },
    ],
    mostTexts: 1,
  },
} as const satisfies Record<string, Kind>;

/** By this it is seen how usual a vowel is without its dots: what so many words have is meant, as in `Wirtschaft`. */
const usual: Window & { readonly words: number } = { inFront: 2, behind: 3, words: 10 };

const allWindows: readonly Window[] = [usual, ...kinds.doubled.windows];

/** Letters in a word that may stand for another one. */
interface Lost {
  readonly kind: keyof typeof kinds;
  readonly small: string;
  readonly at: number;
  readonly length: number;
  readonly meant: string;
}

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** With what a form ends behind a vowel that has dots in other forms: `Bruder`, `Brüder`. */
const ending = /^[^aeiouäöü]*(?:e[lnrst]?|t|in)?$/;

/** What tells there all the same: so many words, or the very word in so many texts. */
const enough = { words: 3, texts: 50 };

/** What stands at the end of a compound, and is a word itself. */
const leastLettersOfPart = 5;

/** The German words of texts by small letters, and by the letters around one which have it and which what may stand for it. */
interface Known {
  readonly words: ReadonlyMap<string, StandingWord>;
  readonly right: ReadonlyMap<string, readonly string[]>;
  readonly wrong: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reports German words, of names too, in which two letters stand for an umlaut or a vowel has lost its dots, or `ss`
 * stands for `ß`: another word has the letter between the same others, or is the very word, and no other one is without
 * it. What is returned are the places of the texts that are told.
 */
export function reportSpelledOut(parts: Iterable<WordsOfTexts>, findings: Findings): ReadonlySet<string> {
  const words = wordsUnder(parts, (locale) => languageOf(locale) === 'de');
  const right = new Map<string, string[]>();
  for (const small of words.keys())
    for (const { 0: meant, index: at } of small.matchAll(/[äöüß]/g))
      for (const window of allWindows) append(right, around({ small, at, length: 1, meant }, window), small);
  const known: Known = { words, right, wrong: wrongOf(words, right) };
  const told = new Set<string>();
  for (const [small, word] of words) {
    if (word.texts > kinds.twoLetters.mostTexts) continue;
    for (const lost of lostIn(small)) {
      const other = word.texts > kinds[lost.kind].mostTexts ? undefined : rightOf(lost, known);
      if (!other) continue;
      for (const each of [word, word.again]) if (each) tell(each, lost, other, findings, told);
      break;
    }
  }
  return told;
}

/** Of what is right somewhere, who writes it otherwise. */
function wrongOf(words: Known['words'], right: Known['right']): Known['wrong'] {
  const wrong = new Map<string, string[]>();
  for (const small of words.keys())
    for (const lost of lostIn(small))
      for (const window of lost.kind === 'noDots' ? [usual, ...kinds.noDots.windows] : kinds[lost.kind].windows) {
        const key = around(lost, window);
        if (right.has(key)) append(wrong, lost.kind + key, small);
      }
  return wrong;
}

/** Each place of a word where another letter may be meant. */
function lostIn(small: string): readonly Lost[] {
  const found: Lost[] = [];
  for (let at = 0; at < small.length; at++) {
    const letter = small[at] as string;
    const meant = umlauts[letter];
    if (meant !== undefined) {
      found.push({ kind: 'noDots', small, at, length: 1, meant });
      if (small[at + 1] === 'e') found.push({ kind: 'twoLetters', small, at, length: 2, meant });
    } else if (letter === 's' && small[at + 1] === 's')
      found.push({ kind: 'doubled', small, at, length: 2, meant: 'ß' });
  }
  return found;
}

/** A letter that is meant with those beside it; where the word begins and ends counts as a letter. */
function around({ small, at, length, meant }: Omit<Lost, 'kind'>, { inFront, behind }: Window): string {
  const [before, after] = [`^${small.slice(0, at)}`, `${small.slice(at + length)}$`];
  return `${before.slice(-inFront)}${meant}${after.slice(0, behind)}`;
}

/** The word that tells that another letter is meant, where one does. */
function rightOf(lost: Lost, known: Known): StandingWord | undefined {
  const { small, at, length, meant, kind } = lost;
  const [before, rest] = [small.slice(0, at), small.slice(at + length)];
  const isEnd = kind === 'noDots' && ending.test(rest);
  const same = known.words.get(`${before}${meant}${rest}`);
  if (same && (!isEnd || same.texts >= enough.texts)) return same;
  for (const window of kinds[kind].windows) {
    if (before.length + 1 < window.inFront || rest.length + 1 < window.behind) continue;
    const key = around(lost, window);
    const others = known.right.get(key);
    const without = (known.wrong.get(kind + key) ?? []).filter((other) => other !== small);
    if (!others || without.some((other) => !areOfOneText(small, other, known))) continue;
    // A second one without it takes a second one with it.
    if (others.length <= without.length || (isEnd && others.length < enough.words)) continue;
    if (kind === 'noDots' && isMeant(lost, others, known)) continue;
    return known.words.get(others[0] as string);
  }
  return undefined;
}

/** `Hüftchirurg/Hüftchirurgin`: who loses the dots of one loses those of the other. */
function areOfOneText(small: string, other: string, { words }: Known): boolean {
  const [here, there] = [words.get(small), words.get(other)];
  return here?.text === there?.text && here?.texts === 1 && there?.texts === 1;
}

/** Whether a vowel is without dots in spite of others: many words have it so, or another part of a compound begins. */
function isMeant(lost: Lost, others: readonly string[], { words, wrong }: Known): boolean {
  const { small, at, meant } = lost;
  if ((wrong.get(lost.kind + around(lost, usual)) ?? []).length >= usual.words) return true;
  for (let start = at + 2; start <= at + 4 && small.length - start >= leastLettersOfPart; start++) {
    const part = small.slice(start);
    if (words.has(part) && !others.some((other) => other.endsWith(part))) return true;
  }
  // One word may be alike by chance.
  const longer = `^${small.slice(0, at)}`.slice(-3) + meant;
  return others.length < 2 && !others.some((other) => `^${other}`.includes(longer));
}

function tell(
  { text, at, word }: Standing,
  { kind }: Lost,
  other: StandingWord,
  findings: Findings,
  told: Set<string>,
): void {
  const start = text.place();
  const there = other.text.place();
  told.add(placeOf(start));
  findings.warning(
    { ...start, column: start.column + at },
    'wrong-spelling',
    `found "${word}"; other texts write it with ${kind === 'doubled' ? 'ß' : 'dots'}: "${other.word}" (${there.file}:${there.line})`,
  );
}
