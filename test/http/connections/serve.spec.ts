import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { type Listening, type Serving, serve } from '../../../src/http/connections/serve.js';

interface Answered {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly text: string;
}

function get(url: string, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response: IncomingMessage) => {
      let text = '';
      response
        .on('data', (data: Buffer) => (text += data.toString()))
        .on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection, text }));
      response.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

const connected = async (url: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** What a server says to raw bytes until it hangs up. */
async function saying(url: string, bytes: string): Promise<string> {
  const socket = await connected(url);
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString())).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('The server', () => {
  const open: Serving[] = [];
  const agent = new Agent({ keepAlive: true });
  const start = async (handle: RequestListener, options: Partial<Listening> = {}): Promise<Serving> => {
    const serving = await serve(handle, { host: '127.0.0.1', port: 0, ...options });
    open.push(serving);
    return serving;
  };
  afterEach(async () => {
    for (const serving of open.splice(0)) await serving.stop().catch(() => undefined);
  });
  after(() => agent.destroy());

  it('begins a call when those that came before it on its connection are answered, however many', async () => {
    const begun: string[] = [];
    const waiting: (() => void)[] = [];
    let heard: () => void = () => undefined;
    const { url } = await start((incoming, response) => {
      begun.push(incoming.url ?? '');
      waiting.push(() => response.end(incoming.url));
      heard();
    });
    const calls = Array.from({ length: 200 }, (_, index) => `/${index}`);
    const last = (path: string): string => (path === calls.at(-1) ? 'Connection: close\r\n' : '');
    const said = saying(url, calls.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${last(path)}\r\n`).join(''));
    for (const [index] of calls.entries()) {
      if (begun.length <= index) await new Promise<void>((resolve) => (heard = resolve));
      await setImmediate();
      expect(begun).to.deep.equal(calls.slice(0, index + 1));
      waiting.shift()?.();
    }
    const answered = [...(await said).matchAll(/\r\n\r\n(\/\d+)/g)].map(([, path]) => path);
    expect(answered.join()).to.equal(calls.join());
  });

  it('does not begin what waits on a connection that ends', async () => {
    const begun: string[] = [];
    const { url } = await start((incoming, response) => {
      begun.push(incoming.url ?? '');
      response.setHeader('Connection', 'close').end('first');
    });
    const text = await saying(url, 'GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(text).to.match(/first/);
    expect(begun).to.deep.equal(['/1']);
  });

  it('answers at a stop what it was asked before, says that the connection closes, and takes nothing new', async () => {
    const asked: (() => void)[] = [];
    let arrived = (): void => {};
    const allHere = new Promise<void>((resolve) => (arrived = resolve));
    const serving = await start((_request, response) => {
      if (asked.push(() => response.end('answer')) === 20) arrived();
    });
    const answers = Array.from({ length: 20 }, () => get(serving.url, agent));
    await allHere;
    const stopped = serving.stop();
    const refused = await get(serving.url, new Agent()).catch((error: NodeJS.ErrnoException) => error.code);
    expect(refused).to.equal('ECONNREFUSED');
    for (const answer of asked) answer();
    expect(await Promise.all(answers)).to.deep.equal(
      Array.from({ length: 20 }, () => ({ status: 200, connection: 'close', text: 'answer' })),
    );
    await stopped;
  });

  it('closes at a stop the connections that ask nothing, those that never did too', async () => {
    const serving = await start((_request, response) => void response.end('answer'));
    const silent = await connected(serving.url);
    const closed = once(silent, 'close');
    silent.on('error', () => undefined).resume();
    await get(serving.url, agent);
    await serving.stop();
    await closed;
  });

  it('closes after an answer that began before the stop the connection that it kept alive', async () => {
    let end = (): void => {};
    let begun = (): void => {};
    const here = new Promise<void>((resolve) => (begun = resolve));
    const serving = await start((_request, response) => {
      response.write('one ');
      end = () => void response.end('two');
      begun();
    });
    const answer = get(serving.url, agent);
    await here;
    const stopped = serving.stop();
    end();
    expect(await answer).to.include({ text: 'one two', connection: 'keep-alive' });
    await stopped;
  });

  it('answers what comes after the stop on a connection whose answer had begun, and says that it closes', async () => {
    const asked: ServerResponse[] = [];
    const serving = await start((_request, response) => {
      if (asked.push(response) === 1) response.write('first');
      else response.end('second');
    });
    const socket = await connected(serving.url);
    let said = '';
    socket.on('data', (data: Buffer) => (said += data.toString()));
    const call = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(call);
    while (!said.includes('first')) await setImmediate();
    const stopped = serving.stop();
    socket.write(call);
    while ((asked[0]?.socket?.bytesRead ?? 0) < 2 * call.length) await setImmediate();
    const closed = once(socket, 'close');
    asked[0]?.end();
    await closed;
    await stopped;
    const [, first = '', second = ''] = said.split('HTTP/1.1 200 OK');
    expect(first).to.include('Connection: keep-alive');
    expect(second).to.include('Connection: close').and.to.include('second');
  });

  it('does not wait for ever at a stop: after its patience it closes every connection', async () => {
    let begun = (): void => {};
    const here = new Promise<void>((resolve) => (begun = resolve));
    const serving = await start(() => begun(), { patience: 1 });
    const answer = get(serving.url, agent).catch((error: NodeJS.ErrnoException) => error.code);
    await here;
    await serving.stop();
    expect(await answer).to.equal('ECONNRESET');
  });

  it('keeps nothing of the calls of a connection that was closed before they were answered', async () => {
    const calls: WeakRef<object>[] = [];
    const { url } = await start(
      (incoming, response) =>
        // What holds its connection would hold those that wait behind it, too.
        void calls.push(new WeakRef(incoming), new WeakRef(response), new WeakRef(incoming.socket)),
    );
    const socket = await connected(url);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
    while (calls.length < 3) await setImmediate();
    socket.destroy();
    while (calls.some((call) => call.deref() !== undefined)) {
      await setImmediate();
      collectGarbage();
    }
  });

  it('closes connections beyond its limit as they come', async () => {
    const serving = await start((_request, response) => void response.end('answer'), { maxConnections: 1 });
    const first = await connected(serving.url);
    const second = await connected(serving.url);
    second.on('error', () => undefined).resume();
    await once(second, 'close');
    first.destroy();
  });

  const refusals = [
    {
      what: 'a header larger than 16 KiB',
      bytes: `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
      status: 431,
    },
    { what: 'a request without Host', bytes: 'GET / HTTP/1.1\r\n\r\n', status: 400 },
    {
      what: 'content length and chunks together',
      bytes: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      status: 400,
    },
    {
      what: 'two content lengths',
      bytes: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      status: 400,
    },
  ];
  for (const { what, bytes, status } of refusals) {
    it(`refuses ${what} with ${status}`, async () => {
      const serving = await start((_request, response) => void response.end('answer'));
      expect(await saying(serving.url, bytes)).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
    });
  }

  it('takes no more than 100 header lines over', async () => {
    let read = 0;
    const serving = await start(({ headers }, response) => {
      read = Object.keys(headers).length;
      response.setHeader('Connection', 'close').end('answer');
    });
    await saying(
      serving.url,
      `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 200 }, (_, index) => `X-${index}: y\r\n`).join('')}\r\n`,
    );
    expect(read).to.equal(100);
  });
});
