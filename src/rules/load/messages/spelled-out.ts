import type { Findings } from '../../../documents/findings/findings.js';
import { insideBlock } from '../../../documents/inside-text.js';
import { placeOf } from '../../../documents/position.js';
import { append } from '../../../lists/append.js';
import { languageOf } from '../../../text/language-of.js';
import {
  type Standing,
  type StandingWord,
  type Words,
  type WordsOfTexts,
  wordsUnder,
  writtenAt,
} from './words-of-texts.js';

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

const oneLetter: readonly Window[] = [usual, ...kinds.noDots.windows];
const allWindows: readonly Window[] = [usual, ...kinds.doubled.windows];

/** Letters in a word that may stand for another one. */
interface Lost {
  readonly kind: keyof typeof kinds;
  readonly small: string;
  readonly at: number;
  readonly length: number;
  readonly meant: string;
}

/** With what a form ends behind a vowel that has dots in other forms: `Bruder`, `Brüder`. */
const ending = /^[^aeiouäöü]*(?:e[lnrst]?|t|in)?$/;

/**
 * What tells there all the same: so many words, or the very word in so many texts; in so many times as many as without
 * dots also of what is lost more than once.
 */
const enough = { words: 3, texts: 50, timesAsMany: 20 };

/** What stands at the end of a compound, and is a word itself. */
const leastLettersOfPart = 5;

