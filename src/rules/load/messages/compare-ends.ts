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
  if (found.end !== expected.end)
    findings.warning(
      insideBlock(found.at, found.text.trimEnd().length - 1) ?? found.at,
      'different-end',
      `found ${saidOf(found.end)} at the end; the text in ${expected.locale} has ${saidOf(expected.end)}`,
    );
}

type Ending = Text & { readonly end: string | undefined };

function endOf({ text, locale }: Text): string | undefined {
  let last = text.length - 1;
  while (closing.test(text[last] ?? '')) last--;
  return (marksOf[languageOf(locale)] ?? marks)[text[last] ?? ''];
}

const saidOf = (mark: string | undefined): string => (mark === undefined ? 'no mark' : `"${mark}"`);
