import { colourMeanings, colours, ownPalettes } from '../src/brand/palette.js';
import { brandTexts } from '../src/brand/read-brand.js';
import { settings } from '../src/configuration.js';
import { errorTable } from '../src/errors/error-table.js';
import type { ErrorEntry } from '../src/errors/error-entry.js';
import { mountedOperations } from '../src/http/routes.js';
import { codesOfOperation } from '../src/operations/codes-of-operation.js';
import { operations } from '../src/operations/index.js';
import type { Operation } from '../src/operations/operation.js';
import { repetitions } from '../src/operations/repetition.js';
import { de } from '../src/try/words/de.js';
import { en } from '../src/try/words/en.js';
import { findingSections } from './finding-sections.js';
import { RuleTables } from './rule-tables.js';
import { rooms } from './rooms.js';

/** The tables of the documents that follow from the source, by the name of their markers. */
const tables: Readonly<Record<string, () => string>> = {
  endpoints: () =>
    table(
      ['Method and path', 'Query parameters', 'What it does', 'After a time-out'],
      mountedOperations(operations).map(({ operation, path }) => [
        `${operation.method} \`${path}\``,
        operation.query.map(({ name }) => `\`${name}\``).join(', '),
        operation.summary,
        operation.repetition,
      ]),
    ),
  repetitions: () =>
    table(
      ['After a time-out', 'What the client does'],
      Object.entries(repetitions).map(([name, { afterTimeout }]) => [name, afterTimeout]),
    ),
  codes: () =>
    table(
      ['Code', 'Applies to', 'Condition'],
      Object.values(errorTable)
        .sort((a, b) => a.code - b.code)
        .map((entry) => [String(entry.code), reportedBy(entry), entry.condition]),
    ),
  configuration: () =>
    table(
      ['Variable', 'Default', 'Meaning'],
      Object.values(settings).map(({ variable, defaultText, meaning }) => [
        `\`${variable}\``,
        defaultText === '' ? 'none' : `\`${defaultText}\``,
        meaning,
      ]),
    ),
  colours: () =>
    table(
      ['Colour', 'Is', 'Light', 'Dark'],
      colours.map((colour) => [
        `\`${colour}\``,
        colourMeanings[colour],
        ...[ownPalettes.light, ownPalettes.dark].map((palette) => `\`${palette[colour]}\``),
      ]),
    ),
  texts: () =>
    table(
      ['Text', 'English', 'German'],
      brandTexts.map((name) => [`\`${name}\``, ...[en, de].map((words) => words[name].replaceAll('\n', '<br>'))]),
    ),
  findings: findingSections,
  'expected-rules': () => table(['Id', 'Fires when', 'Held by'], new RuleTables().expected()),
  'further-rules': () => table(['Rule', 'Reference'], new RuleTables().further()),
  folders: () =>
    table(
      ['In `src`', 'Holds', 'May import'],
      Object.entries(rooms).map(([name, { holds, imports }]) => [
        `\`${name}\``,
        holds,
        imports.map((other) => `\`${other}\``).join(', '),
      ]),
    ),
};

/** The operations that can report a code; where nearly all can, those that cannot. */
function reportedBy(entry: ErrorEntry): string {
  const reports = (operation: Operation): boolean => codesOfOperation(operation).includes(entry);
  const names = (of: readonly Operation[]): string => of.map(({ name }) => name).join(', ');
  const others = operations.filter((operation) => !reports(operation));
  if (others.length === 0) return 'all operations';
  return others.length < 3 ? `all operations but ${names(others)}` : names(operations.filter(reports));
}

/** Which document has which tables. */
export const documents: Readonly<Record<string, readonly string[]>> = {
  'docs/design/architecture.md': ['folders'],
  'docs/findings.md': ['findings'],
  'docs/guides/look-of-an-insurer.md': ['colours', 'texts'],
  'docs/interface.md': ['endpoints', 'repetitions', 'codes'],
  'docs/operating.md': ['configuration'],
  'docs/rules.md': ['expected-rules', 'further-rules'],
};

/** A document with its tables as the source has them now. @throws Error when a table has no markers. */
export function withTables(text: string, names: readonly string[]): string {
  return names.reduce((written, name) => {
    const [start, end] = [`<!-- ${name}: written by scripts/write-doc-tables.ts -->`, `<!-- /${name} -->`];
    const [from, to] = [written.indexOf(start), written.indexOf(end)];
    const write = tables[name];
    if (!write || from < 0 || to < from) throw new Error(`there are no markers for the table ${name}`);
    return `${written.slice(0, from + start.length)}\n${write()}\n${written.slice(to)}`;
  }, text);
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');
