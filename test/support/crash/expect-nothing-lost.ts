import { expect } from 'chai';
import type { CrashFigures } from './crash-figures.js';

/** How often services are killed, and what is written meanwhile. */
export const manyKills = { kills: 100, writesEach: 60 };

/** Every acknowledged write is there, and the kills fell among writes. */
export function expectNothingLost(figures: CrashFigures, killed: string): void {
  process.stdout.write(`      ${killed}: ${JSON.stringify(figures)}\n`);
  expect(figures).to.include({ lost: 0, damaged: 0 });
  expect(figures.fewestInFlight).to.be.above(0);
}

/** It was a long run: {@link manyKills}. */
export function expectToBeLarge({ kills: done, acknowledged }: CrashFigures): void {
  expect(done).to.equal(manyKills.kills);
  expect(acknowledged).to.be.at.least(5000);
}
