import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { buildApp } from '../../../src/app.js';
import { type Serving, serve } from '../../../src/http/connections/serve.js';
import { accidentsOnly } from '../../support/service/accidents-only.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { noSystems } from '../../support/service/no-systems.js';
import { silentLog } from '../../support/service/silent-log.js';
import { operationsOfTest } from '../../support/service/operations-of-test.js';

const each = 100;
const arrival = { headersTimeout: 1500, requestTimeout: 3000, connectionsCheckingInterval: 50 };
const header = `GET /listed HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Padding: ${'x'.repeat(2000)}\r\n\r\n`;
const body =
  'POST /plant HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"name":"';

/** Sends a text at once, and then one byte after the other until it is closed. Resolves with what was answered. */
async function drip(url: string, atOnce: string, rest: string): Promise<{ readonly closed: Promise<string> }> {
  const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let answer = '';
  let at = 0;
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1'))).on('error', () => undefined);
  socket.write(atOnce);
  const dripping = setInterval(() => socket.write(rest.charAt(at++ % rest.length)), 25);
  const closed = once(socket, 'close').then(() => {
    clearInterval(dripping);
    return answer;
  });
  return { closed };
}

describe(`${2 * each} clients that never come to an end`, () => {
  let serving: Serving;
  before(async () => {
    // The slow bodies take all places but one.
    const capacity = { inFlight: 1, waiting: each };
    const app = buildApp({
      systems: noSystems,
      cases: new MemoryStore(),
      now: Date.now,
      captureHash: accidentsOnly,
      log: silentLog,
      table: operationsOfTest,
      capacity,
    });
    serving = await serve(app, { host: '127.0.0.1', port: 0, arrival });
  });
  after(() => serving.stop());

  const listed = async (): Promise<number> => (await fetch(`${serving.url}/listed`)).status;

  it('keep nobody from being served, are closed when their time is over, and leave their places', async () => {
    const answers: Promise<string>[] = [];
    let open = 0;
    const add = async (atOnce: string, rest: string): Promise<void> => {
      const { closed } = await drip(serving.url, atOnce, rest);
      open += 1;
      answers.push(closed.finally(() => (open -= 1)));
    };
    // While they come, and while any of them is there.
    for (let come = 0; come < each; come++) {
      await Promise.all([add(header.slice(0, 40), header.slice(40)), add(body, 'x')]);
      expect(await listed()).to.equal(200);
    }
    while (open > 0) expect(await listed()).to.equal(200);
    for (const answer of await Promise.all(answers)) expect(answer).to.match(/^(HTTP\/1\.1 408 |$)/);
    const atOnce = await Promise.all(Array.from({ length: each + 1 }, listed));
    expect(new Set(atOnce)).to.deep.equal(new Set([200]));
  });
});
