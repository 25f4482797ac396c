import { judgedProgram } from '../rules/explain/judged-program.js';
import { changedSystems } from '../screens/model/changed-systems.js';
import type { Systems } from '../screens/model/systems.js';

/** Who decides rules and conditions (docs/operating.md, "Settings"). */
export type Evaluator = (typeof evaluators)[number];
export const evaluators = ['compiled', 'json-rules-engine'] as const;

/** Rule systems as an evaluator decides them; both say the same. */
export const decidedBy = (evaluator: Evaluator, systems: Systems): Systems =>
  evaluator === 'compiled'
    ? systems
    : changedSystems(systems, (rules) => ({ ...rules, program: judgedProgram(rules.program) }));
