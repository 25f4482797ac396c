import { connect } from 'node:net';
import { once } from 'node:events';
import { expect } from 'chai';
import { captureLog } from '../../support/service/captured-log.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';

describe('The log of a request that cannot be read', () => {
  const head = (length: string): string =>
    `POST /createCaseInDB?caseId=C&subId=S&loggingArea=0 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
  for (const [what, request] of [
    ['a length that ends within its body', `${head('Content-Length: 12')}{"a":"secret of a person"}`],
    ['a part whose length is none', `${head('Transfer-Encoding: chunked')}6\r\n{"a":1\r\nsecret\r\n`],
  ] as const)
    it(`tells nothing of what came with ${what}`, async () => {
      const { log, lines } = captureLog();
      const service = await Service.start({ systems: noSystems, log });
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname).resume();
      const closed = once(socket, 'close');
      socket.write(request);
      await closed;
      await service.stop();
      const told = JSON.stringify(lines);
      expect(told).to.contain('HPE_INVALID');
      expect(told)
        .to.not.contain('secret')
        .and.to.not.contain([...Buffer.from('secret')].join());
    });
});
