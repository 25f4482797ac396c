import type { ParameterSet } from '../model/rule-set.js';
import { comparisonOperators } from '../operators/comparisons.js';
import type { Instrument } from './compile/instrument.js';
import { compileProgram } from './compile-program.js';
import type { Program } from './program.js';

/** What a program is compiled of: a program says it of itself. */
type Compiled = Pick<Program, 'ruleSet' | 'parameterSet'>;

/**
 * The programs of parameter sets with an instrument, for tools of authors: each compiled once, when it is first asked
 * for.
 */
export function instrumented(instrument: Instrument): (of: Compiled) => Program {
  const programs = new WeakMap<ParameterSet, Program>();
  return ({ ruleSet, parameterSet }) => {
    const present = programs.get(parameterSet);
    if (present) return present;
    const made = compileProgram(ruleSet, parameterSet, comparisonOperators, instrument);
    programs.set(parameterSet, made);
    return made;
  };
}
