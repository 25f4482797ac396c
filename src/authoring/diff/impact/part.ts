import type { Rule } from '../../../rules/model/rule.js';
import type { CaseRules } from '../../../screens/model/systems.js';
import { type SourceProgram, sourceProgram } from '../../../screens/questions/source-program.js';

/** What of one state a case is judged by: all of it, or what may differ from another state. */
export interface Part {
  readonly rules: readonly Rule[];
  /** Undefined where nothing of a source type is to be judged. @throws Unjudgeable when there is no such source type */
  source(typeId: number): SourceProgram | undefined;
}

/** Why a case cannot be judged. */
export class Unjudgeable extends Error {}

/** Everything that a state says of a case. */
export const wholeOf = (rules: CaseRules): Part => ({
  rules: rules.ruleSet.rules,
  source(typeId) {
    const source = sourceProgram(rules, typeId);
    if (!source) throw new Unjudgeable(`the rules have no source type ${typeId}`);
    return source;
  },
});
