import type { Findings } from '../documents/findings.js';
import type { Services } from '../operations/operation.js';
import type { Systems } from '../screens/model/systems.js';
import { MemoryStore } from '../store/memory-store.js';
import { differences } from './differences.js';
import type { Persona } from './persona.js';
import { PersonaRun } from './persona-run.js';

/** A persona that was captured. */
export interface PersonaResult {
  readonly persona: Persona;
  readonly system: string;
  /** A sentence for each thing that is not as the persona says; empty when all is. */
  readonly differences: readonly string[];
}

/** Captures personas one after the other, each in a store of its own that is in memory. */
export async function* runPersonas(
  personas: readonly Persona[],
  systems: Systems,
  findings: Findings,
): AsyncIterable<PersonaResult> {
  for (const persona of personas) {
    const rules = systems.forCsp(persona.csp);
    if (!rules) throw new Error(`there is no parameter set ${persona.csp}`);
    const services: Services = {
      systems,
      cases: new MemoryStore(),
      now: () => Date.UTC(persona.day.year, persona.day.month - 1, persona.day.day, 12),
      captureHash: { secrets: [], windowMilliseconds: 0 },
    };
    const capturing = await new PersonaRun(persona, rules, services, findings).run();
    const { system } = rules.ruleSet;
    yield { persona, system, differences: differences(persona, capturing, rules.ruleSet) };
  }
}
