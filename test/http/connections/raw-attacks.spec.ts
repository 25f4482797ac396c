import { connect } from 'node:net';
import { expect } from 'chai';
import { Connection } from '../../support/hostile/run/connection.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { rawAttacks } from '../../support/hostile/requests/raw-attacks.js';
import { Service } from '../../support/service/service.js';

describe('HTTP that no honest client sends', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
    await service.cases.create({ caseId: 'C', subId: 'S' }, minimalCase('C'));
  });
  after(() => service.stop());

  for (const { what, request, status } of rawAttacks) {
    it(`answers ${status} to ${what}, and stores nothing`, async () => {
      const before = await service.digest();
      const answer = await new Connection(service.url).send({ bytes: Buffer.from(request, 'latin1'), way: 'alone' });
      expect(answer.status).to.equal(status);
      expect(await service.digest()).to.equal(before);
    });
  }

  it('goes on serving others while 200 connections send nothing', async () => {
    const { hostname, port } = new URL(service.url);
    const silent = await Promise.all(
      Array.from(
        { length: 200 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(Number(port), hostname, () => resolve(socket));
          }),
      ),
    );
    try {
      expect((await service.call('subIdList', {})).body).to.deep.equal({ subIds: ['S'] });
    } finally {
      for (const socket of silent) socket.destroy();
    }
  });
});
