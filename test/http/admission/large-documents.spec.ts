import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';

const head = (length: number, more = ''): string =>
  `POST /transferCaseToDBXML?caseId=C&subId=S HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/xml\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n${more}\r\n`;

describe('Case documents of more than 1 MB, or of a length that nobody knows,', () => {
  let service: Service;
  let sockets: Socket[];
  beforeEach(async () => {
    service = await Service.start();
    sockets = [];
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    return service.stop();
  });
  const begin = (text: string): Socket => {
    const { port, hostname } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    socket.write(text);
    sockets.push(socket);
    return socket;
  };
  const readyToRead = async (socket: Socket): Promise<void> => void (await once(socket, 'data'));
  const waiting = async (): Promise<number> =>
    Number(/^case_capture_requests_waiting (\d+)/m.exec((await service.send('/metrics')).text)?.[1]);
  const waitingToBe = async (count: number): Promise<void> => {
    while ((await waiting()) !== count);
  };
  const small = async (): Promise<number> =>
    (
      await service.send('/transferCaseToDBXML?caseId=C&subId=S', {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body: '<Case/>',
      })
    ).httpStatus;

  it('are read four at a time, while small ones pass by; the turn of one that goes away is given to the next', async () => {
    const large = Array.from({ length: 6 }, () => begin(head(2_000_000)));
    await Promise.all(large.map(readyToRead));
    await waitingToBe(6);
    // Compressed, so that its length is not known, and whole: it would be answered if it were its turn.
    const zipped = gzipSync('<Case/>');
    const last = begin(head(zipped.length, 'Content-Encoding: gzip\r\n'));
    await readyToRead(last);
    last.write(zipped);
    const answered = readyToRead(last);
    await waitingToBe(7);
    expect(await small()).to.equal(200);
    expect(await waiting()).to.equal(7);
    for (const socket of large.slice(0, 3)) socket.destroy();
    await answered;
    await waitingToBe(3);
  });

  it('are forgotten when their client goes away before it is their turn, inflated or not', async () => {
    const first = Array.from({ length: 4 }, () => begin(head(2_000_000)));
    await Promise.all(first.map(readyToRead));
    const more = ['', 'Content-Encoding: gzip\r\n', 'Content-Encoding: br\r\n'].map((coding) =>
      begin(head(2_000_000, coding)),
    );
    await Promise.all(more.map(readyToRead));
    await waitingToBe(7);
    for (const socket of more) socket.destroy();
    for (const socket of first) socket.destroy();
    await waitingToBe(0);
    expect(await small()).to.equal(200);
  });
});
