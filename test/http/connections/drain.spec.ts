import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { drain } from '../../../src/http/connections/drain.js';
import { limits } from '../../../src/http/connections/limits.js';
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
      const head = `POST /plant HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: ${megabytes * megabyte}\r\n\r\n`;
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

describe('The rest of a refused request', () => {
  let server: Server;
  let client: Socket;
  let taken: Promise<{ readonly request: IncomingMessage; readonly drained: Promise<void> }>;
  const open = async (bounds: Parameters<typeof drain>[1]): Promise<void> => {
    server = createServer();
    taken = new Promise((resolve) =>
      server.once('request', (request) => resolve({ request, drained: drain(request, bounds) })),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write('POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000000\r\n\r\n');
  };
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  it('is read no further than so many bytes', async () => {
    await open({ ...limits, drainedBytes: megabyte });
    const { request, drained } = await taken;
    let read = 0;
    request.on('data', (chunk: Buffer) => (read += chunk.length));
    const sendOn = (): void => {
      if (client.writable) client.write(Buffer.alloc(megabyte), sendOn);
    };
    sendOn();
    await drained;
    expect(read).to.be.within(megabyte, 2 * megabyte);
    expect(request.isPaused()).to.equal(true);
  });

  it('is waited for no longer than so many milliseconds', async () => {
    await open({ ...limits, drainPatience: 20 });
    const { request, drained } = await taken;
    await drained;
    expect(request.complete).to.equal(false);
  });

  it('is not waited for when the client has gone', async () => {
    await open(limits);
    const { drained } = await taken;
    client.destroy();
    await drained;
  });
});
