import { expect } from 'chai';
import fc from 'fast-check';
import { inOrder } from '../../../src/cli/complete/in-order.js';

async function* upTo(count: number): AsyncIterable<number> {
  for (let each = 0; each < count; each++) yield each;
}

describe('Shares that are answered at once', () => {
  it('are answered in their order, each once, whichever answer is ready first, and never more than may be at once', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(12), fc.integer({ min: 1, max: 4 }), async (scheduler, count, atOnce) => {
        let [underway, most] = [0, 0];
        const answer = async (share: number): Promise<string> => {
          most = Math.max(most, ++underway);
          await scheduler.schedule(Promise.resolve());
          underway--;
          return `answer to ${share}`;
        };
        const found: string[] = [];
        const run = (async () => {
          for await (const taken of inOrder(upTo(count), atOnce, answer)) found.push(`${taken.share}: ${taken.answer}`);
        })();
        await scheduler.waitFor(run);
        expect(found).to.deep.equal(Array.from({ length: count }, (_, each) => `${each}: answer to ${each}`));
        expect(most).to.be.at.most(atOnce);
      }),
    ));

  it('have their answers before the next share has come, so that who waits for an answer may then send', async () => {
    let askNext: () => void = () => undefined;
    async function* conversation(): AsyncIterable<number> {
      for (let each = 0; each < 3; each++) {
        const asked = new Promise<void>((resolve) => void (askNext = resolve));
        yield each;
        await asked;
      }
    }
    const found: number[] = [];
    for await (const { share } of inOrder(conversation(), 4, async (each) => each)) {
      found.push(share);
      askNext();
    }
    expect(found).to.deep.equal([0, 1, 2]);
  });

  it('end with the first that fails, after those before it', async () => {
    const found: number[] = [];
    const run = async (): Promise<void> => {
      const answers = inOrder(upTo(9), 3, async (share) => {
        if (share === 4) throw new Error('it failed');
        return share;
      });
      for await (const { share } of answers) found.push(share);
    };
    expect(await run().catch((error: Error) => error.message)).to.equal('it failed');
    expect(found).to.deep.equal([0, 1, 2, 3]);
  });
});
