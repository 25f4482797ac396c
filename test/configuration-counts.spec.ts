import { availableParallelism } from 'node:os';
import { expect } from 'chai';
import { type Configuration, readConfiguration } from '../src/configuration.js';

/** Settings that are whole numbers, the member of the configuration, and the least and the most that each may be. */
const counts: readonly (readonly [variable: string, member: keyof Configuration, least: number, most: number])[] = [
  ['WORKERS', 'workers', 1, 64],
  ['RETRY_HOURS', 'retryHours', 1, 720],
  ['RETRY_ANSWERS', 'retryAnswers', 1, 1000],
  ['TRAIL_LINKS', 'trailLinks', 0, 2000],
  ['EVIDENCE_PAGES', 'evidencePages', 0, 1000],
  ['ASSESSED_CASES', 'assessedCases', 0, 10_000],
  ['FEED_DAYS', 'feedDays', 0, 90],
  ['MAX_CONNECTIONS', 'maxConnections', 1, 999_999],
  ['MAX_REQUESTS_IN_FLIGHT', 'maxRequestsInFlight', 1, 999_999],
  ['MAX_REQUESTS_WAITING', 'maxRequestsWaiting', 0, 999_999],
];

describe('A setting that is a whole number', () => {
  for (const [variable, member, least, most] of counts) {
    for (const taken of [least, most])
      it(`is taken: ${taken} as ${variable}`, async () => {
        expect((await readConfiguration({ [variable]: String(taken) }))[member]).to.equal(taken);
      });

    for (const text of [String(least - 1), String(most + 1), '1e3', '1.5', ' 5', 'x'])
      it(`is refused: ${JSON.stringify(text)} as ${variable}`, async () => {
        const refused = await readConfiguration({ [variable]: text }).catch(String);
        expect(refused).to.include(`${variable}: "${text}" must be`);
      });
  }

  it('is one for each core where WORKERS is auto', async () => {
    expect(await readConfiguration({ WORKERS: 'auto' })).to.have.property(
      'workers',
      Math.min(64, availableParallelism()),
    );
  });
});
