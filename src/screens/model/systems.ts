import type { Program } from '../../rules/program/program.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import type { ScreenSet } from './definition.js';

/** Everything that belongs to one parameter set: its rule set compiled for it, and the screens. */
export interface CaseRules {
  readonly ruleSet: RuleSet;
  readonly parameterSet: ParameterSet;
  readonly program: Program;
  readonly screens: ScreenSet;
}

/**
 * All loaded rule systems. A parameter set id is unique over all of them and chooses the system (decisions, "Rule
 * systems and versions").
 */
export interface Systems {
  readonly ruleSets: readonly RuleSet[];
  /** The rules for a parameter set, or undefined when there is none with this id. */
  forCsp(csp: number): CaseRules | undefined;
}
