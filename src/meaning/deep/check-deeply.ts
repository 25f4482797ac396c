import type { Persona } from '../../personas/persona.js';
import type { Systems } from '../../screens/model/systems.js';
import { setsOf } from '../check-meaning.js';
import { checkCompletion } from '../completion/check-completion.js';
import { Gathered, type MeaningFindings } from '../gathered.js';
import { checkDeep } from './check-deep.js';
import { withSolver } from './solver.js';

/**
 * What takes longer to prove than one wants to wait for while writing (`check --deep`): what rules mean when their
 * numbers are looked at together, and that cases can be completed. `personas` are cases that may.
 */
export async function checkDeeply(
  systems: Systems,
  personas: readonly Persona[],
  now: number,
): Promise<MeaningFindings> {
  const gathered = new Gathered();
  await withSolver(async (solve) => {
    for (const set of setsOf(systems)) {
      for await (const each of checkDeep(set, solve)) gathered.add(each);
      for await (const each of checkCompletion(set, systems, personas, now)) gathered.add(each);
    }
  });
  // What says that something is intended was looked at with all that is found sooner.
  return gathered.findings({ excusesMayBeIdle: true });
}
