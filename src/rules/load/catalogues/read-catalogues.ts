import type { CatalogueDraft } from './catalogue-draft.js';
import { completeCatalogues } from './complete-catalogues.js';
import type { RuleSetReading } from '../draft/draft.js';
import { readCatalogue } from './read-catalogue.js';
import { readUnits } from './read-units.js';
import { catalogueSchema } from './catalogue-schema.js';
import { startOf } from '../../../documents/position.js';

/** All catalogues of the system, the units first: the columns of the others speak of them. */
export function readCatalogues({ draft, sources, findings, folders }: RuleSetReading): void {
  const files = folders
    .flatMap((folder) => sources.files(`${folder}/catalogues`))
    .sort((a, b) => Number(b.endsWith('/units.yaml')) - Number(a.endsWith('/units.yaml')));
  const catalogues = new Map<string, CatalogueDraft>();
  const reading = { locales: draft.locales, units: draft.units.byWord, sources, findings };
  for (const file of files) {
    const document = sources.document(file, catalogueSchema);
    const catalogue = document && readCatalogue(document, file, reading);
    if (!catalogue) continue;
    const before = catalogues.get(catalogue.name);
    if (before) {
      findings.error(
        catalogue.at,
        'duplicate-key',
        `the catalogue "${catalogue.name}" stands twice; first in ${before.at.file}`,
      );
      continue;
    }
    catalogues.set(catalogue.name, catalogue);
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
  completeCatalogues(catalogues, findings);
  for (const [name, catalogue] of catalogues) draft.catalogues.set(name, catalogue);
}
