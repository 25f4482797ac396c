import { expect } from 'chai';
import { describeHostileRequests } from '../../support/hostile/run/describe-hostile-requests.js';
import { type Conduct, FakeService } from '../../support/hostile/run/fake-service.js';
import { type HostileFigures, HostileRun } from '../../support/hostile/run/hostile-run.js';
import { type HostileRequest, ordinaryRequest } from '../../support/hostile/requests/hostile-request.js';

describeHostileRequests(1000);

/** Refuses as the service does. */
const refuse: Conduct = (_, __, response) => void response.writeHead(404).end();
const planted = '/request/137';

/** That conduct at the planted request, whenever it comes; the others are refused. */
const at137 =
  (conduct: Conduct): Conduct =>
  (service, request, response) =>
    (request.url === planted ? conduct : refuse)(service, request, response);

describe('A hostile run', () => {
  let service: FakeService | undefined;
  afterEach(() => service?.crash());

  const run = async (conduct: Conduct, way: HostileRequest['way'] = 'kept'): Promise<HostileFigures> => {
    service = await FakeService.start(conduct);
    const make = (index: number) => ({
      ...ordinaryRequest('be refused', {
        target: `/request/${index}`,
        headers: way === 'kept' ? [] : ['Connection: close'],
      }),
      way,
      kind: 'any',
    });
    return HostileRun.run(service, make, { count: 300, interval: 100, connections: 4 });
  };

  /** There is one fault, and it names the planted request or what is expected. */
  const expectOne = ({ faults }: HostileFigures, ...words: readonly string[]): void => {
    expect(faults).to.have.lengthOf(1);
    for (const word of words) expect(faults[0]).to.include(word);
  };

  it('finds nothing where everything is refused', async () => {
    for (const way of ['kept', 'alone', 'broken off'] as const) {
      const { faults, tally } = await run(refuse, way);
      expect(faults).to.deep.equal([]);
      expect(tally.total).to.equal(300);
      service?.crash();
    }
  });

  it('finds an answer with a status of 500', async () => {
    expectOne(await run(at137((_, __, response) => void response.writeHead(500).end())), 'the status 500', planted);
  });

  it('finds a status that nothing is answered with by decision', async () => {
    expectOne(await run(at137((_, __, response) => void response.writeHead(418).end())), 'the status 418', planted);
  });

  it('finds that a request was taken', async () => {
    expectOne(
      await run(at137((_, __, response) => void response.end('{"path":"/x","status":0,"statusText":"OK"}'))),
      'it was not refused',
      planted,
    );
  });

  it('finds that a connection is closed without an answer', async () => {
    expectOne(await run(at137((_, request) => void request.socket.destroy())), 'no answer', planted);
  });

  it('finds that the service has ended', async () => {
    const { faults } = await run(at137((fake) => fake.crash()));
    expect(faults.join()).to.include('nobody listens any more');
    expect(faults.at(-1)).to.include('the service cannot be asked any more');
  });

  it('finds that something was stored, and between which requests', async () => {
    const storing: Conduct = (fake, request, response) => {
      fake.stored = 'something';
      refuse(fake, request, response);
    };
    expectOne(await run(at137(storing)), 'what is stored has changed between the requests 100 and 200');
  });

  it('finds calls that are never ended', async () => {
    const leaking: Conduct = (fake, request, response) => {
      fake.calls = 1;
      refuse(fake, request, response);
    };
    expectOne(await run(at137(leaking)), '1 calls are still worked on after the request 200');
  });

  it('finds memory that grows, and takes no notice of a little', async () => {
    const growing =
      (bytes: number): Conduct =>
      (fake, request, response) => {
        fake.memory = Math.max(fake.memory, bytes);
        refuse(fake, request, response);
      };
    expectOne(await run(at137(growing(700 * 1024 * 1024))), 'the memory grew from 104857600 to 734003200 bytes');
    service?.crash();
    expect((await run(at137(growing(500 * 1024 * 1024)))).faults).to.deep.equal([]);
  });

  const delaying =
    (computing: number, waiting: number): Conduct =>
    (fake, request, response) => {
      fake.delay = computing + waiting;
      fake.computing += computing;
      fake.waiting += waiting;
      refuse(fake, request, response);
    };

  it('finds the request that delays the event loop each time, and names it', async () => {
    expectOne(await run(at137(delaying(0.3, 0.1))), 'the event loop is delayed by 0.3', planted);
  });

  it('takes a delay in which the machine was busy with others for no fault', async () => {
    const { faults, passingDelays, longestDelay } = await run(at137(delaying(0.19, 0.5)));
    expect([faults, passingDelays, longestDelay]).to.deep.equal([[], 1, 0.69]);
  });

  it('takes a delay that does not come again for none of the request', async () => {
    let times = 0;
    const { faults, passingDelays } = await run(at137((...call) => delaying(++times <= 3 ? 0.3 : 0.1, 0)(...call)));
    expect([faults, passingDelays, times]).to.deep.equal([[], 1, 4]);
  });
});
