import type { OwnCatalogue } from './catalogue-draft.js';
import { checkReferences } from './complete-catalogue.js';
import type { RuleSetReading } from '../draft/draft.js';
import { ownCatalogue } from './own-catalogue.js';
import { readUnits } from './read-units.js';
import { catalogueSchema } from './catalogue-schema.js';
import { startOf } from '../../../documents/position.js';

/** All catalogues of the system, the units first: the columns of the others speak of them. */
export function readCatalogues({ draft, sources, findings, folders }: RuleSetReading): void {
  const files = folders
    .flatMap((folder) => sources.files(`${folder}/catalogues`))
    .sort((a, b) => Number(b.endsWith('/units.yaml')) - Number(a.endsWith('/units.yaml')));
  const catalogues = new Map<string, OwnCatalogue>();
  // In one order for all systems: they share catalogues, and what is found of them.
  const locales = [...draft.locales].sort();
  for (const file of files) {
    const document = sources.document(file, catalogueSchema);
    const unitsFrom = catalogues.get('units')?.catalogue;
    const own =
      document && ownCatalogue(document, file, { locales, units: draft.units.byWord, unitsFrom, sources, findings });
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
    if (catalogue.name === 'units') {
      for (const unit of readUnits(catalogue, findings)) {
        draft.units.byWord.set(unit.word, unit);
        draft.units.byId.set(unit.id, unit);
      }
    }
  }
  if (!catalogues.has('units')) {
    findings.error(
      startOf(`${folders.at(-1) ?? ''}/catalogues`),
      'missing-file',
      'there is no catalogue of units: catalogues/units.yaml',
    );
  }
  for (const own of catalogues.values()) checkReferences(own, catalogues, findings);
  for (const [name, { catalogue }] of catalogues) draft.catalogues.set(name, catalogue);
}
