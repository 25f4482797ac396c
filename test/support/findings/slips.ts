import { basename, dirname, join } from 'node:path';
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Findings } from '../../../src/documents/findings/findings.js';
import { Kept } from '../../../src/documents/kept.js';
import type { Reading } from '../../../src/documents/reading.js';
import { inDirectory } from '../run/in-directory.js';

/** A file in which something is mistyped: where, what stands there instead, and the whole text then. */
interface Slip {
  readonly place: string;
  readonly file: string;
  readonly text: string;
}

type Files = Readonly<Record<string, string>>;

/**
 * All slips of some files, one at a time, each with every finding that loading reports of it: a line each. Those that
 * `known` files have as well are left out.
 */
export function toldOfSlips(
  files: Files,
  load: (directory: string, reading: Reading) => Findings,
  known: Files = {},
): string {
  const others = slipsOf(known);
  const kept = new Kept();
  const slips = [...slipsOf(files)].filter(([kind]) => !others.has(kind));
  return inDirectory(files, (directory) =>
    slips
      .map(([, { place, file, text }], index) => {
        kept.put(join(directory, file), text);
        kept.begin();
        const report = load(directory, { kept }).report();
        if (index % 5 === 0) {
          // Now that all is read: what the first load noted in the trees must not change what is said.
          kept.begin();
          const again = load(directory, { kept }).report();
          if (again !== report) throw new Error(`of ${place} another load says:\n${again}`);
        }
        kept.put(join(directory, file), undefined);
        const findings = report.split('\n').filter(Boolean);
        return `${place}\n${findings.map((line) => `  ${line.replaceAll(`${file}:`, '')}\n`).join('')}`;
      })
      .join(''),
  );
}

/** What stands several times in the files of a folder is mistyped where it stands first. */
function slipsOf(files: Files): ReadonlyMap<string, Slip> {
  const slips = new Map<string, Slip>();
  for (const [file, text] of Object.entries(files)) {
    for (const { kind, from, to, now } of file.endsWith('.yaml') ? slipsOfYaml(text) : slipsOfCsv(text)) {
      const key = `${basename(dirname(file))} ${kind}`;
      const written = text.slice(from, to);
      if (slips.has(key) || written.includes('\n')) continue;
      const line = text.slice(0, from).split('\n').length;
      const place = `${file}:${line} ${written} → ${now}`;
      slips.set(key, { place, file, text: `${text.slice(0, from)}${now}${text.slice(to)}` });
    }
  }
  return slips;
}

/** Instead of what stands from here to there. */
interface Mistyped {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly now: string;
}

/** A key, a name, a number where a text is due and the other way round, a list in the place of one value. */
function slipsOfYaml(text: string): readonly Mistyped[] {
  const slips: Mistyped[] = [];
  visit(parseDocument(text), {
    Scalar(role, { value, range }, path) {
      const [from, to] = range ?? [0, 0];
      const written = text.slice(from, to);
      const add = (kind: string, now: string): number => slips.push({ kind, from, to, now });
      if (role === 'key') {
        add(`key ${String(value)}`, misspelled(written));
        return;
      }
      const [name] = path.flatMap((each) => (isPair(each) && isScalar(each.key) ? [each.key.value] : [])).slice(-1);
      if (typeof value === 'string' && /^[\w.-]+$/.test(value)) add(`misspelled ${name}`, misspelled(written));
      add(`other kind ${name}`, typeof value === 'string' ? '7' : `"${written}"`);
      if (role === 'value') add(`list ${name}`, `[${written}]`);
    },
  });
  return slips;
}

/** The name of a column; in the first cell of a column that is filled a letter too many, a number, nothing. */
function slipsOfCsv(text: string): readonly Mistyped[] {
  const lines = text.trim().split('\n');
  const names = lines[0]?.split(',') ?? [];
  let from = text.indexOf(lines[0] ?? '');
  const slips: Mistyped[] = [];
  for (const [line, row] of lines.entries()) {
    const cells = row.match(/"[^"]*"|[^,]+|(?<=^|,)(?=,|$)/g) ?? [];
    for (const [index, cell] of cells.entries()) {
      const add = (kind: string, now: string): number =>
        slips.push({ kind: `${kind} ${names[index]}`, from, to: from + cell.length, now });
      if (line === 0) add('column', misspelled(cell));
      else if (cell !== '')
        for (const [kind, now] of [
          ['misspelled cell', misspelled(cell)],
          ['number', '7'],
          ['empty', ''],
        ] as const)
          add(kind, now);
      from += cell.length + 1;
    }
    if (cells.length === 0) from += 1;
  }
  return slips;
}

/** With a letter too many, inside the quotes of a text that has some. */
const misspelled = (written: string): string => written.replace(/["']?$/, (quote) => `x${quote}`);
