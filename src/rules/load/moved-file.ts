import type { Cursor } from '../../documents/cursor.js';
import type { Findings } from '../../documents/findings/findings.js';
import { placeOf } from '../../documents/position.js';
import type { Sources } from '../../documents/sources.js';
import { grouped } from '../../lists/grouped.js';
import { attributesSchema } from './objects/attributes-schema.js';
import { catalogueSchema } from './catalogues/catalogue-schema.js';
import { factsSchema } from './rules/facts-schema.js';
import { rulesSchema } from './rules/rules-schema.js';

/** What the files of a part define, as findings call it that miss it. */
interface Part {
  readonly folder: string;
  readonly schema: object;
  readonly defines: (document: Cursor) => readonly string[];
}

const parts: readonly Part[] = [
  {
    folder: 'facts',
    schema: factsSchema,
    defines: ({ members }) => members.map(([name, fact]) => `${fact.member('scope').text}.${name}`),
  },
  {
    folder: 'attributes',
    schema: attributesSchema,
    defines: (document) =>
      document.member('attributes').members.map(([name]) => `${document.member('object').text}.${name}`),
  },
  {
    folder: 'catalogues',
    schema: catalogueSchema,
    defines: (document) => [`catalogue ${document.member('catalogue').text}`],
  },
  {
    folder: 'plausibility',
    schema: rulesSchema,
    defines: (document) =>
      document
        .member('rules')
        .members.flatMap(([name, rule]) => [
          `rule ${name}`,
          ...rule.member('with').members.map(([fact]) => `own fact ${fact}`),
        ]),
  },
];

/** As many names are listed. */
const listed = 4;
/** So many names that shared files miss have not all a like file of which one was lost. */
const several = 3;

/** A system as it was read, and what was found of it. */
interface OfSystem {
  readonly folders: readonly string[];
  readonly system: string;
  readonly found: Findings;
}

interface Moved {
  /** The system that misses what it defines. */
  readonly system: string;
  readonly file: string;
  readonly message: string;
}

/**
 * Files that define what one system misses, and that stand in the folder of another one: something is wrong with them
 * there, or nothing else there says their names. They were moved.
 */
export function movedFiles(all: readonly OfSystem[], sources: Sources): readonly Moved[] {
  if (all.every(({ found }) => found.errors.length === 0)) return [];
  const wrong = grouped(
    all.flatMap(({ found }) => found.errors),
    ({ at }) => at.file,
  );
  // Of two that define the same, the one of which most is missed was moved.
  const surely = all.flatMap((each) =>
    movedFrom(each, sources, (file, names, defined) => {
      const found = wrong.get(file) ?? [];
      const isTwice = found.some(({ code }) => code === 'duplicate-key');
      return found.length > 0 && (!isTwice || 2 * names.length >= defined.length);
    }),
  );
  if (surely.length > 0) return surely;
  return all.flatMap((each) =>
    movedFrom(each, sources, (file, names, defined) => isForeign(file, names, defined, each, sources)),
  );
}

type IsMoved = (file: string, names: readonly string[], defined: readonly string[]) => boolean;

function movedFrom({ folders, system, found }: OfSystem, sources: Sources, isMoved: IsMoved): readonly Moved[] {
  const missed = grouped(found.all, ({ about }) => about);
  const others = sources
    .folders()
    .filter((folder) => !folders.includes(folder) && sources.has(`${folder}/rule-set.yaml`));
  for (const { folder, schema, defines } of parts)
    for (const file of others.flatMap((other) => sources.files(`${other}/${folder}`))) {
      const document = sources.document(file, schema);
      const defined = document ? defines(document) : [];
      const names = defined.filter((name) => missed.has(name));
      const [first] = names.flatMap((name) => missed.get(name) ?? []);
      if (!first || !isMoved(file, names, defined)) continue;
      const some = `${names.slice(0, listed).join(', ')}${names.length > listed ? ' …' : ''}`;
      const message = `only the system ${file.split('/')[0]} reads this file, and ${system} misses what it defines: ${some} (the first at ${placeOf(first.at)}); was it moved from ${first.at.file.split('/')[0]}/${folder}?`;
      return [{ system, file, message }];
    }
  return [];
}

/**
 * Whether a file belongs to the system that misses most of what it defines: several files of that system name it, or
 * shared files do much of it, or of what no file beside it says; a like file of its own may be lost otherwise.
 */
function isForeign(
  file: string,
  names: readonly string[],
  defined: readonly string[],
  { system, found }: OfSystem,
  sources: Sources,
): boolean {
  if (2 * names.length < defined.length || isReadBeside(names, file, sources)) return false;
  const missing = new Set(found.errors.filter(({ about = '' }) => names.includes(about)).map(({ at }) => at.file));
  const isOwn = [...missing].every((each) => each.startsWith(`${system}/`));
  return isOwn ? missing.size > 1 : names.length >= several || isListedForAll(file, sources);
}

/**
 * A catalogue of which what its system decides says fewer than half of the entries: it is none of its own. Examples of
 * shared rules say entries of shared ones.
 */
function isListedForAll(file: string, sources: Sources): boolean {
  const words =
    sources
      .alreadyRead(file)
      ?.member('entries')
      .members.map(([word]) => word) ?? [];
  if (words.length === 0) return false;
  const texts = textsBeside(
    file,
    sources,
    (folder) => folder === 'csp' || parts.some((part) => part.folder === folder),
  );
  // A comment and a text in quotes are one word each.
  const said = new Set(texts.flatMap((text) => text.match(/#[^\n]*|"[^"\n]*"|[\w-]+/g) ?? []));
  return 2 * words.filter((word) => said.has(word) || said.has(`"${word}"`)).length < words.length;
}

/** Whether another file of the same system says one of the names. */
function isReadBeside(names: readonly string[], file: string, sources: Sources): boolean {
  const texts = textsBeside(file, sources);
  const words = names.map((name) => name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(' ')) + 1));
  return words.some((word) => texts.some((text) => text.includes(word)));
}

/** What the other files of its system say, those of some folders where only these count. */
function textsBeside(file: string, sources: Sources, counts = (_folder: string) => true): readonly string[] {
  const [system = ''] = file.split('/');
  return ['', ...sources.folders(system)]
    .filter(counts)
    .flatMap((folder) => sources.files(folder === '' ? system : `${system}/${folder}`))
    .flatMap((other) => (other === file ? [] : (sources.written(other) ?? [])));
}
