import type { CaseStore } from '../case/store.js';
import type { Findings } from '../documents/findings/findings.js';
import type { Services } from '../operations/operation.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';
import { MemoryStore } from '../store/memory-store.js';
import { differences, type PersonaDifference } from './differences.js';
import type { Persona } from './persona.js';
import { type Capturing, PersonaRun } from './persona-run.js';

/** A persona that was captured. */
export interface PersonaResult {
  readonly persona: Persona;
  readonly system: string;
  /** What is not as the persona says; empty when all is. */
  readonly differences: readonly PersonaDifference[];
}

/** Captures personas one after the other, each in a store of its own that is in memory. */
export async function* runPersonas(
  personas: readonly Persona[],
  systems: Systems,
  findings: Findings,
): AsyncIterable<PersonaResult> {
  for (const persona of personas) {
    const { ruleSet } = rulesOf(persona, systems);
    const capturing = await capturePersona(persona, systems, findings);
    yield { persona, system: ruleSet.system, differences: differences(persona, capturing, ruleSet) };
  }
}

/** Captures a persona, by default in a store of its own; what it gives and no answer can be made of are findings. */
export async function capturePersona(
  persona: Persona,
  systems: Systems,
  findings: Findings,
  cases: CaseStore = new MemoryStore(),
): Promise<Capturing> {
  const services: Services = {
    systems,
    cases,
    now: () => noonOf(persona),
    captureHash: { secrets: [], windowMilliseconds: 0 },
  };
  return new PersonaRun(persona, rulesOf(persona, systems), services, findings).run();
}

/** When a persona answers, in milliseconds since 1970. */
export const noonOf = ({ day: { year, month, day } }: Persona): number => Date.UTC(year, month - 1, day, 12);

function rulesOf({ csp }: Persona, systems: Systems): CaseRules {
  const rules = systems.forCsp(csp);
  if (!rules) throw new Error(`there is no parameter set ${csp}`);
  return rules;
}
