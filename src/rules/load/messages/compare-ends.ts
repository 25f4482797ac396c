import type { Findings } from '../../../documents/findings/findings.js';
import { insideBlock } from '../../../documents/inside-text.js';
import { languageOf } from '../../../text/language-of.js';
import type { Position } from '../../../documents/position.js';

/** The text in one locale. */
interface Text {
  readonly locale: string;
  readonly text: string;
  readonly at: Position;
}

/** What ends a sentence, by what a reader takes it for, in the scripts of the languages that insurers write. */
const marks: Readonly<Record<string, string>> = {
  '?': '?',
  '？': '?',
  '؟': '?',
  '.': '.',
  '。': '.',
  '।': '.',
  '!': '!',
  '！': '!',
  ':': ':',
  '：': ':',
};

/** In Greek a semicolon asks. */
const marksOf: Readonly<Record<string, Readonly<Record<string, string>>>> = { el: { ...marks, ';': '?' } };

/** What may stand behind the last mark: quotes and brackets that close, and blanks. */
const closing = /["'”“»«’)\]\s]/u;
/** The mark of a sentence, behind which one bracket ends the text. */
const markBeforeBracket = /(\S) \([^()]*\)$/u;
/** A choice says itself how it ends. */
const choice = /\}\s*\}$/;

/**
 * Two texts of which one asks, states or introduces and the other does not, as far as their last marks tell: at the one
 * that has no mark, whichever is the first of a system.
 */
export function compareEnds(one: Text, other: Text, findings: Findings): void {
  if ([one, other].some(({ text }) => text.trim() === '' || choice.test(text))) return;
  const [found, expected] = [one, other]
    .map((text) => ({ end: endOf(text), ...text }))
    .sort((a, b) => Number(a.end !== undefined) - Number(b.end !== undefined) || (a.locale < b.locale ? 1 : -1)) as [
    Ending,
    Ending,
  ];
  const lost = lostBracket(found, expected);
  if (lost) {
    findings.warning(
      insideBlock(lost.at, lost.text.trimEnd().length - 1) ?? lost.at,
      'different-end',
      `found nothing behind ${saidOf(lost.end)}; the text in ${(lost === found ? expected : found).locale} goes on in brackets`,
    );
    return;
  }
  if (found.end !== expected.end)
    findings.warning(
      insideBlock(found.at, found.text.trimEnd().length - 1) ?? found.at,
      'different-end',
      `found ${saidOf(found.end)} at the end; the text in ${expected.locale} has ${saidOf(expected.end)}`,
    );
}

/** Of a text that asks, and then says more in brackets, and one that only asks: that one, which has lost them. */
function lostBracket(one: Ending, other: Ending): Ending | undefined {
  if (one.end === other.end) return undefined;
  return [one, other].find((each) => {
    const goesOn = each === one ? other : one;
    const [, mark = ''] = markBeforeBracket.exec(goesOn.text.trimEnd()) ?? [];
    const { [mark]: said } = marksOf[languageOf(goesOn.locale)] ?? marks;
    return each.end !== undefined && said === each.end && !each.text.includes('(');
  });
}

type Ending = Text & { readonly end: string | undefined };

function endOf({ text, locale }: Text): string | undefined {
  let last = text.length - 1;
  while (closing.test(text[last] ?? '')) last--;
  return (marksOf[languageOf(locale)] ?? marks)[text[last] ?? ''];
}

const saidOf = (mark: string | undefined): string => (mark === undefined ? 'no mark' : `"${mark}"`);
