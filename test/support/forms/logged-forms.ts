import { readFileSync } from 'node:fs';
import { remembered } from '../../../src/lists/remembered.js';

/** A place in the code, and how many forms (hidden classes of V8) of objects it has met that it did not know. */
export interface LoggedSite {
  /** File, line and column, and the member that is read or written there. */
  readonly name: string;
  readonly forms: number;
}

/** A piece of code of the log. */
interface LoggedCode {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/**
 * What a log of V8 (`--log-ic --log-code`) says behind the first call of a function: all places in files that met
 * objects of forms that they did not know, the most forms first. Code may not move meanwhile (`--no-compact`); a place
 * counts where the member stands in its file.
 */
export function loggedForms(log: string, behind: string): readonly LoggedSite[] {
  const codes: LoggedCode[] = [];
  const forms = new Map<string, Set<string>>();
  let begun = false;
  for (const line of log.split('\n')) {
    const fields = line.split(',');
    const [kind = '', second = ''] = fields;
    if (kind === 'code-creation') {
      const [start, size, name = ''] = [Number(fields[4]), Number(fields[5]), fields[6]];
      begun ||= name.startsWith(behind);
      add(codes, { start, end: start + size, name });
    } else if (begun && kind.endsWith('IC')) {
      const code = codes[placeOf(codes, Number(second)) - 1];
      if (!code || Number(second) >= code.end) continue;
      const [line = '', column = '', , , form = '', member = ''] = fields.slice(3);
      const file = /file:\/\/(\S+?\.js)(?::|$)/.exec(code.name)?.[1];
      if (file && stands(member, file, Number(line)))
        remembered(forms, `${file}:${line}:${column} ${member}`, () => new Set<string>()).add(form);
    }
  }
  return [...forms].map(([name, met]) => ({ name, forms: met.size })).sort((a, b) => b.forms - a.forms);
}

const lines = new Map<string, readonly string[]>();

/** Whether a member stands in a line of a file. */
const stands = (member: string, file: string, line: number): boolean =>
  member !== '' &&
  (remembered(lines, file, () => readFileSync(file, 'utf8').split('\n'))[line - 1]?.includes(member) ?? false);

/** How many pieces of code begin at or before an address. */
function placeOf(codes: readonly LoggedCode[], address: number): number {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] as LoggedCode).start <= address) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In order of their addresses; what comes to an address later is there from then on. */
function add(codes: LoggedCode[], code: LoggedCode): void {
  const place = placeOf(codes, code.start);
  if (codes[place - 1]?.start === code.start) codes[place - 1] = code;
  else codes.splice(place, 0, code);
}
