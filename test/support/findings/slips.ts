import { basename, dirname, join } from 'node:path';
import { isPair, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import type { Findings } from '../../../src/documents/findings.js';
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
 * All slips of some files, one at a time, each with every finding that loading reports of it: a line each. Those that `known` files
 * have as well are left out.
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
      .map(([, { place, file, text }]) => {
        kept.put(join(directory, file), text);
        kept.begin();
        const report = load(directory, { kept }).report();
        kept.put(join(directory, file), undefined);
        const findings = report.split('\n').filter(Boolean);
        return `${place}\n${findings.map((line) => `  ${line.replaceAll(`${file}:`, '')}\n`).join('')}`;
      })
      .join(''),
  );
}

/**
 * What a hand may mistype: a key, a name, a number where a text is due and the other way round, a list in the place of one value. What
 * stands several times in the files of a folder is mistyped where it stands first.
 */
function slipsOf(files: Files): ReadonlyMap<string, Slip> {
  const slips = new Map<string, Slip>();
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('.yaml')) continue;
    const add = (kind: string, { range }: Scalar, becomes: (written: string) => string): void => {
      const key = `${basename(dirname(file))} ${kind}`;
      const [start, end] = range ?? [0, 0];
      const written = text.slice(start, end);
      if (slips.has(key) || written.includes('\n')) return;
      const now = becomes(written);
      const line = text.slice(0, start).split('\n').length;
      const place = `${file}:${line} ${written} → ${now}`;
      slips.set(key, { place, file, text: `${text.slice(0, start)}${now}${text.slice(end)}` });
    };
    visit(parseDocument(text), {
      Scalar(role, scalar, path) {
        const [name] = path
          .flatMap((each) => (isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []))
          .slice(-1);
        if (role === 'key') return add(`key ${String(scalar.value)}`, scalar, misspelled);
        const { value } = scalar;
        if (typeof value === 'string' && /^[\w.-]+$/.test(value)) add(`misspelled ${name}`, scalar, misspelled);
        add(`other kind ${name}`, scalar, (written) => (typeof value === 'string' ? '7' : `"${written}"`));
        if (role === 'value') add(`list ${name}`, scalar, (written) => `[${written}]`);
        return undefined;
      },
    });
  }
  return slips;
}

/** With a letter too many, inside the quotes of a text that has some. */
const misspelled = (written: string): string => written.replace(/["']?$/, (quote) => `x${quote}`);
