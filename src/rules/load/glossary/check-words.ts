import type { CsvTable } from '../../../documents/csv/csv-table.js';
import { type Finding, Findings } from '../../../documents/findings/findings.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { Located } from '../../../documents/located.js';
import { type Position, startOf } from '../../../documents/position.js';
import { remembered } from '../../../lists/remembered.js';
import type { RuleSetReading } from '../draft/draft.js';
import { checkForm } from '../messages/check-form.js';
import { checkLanguages } from '../messages/check-languages.js';
import { checkTogether } from '../messages/check-together.js';
import type { TextInLocales } from '../messages/other-language.js';
import { TextsOfFile } from '../messages/texts-of-file.js';
import { checkTerms } from './check-terms.js';
import { checkTexts } from './check-texts.js';
import { type ReadText, Wording } from './wording.js';

/** Folders whose files carry texts. */
const folders = ['attributes', 'catalogues', 'csp', 'plausibility'];
/**
 * Their texts are the words of counsel, and what `rule-set.yaml` names those of the interface: only the language under
 * which they stand and umlauts are looked at.
 */
const legal = 'notices';

/**
 * What was found of what was read from a file, by what its texts were held to: systems share files, and checks of an
 * editor.
 */
const found = new WeakMap<object, Map<string, readonly Finding[]>>();

/** The texts of what was read from a file, by the locales that were looked for. */
const textsIn = new WeakMap<object, Map<string, TextsOfFile>>();

/**
 * Holds every text of the rules to the glossary, to the language under which it stands, to the form and the spelling of
 * a text: names of attributes, of catalogue entries and of parameter sets, messages, and the glossary itself. One pass
 * over files that have been read already.
 */
export function checkWords(reading: RuleSetReading): void {
  const { draft, sources, findings } = reading;
  const locales = [...draft.locales].sort();
  const wording = new Wording(draft.glossary, locales);
  const together: TextsOfFile[] = [];
  const said: TextsOfFile[] = [];
  for (const { read, texts, kind, isGlossary = false } of textsOfRules(reading, locales)) {
    const inRead = remembered(textsIn, read, () => new Map<string, TextsOfFile>());
    const file = remembered(inRead, locales.join(), () => new TextsOfFile([...texts()], locales, kind));
    const ofRead = remembered(found, read, () => new Map<string, readonly Finding[]>());
    const held = remembered(ofRead, wording.heldTo, () => {
      const ofFile = new Findings();
      if (kind === 'law') {
        checkLanguages(file.texts, ofFile);
        checkForm(file.texts.flat(), ofFile, true);
      } else if (kind !== 'set') checkTexts(file, wording, ofFile, sources);
      return ofFile.all;
    });
    findings.repeat(held);
    together.push(file);
    if (!isGlossary) said.push(file);
  }
  const also = { restsOn: wording.heldTo, check: (into: Findings) => checkTerms(draft.glossary, said, into) };
  checkTogether(together, findings, sources, { also });
}

/** What was read from a file, and its texts. */
interface FileTexts {
  readonly read: object;
  readonly kind?: TextsOfFile['kind'];
  readonly isGlossary?: boolean;
  texts(): Iterable<TextInLocales>;
}

function* textsOfRules(
  { sources, folders: own, draft }: RuleSetReading,
  locales: readonly string[],
): Iterable<FileTexts> {
  for (const folder of own) {
    const glossary = `${folder}/glossary.yaml`;
    const single = [glossary, `${folder}/names.yaml`].filter((file) => sources.has(file));
    const files = folders.flatMap((name) => sources.files(`${folder}/${name}`));
    for (const file of [`${folder}/rule-set.yaml`, ...sources.files(`${folder}/${legal}`)]) {
      const read = sources.alreadyRead(file)?.node;
      if (read) yield { read, kind: 'law', texts: () => textsOf(read, locales, undefined).map(ofLaw) };
    }
    for (const file of sources.files(`${folder}/csp`)) {
      const entries = sources.alreadyRead(file)?.members;
      if (entries)
        yield { read: entries, kind: 'set', texts: () => parameterTexts(entries, draft.parameters, locales) };
    }
    for (const file of [...single, ...files]) {
      const document = sources.alreadyRead(file);
      const node = document?.node;
      if (!node) continue;
      const catalogue = file.startsWith(`${folder}/catalogues/`)
        ? file.slice(`${folder}/catalogues/`.length, -'.yaml'.length)
        : undefined;
      yield { read: node, isGlossary: file === glossary, texts: () => textsOf(node, locales, catalogue) };
      const csv = catalogue === undefined ? undefined : document.member('entriesFrom').text;
      const table = csv === undefined ? undefined : sources.table(`${folder}/catalogues/${csv}`, startOf(file));
      if (table && catalogue !== undefined)
        yield { read: table, kind: 'table', texts: () => namesOf(table, catalogue, locales) };
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

/** Texts of a parameter set are in whatever language the insurer writes them: those of German may have lost umlauts. */
function* parameterTexts(
  entries: Cursor['members'],
  parameters: RuleSetReading['draft']['parameters'],
  locales: readonly string[],
): Iterable<TextInLocales> {
  for (const [name, { text, valueAt }] of entries)
    if (text !== undefined && parameters.get(name)?.kind === 'text')
      yield locales.map((locale) => ({ locale, text, place: () => valueAt, isLaw: true }));
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

const ofLaw = (texts: TextInLocales): TextInLocales => texts.map((text) => ({ ...text, isLaw: true }));

const insideQuotes = (at: Position, quoted: boolean): Position => (quoted ? { ...at, column: at.column + 1 } : at);
