import type { PersonaDifference } from './differences.js';
import type { Persona } from './persona.js';
import { grouped } from '../lists/grouped.js';

/** A difference of the first persona that has it, told together with the others that have the same. */
export interface SharedDifference {
  readonly persona: Persona;
  readonly message: string;
}

/** Differences as they are told: once for each cause, as a change of one rule or question differs of many personas. */
export function byCause(
  results: readonly { readonly persona: Persona; readonly differences: readonly PersonaDifference[] }[],
): readonly SharedDifference[] {
  const all = results.flatMap(({ persona, differences }) => differences.map((each) => ({ ...each, persona })));
  return [...grouped(all, ({ cause }) => cause).values()].map((same) => {
    const [{ persona, message }] = same as [(typeof same)[number]];
    const others = [...new Set(same.map((each) => each.persona.name))].slice(1);
    return { persona, message: others.length === 0 ? message : `${message}; likewise ${others.join(', ')}` };
  });
}
