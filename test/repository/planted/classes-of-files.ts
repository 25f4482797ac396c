import { inLine, misspelt, type Plant, type PlantClass, type Texts } from './plant.js';

const yaml = /^rules\/\w+\/(?:attributes|facts|plausibility|catalogues|csp)\/.*\.yaml$/;
const screens = /^screens\/\w+\/\w+\/.*\.yaml$/;
const csv = /\.csv$/;

/** A way to break a line; undefined where the line cannot be broken so. */
type Break = (line: string, before: string) => string | undefined;

const replaced = (line: string, find: RegExp, put: string): string | undefined =>
  find.test(line) ? line.replace(find, put) : undefined;

const yamlBreaks: Readonly<Record<string, Break>> = {
  tab: (line) => replaced(line, /^ {2}(?=\S)/, '\t'),
  'a blank too many': (line, before) =>
    /^ {4}\w/.test(before) ? replaced(line, /^ {4}(?=[a-z]+: )/, '     ') : undefined,
  'a bracket open': (line) => replaced(line, /\]$/, ''),
  'a brace open': (line) => replaced(line, /\}$/, ''),
  'a quote open': (line) => replaced(line, /^( {2,8}(?:en|de): "[^"]+)"$/, '$1'),
  'no colon': (line) => replaced(line, /^( {2,4}[a-z]\w+): (?=\w)/, '$1 '),
  'no blank behind the colon': (line) => replaced(line, /^( {4}[a-z]\w+): (?=\w+$)/, '$1:'),
  'unmerged lines': (line) => (/^ {2}\S/.test(line) ? `<<<<<<< HEAD` : undefined),
  'a second document': (line) => (/^ {4}\S/.test(line) ? '---' : undefined),
  anchor: (line) => replaced(line, /^( {4}[a-z]\w+: )(?=\w+$)/, '$1&it '),
  alias: (line) => replaced(line, /^( {4}severity: )\w+$/, '$1*it'),
  'a quote for print': (line) => replaced(line, /^( {4,6}(?:en|de): )"([^"]+)"$/, '$1“$2”'),
  'a second comma': (line) => replaced(line, /, (?=\w+: )/, ',, '),
  'a bracket too many': (line) => replaced(line, /\}$/, '}}'),
};

const csvBreaks: Readonly<Record<string, Break>> = {
  'a cell too many': (line) => (line.includes(',') ? `${line},x` : undefined),
  'a cell too few': (line) => replaced(line, /,[^",]*$/, ''),
  'a quote open': (line) => replaced(line, /^("?[\w.]+"?,)"?([^",]+)"?,/, '$1"$2,'),
  'a quote inside': (line) => replaced(line, /^("?[\w.]+"?,"?)([^",]{3})([^",]+)"?,/, '$1$2"$3,'),
  'a code as a date': (line) => replaced(line, /^"?[\w.]+"?,/, '01. Mai,'),
  'a code with a blank': (line) => replaced(line, /^"?([\w.]+)"?,/, '"$1 ",'),
  'unmerged lines': (line) => (line === '' ? undefined : '======='),
  'a damaged letter': (line) => replaced(line, /[äöüß]/, '\uFFFD'),
};

const csvSlips: Readonly<Record<string, Break>> = {
  'no code': (line) => replaced(line, /^"?[\w.]+"?,/, ','),
  'no name': (line) => replaced(line, /^("?[\w.]+"?,)(?:"[^"]*"|[^",]+),/, '$1,'),
};

/** Mistakes that leave a file unreadable, or a file or folder without what it should be. */
export const classesOfFiles: readonly PlantClass[] = [
  { name: 'YAML (rules)', count: 28, stage: 'apart yaml', candidates: (texts) => broken(texts, yaml, yamlBreaks) },
  {
    name: 'YAML (screens)',
    count: 8,
    stage: 'apart screens',
    candidates: (texts) => broken(texts, screens, yamlBreaks),
  },
  { name: 'CSV', count: 18, stage: 'apart csv', candidates: (texts) => broken(texts, csv, csvBreaks) },
  { name: 'CSV, empty cells', count: 4, stage: 'apart cells', candidates: (texts) => broken(texts, csv, csvSlips) },
  { name: 'CSV with other separators', count: 4, stage: 'apart csv', candidates: separators },
  { name: 'CSV header', count: 4, stage: 'apart cells', candidates: headers },
  { name: 'CSV, names of two languages exchanged', count: 4, stage: 'apart names', candidates: exchangedNames },
  { name: 'encoding of a file', count: 4, stage: 'apart yaml', candidates: encodings },
  { name: 'file names (rules)', count: 8, stage: 'apart yaml', candidates: namesOfRules },
  // Beside a file that cannot be read what is unknown is not told.
  { name: 'file names (catalogues)', count: 4, stage: 'apart catalogues', candidates: namesOfCatalogues },
  { name: 'file names (screens)', count: 4, stage: 'apart screens', candidates: namesOfScreens },
  { name: 'empty file (rules)', count: 8, stage: 'apart yaml', candidates: (texts) => emptied(texts, yaml) },
  { name: 'empty file (screens)', count: 4, stage: 'apart screens', candidates: (texts) => emptied(texts, screens) },
  { name: 'directory missing', count: 11, stage: 'alone folder', candidates: folders },
];

