import type { Located } from '../../../documents/located.js';
import type { Position } from '../../../documents/position.js';
import type { RuleSetReading } from '../draft/draft.js';
import { type ReadText, Wording } from './wording.js';

/** Folders whose files carry texts; what `rule-set.yaml` names are the words of the interface. */
const folders = ['attributes', 'catalogues', 'csp', 'plausibility'];

/**
 * Holds every text of the rules to the glossary: names of attributes, of catalogue entries and of parameter sets,
 * messages, and the glossary itself. One pass over files that have been read already.
 */
export function checkWords(reading: RuleSetReading): void {
  const wording = new Wording(reading.draft.glossary, reading.findings);
  if (reading.draft.glossary.length === 0) return;
  wording.check(textsOfRules(reading));
}

function* textsOfRules({ draft: { locales }, sources, folders: own }: RuleSetReading): Iterable<ReadText> {
  for (const folder of own) {
    const single = ['glossary.yaml', 'names.yaml']
      .map((name) => `${folder}/${name}`)
      .filter((file) => sources.has(file));
    const files = folders.flatMap((name) => sources.files(`${folder}/${name}`));
    for (const file of [...single, ...files]) {
      const document = sources.alreadyRead(file);
      if (!document?.node) continue;
      const catalogue = file.startsWith(`${folder}/catalogues/`)
        ? file.slice(`${folder}/catalogues/`.length, -'.yaml'.length)
        : undefined;
      yield* textsOf(document.node, locales, catalogue);
      const csv = catalogue === undefined ? undefined : document.member('entriesFrom').text;
      if (csv !== undefined) yield* namesOf(`${folder}/catalogues/${csv}`, catalogue, locales, sources);
    }
  }
}

/** Every map whose keys are all locales and whose values are texts. */
function* textsOf(node: Located, locales: readonly string[], catalogue: string | undefined): Iterable<ReadText> {
  if (node.node === 'list') for (const item of node.items) yield* textsOf(item, locales, catalogue);
  if (node.node !== 'map') return;
  for (const [key, { value }] of node.entries) {
    if (value.node !== 'scalar') yield* textsOf(value, locales, catalogue);
    else if (typeof value.value === 'string' && locales.includes(key)) {
      const { at, quoted, value: text } = value;
      yield {
        locale: key,
        text,
        place: () => insideQuotes(at, quoted),
        ...(catalogue === undefined ? {} : { catalogue }),
      };
    }
  }
}

function* namesOf(
  file: string,
  catalogue: string | undefined,
  locales: readonly string[],
  sources: RuleSetReading['sources'],
): Iterable<ReadText> {
  const table = sources.table(file, { file, line: 1, column: 1 });
  if (!table || catalogue === undefined) return;
  for (const locale of locales) {
    const column = table.header.indexOf(`name.${locale}`);
    if (column < 0) continue;
    for (const [row, cells] of table.rows.entries()) {
      const text = cells[column] ?? '';
      yield { locale, text, place: () => table.textPlace(row, column), catalogue };
    }
  }
}

const insideQuotes = (at: Position, quoted: boolean): Position => (quoted ? { ...at, column: at.column + 1 } : at);
