import type { Condition, Expression } from '../model/expression.js';
import { isCondition, partsOf } from '../model/parts-of.js';
import { unitBehind } from '../model/unit.js';
import type { Instance, Program } from '../program/program.js';
import { shownValue } from './shown-value.js';

/** So many values are told: of a long condition the first say enough. */
const told = 6;

/**
 * What the named values came to that a condition or a value is worked out from at this object, in the order in which
 * they are written: why an example came out as it did. Values of other objects, which a `where` looks at, are left out.
 */
export function computedValues(whole: Expression | Condition, program: Program, instance: Instance): readonly string[] {
  const values = new Map<string, string>();
  for (const { name, of } of namedValues(whole)) {
    if (values.size === told) break;
    const value = program.compileValue(of).value(instance);
    values.set(name, `${shownValue(value)}${typeof value === 'number' ? unitOf(value, of, program) : ''}`);
  }
  return [...values].map(([name, value]) => `${name} is ${value}`);
}

function* namedValues(whole: Expression | Condition): Generator<{ readonly name: string; readonly of: Expression }> {
  if (whole.node === 'comparison') {
    if (whole.left.node !== 'literal') yield { name: whole.leftName, of: whole.left };
    if (whole.right.node !== 'literal' && whole.rightName !== undefined)
      yield { name: whole.rightName, of: whole.right };
    return;
  }
  if (whole.node === 'attribute') yield { name: whole.attribute.fact, of: whole };
  else if (whole.node === 'derived') yield { name: whole.fact.name, of: whole };
  else if (whole.node === 'parameter') yield { name: `csp.${whole.parameter.name}`, of: whole };
  else
    for (const { of, from, over } of partsOf(whole))
      if (of && from === 'here' && over.length === 0 && (isCondition(of) || of.node !== 'literal'))
        yield* namedValues(of);
}

/** As it stands behind the number in a sentence: "1 year", "40 years". */
function unitOf(value: number, { type }: Expression, program: Program): string {
  return type.kind === 'number' && type.unit ? ` ${unitBehind(value, program.unitFor(type.unit), 'en')}` : '';
}
