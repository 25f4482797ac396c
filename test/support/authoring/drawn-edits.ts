import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One place of the rules and screens of this repository, changed as an author changes it. */
export interface DrawnEdit {
  readonly file: string;
  /** From 0. */
  readonly line: number;
  readonly put: string;
}

interface Kind {
  readonly what: string;
  readonly folder: RegExp;
  readonly line: RegExp;
  readonly put: string | ((line: string) => string);
}

const more = (line: string): string => line.replace(/\d+(?=[^\d]*$)/, (number) => String(Number(number) + 1));

/** Ways to change a line of a file; not every line that is changed so can be loaded. */
const kinds: readonly Kind[] = [
  { what: 'a number of a parameter set', folder: /\/csp\//, line: /^\w+: \d+$/, put: more },
  { what: 'a number in a row', folder: /\/csp\//, line: /^ {2}- \{.*\d+ \}$/, put: more },
  { what: 'a row goes', folder: /\/csp\//, line: /^ {2}- \{.*\}$/, put: '' },
  {
    what: 'a number that something is compared with',
    folder: /\/(facts|plausibility)\//,
    line: /\bvalue: \d+ \}/,
    put: more,
  },
  {
    what: 'a warning becomes an error',
    folder: /\/plausibility\//,
    line: /severity: warning$/,
    put: (line) => line.replace('warning', 'error'),
  },
  {
    what: 'an error becomes a missing document',
    folder: /\/plausibility\//,
    line: /severity: error$/,
    put: (line) => line.replace('error', 'incomplete'),
  },
  {
    what: 'what is equal must differ',
    folder: /\/(facts|plausibility)\//,
    line: /operator: equal\b/,
    put: (line) => line.replace('equal', 'notEqual'),
  },
  {
    what: 'what is more must be less',
    folder: /\/(facts|plausibility)\//,
    line: /operator: greaterThan\b/,
    put: (line) => line.replace('greaterThan', 'lessThan'),
  },
  {
    what: 'all becomes any',
    folder: /\/(facts|plausibility)\//,
    line: /^ +(- )?all:/,
    put: (line) => line.replace('all:', 'any:'),
  },
  {
    what: 'an attribute that is not stored means nothing',
    folder: /\/attributes\//,
    line: /absentMeans: 0/,
    put: (line) => line.replace(/,? ?absentMeans: 0/, ''),
  },
  { what: 'an entry goes', folder: /catalogues\/.*csv$/, line: /^"/, put: '' },
  { what: 'what an entry is', folder: /catalogues\//, line: /true/, put: (line) => line.replace('true', 'false') },
  {
    what: 'a question is no longer mandatory',
    folder: /^screens\//,
    line: /mandatoryWhen: true/,
    put: (line) => line.replace('mandatoryWhen: true', 'mandatoryWhen: false'),
  },
  {
    what: 'what opens a question',
    folder: /^screens\//,
    line: /value: yes/,
    put: (line) => line.replace('value: yes', 'value: no'),
  },
  {
    what: 'a question is always shown',
    folder: /^screens\//,
    line: /shownWhen: \{/,
    put: (line) => line.replace(/ shownWhen: \{[^{}]*\},?/, ''),
  },
];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/** Every change of one line, by kind of change. */
export function possibleEdits(): readonly { readonly what: string; readonly edits: readonly DrawnEdit[] }[] {
  const files = ['rules', 'screens'].flatMap(filesBelow).filter((file) => /\.(yaml|csv)$/.test(file));
  const lines = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  return kinds.map(({ what, folder, line: wanted, put }) => ({
    what,
    edits: lines
      .filter(({ file }) => folder.test(file))
      .flatMap(({ file, lines: all }) =>
        all.flatMap((text, line) =>
          wanted.test(text) ? [{ file, line, put: typeof put === 'string' ? put : put(text) }] : [],
        ),
      ),
  }));
}
