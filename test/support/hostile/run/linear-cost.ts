import { expect } from 'chai';
import { CaseError, CaseErrors } from '../../../../src/errors/case-error.js';
import { Refusal } from '../../../../src/http/calls/refusal.js';

/** Work on an input of a size; whether it is refused is of no matter here. */
export type SizedWork = (size: number) => unknown;

/** Linear work costs 4 times as much for 4 times the size, quadratic work 16 times. */
const times = 4;
const most = 10;
const refusals = [CaseError, CaseErrors, Refusal];
/** In ms of CPU: what costs less is too little to be compared, and no matter. */
const least = 15;
/** Other programs may disturb a measurement; not each of these. */
const attempts = 3;

/** CPU time in ms that this process has spent until now. */
function timeOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What a work adds to a clock. */
async function cost(work: SizedWork, size: number, clock: () => number): Promise<number> {
  const before = clock();
  try {
    await work(size);
  } catch (error) {
    if (!refusals.some((refusal) => error instanceof refusal)) throw error;
  }
  return clock() - before;
}

/**
 * Fails when a work costs more than linearly at a size; returns what the whole size costs.
 *
 * @param clock in ms; the CPU time of this process unless another is given
 */
export async function expectLinear(work: SizedWork, size: number, clock = timeOfProcess): Promise<number> {
  const seen: string[] = [];
  await cost(work, Math.ceil(size / times ** 2), clock);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [small, large] = [await cost(work, Math.ceil(size / times), clock), await cost(work, size, clock)];
    if (large <= most * Math.max(small, least)) return large;
    seen.push(`${small.toFixed(0)} ms -> ${large.toFixed(0)} ms`);
  }
  return expect.fail(`the cost of ${times} times the size grows more than ${most} times: ${seen.join(', ')}`);
}
