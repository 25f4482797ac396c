import type { DataDirectories } from '../../documents/data-directories.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import type { FileChange } from '../changes/file-change.js';
import { tryChanges } from '../changes/try-changes.js';
import { catalogueFiles } from './catalogue-files.js';
import { catalogueRows, findCatalogue } from './catalogue-rows.js';
import { type CatalogueImport, compareCatalogue } from './compare-catalogue.js';
import { readSheet, type Refusal } from './read-sheet.js';

/** What importing a catalogue comes to. */
export interface CatalogueChanges extends CatalogueImport {
  /** The files as they are to be; none with a refusal. */
  readonly files: readonly FileChange[];
}

/**
 * Reads a sheet of a catalogue and makes the files that it asks for. They are loaded in a copy: what loading finds is a
 * refusal. Nothing is written here.
 *
 * @throws Error when the data has errors before, or has no such catalogue.
 */
export function catalogueChanges(
  name: string,
  bytes: Uint8Array,
  remove: readonly string[],
  directories: DataDirectories,
): CatalogueChanges {
  const { ruleSets } = loadChecked(directories.rules, directories.screens).systems;
  const written = catalogueRows(findCatalogue(name, ruleSets), directories);
  const { sheet, refusals } = readSheet(bytes, written.header, written.further);
  if (!sheet) return { changes: [], notes: [], refusals, files: [] };
  const added = written.further.filter((column) => sheet.header.includes(column));
  const current = { ...written, header: [...written.header, ...added] };
  const found = compareCatalogue(current, sheet, remove);
  if (found.refusals.length > 0 || found.changes.length === 0) return { ...found, files: [] };
  const files = catalogueFiles(current, found.changes, directories);
  const { errors } = tryChanges(files, directories).findings;
  return errors.length === 0
    ? { ...found, files }
    : {
        ...found,
        refusals: errors.map(({ at, message }) => refusalOf(`${at.file}:${at.line}`, message, found)),
        files: [],
      };
}

/** At the row of the entry that the message names, else at the first that changed. */
function refusalOf(place: string, message: string, { changes }: CatalogueImport): Refusal {
  const cause = changes.find(
    ({ key, cells }) =>
      message.includes(`"${key}"`) || Object.values(cells).some(({ to }) => message.includes(`"${to}"`)),
  );
  return { row: (cause ?? changes[0])?.row ?? 1, message: `${message} (${place}, after the change)` };
}
