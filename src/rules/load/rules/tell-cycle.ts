import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { type Position, placeOf } from '../../../documents/position.js';
import type { Step } from '../../resolve/on-demand.js';

/**
 * Tells of what rests on itself, with the place of each step. A fact rests on what stands above it in its file: the one
 * step that leads below is where the circle was likely closed, else the last one.
 */
export function tellCycle(
  steps: readonly Step[],
  declared: ReadonlyMap<string, ReadonlyMap<string, Cursor>>,
  findings: Findings,
): void {
  const [[first], last] = [steps, steps.at(-1)];
  if (!first || !last) return;
  const declaredAt = ({ key }: Step): Position | undefined => {
    const [kind = '', name = ''] = key.split('.');
    return declared.get(kind)?.get(name)?.at;
  };
  const below = steps.slice(1).filter((step, index) => {
    const [from, to] = [declaredAt(steps[index] as Step), declaredAt(step)];
    return from !== undefined && to !== undefined && from.file === to.file && from.line < to.line;
  });
  const { at } = below.length === 1 ? (below[0] as Step) : last;
  const told = steps.slice(1).map((step) => (steps.length > 2 ? `${step.key} (${placeOf(step.at)})` : step.key));
  findings.error(at, 'cycle', `this rests on itself: ${[first.key, ...told].join(' -> ')}`);
}
