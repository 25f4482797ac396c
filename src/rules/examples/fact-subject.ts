import { formatDate, parseDate } from '../../case/values/date.js';
import { Gap } from '../values/gap.js';
import type { FactValue } from '../values/fact-value.js';
import { plain } from '../../documents/plain.js';
import type { DerivedFact } from '../model/expression.js';
import type { ExampleSubject } from './run-example.js';

/**
 * A derived fact's examples expect its value: a number in its unit, a code, a date, a list, true or false, `none` or
 * `undecided`.
 */
export function factSubject(fact: DerivedFact): ExampleSubject {
  return {
    title: `the fact ${fact.scope}.${fact.name}`,
    scope: fact.scope,
    surprise(program, instance, expected) {
      const value = program.compileValue(fact.is).value(instance);
      return expected.node && same(value, plain(expected.node)) ? undefined : shown(value);
    },
  };
}

function same(value: FactValue, expected: unknown): boolean {
  if (value instanceof Gap) return expected === (value.kind === 'none' ? 'none' : 'undecided');
  if (typeof value === 'number')
    return typeof expected === 'number' && Math.abs(value - expected) <= Math.abs(expected) * 1e-9;
  if (isList(value))
    return (
      Array.isArray(expected) &&
      value.length === expected.length &&
      value.every((each, index) => same(each, expected[index]))
    );
  if (typeof value !== 'object') return value === expected;
  return typeof expected === 'string' && parseDate(expected) !== undefined && formatDate(value) === expected;
}

function shown(value: FactValue): string {
  if (value instanceof Gap) return value.kind === 'none' ? 'none' : `undecided (${value.reason || value.kind})`;
  if (isList(value)) return `[${value.map(shown).join(', ')}]`;
  return typeof value === 'object' ? formatDate(value) : String(value);
}

const isList = (value: FactValue): value is readonly FactValue[] => Array.isArray(value);
