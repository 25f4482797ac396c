import type { KindOfThing } from '../change.js';
import type { Aspect, Item } from '../items/item.js';
import { shownDifference } from './shown-difference.js';

/** Kinds of things that are called otherwise in a sentence. */
const nouns: Partial<Readonly<Record<KindOfThing, string>>> = {
  'parameter value': 'parameter',
  'table row': 'row',
  'own finding': 'finding of the service',
  message: 'text of the service',
};

export const called = ({ about, name }: Item): string => `${nouns[about] ?? about} ${name}`;

/** The most that is told of one value. */
const longest = 600;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
/** What is read as a text stands in quotes. */
const value = (text: string, { group }: Aspect): string => (group === 'texts' ? `“${cut(text)}”` : cut(text));
const behind = (summary: string): string => (summary === '' ? '' : `: ${cut(summary.replace(/\.$/, ''))}`);

/** A thing that has come or gone. */
export const comeSentence = (item: Item, parts: string): string =>
  `Added the ${called(item)}${behind(item.summary)}${parts}.`;
export const goneSentence = (item: Item, parts: string): string =>
  `Removed the ${called(item)}${behind(item.summary)}${parts}.`;

/** An aspect of a thing that has another value than before, or one only now or before. */
export function changedSentence(item: Item, old: Aspect | undefined, now: Aspect | undefined): string {
  const aspect = now ?? old;
  if (!aspect) return '';
  const whose = aspect.word === item.about ? called(item) : `${aspect.word} of the ${called(item)}`;
  if (!old) return `Added the ${whose}: ${value(aspect.text, aspect)}.`;
  if (!now) return `Removed the ${whose}: ${value(aspect.text, aspect)}.`;
  // What is told alike differs in something that only the files say.
  if (old.text === now.text) return `The ${whose} went from ${cut(old.exact)} to ${cut(now.exact)}.`;
  const [before, after] = shownDifference(old.text, now.text);
  return `The ${whose} went from ${value(before, aspect) || 'nothing'} to ${value(after, aspect) || 'nothing'}.`;
}

export const withdrawnSentence = (item: Item, lastDay: string): string =>
  `The ${called(item)} is withdrawn: its last day is ${lastDay}.`;

const alone = (isWhole: boolean): string => (isWhole ? '; nothing else of it changed' : '');

/** A thing under another name; `isWhole`: nothing else of it changed. */
export const renamedSentence = (old: Item, now: Item, isWhole: boolean): string =>
  `The ${called(old)} is now called ${now.name}${alone(isWhole)}.`;

/** A thing that is now a part of another one. */
export const elsewhereSentence = (old: Item, now: Item, isWhole: boolean): string =>
  `The ${called(old)} moves: it is now ${now.name}${alone(isWhole)}.`;

export const movedSentence = (item: Item, before: Item | undefined, after: Item | undefined): string =>
  `The ${called(item)} now stands ${after ? `behind ${after.name}` : 'first'}; it stood ${before ? `behind ${before.name}` : 'first'}.`;

export const reorderedSentence = (about: KindOfThing, list: string, count: number): string =>
  `${count} of the ${nouns[about] ?? about}s of ${list} stand in another order.`;
