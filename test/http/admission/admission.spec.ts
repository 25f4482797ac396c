import { expect } from 'chai';
import fc from 'fast-check';
import { Admission, Overloaded } from '../../../src/http/admission/admission.js';

/** A call that works until it is told to end. */
function held(admission: Admission): {
  readonly ended: Promise<string>;
  readonly end: () => void;
  readonly started: () => boolean;
} {
  let end = (): void => {};
  let started = false;
  const until = new Promise<void>((resolve) => (end = resolve));
  const ended = admission
    .admit(({ work }) =>
      work(async () => {
        started = true;
        await until;
        return 'done';
      }),
    )
    .catch((error: unknown) => (error instanceof Overloaded ? 'overloaded' : String(error)));
  return { ended, end, started: () => started };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('The admission of calls', () => {
  it('works on so many, lets so many wait in their order, and refuses further ones at once', async () => {
    const admission = new Admission({ inFlight: 2, waiting: 2 });
    const calls = [0, 1, 2, 3].map(() => held(admission));
    expect(await held(admission).ended).to.equal('overloaded');
    await turn();
    expect(calls.map(({ started }) => started())).to.deep.equal([true, true, false, false]);
    expect([admission.working, admission.waiting]).to.deep.equal([2, 2]);
    calls[0]?.end();
    await calls[0]?.ended;
    await turn();
    expect(calls.map(({ started }) => started())).to.deep.equal([true, true, true, false]);
    for (const { end } of calls) end();
    expect(await Promise.all(calls.map(({ ended }) => ended))).to.deep.equal(['done', 'done', 'done', 'done']);
    expect([admission.working, admission.waiting]).to.deep.equal([0, 0]);
  });

  it('counts a call whose body is still coming, which keeps nobody from working', async () => {
    const admission = new Admission({ inFlight: 1, waiting: 1 });
    let arrived = (): void => {};
    const slow = admission.admit(() => new Promise<void>((resolve) => (arrived = resolve)));
    const quick = held(admission);
    expect(await held(admission).ended).to.equal('overloaded');
    quick.end();
    expect(await quick.ended).to.equal('done');
    arrived();
    await slow;
  });

  it('has no more at work than allowed and forgets nobody, whatever comes, ends or fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 4 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        async (inFlight, waiting, fails) => {
          const admission = new Admission({ inFlight, waiting });
          let [working, most] = [0, 0];
          const outcomes = await Promise.all(
            fails.map((fail) =>
              admission
                .admit(({ work }) =>
                  work(async () => {
                    most = Math.max(most, ++working);
                    await turn();
                    working -= 1;
                    if (fail) throw new Error('failed');
                    return 'done';
                  }),
                )
                .catch((error: unknown) => (error instanceof Overloaded ? 'overloaded' : 'failed')),
            ),
          );
          const room = inFlight + waiting;
          expect(outcomes).to.deep.equal(
            fails.map((fail, index) => (index >= room ? 'overloaded' : fail ? 'failed' : 'done')),
          );
          expect(most).to.be.at.most(inFlight);
          expect([admission.working, admission.waiting]).to.deep.equal([0, 0]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
