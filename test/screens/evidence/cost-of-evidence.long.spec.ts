import { expect } from 'chai';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { CaptureClient } from '../../support/capture/capture-client.js';
import { openAnswer } from '../../support/evidence/asked-everything.js';
import { fullCase } from '../../support/requests/full-case.js';
import { german, international } from '../../support/requests/system-under-test.js';
import { Service } from '../../support/service/service.js';

/** The most that a page may take in a store, what it says included, in bytes. */
const mostBytes = 1024;
const rounds = 2;

/** A service, and how long it took for each `userAction`. */
interface Measured {
  readonly service: Service;
  readonly times: number[];
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** Two clients of two services that do the same, call by call, the one or the other first. */
async function captureTwice(caseId: string, language: 'en' | 'de', both: readonly Measured[]): Promise<void> {
  const reference = { caseId, subId: 'COST' };
  const clients = await Promise.all(
    both.map(async ({ service }) => {
      await service.call('createCaseInDB', reference, fullCase(caseId, language === 'en' ? international : german));
      const asked = { language, sourceType: 2, groupScreens: true };
      return new CaptureClient(service, reference).start('capture', asked);
    }),
  );
  const [client] = clients;
  if (!client) return expect.fail('no client');
  let calls = 0;
  const send = async (command: string, answers: Record<string, never> = {}): Promise<void> => {
    const inTurn = calls++ % 2 === 0 ? [0, 1] : [1, 0];
    for (const index of inTurn) {
      const started = performance.now();
      await clients[index]?.send(command, answers);
      both[index]?.times.push(performance.now() - started);
    }
  };
  const [tried, seen] = [new Set<string>(), new Set<string>()];
  while (!seen.has(client.screenId)) {
    seen.add(client.screenId);
    for (let open = openAnswer(client, tried); open; open = openAnswer(client, tried)) {
      tried.add(open[0]);
      await send('refresh', { [open[0]]: [open[1]] as never });
    }
    await send('next');
  }
}

describe('What evidence costs', () => {
  it('is at most 1 KB a page of a first case, with all that its pages say, and little time', async () => {
    const cases = new MemoryStore();
    const withoutIt = { cases: new MemoryStore(), evidencePages: 0, watchStore: false };
    const without: Measured = { service: await Service.start(withoutIt), times: [] };
    const kept: Measured = { service: await Service.start({ cases, watchStore: false }), times: [] };
    try {
      for (let round = 0; round < rounds; round++)
        for (const language of ['en', 'de'] as const) {
          // What is compiled when it is first used is compiled in the first round.
          if (round === 1) for (const { times } of [without, kept]) times.length = 0;
          await captureTwice(`${language} ${round}`, language, [without, kept]);
        }
      const { links = [], wordings = {} } = (await cases.evidence({ caseId: 'de 0', subId: 'COST' })) ?? {};
      const bytes = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      const [own, shared] = [bytes(links) / links.length, bytes(Object.values(wordings)) / links.length];
      const ratio = median(kept.times.map((time, call) => time / (without.times[call] ?? time)));
      process.stdout.write(
        `      ${links.length} pages: ${own.toFixed(0)} bytes each with the case, ${shared.toFixed(0)} once for all cases; userAction with evidence takes ${ratio.toFixed(3)} times as long (median of ${kept.times.length} pairs of calls, ${median(without.times).toFixed(2)} ms without)\n`,
      );
      expect(own + shared).to.be.below(mostBytes);
    } finally {
      await without.service.stop();
      await kept.service.stop();
    }
  });
});
