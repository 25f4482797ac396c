import type { ValueOperator } from '../../operators/values/value-operator.js';
import type { Unit } from '../../model/unit.js';
import { Gap, NONE, OPEN } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { Entry, Catalogue } from '../../model/catalogue.js';
import type { Expression, NodeOf } from '../../model/expression.js';
import { parseDate, type PartialDate } from '../../../case/values/date.js';
import { dateParts } from '../../values/date-parts.js';
import { partialDate } from '../../values/partial-date.js';
import type { ParameterValue } from '../../model/parameter.js';
import { valueOperators } from '../../operators/values/value-operators.js';
import type { CaseInstance } from '../evaluated-view.js';
import { compileAggregate } from './compile-aggregate.js';
import { compileChoice } from './compile-choice.js';
import { compileTable } from './compile-table.js';
import { missingOf } from './missing.js';
import { compileAttribute } from './compile-attribute.js';
import type { Compiler, Formula } from './compiled.js';
import { watchedWays } from './observed.js';
import { compileObject, compileRelated, compileSize } from './compile-related.js';

type Compile<K extends Expression['node']> = (expression: NodeOf<K>, compiler: Compiler, label: string) => Formula;

const nothingMissing = (): void => undefined;
const constantFormula = (constant: FactValue): Formula => ({
  value: () => constant,
  missing: nothingMissing,
  constant,
});

const compilers: { readonly [K in Expression['node']]: Compile<K> } = {
  // A pattern is handed to its operator as it is: no fact is one.
  literal: ({ value }) => constantFormula(value as FactValue),
  parameter: ({ parameter }, { parameterSet }) =>
    constantFormula(parameterValue(parameterSet.values.get(parameter.name))),
  environment: compileEnvironment,
  attribute: (expression, compiler) => compileAttribute(expression, compiler),
  derived: ({ fact }, compiler) => compiler.derived(fact),
  related: compileRelated,
  object: compileObject,
  size: compileSize,
  this: ({ of }, compiler, label) => {
    const inner = compiler.value(of, label);
    return {
      value: (_, self) => inner.value(self, self),
      missing: (_, self, into) => inner.missing(self, self, into),
    };
  },
  case: ({ of }, compiler, label) => {
    const inner = compiler.value(of, label);
    return {
      value: ({ view }) => inner.value(view.root, view.root),
      missing: ({ view }, _, into) => inner.missing(view.root, view.root, into),
    };
  },
  column: compileColumn,
  datePart: compileDatePart,
  operation: compileOperation,
  aggregate: compileAggregate,
  table: compileTable,
  condition: compileTruth,
  choice: compileChoice,
  convert: compileConversion,
};

/** A value tree as closures. */
export function compileValue(expression: Expression, compiler: Compiler, label: string): Formula {
  return (compilers[expression.node] as Compile<Expression['node']>)(expression, compiler, label);
}

function parameterValue(value: ParameterValue | undefined): FactValue {
  if (value?.kind === 'number' || value?.kind === 'date' || value?.kind === 'text') return value.value;
  if (value?.kind === 'list') return value.values;
  return value?.kind === 'range' ? [value.low, value.high] : new Gap('failed', 'the parameter set has no such value');
}

function compileEnvironment({ name }: NodeOf<'environment'>, { ruleSet, parameterSet }: Compiler): Formula {
  const readers: Record<typeof name, (instance: CaseInstance) => FactValue> = {
    'evaluation.today': ({ view }) => view.today,
    'case.mode': ({ view }) => view.case.mode,
    'case.version': ({ view }) => view.case.versionId,
    'case.locale': ({ view }) => view.case.locale,
    'ruleSet.version': () => ruleSet.versionId,
    'csp.currency': () => (parameterSet.currencies[0] as Unit).word,
  };
  return { value: readers[name], missing: nothingMissing };
}

