import { alignedTable } from '../../text/aligned-table.js';
import type { FactInWords } from './fact-in-words.js';
import type { Block, ParameterInWords, TableInWords, Told } from './in-words.js';
import { headingPhrases } from './phrases/heading-phrases.js';
import { fill, inQuotes, type WordLocale } from './phrases/phrase.js';
import type { QuestionInWords } from './question-in-words.js';
import type { RuleInWords } from './rule-in-words.js';

export type InWords = RuleInWords | FactInWords | QuestionInWords;

/** How the pieces of a text are set off: for a terminal, or as Markdown. */
interface Style {
  title(text: string): string;
  /** A line such as "Source: A15". */
  line(label: string, text: string): string;
  heading(text: string): string;
  point(text: string, depth: number): string;
  table(table: TableInWords): readonly string[];
}

const styles: Readonly<Record<'text' | 'markdown', Style>> = {
  text: {
    title: (text) => text,
    line: (label, text) => `  ${label}: ${text}`,
    heading: (text) => `  ${text}:`,
    point: (text, depth) => `${'  '.repeat(depth + 2)}- ${text}`,
    table: ({ head, rows }) => alignedTable([head, ...rows]).map((row) => `        ${row}`),
  },
  markdown: {
    title: (text) => `## ${escaped(text)}\n`,
    line: (label, text) => `**${label}:** ${escaped(text)}  `,
    heading: (text) => `\n**${text}:**\n`,
    point: (text, depth) => `${'  '.repeat(depth)}- ${escaped(text)}`,
    table: ({ head, rows }) =>
      ['', rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf), ''].map((row) => `  ${row}`.trimEnd()),
  },
};

const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => (cell === '---' ? cell : escaped(cell))).join(' | ')} |`;

/** What Markdown would take for a mark of its own. */
const escaped = (text: string): string => text.replace(/[\\`*_<>|[\]#]/g, (sign) => `\\${sign}`);

/** What was told, as a text for a person: in lines for a terminal, or as Markdown. */
export function writeWords(told: InWords, locale: WordLocale, format: 'text' | 'markdown'): string {
  const style = styles[format];
  const word = (key: keyof typeof headingPhrases): string => headingPhrases[key][locale];
  const lines = [
    style.title(titleOf(told, locale)),
    ...headLines(told, word).map(([label, text]) => style.line(label, text)),
    ...bodyLines(told, locale, style),
  ];
  return `${lines.join('\n')}\n`;
}

function titleOf(told: InWords, locale: WordLocale): string {
  const name = told.kind === 'rule' ? told.id : told.kind === 'fact' ? told.name : inQuotes(told.text, locale);
  return `${headingPhrases[told.kind][locale]} ${name} [${told.system}, ${locale}]`;
}

function headLines(
  told: InWords,
  word: (key: keyof typeof headingPhrases) => string,
): readonly (readonly [string, string])[] {
  const about = [word('about'), told.about] as const;
  if (told.kind === 'fact') return [about];
  if (told.kind === 'question') return [about, [word('screen'), `${told.screen} (${told.sourceType})`]];
  return [
    about,
    [word('severity'), told.severity],
    ...(told.sources.length > 0 ? [[word('sources'), told.sources.join(', ')] as const] : []),
    [word('message'), told.message],
    [word('reference'), told.reference],
  ];
}

function bodyLines(told: InWords, locale: WordLocale, style: Style): readonly string[] {
  if (told.kind === 'rule') return toldLines('violated', told, locale, style);
  if (told.kind === 'fact') return toldLines('is', told, locale, style);
  return [
    ...toldLines('screenShown', told.screenShown, locale, style),
    ...toldLines('shown', told.shown, locale, style),
    ...toldLines('mandatory', told.mandatory, locale, style),
  ];
}

function toldLines(
  heading: keyof typeof headingPhrases,
  { tells, where, parameters }: Told,
  locale: WordLocale,
  style: Style,
): readonly string[] {
  return [
    style.heading(headingPhrases[heading][locale]),
    ...blockLines(tells, 0, style),
    ...where.flatMap(({ name, about, is }) => [
      style.heading(
        fill(headingPhrases.where, locale, {
          name: about === undefined ? name : fill(headingPhrases.ofKind, locale, { name, kind: about }),
        }),
      ),
      ...blockLines(is, 0, style),
    ]),
    ...(parameters.length > 0 ? [style.heading(headingPhrases.parameters[locale])] : []),
    ...parameters.flatMap((parameter) => parameterLines(parameter, locale, style)),
  ];
}

const blockLines = ({ text, items = [] }: Block, depth: number, style: Style): readonly string[] => [
  style.point(text, depth),
  ...items.flatMap((item) => blockLines(item, depth + 1, style)),
];

function parameterLines({ name, values }: ParameterInWords, locale: WordLocale, style: Style): readonly string[] {
  const texts = values.filter(({ value }) => typeof value === 'string');
  const inLine = texts.map(({ sets, value }) => `${setsOf(sets, locale)}: ${String(value)}`).join('; ');
  return [
    style.point(inLine === '' ? name : `${name}: ${inLine}`, 0),
    ...values.flatMap(({ sets, value }) =>
      typeof value === 'string' ? [] : [style.point(setsOf(sets, locale), 1), ...style.table(value)],
    ),
  ];
}

const setsOf = (sets: readonly number[], locale: WordLocale): string =>
  fill(headingPhrases.sets, locale, { sets: sets.join(', ') });