/** Words by the letters around one: which have it, and which what may stand for it. */
interface Known {
  readonly words: Words;
  readonly right: ReadonlyMap<string, readonly string[]>;
  readonly wrong: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reports German words, of names too, in which two letters stand for an umlaut or a vowel has lost its dots, or `ss`
 * stands for `ß`: another word has the letter between the same others, or is the very word, and no other one is without
 * it. What is returned are the places of the texts that are told.
 */
export function reportSpelledOut(parts: readonly WordsOfTexts[], findings: Findings): ReadonlySet<string> {
  const told = new Set<string>();
  const locales = new Set(parts.flatMap((part) => [...part.keys()]));
  for (const locale of locales) if (languageOf(locale) === 'de') report(wordsUnder(parts, locale), findings, told);
  return told;
}

function report(words: Words, findings: Findings, told: Set<string>): void {
  const near = new Uint8Array(nearest);
  for (const small of words.keys())
    for (let at = 0; at < small.length; at++)
      if (isMarked(small.charCodeAt(at))) near[nearLetters(small, at, 1, small.charCodeAt(at))] = stands.marked;
  const lost: Lost[] = [];
  for (const small of words.keys()) addLost(small, near, lost);
  tellBothLost({ words, findings, told });
  const right = rightOnes(words, near);
  const wrong = new Map<string, string[]>();
  const without = (key: string, { kind, small }: Lost): void => {
    if (right.has(key)) append(wrong, kind + key, small);
  };
  for (const each of lost) {
    for (const window of each.kind === 'noDots' ? oneLetter : kinds[each.kind].windows)
      without(around(each, window), each);
    if (each.kind === 'noDots') without(beginningTo(each), each);
  }
  const known: Known = { words, right, wrong };
  const toldWords = new Set<string>();
  for (const each of lost) {
    const { small, kind } = each;
    const word = words.get(small) as StandingWord;
    if (toldWords.has(small)) continue;
    const isSeldom = word.texts <= kinds[kind].mostTexts && !word.text.isLaw;
    const other = isSeldom ? rightOf(each, known) : veryWord(each, known);
    if (other === undefined) continue;
    toldWords.add(small);
    for (const standing of [word, word.again]) if (standing) tell(standing, each, other, { words, findings, told });
  }
}

/** Tells of words that have lost their dots and their `ß` at once, where others begin so with both: `massig`. */
function tellBothLost(telling: Telling): void {
  const { words } = telling;
  const beginnings = new Map<string, string>();
  for (const small of words.keys()) {
    const sharp = small.indexOf('ß');
    if (sharp > 0 && /[äöü]/.test(small.slice(0, sharp))) beginnings.set(small.slice(0, sharp + 2), small);
  }
  for (const [small, word] of words) {
    const doubled = small.indexOf('ss');
    if (doubled < 1 || word.texts > kinds.doubled.mostTexts) continue;
    const [before, behind] = [small.slice(0, doubled), small.slice(doubled + 2, doubled + 3)];
    for (const [at, letter] of [...before].entries()) {
      const other = beginnings.get(`${before.slice(0, at)}${withDots[letter]}${before.slice(at + 1)}ß${behind}`);
      if (other === undefined) continue;
      tell(word, { kind: 'noDots', small }, other, telling);
      break;
    }
  }
}

const withDots: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** Which have the letters that are meant, of those between letters where others have not. */
function rightOnes(words: Words, near: Uint8Array): Known['right'] {
  const right = new Map<string, string[]>();
  for (const small of words.keys())
    for (let at = 0; at < small.length; at++) {
      const code = small.charCodeAt(at);
      if (!isMarked(code) || near[nearLetters(small, at, 1, code)] !== stands.both) continue;
      const place = { small, at, length: 1, meant: String.fromCharCode(code) };
      for (const window of allWindows) append(right, around(place, window), small);
      append(right, beginningTo(place), small);
    }
  return right;
}

/** What stands between some letters: what is meant, or that and what may stand for it. */
const stands = { marked: 1, both: 2 };

const isMarked = (code: number): boolean => code === 0xe4 || code === 0xf6 || code === 0xfc || code === 0xdf;

/** Two letters in front of one and two behind it, as a number: few words of others have the same. */
const nearest = 1 << 16;
function nearLetters(small: string, at: number, length: number, meant: number): number {
  let near = meant;
  for (let index = at - 2; index <= at + length + 1; index++) {
    if (index === at) index += length;
    near = Math.imul(near, 0x1f35) + (index < 0 || index >= small.length ? 0 : small.charCodeAt(index));
  }
  return (near >>> 8) & (nearest - 1);
}

/** Adds each place of a word where another letter may be meant that stands between such letters elsewhere. */
function addLost(small: string, near: Uint8Array, into: Lost[]): void {
  for (let at = 0; at < small.length; at++) {
    const code = small.charCodeAt(at);
    const meant = code === 0x61 ? 0xe4 : code === 0x6f ? 0xf6 : code === 0x75 ? 0xfc : code === 0x73 ? 0xdf : 0;
    if (meant === 0) continue;
    const isSharp = meant === 0xdf;
    if (!isSharp) addPlace('noDots', small, at, meant, near, into);
    if (small.charCodeAt(at + 1) === (isSharp ? code : 0x65))
      addPlace(isSharp ? 'doubled' : 'twoLetters', small, at, meant, near, into);
  }
}

function addPlace(kind: Lost['kind'], small: string, at: number, meant: number, near: Uint8Array, into: Lost[]): void {
  const length = kind === 'noDots' ? 1 : 2;
  const letters = nearLetters(small, at, length, meant);
  if (near[letters] === 0) return;
  near[letters] = stands.both;
  into.push({ kind, small, at, length, meant: String.fromCharCode(meant) });
}

/** A letter that is meant with those beside it; where the word begins and ends counts as a letter. */
function around({ small, at, length, meant }: Omit<Lost, 'kind'>, { inFront, behind }: Window): string {
  const [before, after] = [`^${small.slice(0, at)}`, `${small.slice(at + length)}$`];
  return `${before.slice(-inFront)}${meant}${after.slice(0, behind)}`;
}

/** All of a word up to two letters behind one: `^hüft`. */
const beginningTo = ({ small, at, length, meant }: Omit<Lost, 'kind'>): string =>
  `^${small.slice(0, at)}${meant}${small.slice(at + length, at + length + 2)}`;

/** The very word with the letter that is meant, where it stands often enough. */
function veryWord({ small, at, length, meant, kind }: Lost, { words }: Known): string | undefined {
  const rest = small.slice(at + length);
  const same = `${small.slice(0, at)}${meant}${rest}`;
  const [right, lost] = [words.get(same)?.texts ?? 0, words.get(small)?.texts ?? 0];
  const isOften = right >= enough.texts && right >= enough.timesAsMany * lost;
  return isOften || (right > 0 && lost <= kinds[kind].mostTexts && !(kind === 'noDots' && ending.test(rest)))
    ? same
    : undefined;
}

/** The word that tells that another letter is meant, where one does. */
function rightOf(lost: Lost, known: Known): string | undefined {
  const { small, at, length, kind } = lost;
  const [before, rest] = [small.slice(0, at), small.slice(at + length)];
  const same = veryWord(lost, known);
  if (same !== undefined) return same;
  const isEnd = kind === 'noDots' && ending.test(rest);
  for (const window of kinds[kind].windows) {
    if (before.length + 1 < window.inFront || rest.length + 1 < window.behind) continue;
    const key = around(lost, window);
    const others = known.right.get(key);
    const without = (known.wrong.get(kind + key) ?? []).filter((other) => other !== small);
    if (!others || without.some((other) => !areOfOneText(small, other, known))) continue;
    // A second one without it takes a second one with it.
    if (others.length <= without.length || (isEnd && others.length < enough.words)) continue;
    if (kind === 'noDots' && isMeant(lost, others, known)) continue;
    return others[0];
  }
  return kind === 'noDots' && !isEnd ? beginsSo(lost, known) : undefined;
}

/** A word that begins as this one does but for dots, where two do that go on in other ways, and none without dots. */
function beginsSo(lost: Lost, { right, wrong }: Known): string | undefined {
  const key = beginningTo(lost);
  const [one, ...others] = right.get(key) ?? [];
  if (one === undefined || (wrong.get(lost.kind + key) ?? []).length > 1) return undefined;
  // Forms of one word go on alike.
  const next = key.length - 1;
  return others.some((other) => other[next] !== one[next]) ? one : undefined;
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
  // One word may be alike by chance; it has more letters in common, behind where there are none in front.
  const before = `^${small.slice(0, at)}`;
  const behind = kinds.noDots.windows[0].behind + 2 * Math.max(0, 3 - before.length);
  const longer = `${before.slice(-3)}${meant}${`${small.slice(at + 1)}$`.slice(0, before.length < 3 ? behind : 0)}`;
  return areForms(others) && !others.some((other) => `^${other}$`.includes(longer));
}

/** Whether words are one that ends in several ways. */
const areForms = ([one = '', ...others]: readonly string[]): boolean =>
  others.every((other) => other.startsWith(one.slice(0, -2)));

/** Where something is told, and the words that tell it. */
interface Telling {
  readonly words: Words;
  readonly findings: Findings;
  readonly told: Set<string>;
}

function tell(
  standing: Standing,
  { kind, small }: Pick<Lost, 'kind' | 'small'>,
  other: string,
  { words, findings, told }: Telling,
): void {
  const start = standing.text.place();
  const right = words.get(other) as StandingWord;
  const there = right.text.place();
  told.add(placeOf(start));
  findings.warning(
    insideBlock(start, standing.at) ?? (standing.text.isLaw ? start : { ...start, column: start.column + standing.at }),
    'wrong-spelling',
    `found "${writtenAt(standing, small)}"; other texts write it with ${kind === 'doubled' ? 'ß' : 'dots'}: "${writtenAt(right, other)}" (${there.file}:${there.line})`,
  );
}