function compileColumn(expression: NodeOf<'column'>, compiler: Compiler, label: string): Formula {
  const of = compiler.value(expression.of, label);
  const cell = cellIn(expression, compiler);
  const value: Formula['value'] = (instance, self) => {
    const codes = of.value(instance, self);
    return Array.isArray(codes) ? (codes as readonly FactValue[]).flatMap((code) => cell(code)) : cell(codes);
  };
  return { value, missing: missingOf(value, label, [of]) };
}

/** What stands in a column beside a code. */
export function cellIn(
  { catalogue: name, column }: Pick<NodeOf<'column'>, 'catalogue' | 'column'>,
  { ruleSet }: Compiler,
): (code: FactValue) => FactValue {
  const catalogue = ruleSet.catalogues.get(name) as Catalogue;
  return (code) => {
    if (code instanceof Gap) return code;
    const entry = catalogue.entries.get(code as string);
    return entry
      ? (cellOf(entry, column) ?? NONE)
      : new Gap('failed', `${catalogue.name} has no entry ${String(code)}`);
  };
}

/** A declared cell, or a day of the validity that every entry can have. */
function cellOf(entry: Entry, column: string): FactValue | undefined {
  if (column !== 'validFrom' && column !== 'validTo') return entry.cells[column];
  const day = entry[column];
  const date = day === undefined ? undefined : parseDate(day);
  // A coarser one covers its whole year or month.
  return date && partialDate.ofDay(column === 'validFrom' ? partialDate.earliest(date) : partialDate.latest(date));
}

function compileDatePart({ of, part }: NodeOf<'datePart'>, compiler: Compiler, label: string): Formula {
  const date = compiler.value(of, label);
  const read = dateParts[part];
  const partOf = (value: FactValue): FactValue => (value instanceof Gap ? value : read(value as PartialDate));
  const value: Formula['value'] = (instance, self) => {
    const dates = date.value(instance, self);
    return Array.isArray(dates) ? (dates as readonly FactValue[]).map(partOf) : partOf(dates);
  };
  return { value, missing: missingOf(value, label, [date]) };
}

function compileOperation(operation: NodeOf<'operation'>, compiler: Compiler, label: string): Formula {
  const { operator: name, operands, options } = operation;
  const operator = valueOperators.get(name) as ValueOperator;
  const evaluate = watchedWays(operation, operator, compiler.instrument);
  const formulas = operands.map((operand) => compiler.value(operand, label));
  const value: Formula['value'] = (instance, self) => {
    const values: FactValue[] = [];
    let none: Gap | undefined;
    for (const formula of formulas) {
      const one = formula.value(instance, self);
      if (one instanceof Gap && !operator.readsGaps) {
        if (one.kind !== 'none') return one;
        none = one;
      }
      values.push(one);
    }
    return none ?? evaluate(values, options);
  };
  return { value, missing: missingOf(value, label, formulas) };
}

/** A condition as yes or no; unknown while it is. */
function compileTruth({ condition }: NodeOf<'condition'>, compiler: Compiler, label: string): Formula {
  const test = compiler.condition(condition);
  const values: readonly FactValue[] = [false, true, OPEN, NONE];
  const value: Formula['value'] = (instance, self) => values[test.outcome(instance, self)] as FactValue;
  return { value, missing: missingOf(value, label, [test]) };
}

function compileConversion({ of, from, to }: NodeOf<'convert'>, compiler: Compiler, label: string): Formula {
  const inner = compiler.value(of, label);
  const conversion = compiler.units.conversion(compiler.units.unitFor(from), to);
  const convert = (value: FactValue): FactValue => {
    if (value instanceof Gap) return value;
    if (Array.isArray(value)) return (value as readonly FactValue[]).map(convert);
    return conversion instanceof Gap ? conversion : conversion(value as number);
  };
  if (inner.constant !== undefined) {
    const constant = convert(inner.constant);
    if (!(constant instanceof Gap)) return constantFormula(constant);
  }
  const value: Formula['value'] = (instance, self) => convert(inner.value(instance, self));
  return { value, missing: missingOf(value, label, [inner]) };
}
