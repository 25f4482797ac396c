import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect } from 'chai';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { asUnavailable, mayHaveBeenWritten } from '../../../src/store/mongo/mongo-failure.js';

describe('A failure of MongoDB', () => {
  it('is that of a store that is away, and of a write of which nobody knows, when the server ended the socket before', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket.resume(), 'end');
    const failed = once(socket, 'error');
    socket.write('command');
    const [error] = (await failed) as [unknown];
    socket.destroy();
    server.close();
    expect(error).to.have.property('code', 'EPIPE');
    expect(asUnavailable(error)).to.be.instanceOf(StoreUnavailable).with.property('outcome', 'none');
    expect(asUnavailable(error, 'unknown')).to.have.property('outcome', 'unknown');
    expect(mayHaveBeenWritten(error)).to.equal(true);
  });

  it('is no such when it is a mistake of the program', () => {
    const mistake = new TypeError('not a function');
    expect(asUnavailable(mistake)).to.equal(mistake);
  });
});
