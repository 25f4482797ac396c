import { Findings } from '../../documents/findings/findings.js';
import type { Kept } from '../../documents/kept.js';
import { Sources } from '../../documents/sources.js';
import { loadPersonas } from '../../personas/load-personas.js';
import { readOneFile } from '../../rules/load/read-one-file.js';
import { loadScreens, readOneScreen } from '../../screens/load/load-screens.js';
import type { Systems } from '../../screens/model/systems.js';
import { concernedSystems } from './concerned-systems.js';
import { schemaOf } from './file-schemas.js';
import { startOf } from '../../documents/position.js';

/** A file that is edited, and the model of the others. */
export interface FileChecking {
  readonly directory: string;
  /** It is one of the rules, not of the screens. */
  readonly isRules: boolean;
  /** Relative to its directory. */
  readonly file: string;
  readonly systems: Systems;
  readonly findings: Findings;
  readonly kept: Kept;
}

/**
 * What is wrong with one file, fast enough to be said while somebody types: its syntax and structure, and what it
 * names. Of a file whose content means something to all others (objects, attributes, catalogues, parameters) only the
 * structure.
 */
export function checkFile(checking: FileChecking): void {
  const { directory, isRules, file, findings, kept } = checking;
  if (!isRules) {
    checkScreens(checking);
    return;
  }
  const sources = new Sources(directory, findings, kept);
  const schema = schemaOf(file, isRules);
  if (file.endsWith('.csv')) sources.table(file, startOf(file));
  else if (schema) sources.document(file, schema);
  // What rests on a wrong structure is wrong for that reason.
  if (findings.errors.length === 0) checkRules(checking);
}

function checkRules({ directory, file, systems, findings, kept }: FileChecking): void {
  if (file.startsWith('personas/')) {
    findings.repeat(loadPersonas(directory, systems, { kept }, file).findings.all);
    return;
  }
  for (const ruleSet of concernedSystems(file, systems)) readOneFile(directory, file, ruleSet, { findings, kept });
}

function checkScreens({ directory, file, systems, findings, kept }: FileChecking): void {
  const [first, ...others] = concernedSystems(file, systems);
  if (!first) return;
  // A file of texts belongs to all screens, and a load of one system says what is wrong with nearly all of it.
  if (file.includes('/texts/')) {
    const locales = [...new Set(systems.ruleSets.flatMap((ruleSet) => ruleSet.locales))];
    // What the texts show to be wrong in the rules is told when they are saved.
    loadScreens(new Sources(directory, findings, kept), first, locales, { findings, inRules: new Findings() });
  } else for (const ruleSet of [first, ...others]) readOneScreen(directory, file, ruleSet, { findings, kept });
}
