import { basename } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import { checkDeeply } from '../../meaning/deep/check-deeply.js';
import { Findings } from '../../documents/findings/findings.js';
import { byCause } from '../../personas/by-cause.js';
import { loadPersonas } from '../../personas/load-personas.js';
import type { Persona } from '../../personas/persona.js';
import { type PersonaResult, runPersonas } from '../../personas/run-personas.js';
import type { Systems } from '../../screens/model/systems.js';
import { checkData, type Checked } from './check-data.js';

/**
 * The same as `checkData`, and on data without errors what takes longer to prove (rule language, "What checking
 * proves"): numbers of rules looked at together, cases that every source type can complete, what is said of the
 * personas once they are captured.
 *
 * @param now in milliseconds since 1970
 */
export async function checkDataDeeply(directories: DataDirectories, now: number): Promise<Checked> {
  const { rules, screens } = directories;
  const checked = checkData(directories, { now });
  const { systems, findings } = checked;
  if (findings.errors.length > 0) return checked;
  const { personas } = loadPersonas(rules, systems);
  const deep = await checkDeeply(systems, personas, now);
  const all = new Findings();
  // Of whom it was told from what they answer at once it is told now from what they are asked.
  all.repeat(findings.all.filter(({ code }) => code !== 'different-persona'));
  all.addFrom(deep.rules, basename(rules));
  all.addFrom(deep.screens, basename(screens));
  all.addFrom(await capturedOtherwise(personas, systems), basename(rules));
  return { ...checked, findings: all };
}

/** The personas of whom something else is said than they expect, those that differ in the same as one. */
async function capturedOtherwise(personas: readonly Persona[], systems: Systems): Promise<Findings> {
  const found = new Findings();
  const results: PersonaResult[] = [];
  for await (const result of runPersonas(personas, systems, found)) results.push(result);
  for (const { persona, message } of byCause(results))
    found.error(persona.at, 'wrong-example', `the persona ${persona.name}, set ${persona.csp}: ${message}`);
  return found;
}
