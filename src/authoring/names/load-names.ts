import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type DataDirectories, pathOf } from '../../documents/data-directories.js';
import { Findings } from '../../documents/findings/findings.js';
import type { Kept } from '../../documents/kept.js';
import { loadPersonas } from '../../personas/load-personas.js';
import type { Persona } from '../../personas/persona.js';
import { tellExamples } from '../../rules/examples/tell-given.js';
import { loadSystems } from '../../screens/load/load-systems.js';
import type { Systems } from '../../screens/model/systems.js';
import { NameIndex } from './name-index.js';
import { NameLog } from './name-log.js';
import type { LinesOf } from './span.js';
import { tellReferences } from './tell-references.js';

/** Rules, screens and personas with the index of their names. Findings are those of all three. */
export interface LoadedNames {
  readonly systems: Systems;
  readonly personas: readonly Persona[];
  readonly findings: Findings;
  readonly index: NameIndex;
  readonly linesOf: LinesOf;
}

/** What is to be said beside names that were found in data with errors. */
export const namesMissing = 'the data has errors, which check prints: names that rest on them are missing here\n';

/**
 * Loads the data, and learns from the readers where names stand. With errors in the data, what rests on them is
 * missing.
 */
export function loadNames(directories: DataDirectories, kept?: Kept): LoadedNames {
  const { rules, screens } = directories;
  const log = new NameLog();
  const reading = kept ? { kept } : {};
  const ofRules = { ...reading, names: log.of(basename(rules)) };
  const { systems, findings } = loadSystems(rules, screens, {
    rules: ofRules,
    screens: { ...reading, names: log.of(basename(screens)) },
  });
  const personas = loadPersonas(rules, systems, ofRules);
  findings.addFrom(personas.findings, basename(rules));
  const telling = new Findings(ofRules.names);
  log.examples(() => {
    for (const ruleSet of systems.ruleSets) {
      telling.names?.enter(ruleSet.system);
      tellExamples({ ruleSet, findings: telling });
    }
  });
  tellReferences(rules, systems, telling, kept);
  const linesOf = linesIn(directories, kept);
  return { systems, personas: personas.personas, findings, index: new NameIndex(log.told, linesOf), linesOf };
}

/** The lines of files as they are when they are first asked for. */
function linesIn(directories: DataDirectories, kept: Kept | undefined): LinesOf {
  const read = new Map<string, readonly string[]>();
  return (file) => {
    const known = read.get(file);
    if (known) return known;
    const path = pathOf(file, directories);
    const whole = kept?.text(path) ?? readFileSync(path, 'utf8');
    // Places are counted without a byte order mark.
    const lines = whole.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
    read.set(file, lines);
    return lines;
  };
}
