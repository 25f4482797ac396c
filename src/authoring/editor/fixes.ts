import type { Finding } from '../../documents/findings/findings.js';
import { nearest } from '../../documents/findings/nearest.js';
import { type Position, startOf } from '../../documents/position.js';
import { toBeWritten } from '../../documents/findings/to-be-written.js';
import { endOfBlock } from '../names/block.js';
import type { LinesOf, Span } from '../names/span.js';

/** A cure that an editor offers for a finding. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** What is written instead of what stands at a place; of length 0 it is added. */
export interface Edit extends Span {
  readonly to: string;
}

type Fixer = (finding: Finding, linesOf: LinesOf, files: Files) => readonly Fix[];

/** Which files there are, where a cure writes into another. */
export interface Files {
  /** The file of texts in a locale that stands nearest to a screen file. */
  textsOf(file: string, locale: string): string | undefined;
}

/** The advice at the end of a message, when it is a word and no other way to write things. */
const advice = /did you mean ([^?\s]+)\?/;

/** What is wrong is spelled like something right: that is written instead. */
const didYouMean: Fixer = (finding, linesOf) => {
  const [whole, to] = advice.exec(finding.message) ?? [];
  if (whole === undefined || to === undefined) return [];
  const said = finding.message.slice(0, finding.message.indexOf(whole));
  const at = misspelled(to, said, finding.at, linesOf(finding.at.file)[finding.at.line - 1] ?? '');
  return at ? [{ title: `write ${to}`, edits: [{ ...at, to }] }] : [];
};

/** A key that is not known can go, with what stands under it. */
const withoutKey: Fixer = ({ at }, linesOf) => {
  const lines = linesOf(at.file);
  // In a flow, something stands before it.
  if ((lines[at.line - 1] as string).search(/\S/) !== at.column - 1) return [];
  // Whole lines go, up to the beginning of the next one.
  const gone = lines.slice(at.line - 1, endOfBlock(lines, at.line - 1));
  const length = gone.reduce((sum, each) => sum + each.length + 1, 0);
  return [{ title: 'leave the key out', edits: [{ ...startOf(at.file, at.line), length, to: '' }] }];
};

const missing = /^there is no text ([^ ]+) in ([^ ,]+(?: and [^ ,]+)*)/;

/** A text that is missing is written, for its author to fill in. */
const textSkeleton: Fixer = ({ at, message }, linesOf, files) => {
  const [, path = '', locales = ''] = missing.exec(message) ?? [];
  if (path === '') return [];
  const edits = locales.split(' and ').flatMap((locale) => {
    const file = files.textsOf(at.file, locale);
    return file === undefined ? [] : skeleton(file, path, linesOf(file));
  });
  return edits.length > 0 ? [{ title: `write the text ${path} (${locales})`, edits }] : [];
};

/** `screen`, `screen.name`, or `screen.questions.<key>`, at the end of the deepest section that is there. */
function skeleton(file: string, path: string, lines: readonly string[]): readonly Edit[] {
  const [screen = '', section, ...key] = path.split('.');
  const top = lines.findIndex((line) => line.trimEnd() === `${screen}:`);
  const text = (indent: string, name: string): string => `${indent}${name}: "${toBeWritten}"\n`;
  if (top < 0) {
    const inner =
      section === undefined
        ? text('  ', 'name')
        : key.length === 0
          ? text('  ', section)
          : `  ${section}:\n${text('    ', key.join('.'))}`;
    return [added(file, lines, lines.length, `${screen}:\n${inner}`)];
  }
  if (section === undefined) return [];
  const end = endOfText(lines, top);
  if (key.length === 0) return [added(file, lines, top + 1, text('  ', section))];
  const inside = lines.slice(top + 1, end).findIndex((line) => line.trimEnd() === `  ${section}:`);
  if (inside < 0) return [added(file, lines, end, `  ${section}:\n${text('    ', key.join('.'))}`)];
  return [added(file, lines, endOfText(lines, top + 1 + inside), text('    ', key.join('.')))];
}

const missingLocale = /^the text for the locale (\S+) is missing$/;

