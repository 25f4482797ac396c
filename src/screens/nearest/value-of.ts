import type { Expression } from '../../rules/model/expression.js';
import type { CompiledValue, Program } from '../../rules/program/program.js';
import type { FactValue } from '../../rules/values/fact-value.js';
import type { Visited } from './visit-read.js';

const compiled = new WeakMap<Program, WeakMap<Expression, CompiledValue>>();

/** What a value comes to where it was visited, by the program. */
export function valueOf(expression: Expression, { here, self }: Pick<Visited, 'here' | 'self'>): FactValue {
  const { program } = here.view;
  const ofProgram = compiled.get(program) ?? new WeakMap<Expression, CompiledValue>();
  compiled.set(program, ofProgram);
  const value = ofProgram.get(expression) ?? program.compileValue(expression);
  ofProgram.set(expression, value);
  return value.value(here, self);
}
