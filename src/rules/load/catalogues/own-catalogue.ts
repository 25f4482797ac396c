import type { Cursor } from '../../../documents/cursor.js';
import { type Finding, Findings } from '../../../documents/findings/findings.js';
import { remembered } from '../../../lists/remembered.js';
import type { CatalogueReading, OwnCatalogue } from './catalogue-draft.js';
import { completeCatalogue } from './complete-catalogue.js';
import { readCatalogue, tableFileOf } from './read-catalogue.js';

/** What a catalogue was made of, beside its own YAML, and what came out. */
interface Made {
  readonly of: readonly unknown[];
  readonly own: OwnCatalogue;
  readonly findings: readonly Finding[];
  readonly leftOut: ReadonlySet<string>;
}

/** By its YAML as it was read: systems share files, and so do the checks of an editor. */
const known = new WeakMap<object, Made[]>();
/** Systems that differ in their units or locales; who edits those makes more of them. */
const mostMade = 4;

/**
 * A catalogue with all that its own files decide: its entries, what they inherit, what is wrong with them. Made once of
 * the same files, units and locales; who asks where names stand has it made anew.
 */
export function ownCatalogue(document: Cursor, file: string, reading: CatalogueReading): OwnCatalogue {
  const { locales, unitsFrom, findings, sources } = reading;
  const named = tableFileOf(document, file);
  const table = named && sources.table(named.file, named.at);
  const make = (into: Findings): OwnCatalogue => {
    const read = readCatalogue(document, file, table, { ...reading, findings: into });
    // All that is looked at stands in its files.
    const files = [file, ...(named ? [named.file] : [])];
    const said =
      into.all.length > 0 ? undefined : [...locales, ...files.map((each) => sources.written(each))].join('\n');
    return completeCatalogue(read, into, (part, check) => {
      if (said === undefined) check(into);
      else sources.holds(`${part} of a catalogue: ${said}`, into, check);
    });
  };
  if (findings.names || !document.node) return make(findings);
  const ofDocument = remembered(known, document.node, () => []);
  const of = [unitsFrom, table, locales.join()];
  let made = ofDocument.find((each) => each.of.every((part, index) => part === of[index]));
  if (!made) {
    const own = new Findings();
    made = { of, own: make(own), findings: own.all, leftOut: own.leftOut };
    ofDocument.push(made);
    if (ofDocument.length > mostMade) ofDocument.shift();
  }
  findings.repeat(made.findings);
  for (const name of made.leftOut) findings.leaveOut(name);
  return made.own;
}
