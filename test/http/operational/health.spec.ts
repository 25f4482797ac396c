import { expect } from 'chai';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { Readiness } from '../../../src/http/operational/readiness.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';

/** A store whose reading or writing can be broken and mended. */
class BreakableStore extends MemoryStore {
  needsRestart = false;
  broken: 'read' | 'claim' | undefined;
  fault: unknown = new StoreUnavailable('away');
  reads = 0;

  override async read(reference: Parameters<MemoryStore['read']>[0]): ReturnType<MemoryStore['read']> {
    this.reads += 1;
    if (this.broken === 'read') throw this.fault;
    return super.read(reference);
  }

  override async claim(mark: string, until: number, now: number): Promise<boolean> {
    if (this.broken === 'claim') throw this.fault;
    return super.claim(mark, until, now);
  }
}

describe('The health', () => {
  let cases: BreakableStore;
  let service: Service;
  beforeEach(async () => {
    cases = new BreakableStore();
    service = await Service.start({ cases, systems: noSystems });
  });
  afterEach(() => service.stop());

  for (const broken of ['read', 'claim'] as const) {
    for (const fault of [new StoreUnavailable('away'), new Error('a fault of the driver')]) {
      it(`says not ready while the store cannot ${broken === 'read' ? 'be read' : 'be written'} (${fault.message}), lives all the while, and is ready when it can`, async () => {
        Object.assign(cases, { broken, fault });
        const away = await service.send('/health/ready');
        expect([away.httpStatus, away.codes]).to.deep.equal([503, [900]]);
        expect(away.headers.get('retry-after')).to.match(/^[1-9]/);
        expect((await service.send('/health/live')).httpStatus).to.equal(200);
        cases.broken = undefined;
        expect((await service.send('/health/ready')).httpStatus).to.equal(200);
      });
    }
  }

  it('says that the process is to be started again when its store works only after that, and then alone', async () => {
    expect((await service.send('/health/live')).httpStatus).to.equal(200);
    cases.needsRestart = true;
    const dead = await service.send('/health/live');
    expect([dead.httpStatus, dead.codes]).to.deep.equal([503, [900]]);
  });

  it('is asked by many at once with one check, and remembers nothing', async () => {
    const readiness = new Readiness({ cases, now: Date.now });
    await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
    expect(cases.reads).to.equal(1);
    await readiness.check();
    expect(cases.reads).to.equal(2);
  });

  it('is not ready when the store does not answer', async () => {
    cases.claim = () => new Promise(() => undefined);
    const error = await new Readiness({ cases, now: Date.now }, 1).check().catch((caught: unknown) => caught);
    expect(error).to.be.instanceOf(StoreUnavailable);
  });

  it('leaves no mark behind: each is forgotten by the next', async () => {
    let now = 1;
    const readiness = new Readiness({ cases, now: () => now++ });
    for (let count = 0; count < 5; count++) await readiness.check();
    expect(await cases.claim('another', 100, 90)).to.equal(true);
  });
});
