import { basename } from 'node:path';
import type { PartialDate } from '../../../case/values/date.js';
import { Findings } from '../../../documents/findings/findings.js';
import { namesLike } from '../names-like.js';
import { loadPersonas } from '../../../personas/load-personas.js';
import { capturePersona } from '../../../personas/run-personas.js';
import { type CaseState, type Loaded, placeIn } from '../case-state.js';
import { underSet } from './under-set.js';

/**
 * The case of a persona, captured as the service would under a parameter set (default: the first that it names), on its
 * own day. @throws Error when there is no such persona, or it cannot be captured
 */
export async function personaState(
  name: string,
  { csp, today }: { readonly csp?: number | undefined; readonly today?: PartialDate | undefined },
  loaded: Loaded,
): Promise<CaseState> {
  const { personas, findings } = loadPersonas(loaded.rules, loaded.systems);
  if (findings.errors.length > 0) {
    const located = new Findings();
    located.addFrom(findings, basename(loaded.rules));
    throw new Error(located.report());
  }
  const own = personas.filter((persona) => persona.name === name);
  if (own.length === 0)
    throw new Error(`there is no persona ${name}${namesLike(name, new Set(personas.map((persona) => persona.name)))}`);
  const persona = own.find((each) => csp === undefined || each.csp === csp);
  if (!persona)
    throw new Error(
      `the persona ${name} is of the parameter sets ${own.map((each) => each.csp).join(', ')}, not of ${csp}`,
    );
  const { view, refused } = await capturePersona(persona, loaded.systems, findings);
  if (!view) throw new Error(`the persona ${name} cannot be captured: ${refused.join('; ')}`);
  const subject = { kind: 'persona', name, at: placeIn(basename(loaded.rules))(persona.at) } as const;
  return underSet(view.case, { csp: persona.csp, today: today ?? persona.day, subject }, loaded);
}
