import { append } from '../../../lists/append.js';
import { remembered } from '../../../lists/remembered.js';
import type { Condition, NodeOf } from '../../model/expression.js';
import { comparisonOperators } from '../../operators/comparisons.js';
import { Gap } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Compiler } from './compiled.js';

type Instances = readonly CaseInstance[];
export type Candidates = (elements: Instances, self: CaseInstance) => Instances;

/** Objects of a list by the value of one attribute; those without a value may have any. */
interface Index {
  readonly byValue: ReadonlyMap<FactValue, Instances>;
  readonly withoutValue: Instances;
}

/** Fewer are looked at one by one. */
const worthAnIndex = 8;
const nobody: Instances = [];

/**
 * The objects of a list that a `where` can choose, in their order. One that asks for an attribute to equal that of
 * `this` is false for all with another value: those with the same one are looked up, so that comparing all disorders of
 * a person with each other does not look at all pairs. An instrument is told of every pair.
 */
export function candidatesOf(where: Condition | undefined, compiler: Compiler): Candidates {
  const equality = compiler.instrument ? undefined : equalityIn(where);
  if (!equality) return (elements) => elements;
  const left = compiler.value(equality.left, equality.leftName);
  const right = compiler.value(equality.right, equality.leftName);
  const candidates: Candidates = (elements, self) => {
    if (elements.length < worthAnIndex) return elements;
    const value = right.value(self, self);
    if (value instanceof Gap) return elements;
    const indexes = self.view.memory<Instances, Index>(candidates);
    const index = remembered(indexes, elements, () => indexOf(elements, (element) => left.value(element, element)));
    const same = index.byValue.get(value) ?? nobody;
    return index.withoutValue.length === 0 ? same : inOrder([...same, ...index.withoutValue]);
  };
  return candidates;
}

/** A comparison that must be true for the whole to be: an attribute of the element that equals something of `this`. */
function equalityIn(where: Condition | undefined): NodeOf<'comparison'> | undefined {
  if (where?.node === 'all') return where.conditions.map(equalityIn).find((found) => found !== undefined);
  const isEquality =
    where?.node === 'comparison' &&
    comparisonOperators.get(where.operator)?.looksUp === true &&
    where.decorator === undefined &&
    where.left.node === 'attribute' &&
    where.right.node === 'this';
  return isEquality ? where : undefined;
}

function indexOf(elements: Instances, valueOf: (element: CaseInstance) => FactValue): Index {
  const byValue = new Map<FactValue, CaseInstance[]>();
  const withoutValue: CaseInstance[] = [];
  for (const element of elements) {
    const value = valueOf(element);
    if (value instanceof Gap) withoutValue.push(element);
    else append(byValue, value, element);
  }
  return { byValue, withoutValue };
}

const inOrder = (instances: CaseInstance[]): Instances => instances.sort((a, b) => a.order - b.order);
