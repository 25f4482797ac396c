import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { Case } from '../../../src/case/case.js';
import type { ParameterSet, RuleSet } from '../../../src/rules/model/rule-set.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { mayMakeCode } from '../../../src/libraries/may-make-code.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';

/** What a loaded rule set finds in some cases; the loader itself makes code of schemas. */
export interface ToFind {
  readonly ruleSet: RuleSet;
  readonly parameterSet: ParameterSet;
  readonly cases: readonly Case[];
}

/** A program of its own: finds what comes through standard input, and prints whether code was made for that. */
const { ruleSet, parameterSet, cases } = deserialize(readFileSync(0)) as ToFind;
const program = compileProgram(ruleSet, parameterSet, comparisonOperators, undefined, 0);
const found = cases.map((subject) => {
  const { violations, undecided } = program.evaluate(program.view(subject, { year: 2026, month: 11, day: 21 }));
  return [violations, undecided].map((list) => list.map(({ rule, instance }) => [rule.id, instance.id]));
});
process.stdout.write(JSON.stringify({ generated: mayMakeCode(), found }));
