import { expect } from 'chai';
import { captureLog } from '../../support/service/captured-log.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';

describe('The line of the log for a call', () => {
  it('tells how long it took, in milliseconds', async () => {
    const { log, lines } = captureLog();
    const service = await Service.start({ systems: noSystems, log });
    const started = performance.now();
    await service.send('/subIdList');
    const elapsed = performance.now() - started;
    await service.stop();
    const told = lines.find((line) => JSON.stringify(line).includes('/subIdList')) as { readonly milliseconds: number };
    expect(told.milliseconds)
      .to.be.greaterThan(elapsed / 10_000)
      .and.at.most(elapsed);
  });
});
