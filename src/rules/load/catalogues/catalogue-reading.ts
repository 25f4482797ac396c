import type { Findings } from '../../../documents/findings.js';
import type { Sources } from '../../../documents/sources.js';
import type { Unit } from '../../model/unit.js';

/** What the readers of a catalogue look up and report to. */
export interface CatalogueReading {
  readonly locales: readonly string[];
  readonly units: ReadonlyMap<string, Unit>;
  readonly sources: Sources;
  readonly findings: Findings;
}