/** A locale that a text lacks is written behind the others, for its author to fill in. */
const localeSkeleton: Fixer = ({ at, message }, linesOf) => {
  const [, locale] = missingLocale.exec(message) ?? [];
  const lines = linesOf(at.file);
  const line = lines[at.line - 1] ?? '';
  if (locale === undefined) return [];
  const title = `write the text in ${locale}`;
  const open = /^[^\s:]+:\s*\{/.exec(line.slice(at.column - 1));
  if (open) {
    const column = endOfFlow(line, at.column - 1 + open[0].length);
    const edit = { file: at.file, line: at.line, column: column + 1, length: 0, to: `, ${locale}: "${toBeWritten}"` };
    return column < 0 ? [] : [{ title, edits: [edit] }];
  }
  const [indent = ''] = /^\s*/.exec(lines[at.line] ?? '') ?? [];
  const edit = added(at.file, lines, endOfText(lines, at.line - 1), `${indent}${locale}: "${toBeWritten}"\n`);
  return indent.length < at.column ? [] : [{ title, edits: [edit] }];
};

/** Behind the last entry of a map in braces that begins in front of a place; -1: it does not end in its line. */
function endOfFlow(line: string, begin: number): number {
  let quote = '';
  for (let index = begin; index < line.length; index++) {
    const letter = line[index] as string;
    if (quote !== '') quote = letter === quote && line[index - 1] !== '\\' ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '}') return line.slice(0, index).trimEnd().length;
  }
  return -1;
}

/** Behind the last line of a block that is not empty. */
function endOfText(lines: readonly string[], start: number): number {
  const text = lines.slice(start + 1, endOfBlock(lines, start));
  return start + 2 + text.findLastIndex((line) => line.trim() !== '');
}

/** Before a line, counted from 0; behind the last one on a line of its own. */
function added(file: string, lines: readonly string[], before: number, to: string): Edit {
  const isBehind = before >= lines.length && (lines.at(-1) ?? '') !== '';
  return isBehind
    ? { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1, length: 0, to: `\n${to}` }
    : { ...startOf(file, Math.min(before, lines.length - 1) + 1), length: 0, to };
}

/**
 * Where the wrong word stands: of the words of the message that are written there, the one that is most like what is
 * meant.
 */
function misspelled(meant: string, said: string, { file, line, column }: Position, written: string): Span | undefined {
  const places = new Map<string, number>();
  for (const word of said.match(/[\p{L}\p{N}_./:-]+/gu) ?? []) {
    const index = written.indexOf(word, column - 1);
    if (index >= 0) places.set(word, index);
  }
  const wrong = nearest(meant, places.keys());
  const index = wrong === undefined ? undefined : places.get(wrong);
  return wrong === undefined || index === undefined
    ? undefined
    : { file, line, column: index + 1, length: wrong.length };
}

const meantBySign = /^there is no operator (\S+), write (\w+);/;

/** An operator that is written as a sign, in quotes or without, is written as the word for it. */
const operatorOfSign: Fixer = ({ at, message }, linesOf) => {
  const [, sign = '', to = ''] = meantBySign.exec(message) ?? [];
  const written = (linesOf(at.file)[at.line - 1] ?? '').slice(at.column - 1);
  const quote = /^["']/.exec(written)?.[0] ?? '';
  const decorator = /^\w+:/.exec(written.slice(quote.length))?.[0] ?? '';
  const whole = `${quote}${decorator}${sign}${quote}`;
  return sign !== '' && written.startsWith(whole)
    ? [{ title: `write ${to}`, edits: [{ ...at, length: whole.length, to: `${decorator}${to}` }] }]
    : [];
};

/** By the code of the finding, beside what every finding that names a nearest word has. */
const fixers: Readonly<Partial<Record<Finding['code'], Fixer>>> = {
  'unknown-key': withoutKey,
  'surplus-key': withoutKey,
  'surplus-text': withoutKey,
  'unknown-locale': withoutKey,
  'missing-text': textSkeleton,
  'missing-locale': localeSkeleton,
  'unknown-operator': operatorOfSign,
};

/** What an editor offers to do about a finding. */
export function fixesOf(finding: Finding, linesOf: LinesOf, files: Files): readonly Fix[] {
  return [...didYouMean(finding, linesOf, files), ...(fixers[finding.code]?.(finding, linesOf, files) ?? [])];
}
