import { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { compareConcepts } from './compare-concepts.js';
import { differingNumbers, outsideBraces, type TextInLocale } from './numbers-in-text.js';

interface LongText extends TextInLocale {
  readonly at: Position;
}

/** So many letters show which paragraph is meant. */
const lettersShown = 30;

/**
 * A text that has paragraphs has as many in every language, and each of them the numbers of the other one, and words
 * for what that says. False: neither text has several.
 */
export function compareParagraphs(first: LongText, other: LongText, findings: Findings): boolean {
  if (!first.text.includes('\n') && !other.text.includes('\n')) return false;
  const [here, there] = [other, first].map(({ text }) => text.trim().split(/\n\s*/)) as [string[], string[]];
  if (here.length !== there.length) {
    const message = `found ${here.length} paragraphs; the text in ${first.locale} has ${there.length}`;
    findings.warning(other.at, 'different-numbers', message);
    return true;
  }
  for (const [index, paragraph] of here.entries()) {
    const beside = there[index] as string;
    const found = new Findings();
    const differing = differingNumbers({ ...first, text: beside }, { ...other, text: paragraph });
    if (differing !== undefined) found.warning(other.at, 'different-numbers', differing);
    compareConcepts({ ...first, words: outsideBraces(beside) }, { ...other, words: outsideBraces(paragraph) }, found);
    const where = ` (in the paragraph “${paragraph.slice(0, lettersShown)}…”)`;
    for (const { at, code, message } of found.all) findings.warning(at, code, `${message}${where}`);
  }
  return true;
}
