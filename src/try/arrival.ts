import { titleOf } from './draw-capture.js';
import { namedWith } from './named-with.js';
import type { Session } from './session.js';
import { filled, type Words } from './words/language.js';

/**
 * What is said to a person who went on from an item: where they are now, or that it is stored; what they left open
 * there, and that nothing is wrong any more.
 */
export function arrivalOf(session: Session, before: string, moved: boolean, words: Words): string {
  const { items } = session;
  const left = items.find(({ fixedID }) => fixedID === before);
  return [
    moved ? filled(words.nowOn, { name: titleOf(session, words) }) : words.stored,
    ...(moved && left && left.open > 0
      ? [filled(words.leftOpen, { count: left.open, name: namedWith(left.name, left, words) })]
      : []),
    ...(items.every(({ consistent, open }) => consistent && open === 0) ? [words.allDone] : []),
  ].join(' ');
}

/** What is said of an answer that was stored: errors that were not there before, and that more is asked. */
export const newsOf = (errors: readonly string[], isMore: boolean, words: Words): string =>
  [...(errors.length > 0 ? [words.error, ...new Set(errors)] : []), ...(isMore ? [words.moreQuestions] : [])].join(' ');
