import type { FindingExample, FindingRow } from '../src/documents/finding-codes/finding-row.js';
import { findingTable } from '../src/documents/finding-codes/finding-table.js';
import { runFindingExample } from '../test/support/findings/example-run.js';

/** The table of findings as sections, sorted by code, each with its example and what the check prints for it. */
export function findingSections(): string {
  return Object.entries<FindingRow>(findingTable)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, row]) => section(code, row))
    .join('\n\n');
}

function section(code: string, { meaning, example, cure, deep }: FindingRow): string {
  const { findings, after, before } = runFindingExample(example, deep);
  const found = findings.all.find(({ at }) => at.file === example.file);
  const lines = shownLines(before, after, example.file, found?.at.line);
  const shown = lines === '' ? [] : [fenced(example.file.endsWith('.csv') ? 'csv' : 'yaml', lines)];
  const says = deep ? `${meaning} Only \`check --deep\` looks for it.` : meaning;
  return [`## ${code}`, says, introduction(example), ...shown, fenced('text', findings.report()), cure].join('\n\n');
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

function introduction({ file, right, wrong }: FindingExample): string {
  if (right === undefined) return wrong === undefined ? `Without the file \`${file}\`:` : `The file \`${file}\`:`;
  const written = right.trim();
  if (wrong === '') return `In \`${file}\`, without \`${written}\`:`;
  const short = !written.includes('\n') && written.length < 60;
  return short && !wrong?.includes(written) ? `In \`${file}\`, instead of \`${written}\`:` : `In \`${file}\`:`;
}

/** The lines that differ and the one with the finding, each below the keys that it belongs to. */
function shownLines(before: string, after: string, file: string, found: number | undefined): string {
  const [was, is] = [before, after].map((text) => text.replace(/\n$/, '').split('\n')) as [string[], string[]];
  if (after === '') return '';
  const same = is.findIndex((line, index) => line !== was[index]);
  const from = same < 0 ? is.length : same;
  let to = is.length;
  for (let old = was.length; to > from && old > from && is[to - 1] === was[old - 1]; old--) to--;
  const shown = new Set(Array.from({ length: to - from }, (_, index) => from + index));
  if (to === from) shown.add(Math.max(from - 1, 0)).add(Math.min(from, is.length - 1));
  if (found !== undefined) shown.add(found - 1);
  if (file.endsWith('.csv'))
    return [...shown.add(0)]
      .sort(ascending)
      .map((line) => is[line])
      .join('\n');
  for (const line of [...shown]) for (const key of keysAbove(is, line)) shown.add(key);
  return [...shown]
    .sort(ascending)
    .flatMap((line, index, all) => {
      const gap = line > (index === 0 ? 0 : (all[index - 1] ?? 0) + 1);
      return gap ? [`${' '.repeat(indentation(is[line]))}# ...`, is[line]] : [is[line]];
    })
    .join('\n');
}

const ascending = (a: number, b: number): number => a - b;
const indentation = (line = ''): number => line.search(/\S|$/);

/** The lines above that are less and less indented. */
function keysAbove(lines: readonly string[], start: number): readonly number[] {
  const keys: number[] = [];
  let column = indentation(lines[start]);
  for (let line = start - 1; line >= 0 && column > 0; line--) {
    if (indentation(lines[line]) >= column || lines[line] === '') continue;
    column = indentation(lines[line]);
    keys.push(line);
  }
  return keys;
}
