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

/** The screens of a system, which all of its parameter sets share; undefined when it has none. */
export const screensOf = (systems: Systems, { parameterSets }: RuleSet): ScreenSet | undefined =>
  [...parameterSets.keys()].flatMap((csp) => systems.forCsp(csp)?.screens ?? [])[0];

/**
 * Rule systems that are exchanged while the service runs (docs/operating.md, "Changed rules"): each call works to its
 * end with those that it began with.
 */
export interface LiveSystems {
  /** Those that a new call gets. */
  readonly current: Systems;
  readonly reloads: Reloads;
}

/** What became of the files that changed. */
export interface Reloads {
  /** Since when the current ones serve, in milliseconds since 1970. */
  readonly since: number;
  /** How often changed files were taken over, and how often refused. */
  readonly taken: number;
  readonly refused: number;
  /** The files as they are now have errors, so that those before serve on: since when, and how many errors. */
  readonly waiting: { readonly since: number; readonly errors: number } | undefined;
}
