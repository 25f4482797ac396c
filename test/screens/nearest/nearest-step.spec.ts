import { expect } from 'chai';
import fc from 'fast-check';
import { nearestStep, type Probe } from '../../../src/screens/nearest/nearest-step.js';
import '../../support/run/seed.js';

/** A line of steps, cut at some limits: each piece is acceptable or not. */
const pieces = fc.record({
  limits: fc.uniqueArray(fc.integer({ min: -20_000, max: 20_000 }), { maxLength: 8 }),
  acceptable: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  present: fc.integer({ min: -20_000, max: 20_000 }),
  end: fc.integer({ min: -20_000, max: 20_000 }),
});

type Pieces = typeof pieces extends fc.Arbitrary<infer T> ? T : never;

/** The signature is the piece; whether it tells them apart decides what the search can know. */
function probeOf({ limits, acceptable, present }: Pieces): (step: number) => Probe {
  const sorted = [...limits].sort((a, b) => a - b);
  return (step) => {
    const piece = sorted.filter((limit) => limit <= step).length;
    const isAcceptable = step !== present && acceptable[piece] === true;
    return { isAcceptable, signature: `${piece} ${step === present}` };
  };
}

const stepsTo = (present: number, end: number): readonly number[] =>
  Array.from({ length: Math.abs(end - present) }, (_, index) => present + Math.sign(end - present) * (index + 1));

describe('the nearest acceptable step', () => {
  it('is the one that trying every step finds, while the case tells on which side of each limit it stands', () => {
    fc.assert(
      fc.property(pieces, (drawn) => {
        const { present, end } = drawn;
        const probe = probeOf(drawn);
        const expected = stepsTo(present, end).find((step) => probe(step).isAcceptable);
        expect(nearestStep(present, { end, direction: end > present ? 1 : -1 }, [], probe)).to.equal(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('is found behind a window that no limit betrays, when the window is known', () => {
    const window = (step: number): Probe => ({ isAcceptable: step >= 700_000 && step < 700_003, signature: '' });
    expect(nearestStep(0, { end: 1_000_000, direction: 1 }, [], window)).to.equal(undefined);
    expect(nearestStep(0, { end: 1_000_000, direction: 1 }, [700_000], window)).to.equal(700_000);
    expect(nearestStep(1_000_000, { end: 0, direction: -1 }, [700_000.5], window)).to.equal(700_002);
  });

  it('begins at the next step where the present answer lies between two', () => {
    const all: Probe = { isAcceptable: true, signature: '' };
    const probe = (step: number): Probe => (step === 2.5 ? { isAcceptable: false, signature: '' } : all);
    expect(nearestStep(2.5, { end: 10, direction: 1 }, [], probe)).to.equal(3);
    expect(nearestStep(2.5, { end: 0, direction: -1 }, [], probe)).to.equal(2);
  });

  it('is none beyond the end of the scale', () => {
    const probe = (step: number): Probe => ({ isAcceptable: step !== 5, signature: '' });
    expect(nearestStep(5, { end: 5, direction: 1 }, [], probe)).to.equal(undefined);
    expect(nearestStep(5, { end: 7, direction: -1 }, [], probe)).to.equal(undefined);
  });

  it('is found among the next 64 steps though nothing betrays it, and no further', () => {
    const only =
      (acceptable: number) =>
      (step: number): Probe => ({ isAcceptable: step === acceptable, signature: '' });
    for (const [window, found] of [
      [63, 63],
      [64, 64],
      [65, undefined],
    ] as const) {
      expect(nearestStep(0, { end: 1000, direction: 1 }, [], only(window))).to.equal(found);
      expect(nearestStep(0, { end: -1000, direction: -1 }, [], only(-window))).to.equal(found && -found);
    }
  });

  it('is looked for at each of 1,500 steps where the side changes at every step, and at no more', () => {
    const tried = new Set<number>();
    const probe = (step: number): Probe => {
      tried.add(step);
      return { isAcceptable: step === 1499, signature: String(step) };
    };
    expect(nearestStep(0, { end: 1499, direction: 1 }, [], probe)).to.equal(1499);
    tried.clear();
    expect(nearestStep(10_000, { end: 8000, direction: -1 }, [], probe)).to.equal(undefined);
    expect(tried.size).to.equal(1500);
  });

  it('is looked for in a bounded number of tries, however often the side changes', () => {
    let tries = 0;
    const probe = (step: number): Probe => {
      tries++;
      return { isAcceptable: step === 2 ** 50, signature: String(step) };
    };
    expect(nearestStep(0, { end: 2 ** 50, direction: 1 }, [], probe)).to.equal(2 ** 50);
    expect(tries).to.be.lessThan(2000);
  });

  it('is the first behind a limit that comes after all tries, however often the side changes before', () => {
    for (const limit of [1700, 500_003, 2 ** 40 + 1]) {
      const probe = (step: number): Probe => ({ isAcceptable: step >= limit, signature: String(step) });
      expect(nearestStep(0, { end: 2 ** 50, direction: 1 }, [], probe)).to.equal(limit);
      const below = (step: number): Probe => ({ isAcceptable: step <= -limit, signature: String(step) });
      expect(nearestStep(0, { end: -(2 ** 50), direction: -1 }, [], below)).to.equal(-limit);
    }
  });
});
