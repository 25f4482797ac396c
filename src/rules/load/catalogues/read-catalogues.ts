import { type Finding, Findings } from '../../../documents/findings/findings.js';
import { remembered } from '../../../lists/remembered.js';
import type { Unit } from '../../model/unit.js';
import type { CatalogueDraft, CatalogueReading, OwnCatalogue } from './catalogue-draft.js';
import { checkReferences } from './complete-catalogue.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { RuleSetDraft, RuleSetReading } from '../draft/draft.js';
import { reportExchangedNames } from './exchanged-names.js';
import { ownCatalogue } from './own-catalogue.js';
import { columnsOfUnits, readUnits } from './read-units.js';
import { catalogueSchema } from './catalogue-schema.js';
import { startOf } from '../../../documents/position.js';

/** The numbers of all other files have its units. */
const unitsFile = 'units.yaml';

/** All catalogues of the system, the units first: the columns of the others speak of them. */
export function readCatalogues({ draft, sources, findings, folders }: RuleSetReading): void {
  const files = folders
    .flatMap((folder) => sources.files(`${folder}/catalogues`))
    .sort((a, b) => Number(b.endsWith(`/${unitsFile}`)) - Number(a.endsWith(`/${unitsFile}`)));
  const catalogues = new Map<string, OwnCatalogue>();
  // In one order for all systems: they share catalogues, and what is found of them.
  const locales = [...draft.locales].sort();
  for (const file of files) {
    const unitsFrom = catalogues.get('units')?.catalogue;
    const reading = { locales, units: draft.units.byWord, unitsFrom, sources, findings };
    const own = file.endsWith(`/${unitsFile}`) ? readCatalogueOfUnits(file, reading, draft) : readOne(file, reading);
    if (!own) continue;
    const { catalogue } = own;
    const before = catalogues.get(catalogue.name)?.catalogue;
    if (before) {
      findings.error(
        catalogue.at,
        'duplicate-key',
        `the catalogue "${catalogue.name}" stands twice; first in ${before.at.file}`,
      );
      continue;
    }
    catalogues.set(catalogue.name, own);
  }
  if (!catalogues.has('units') && !sources.isBroken(`${folderOf(files)}/${unitsFile}`)) {
    const alone = sources.folders().some((folder) => sources.has(`${folder}/catalogues/${unitsFile}`))
      ? `; ${folders.at(-1)}/rule-set.yaml includes no folder that has one`
      : '';
    const message = `there is no catalogue of units: catalogues/${unitsFile}${alone}`;
    const hasShared = sources.files(`${folders[0]}/catalogues`).length > 0;
    // Beside other catalogues it is that file that is gone, and all numbers would be wrong because of that.
    if (hasShared) sources.refuse(`${folderOf(files)}/${unitsFile}`, 'missing-file', message);
    else findings.error(startOf(`${folders.at(-1)}/catalogues`), 'missing-file', message);
  }
  for (const own of catalogues.values()) checkReferences(own, catalogues, findings);
  reportExchangedNames(
    [...catalogues.values()].map(({ catalogue }) => catalogue),
    findings,
  );
  for (const [name, { catalogue }] of catalogues) draft.catalogues.set(name, catalogue);
}

const folderOf = ([file = '']: readonly string[]): string => file.slice(0, file.lastIndexOf('/'));

const readOne = (file: string, reading: CatalogueReading): OwnCatalogue | undefined => {
  const document = reading.sources.document(file, catalogueSchema);
  return document && ownCatalogue(document, file, reading);
};

/** The columns of catalogues that are read once have the units of this one catalogue, and no others like them. */
const unitsOf = new WeakMap<CatalogueDraft, { readonly units: readonly Unit[]; readonly found: readonly Finding[] }>();

/** The numbers of all other files have units: with an error among them nothing else is told. */
function readCatalogueOfUnits(file: string, reading: CatalogueReading, draft: RuleSetDraft): OwnCatalogue | undefined {
  const { sources } = reading;
  const document = sources.basis(file, catalogueSchema, ['columns', 'entries']);
  if (!document) return undefined;
  const findings = new Findings(reading.findings.names);
  requireColumns(document.member('columns'), findings);
  const own = ownCatalogue(document, file, { ...reading, findings });
  const { units, found } = remembered(unitsOf, own.catalogue, () => {
    const into = new Findings();
    return { units: readUnits(own.catalogue, into), found: into.all };
  });
  findings.repeat(found);
  for (const unit of units) {
    draft.units.byWord.set(unit.word, unit);
    draft.units.byId.set(unit.id, unit);
  }
  if (findings.errors.length > 0) sources.refuseBasis(file, findings.all);
  else reading.findings.repeat(findings.all);
  return own;
}

function requireColumns(columns: Cursor, findings: Findings): void {
  const declared = columns.members.map(([name]) => name);
  for (const name of columnsOfUnits.filter((each) => !declared.includes(each))) {
    const message = `the column "${name}" is missing, of which units are made${didYouMean(name, declared)}`;
    findings.error(columns.at, 'missing-column', message);
    findings.leaveOut(`column units.${name}`);
  }
}
