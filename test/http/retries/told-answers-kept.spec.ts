import { mock } from 'node:test';
import { expect } from 'chai';
import type { StoredCase } from '../../../src/case/store.js';
import { json } from '../../../src/flavor/json.js';
import { Answer } from '../../../src/http/retries/answer.js';
import { ToldAnswers } from '../../../src/http/retries/told-answers.js';
import { transferCaseFromDB } from '../../../src/operations/manipulation/transfer-case-from-db.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { accidentsOnly } from '../../support/service/accidents-only.js';

const place = { caseId: 'C', subId: 'S' };
const quarter = 15 * 60_000;
const now = Date.UTC(2026, 10, 24, 12);

describe('What was told of a case', () => {
  const systems = realSystems();
  let cases: MemoryStore;
  let digest: string;
  let told: ToldAnswers;
  let made: number;

  beforeEach(async () => {
    [cases, told, made] = [new MemoryStore(), new ToldAnswers(1000), 0];
    await cases.create(place, minimalCase('C'));
    digest = ((await cases.read(place)) as StoredCase).digest;
  });

  /** A call that tells its area, so that it is one of its own, and is answered with so many letters. */
  const ask = async (loggingArea: string, length = 1): Promise<void> => {
    const texts = Object.entries({ ...place, loggingArea });
    const request = { query: new Map(texts.map(([name, text]) => [name, [text]])), body: null };
    const services = { systems, cases, now: () => now, captureHash: accidentsOnly };
    await told.again({ operation: transferCaseFromDB, flavor: json, path: '/x', request }, services, async () => {
      made += 1;
      return new Answer({ text: 'x'.repeat(length), codes: [], revision: digest });
    });
  };

  it('is forgotten after a quarter of an hour also where nobody calls any more, and kept anew after it', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      for (const expected of [2, 4, 6]) {
        for (let count = 0; count < 4; count++) await ask('0');
        mock.timers.tick(quarter - 1);
        await ask('0');
        expect(made).to.equal(expected);
        mock.timers.tick(1);
      }
    } finally {
      mock.timers.reset();
    }
  });

  it('is kept as long as all of it has 16 million characters at most, the longest unused first forgotten', async () => {
    const long = 100_000;
    for (let round = 0; round < 3; round++) for (let index = 0; index < 160; index++) await ask(String(index), long);
    expect(made).to.equal(320);
    for (let round = 0; round < 2; round++) await ask('short');
    expect(made).to.equal(322);
    await ask('1', long);
    expect(made).to.equal(322);
    for (let round = 0; round < 2; round++) await ask('0', long);
    expect(made).to.equal(324);
    await ask('2', long);
    expect(made).to.equal(325);
    await ask('short');
    expect(made).to.equal(325);
  });
});
