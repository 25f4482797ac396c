import { element, serviceText } from './dom.js';

/** What is read before a question: a title, and paragraphs. */
export interface Notice {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const lineBreak = '&cr;';
const blankLine = lineBreak + lineBreak;

/** The parts of a question's text in SB2: all before its last blank line are notices, each with its title first. */
export function partsOf(text: string): { readonly notices: readonly Notice[]; readonly question: string } {
  const parts = text.split(blankLine);
  const notices = parts.slice(0, -1).map((part) => {
    const [title = '', ...paragraphs] = part.split(lineBreak);
    return { title, paragraphs };
  });
  return { notices, question: parts.at(-1) ?? '' };
}

export const drawNotice = ({ title, paragraphs }: Notice): HTMLElement =>
  element('section', { class: 'notice', 'aria-label': title }, element('h2', {}, title), paragraphsOf(paragraphs));

/** A text of SB1 that stands without question. */
export const drawText = (text: string): HTMLElement =>
  element('div', { class: 'notice' }, paragraphsOf(text.split(lineBreak)));

const paragraphsOf = (paragraphs: readonly string[]): readonly HTMLElement[] =>
  paragraphs.map((paragraph) => element('p', {}, serviceText(paragraph)));
