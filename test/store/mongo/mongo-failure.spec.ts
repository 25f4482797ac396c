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

  it('is told by the names and codes of it and of what caused it, and never by what was said, which may hold an address', () => {
    const cause = Object.assign(new Error('10.0.0.7 refused'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const error = Object.assign(new TypeError('of host db.example', { cause }), {
      code: 18,
      codeName: 'AuthenticationFailed',
    });
    expect(asUnavailable(Object.assign(error, { syscall: 'connect' }))).to.have.property(
      'message',
      'the store does not work: TypeError 18 AuthenticationFailed, Error ECONNREFUSED',
    );
  });

  it('is no such when it is a mistake of the program', () => {
    const mistake = new TypeError('not a function');
    expect(asUnavailable(mistake)).to.equal(mistake);
  });
});
