import type { Expression } from '../../model/expression.js';
import { Gap } from '../../values/gap.js';
import { inUnit } from '../../units/in-unit.js';
import { elementsOf } from '../../values/fact-value.js';
import { sameType } from '../../units/same-type.js';
import type { ValueOperator } from './value-operator.js';

/**
 * `without: [listA, listB]`: what is in A and not in B, each once. Unknown while something in A is unknown, or while
 * something unknown in B could take away what is left.
 */
export const without: ValueOperator = {
  name: 'without',
  written: { form: 'list', least: 2, most: 2 },
  neverFails: () => true,
  check(use) {
    for (const [index, operand] of use.operands.entries()) {
      if (operand.type.kind !== 'list')
        return use.refuse('wrong-kind', `without needs lists, found a ${operand.type.kind}`, index);
    }
    const [from, less] = use.operands as readonly [Expression, Expression];
    if (!sameType(from.type, less.type)) return use.refuse('wrong-kind', 'without needs two lists of the same kind', 1);
    const unit = from.type.kind === 'list' && from.type.of.kind === 'number' ? from.type.of.unit : undefined;
    return { type: from.type, operands: [from, inUnit(less, unit) ?? less] };
  },
  evaluate([from, less]) {
    const taken = new Set(elementsOf(less as never));
    const left = new Set(elementsOf(from as never).filter((element) => !taken.has(element)));
    const open = (element: unknown): element is Gap => element instanceof Gap && element.kind !== 'none';
    const unknown = [...left].find(open) ?? (left.size > 0 ? [...taken].find(open) : undefined);
    return unknown ?? [...left].filter((element) => !(element instanceof Gap));
  },
};
