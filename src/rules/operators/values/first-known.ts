import { Gap, NONE } from '../../values/gap.js';
import { inUnit } from '../../units/in-unit.js';
import { oneUnit } from './operands.js';
import { sameType } from '../../units/same-type.js';
import type { ValueOperator } from './value-operator.js';

/**
 * `firstKnown: [a, b, ...]`: the first that is known in the sense of `isKnown`; one that failed is not passed over.
 * When none is known, what is still open comes before what is not there.
 */
export const firstKnown: ValueOperator = {
  name: 'firstKnown',
  written: { form: 'list', least: 2, most: Number.POSITIVE_INFINITY },
  readsGaps: true,
  knownByOne: true,
  check(use) {
    const [first] = use.operands;
    if (!first) return undefined;
    if (first.type.kind === 'number') return oneUnit(use);
    for (const [index, operand] of use.operands.entries()) {
      if (!sameType(first.type, operand.type))
        return use.refuse('wrong-kind', 'firstKnown needs values of one kind', index);
    }
    const unit = first.type.kind === 'list' && first.type.of.kind === 'number' ? first.type.of.unit : undefined;
    return {
      type: first.type,
      operands: unit ? use.operands.map((operand) => inUnit(operand, unit) ?? operand) : use.operands,
    };
  },
  evaluate(values) {
    let missing = NONE;
    for (const value of values) {
      if (!(value instanceof Gap) || value.kind === 'failed') return value;
      if (missing.kind === 'none') missing = value;
    }
    return missing;
  },
};
