import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import { findingsOf } from '../../../src/screens/assess/findings.js';
import { RecentAssessments } from '../../../src/screens/assess/recent-assessments.js';
import { testSeed } from '../run/seed.js';
import { realSystems } from '../rules/real-systems.js';
import { RandomCapture } from './random-capture.js';

const actions = 20;

/**
 * One case is captured by services that work out everything anew, and by two instances that remember what they found.
 */
export function describeRecentAssessments(captures: number): void {
  const said = `${captures * actions} random actions, seed ${testSeed}`;
  it(`shows the same screens and stores the same case, flags and cleared answers included (${said})`, async () => {
    let recalled = 0;
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (g) => {
        const anew = new RandomCapture(realSystems(), g);
        await anew.begin();
        const instances = [new CountedRecall(2), new CountedRecall(200)];
        const remembering = await anew.twin(instances);
        for (let count = 0; count < actions; count++) {
          const acted = await anew.act();
          if (!acted) continue;
          const [said, stored] = [await remembering.send(acted.action), await remembering.stored()];
          same([said, stored], [acted.outcome, await anew.stored()], acted.action);
        }
        for (const instance of instances) recalled += instance.recalled;
      }),
      { numRuns: captures, seed: testSeed, endOnFailure: true },
    );
    expect(recalled).to.be.above(captures);
  });
}

/** Quicker than an expectation of ten thousands of screens. */
function same(said: unknown, expected: unknown, action: object): void {
  if (!isDeepStrictEqual(said, expected)) expect(said, JSON.stringify(action)).to.deep.equal(expected);
}

/** Counts how often something was known of a case. */
class CountedRecall extends RecentAssessments {
  recalled = 0;

  override recall(...[view, digest]: Parameters<RecentAssessments['recall']>): void {
    super.recall(view, digest);
    this.recalled += findingsOf(view).size;
  }
}