function* broken(texts: Texts, files: RegExp, breaks: Readonly<Record<string, Break>>): Iterable<Plant> {
  for (const [file, all] of texts) {
    if (!files.test(file)) continue;
    for (const how of Object.values(breaks)) {
      // One line of a file for each way is enough to choose from: the middle one of those that can be broken so.
      const lines = all.flatMap((line, index) =>
        index > 0 && how(line, all[index - 1] ?? '') !== undefined ? [index] : [],
      );
      const line = lines[Math.floor(lines.length / 2)];
      if (line !== undefined) yield inLine(file, line, how(all[line] ?? '', all[line - 1] ?? '') ?? '', file);
    }
  }
}

const wholeFile = (file: string, now: string | Uint8Array, to = 0): Plant => ({
  edits: [],
  files: [{ file, now }],
  at: { file, from: 0, to },
  area: file,
});

function* separators(texts: Texts): Iterable<Plant> {
  for (const [file, all] of texts)
    for (const separator of [';', '\t', '|'])
      if (csv.test(file)) yield wholeFile(file, all.join('\n').replaceAll(',', separator));
}

function* headers(texts: Texts): Iterable<Plant> {
  for (const [file, [header = '']] of texts)
    if (csv.test(file))
      for (const name of header.split(',').filter((each) => each.length > 3))
        yield inLine(file, 0, header.replace(name, misspelt(name)), file);
}

function* exchangedNames(texts: Texts): Iterable<Plant> {
  for (const [file, [header = '', ...rows]] of texts)
    if (csv.test(file) && header.includes('name.en,name.de'))
      yield {
        ...inLine(file, 0, header.replace('name.en,name.de', 'name.de,name.en'), file),
        at: { file, from: 0, to: rows.length },
      };
}

function* encodings(texts: Texts): Iterable<Plant> {
  for (const [file, all] of texts) {
    if (!yaml.test(file) || !all.some((line) => /[äöü]/.test(line))) continue;
    const text = all.join('\n');
    yield wholeFile(file, Buffer.from(text, 'latin1'), all.length);
    yield wholeFile(file, Buffer.from(`\uFEFF${text}`, 'utf16le'));
  }
}

const renamed = (file: string, to: string): Plant => ({
  edits: [],
  files: [{ file, renamed: to }],
  at: { file: to, from: 0, to: 0 },
  area: file,
});

function* namesOfRules(texts: Texts): Iterable<Plant> {
  for (const file of texts.keys()) {
    if (!yaml.test(file)) continue;
    yield renamed(file, file.replace(/\.yaml$/, '.yml'));
    yield renamed(file, `${file}.bak`);
    if (file.includes('/csp/')) yield renamed(file, file.replace(/(\d)\.yaml$/, '0$1.yaml'));
  }
  for (const part of ['facts', 'notices']) yield renamed(`rules/german/${part}`, `rules/german/${part.slice(0, -1)}`);
}

function* namesOfCatalogues(texts: Texts): Iterable<Plant> {
  for (const file of texts.keys())
    if (yaml.test(file) && file.includes('/catalogues/'))
      yield { ...renamed(file, file.replace(/\.yaml$/, '-2.yaml')), says: 'catalogue' };
}

function* namesOfScreens(texts: Texts): Iterable<Plant> {
  for (const file of texts.keys()) {
    if (!screens.test(file)) continue;
    yield renamed(file, file.replace(/\.yaml$/, '.yml'));
    if (file.includes('/texts/'))
      yield renamed(
        file,
        file.replace(/\/(\w)(\w)\.yaml$/, (_, one: string, two: string) => `/${one.toUpperCase()}${two}.yaml`),
      );
  }
}

function* emptied(texts: Texts, files: RegExp): Iterable<Plant> {
  for (const file of texts.keys())
    if (files.test(file)) for (const now of ['', '# nothing yet\n']) yield wholeFile(file, now);
}

function* folders(): Iterable<Plant> {
  for (const file of [
    'rules',
    'rules/common/attributes',
    'rules/common/catalogues',
    'rules/common/facts',
    'rules/german/csp',
    'rules/german/notices',
    'screens',
    'screens/common',
    'screens/german',
    'screens/common/texts',
    'screens/common/applicant',
  ])
    yield {
      edits: [],
      files: [{ file }],
      at: { file: file.includes('/') ? file : `${file}/.`, from: 0, to: 0 },
      area: file,
      says: 'there is no',
    };
}
