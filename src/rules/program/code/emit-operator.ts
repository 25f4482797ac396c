import type { Condition, NodeOf } from '../../model/expression.js';
import { comparisonOperators } from '../../operators/comparisons.js';
import { Gap } from '../../values/gap.js';
import type { Site } from './emit-reads.js';
import { addGap, type Exits, leaveBy, leaveWhen } from './exits.js';

type Comparison = NodeOf<'comparison', Condition>;

/** Adds the gap that a value is. */
const gapOf = (name: string, gaps: string): string => addGap(gaps, `${name}.kind==="none"?2:1`);

/** Calls an operator with its two sides; undefined with a decorator. */
export function emitOperator(
  { operator: name, decorator, left, right }: Comparison,
  site: Site,
  exits: Exits,
): string | undefined {
  const operator = comparisonOperators.get(name);
  if (!operator || decorator) return undefined;
  const { source } = site;
  const [one, outcome, other] = [source.name(), source.name(), source.name()];
  const sides = `let ${one};${site.value(left, site, one)}let ${other};${site.value(right, site, other)}`;
  const tested = `const ${outcome}=${source.value(operator)}.test(${one},${other});${leaveBy(outcome, 0, exits)}`;
  if (operator.readsGaps) return sides + tested;
  const isGap = (side: string): string => `${side} instanceof ${source.value(Gap)}`;
  const checked = [one, other];
  const missing = checked.map((side) => leaveWhen(isGap(side), gapOf(side, exits.gaps)));
  return `${sides}if(${checked.map(isGap).join('||')}){${missing.join('')}}else{${tested}}`;
}

/** Whether a value of related objects is one that is the same for all: no list of them is made. */
const listed =
  (isAmong: boolean) =>
  ({ decorator, left, right }: Comparison, site: Site, { whenTrue, whenFalse, gaps }: Exits): string | undefined => {
    const constant = site.compiler.value(right, '').constant;
    const isOfMany = left.node === 'related' && left.relation.kind !== 'one' && left.of.type.kind !== 'list';
    if (decorator || !isOfMany || constant === undefined || constant instanceof Gap) return undefined;
    const { source, compiler, instance } = site;
    const [found, index, target, one] = [source.name(), source.name(), source.name(), source.name()];
    const [undecided, gap] = [source.name(), source.value(Gap)];
    const [whenFound, whenNot] = isAmong ? [whenTrue, whenFalse] : [whenFalse, whenTrue];
    // Where nobody asks whether it is false, what is found only keeps it from being true.
    const whenThere = whenFound === '' ? `${undecided}=1;break;` : whenFound;
    const inside = { ...site, instance: target, self: target };
    return (
      `const ${found}=${source.value(compiler.way(left.relation))}.targets(${instance});` +
      `if(${found} instanceof ${gap}){${gapOf(found, gaps)}}else{let ${undecided}=0;` +
      `for(let ${index}=0;${index}<${found}.length;${index}++){const ${target}=${found}[${index}];` +
      `let ${one};${site.value(left.of, inside, one)}if(${one}===${source.value(constant)}){${whenThere}}` +
      `if(${one} instanceof ${gap})${gapOf(one, undecided)}}` +
      `${leaveWhen(`${undecided}===0`, whenNot)}${addGap(gaps, undecided)}}`
    );
  };

export const emitContains = listed(true);
export const emitDoesNotContain = listed(false);
