import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { drain } from '../../../src/http/connections/drain.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';
import { operationsOfTest } from '../../support/service/operations-of-test.js';

const megabyte = 1_048_576;

describe('A body that is too large', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ systems: noSystems, table: operationsOfTest });
  });
  after(() => service.stop());

  /** Sends a request to its last byte before it reads anything, and returns the first line of the answer. */
  async function sendAll(megabytes: number): Promise<string> {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1').on('error', () => undefined);
    try {
      await once(socket, 'connect');
      socket.pause();
      const head = `POST /plant HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${megabytes * megabyte}\r\n\r\n`;
      const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(megabytes * megabyte, 'x')]);
      await new Promise<void>((sent, failed) => socket.once('error', failed).write(bytes, () => sent()));
      const data = once(socket, 'data');
      socket.resume();
      const [answer] = (await data) as [Buffer];
      return answer.toString('latin1').split('\r\n')[0] ?? '';
    } finally {
      socket.destroy();
    }
  }

  for (const megabytes of [2, 20, 60]) {
    it(`is answered so that a client that sends all its ${megabytes} MB before it reads gets the answer`, async () => {
      expect(await sendAll(megabytes)).to.equal('HTTP/1.1 413 Payload Too Large');
    });
  }
});

/** No bound but the one that a test is about. */
const unbounded = { drainedBytes: Number.POSITIVE_INFINITY, drainPatience: 2 ** 31 - 1 };

/** Whether a promise is kept by now, and not only later. */
const kept = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((later) => setImmediate(() => later(false)))]);

describe('The rest of a refused request', () => {
  let server: Server;
  let client: Socket;
  /** The request on the side of the server, once its head is there. */
  const request = async (contentLength: number): Promise<IncomingMessage> => {
    server = createServer();
    const taken = once(server, 'request') as Promise<[IncomingMessage]>;
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${contentLength}\r\n\r\n`);
    return (await taken)[0];
  };
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  const expectLeftAlone = (incoming: IncomingMessage): void => {
    const listeners = ['data', 'end', 'close'].map((event) => incoming.listenerCount(event));
    expect({ paused: incoming.isPaused(), listeners }).to.deep.equal({ paused: true, listeners: [0, 0, 0] });
  };

  /** Kept when the connection of a request is gone, which is an error to the request. */
  const closeOf = (incoming: IncomingMessage): Promise<void> =>
    new Promise((closed) => incoming.on('error', () => undefined).once('close', () => closed()));

  it('is read to its end and no longer waited for then', async () => {
    const incoming = await request(3 * megabyte);
    const drained = drain(incoming, unbounded);
    const ended = once(incoming, 'end');
    client.write(Buffer.alloc(2 * megabyte));
    expect(await kept(drained), 'there is more to come').to.equal(false);
    client.write(Buffer.alloc(megabyte));
    await ended;
    expect(await kept(drained)).to.equal(true);
    expect(incoming.complete).to.equal(true);
    expectLeftAlone(incoming);
  });

  it('is read no further than so many bytes', async () => {
    const incoming = await request(1_000_000_000);
    const drained = drain(incoming, { ...unbounded, drainedBytes: megabyte });
    let read = 0;
    const count = (chunk: Buffer): void => void (read += chunk.length);
    incoming.on('data', count);
    const sendOn = (): void => {
      if (client.writable) client.write(Buffer.alloc(megabyte), sendOn);
    };
    sendOn();
    await drained;
    expect(read).to.be.within(megabyte, 2 * megabyte);
    incoming.off('data', count);
    expectLeftAlone(incoming);
  });

  it('is waited for no longer than so many milliseconds', async () => {
    const incoming = await request(1_000_000_000);
    await drain(incoming, { ...unbounded, drainPatience: 20 });
    expect(incoming.complete).to.equal(false);
    expectLeftAlone(incoming);
  });

  it('is not waited for when the client goes', async () => {
    const incoming = await request(1_000_000_000);
    const drained = drain(incoming, unbounded);
    expect(await kept(drained)).to.equal(false);
    const closed = closeOf(incoming);
    client.destroy();
    await closed;
    expect(await kept(drained)).to.equal(true);
    expectLeftAlone(incoming);
  });

  it('is not waited for when the client has gone', async () => {
    const incoming = await request(1_000_000_000);
    const closed = closeOf(incoming);
    client.destroy();
    await closed;
    expect(await kept(drain(incoming, unbounded))).to.equal(true);
  });

  it('is not waited for when it is there', async () => {
    const incoming = await request(3);
    const ended = once(incoming, 'end');
    incoming.resume();
    client.write('abc');
    await ended;
    expect(await kept(drain(incoming, unbounded))).to.equal(true);
  });
});
