import { expect } from 'chai';
import type { ServiceVictim } from '../crash/service-victim.js';
import { isLinearizable } from './linearizable.js';
import { type HistoryView, recordHistory } from './record-history.js';
import { ServedCases } from './served-cases.js';

const rounds = 25;

/** The histories of 25 cases, each of many clients at once, are linearizable. */
export async function expectLinearizable(views: readonly HistoryView[]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const history = await recordHistory(views, { subId: 'S', caseId: `C${round}` }, 6, 12);
    expect(isLinearizable(history), JSON.stringify(history)).to.equal(true);
  }
}

/** The same of one service, which two clients call. */
export async function expectLinearizableService(victim: ServiceVictim): Promise<void> {
  await victim.revive();
  const views = [1, 2].map(() => new ServedCases(() => victim.life));
  await views[0]?.makeTemplate('S');
  await expectLinearizable(views);
  await victim.kill();
}

/** At least so many, and more until one of them cut off a write, but never more than this. */
const [serviceKills, mostServiceKills] = [8, 80];

/**
 * Kills the services in turn, each in the middle of a history; its clients go on with another one, or wait until it
 * serves again. (Those of several processes may answer what came, before they hear that the first one is gone.)
 */
export async function expectLinearizableAcrossKills(victims: readonly ServiceVictim[]): Promise<void> {
  for (const victim of victims) await victim.revive();
  const views = victims.map(
    (_, own) =>
      new ServedCases(() => Promise.race([...victims.slice(own), ...victims.slice(0, own)].map(({ life }) => life))),
  );
  await views[0]?.makeTemplate('S');
  let unknown = 0;
  for (let kill = 0; kill < serviceKills || (unknown === 0 && kill < mostServiceKills); kill++) {
    const victim = victims[kill % victims.length];
    const reference = { subId: 'S', caseId: `C${kill}` };
    const recording = recordHistory(views, reference, 6, 25);
    for (let reads = 0; reads < 5; reads++) await views[0]?.read(reference);
    await victim?.kill();
    await victim?.revive();
    const history = await recording;
    unknown += history.filter(({ ended }) => ended === Number.POSITIVE_INFINITY).length;
    expect(isLinearizable(history), JSON.stringify(history)).to.equal(true);
  }
  expect(unknown).to.be.above(0);
  for (const victim of victims) await victim.kill();
}
