import { Agent, request } from 'node:http';
import type { Load, Measured, SentCall } from './bench-load.js';

/**
 * The clients of the benchmark, in a process of their own so that they do not take the service's time. Parent and child
 * talk by messages.
 */
process.on('message', (load: Load) => {
  measure(load).then(
    (measured) => process.send?.(measured),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measure(load: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.clients });
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: load.clients }, async (_, client) => {
      for (let number = 0; performance.now() - started < load.milliseconds; number++) {
        const call = callOf(load, client, number);
        const sent = performance.now();
        const status = await send(agent, load.url, call);
        if (status > 1) throw new Error(`${call.path} answered with status ${status}`);
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { calls: times.length, perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}

function callOf({ turns, creates }: Load, client: number, number: number): SentCall {
  const own = turns[client % turns.length] ?? [];
  const call = own[number % own.length];
  if (!call) throw new Error('the client has nothing to send');
  if (creates === undefined) return call;
  const caseId = `${creates}-${client}-${number}`;
  return { ...call, path: call.path.replace('{caseId}', caseId), body: { ...call.body, caseId } };
}

/** The status of the envelope. */
function send(agent: Agent, url: string, { method, path, body }: SentCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(url + path, { method, agent, headers }, (response) => {
      let answer = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (answer += part))
        .on('error', reject);
      response.on('end', () => {
        const status = /"status":(\d)/.exec(answer)?.[1];
        if (status === undefined) reject(new Error(`HTTP ${response.statusCode}: ${answer}`));
        else resolve(Number(status));
      });
    });
    sent.on('error', reject).end(text);
  });
}
