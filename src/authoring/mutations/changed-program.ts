import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { comparisonOperators } from '../../rules/operators/comparisons.js';
import { compileProgram } from '../../rules/program/compile-program.js';
import type { Program } from '../../rules/program/program.js';
import type { Replacement } from './mutant.js';

/** The program of a parameter set with one change; `reached` is called when evaluation comes to the changed place. */
export function changedProgram(
  ruleSet: RuleSet,
  parameterSet: ParameterSet,
  instead: Replacement,
  reached?: () => void,
): Program {
  if (instead.of === 'table') {
    const { parameter, written, by } = instead;
    const values = new Map(parameterSet.values).set(parameter, by);
    const changed = parameterSet.values.get(parameter) === written ? { ...parameterSet, values } : parameterSet;
    return compileProgram(ruleSet, changed, comparisonOperators, {
      lookedUp: (table, row) => (table === by && isRow(instead, row) ? reached?.() : undefined),
    });
  }
  const isHere = (place: unknown): void => {
    if (place === instead.written || place === instead.by) reached?.();
  };
  const watching = reached ? { decided: isHere, chose: isHere } : {};
  const replaced = new Map([[instead.written, instead.by]]);
  return compileProgram(ruleSet, parameterSet, comparisonOperators, { instead: replaced, ...watching });
}

/** A row that is left out is come to where one below it is. */
const isRow = (
  { written, by, row: changed }: Extract<Replacement, { readonly of: 'table' }>,
  row: number | undefined,
): boolean => row !== undefined && (written.rows.length === by.rows.length ? row === changed : row >= changed);
