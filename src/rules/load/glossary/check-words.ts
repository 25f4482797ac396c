import type { CsvTable } from '../../../documents/csv/csv-table.js';
import { type Finding, Findings } from '../../../documents/findings/findings.js';
import type { Located } from '../../../documents/located.js';
import { type Position, startOf } from '../../../documents/position.js';
import { remembered } from '../../../lists/remembered.js';
import type { RuleSetReading } from '../draft/draft.js';
import { checkLanguages } from '../messages/check-languages.js';
import { type SpelledWords, spelledWords } from '../messages/check-spelling.js';
import { checkTogether } from '../messages/check-together.js';
import { type PairsOfTexts, pairsOf, type TextInLocales } from '../messages/other-language.js';
import { checkTexts } from './check-texts.js';
import { type WordsOfTexts, wordsOfTexts } from '../messages/words-of-texts.js';
import { type ReadText, Wording } from './wording.js';

/** Folders whose files carry texts; what `rule-set.yaml` names are the words of the interface. */
const folders = ['attributes', 'catalogues', 'csp', 'plausibility'];
/** Their texts are the words of counsel: only the language under which they stand is looked at. */
const legal = 'notices';

/**
 * What was found of what was read from a file, by what its texts were held to: systems share files, and checks of an
 * editor.
 */
const found = new WeakMap<object, Map<string, readonly Finding[]>>();

/** The words of what was read from a file, by the locales that were looked for. */
const spelledIn = new WeakMap<object, Map<string, SpelledWords>>();

/** Those of its tables too, likewise. */
const wordsIn = new WeakMap<object, Map<string, WordsOfTexts>>();

/** The texts of what was read from a file that stand in two locales, likewise. */
const pairsIn = new WeakMap<object, Map<string, readonly PairsOfTexts[]>>();

/**
 * Holds every text of the rules to the glossary, to the language under which it stands, to the form and the spelling of
 * a text: names of attributes, of catalogue entries and of parameter sets, messages, and the glossary itself. One pass
 * over files that have been read already.
 */
export function checkWords(reading: RuleSetReading): void {
  const { glossary } = reading.draft;
  const locales = [...reading.draft.locales].sort();
  const wording = new Wording(glossary, locales);
  const spelled: SpelledWords[] = [];
  const words: WordsOfTexts[] = [];
  const pairs: (readonly PairsOfTexts[])[] = [];
  for (const { read, texts, isTable, isLegal } of textsOfRules(reading, locales)) {
    let own: readonly TextInLocales[] | undefined;
    const all = (): readonly TextInLocales[] => (own ??= [...texts()]);
    const ofRead = remembered(found, read, () => new Map<string, readonly Finding[]>());
    const held = remembered(ofRead, wording.heldTo, () => {
      const findings = new Findings();
      if (isLegal) checkLanguages(all().flat(), findings);
      else checkTexts(all().flat(), wording, findings, reading.sources);
      return findings.all;
    });
    reading.findings.repeat(held);
    if (isLegal) continue;
    const pairsInRead = remembered(pairsIn, read, () => new Map<string, readonly PairsOfTexts[]>());
    pairs.push(remembered(pairsInRead, locales.join(), () => pairsOf(all(), locales)));
    const wordsInRead = remembered(wordsIn, read, () => new Map<string, WordsOfTexts>());
    words.push(remembered(wordsInRead, locales.join(), () => wordsOfTexts(all())));
    if (isTable) continue;
    const inRead = remembered(spelledIn, read, () => new Map<string, SpelledWords>());
    spelled.push(remembered(inRead, locales.join(), () => spelledWords(all().flat())));
  }
  checkTogether({ pairs, words, spelled }, reading.findings);
}

/** What was read from a file, and its texts. */
interface FileTexts {
  readonly read: object;
  /** Its names are spelled as their classification has them. */
  readonly isTable: boolean;
  readonly isLegal?: boolean;
  texts(): Iterable<TextInLocales>;
}

function* textsOfRules({ sources, folders: own }: RuleSetReading, locales: readonly string[]): Iterable<FileTexts> {
  for (const folder of own) {
    const single = ['glossary.yaml', 'names.yaml']
      .map((name) => `${folder}/${name}`)
      .filter((file) => sources.has(file));
    const files = folders.flatMap((name) => sources.files(`${folder}/${name}`));
    for (const file of sources.files(`${folder}/${legal}`)) {
      const read = sources.alreadyRead(file)?.node;
      if (read) yield { read, isTable: false, isLegal: true, texts: () => textsOf(read, locales, undefined) };
    }
    for (const file of [...single, ...files]) {
      const document = sources.alreadyRead(file);
      const node = document?.node;
      if (!node) continue;
      const catalogue = file.startsWith(`${folder}/catalogues/`)
        ? file.slice(`${folder}/catalogues/`.length, -'.yaml'.length)
        : undefined;
      yield { read: node, isTable: false, texts: () => textsOf(node, locales, catalogue) };
      const csv = catalogue === undefined ? undefined : document.member('entriesFrom').text;
      const table = csv === undefined ? undefined : sources.table(`${folder}/catalogues/${csv}`, startOf(file));
      if (table && catalogue !== undefined)
        yield { read: table, isTable: true, texts: () => namesOf(table, catalogue, locales) };
    }
  }
}

/** Every map whose keys are all locales and whose values are texts. */
function textsOf(
  node: Located,
  locales: readonly string[],
  catalogue: string | undefined,
  into: TextInLocales[] = [],
): readonly TextInLocales[] {
  if (node.node === 'list') for (const item of node.items) textsOf(item, locales, catalogue, into);
  if (node.node !== 'map') return into;
  const found: ReadText[] = [];
  node.entries.forEach(({ value }, key) => {
    if (value.node !== 'scalar') textsOf(value, locales, catalogue, into);
    else if (typeof value.value === 'string' && locales.includes(key)) {
      const { at, quoted, value: text } = value;
      const place = (): Position => insideQuotes(at, quoted);
      found.push(catalogue === undefined ? { locale: key, text, place } : { locale: key, text, place, catalogue });
    }
  });
  if (found.length > 0) into.push(found);
  return into;
}

function* namesOf(table: CsvTable, catalogue: string, locales: readonly string[]): Iterable<TextInLocales> {
  const columns = locales.flatMap((locale) => {
    const column = table.header.indexOf(`name.${locale}`);
    return column < 0 ? [] : [{ locale, column }];
  });
  for (const [row, cells] of table.rows.entries())
    yield columns.map(({ locale, column }) => ({
      locale,
      text: cells[column] as string,
      place: () => table.textPlace(row, column),
      catalogue,
    }));
}

const insideQuotes = (at: Position, quoted: boolean): Position => (quoted ? { ...at, column: at.column + 1 } : at);
