import { formatDate, parseDate } from '../../case/values/date.js';
import { Gap } from '../values/gap.js';
import type { FactValue } from '../values/fact-value.js';
import { plain } from '../../documents/structure/plain.js';
import type { DerivedFact, Expression } from '../model/expression.js';
import { computedValues } from './computed-values.js';
import type { ExampleSubject } from './example-subject.js';
import { shownValue } from './shown-value.js';

/**
 * A derived fact's examples expect its value: a number in its unit, a code, a date, a list, true or false, `none` or
 * `undecided`.
 */
export function factSubject(fact: DerivedFact): ExampleSubject {
  // A program compiles a fact once, and what it is made of whenever it is asked.
  const itself: Expression = { node: 'derived', fact, type: fact.type };
  return {
    title: `the fact ${fact.scope}.${fact.name}`,
    scope: fact.scope,
    of: fact,
    surprise(program, instance, expected) {
      const value = program.compileValue(itself).value(instance);
      return expected.node && same(value, plain(expected.node)) ? undefined : shownValue(value);
    },
    because: (program, instance) => computedValues(fact.is, program, instance),
    comesTo: (program, instance) => written(program.compileValue(itself).value(instance)),
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

/** A date stands in quotes, and so does a text that is more than a word. */
function written(value: FactValue): string {
  if (value instanceof Gap) return value.kind === 'none' ? 'none' : 'undecided';
  if (isList(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object') return `"${formatDate(value)}"`;
  return typeof value === 'string' && !isWord.test(value) ? JSON.stringify(value) : String(value);
}

const isWord = /^[a-z][A-Za-z]*$/;

const isList = (value: FactValue): value is readonly FactValue[] => Array.isArray(value);
