import type { Position } from '../../documents/position.js';
import { codeOf, columnOf } from '../model/column-read.js';
import type { Condition, Expression } from '../model/expression.js';
import { isCondition, partsOf } from '../model/parts-of.js';
import { unitBehind } from '../model/unit.js';
import type { Instance, Program } from '../program/program.js';
import { shownValue } from './shown-value.js';

/** So many values are told: of a long condition the first say enough. */
const told = 6;

/**
 * What the named values came to that a condition or a value is worked out from at this object, in the order in which
 * they are written, with the entry of a catalogue or the parameter set that says so: why an example came out as it did.
 * Values of other objects, which a `where` looks at, are left out.
 */
export function computedValues(whole: Expression | Condition, program: Program, instance: Instance): readonly string[] {
  const values = new Map<string, string>();
  const places = new Set<string>();
  for (const { name, of } of namedValues(whole)) {
    if (values.size === told) break;
    const value = program.compileValue(of).value(instance);
    const unit = typeof value === 'number' ? unitOf(value, of, program) : '';
    const at = writtenAt(of, program, instance);
    const place = at && `${at.file}:${at.line}`;
    // Several are of one entry.
    const isNew = place !== undefined && !places.has(place);
    if (isNew) places.add(place);
    values.set(name, `${shownValue(value)}${unit}${isNew ? ` (${place})` : ''}`);
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
  if (whole.node === 'column') {
    yield* namedValues(whole.of);
    yield { name: whole.column, of: whole };
  } else if (whole.node === 'attribute') yield { name: whole.attribute.fact, of: whole };
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

const ofSet = /(?:^|\/)csp\//;

/** Where a value is written: the entry whose cell it is, or what the parameter set gives. */
function writtenAt(whole: Expression, program: Program, instance: Instance): Position | undefined {
  const { ruleSet, parameterSet } = program;
  if (whole.node === 'parameter') {
    const at = parameterSet.places.get(whole.parameter.name)?.at;
    // What the example gives stands in it.
    return at && ofSet.test(at.file) ? at : undefined;
  }
  const column = columnOf(whole);
  const word = column && program.compileValue(codeOf(whole)).value(instance);
  return typeof word === 'string' ? ruleSet.catalogues.get(column?.catalogue ?? '')?.entries.get(word)?.at : undefined;
}
