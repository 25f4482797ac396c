import { expect } from 'chai';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { CaptureClient } from '../../support/capture/capture-client.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { Service } from '../../support/service/service.js';

/** Value of a sample, by its name with labels as Prometheus writes them. */
async function sample(service: Service, name: string): Promise<number | undefined> {
  const { text } = await service.send('/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

const reference = { caseId: 'CASE-0815', subId: 'DEMO' };

describe('The metrics', () => {
  let service: Service;
  beforeEach(async () => {
    service = await Service.start();
  });
  afterEach(() => service.stop());

  it('are served in the text form of Prometheus, each with help and type', async () => {
    const reply = await service.send('/metrics');
    expect(reply.httpStatus).to.equal(200);
    expect(reply.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/);
    const names = reply.text.split('\n').flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []);
    expect(names).to.include.members([
      'case_capture_requests_total',
      'case_capture_request_duration_seconds',
      'case_capture_errors_total',
      'case_capture_store_duration_seconds',
      'case_capture_rule_evaluations_total',
      'case_capture_rule_violations_total',
      'case_capture_requests_in_flight',
      'nodejs_eventloop_lag_p99_seconds',
    ]);
    for (const name of names) expect(reply.text).to.contain(`# HELP ${name} `);
  });

  it('count calls and errors by operation, flavor and code', async () => {
    await service.call('transferCaseFromDB', reference);
    await service.call('transferCaseFromDB', reference);
    await service.call('transferCaseFromDBXML', reference);
    await service.send('/unknown');
    expect(
      await sample(service, 'case_capture_requests_total{operation="transferCaseFromDB",flavor="json",status="200"}'),
    ).to.equal(2);
    expect(
      await sample(service, 'case_capture_requests_total{operation="transferCaseFromDB",flavor="xml",status="200"}'),
    ).to.equal(1);
    expect(await sample(service, 'case_capture_requests_total{operation="other",flavor="none",status="404"}')).to.equal(
      1,
    );
    expect(
      await sample(
        service,
        'case_capture_request_duration_seconds_count{operation="transferCaseFromDB",flavor="json"}',
      ),
    ).to.equal(2);
    expect(await sample(service, 'case_capture_errors_total{operation="transferCaseFromDB",code="323"}')).to.equal(3);
  });

  it('count the calls of the store, and the rules that were evaluated', async () => {
    await service.call('createCaseInDB', reference, minimalRequest(reference.caseId));
    await service.call('checkCompleteness', {}, { language: 'en', sourceType: 1, ...reference, loggingArea: '0' });
    expect(
      await sample(
        service,
        'case_capture_store_duration_seconds_count{store="cases",operation="create",outcome="done"}',
      ),
    ).to.equal(1);
    expect(await sample(service, 'case_capture_rule_evaluations_total{system="international"}')).to.be.greaterThan(10);
  });

  it('count fewer rules when what was found of the case is remembered: all at first, then those that rest on the answer', async () => {
    const evaluated = async (assessedCases: number): Promise<readonly number[]> => {
      const remembering = await Service.start({ assessedCases });
      const counted = async (): Promise<number> =>
        (await sample(remembering, 'case_capture_rule_evaluations_total{system="international"}')) ?? 0;
      await remembering.call('createCaseInDB', reference, minimalRequest(reference.caseId));
      const client = new CaptureClient(remembering, reference);
      await client.start('capture', { language: 'en', sourceType: 1, groupScreens: false });
      const counts: number[] = [];
      for (const text of ['by post', 'by the broker', 'by nobody']) {
        const before = await counted();
        await client.send('refresh', { '25.1.702': text });
        counts.push((await counted()) - before);
      }
      await remembering.stop();
      return counts;
    };
    const [[first = 0, ...later], anew] = [await evaluated(1), await evaluated(0)];
    expect(anew).to.deep.equal([first, first, first]);
    for (const count of later) expect(count).to.be.within(0, first / 2);
  });

  it('hold no id of a case or of a sub-system, whatever was called', async () => {
    await service.call('createCaseInDB', reference, minimalRequest(reference.caseId));
    await service.call('transferCaseFromDB', reference);
    await service.send(`/${reference.caseId}?subId=${reference.subId}`);
    const { text } = await service.send('/metrics');
    expect(text).not.to.contain(reference.caseId);
    expect(text).not.to.contain(reference.subId);
  });

  it('of two services in one process know nothing of each other', async () => {
    const other = await Service.start();
    await service.call('subIdList', {});
    expect(
      await sample(other, 'case_capture_requests_total{operation="subIdList",flavor="json",status="200"}'),
    ).to.equal(undefined);
    expect(
      await sample(service, 'case_capture_requests_total{operation="subIdList",flavor="json",status="200"}'),
    ).to.equal(1);
    await other.stop();
  });

  it('measure the lag of the event loop from the first reading on', async () => {
    await service.send('/metrics');
    expect(await sample(service, 'nodejs_eventloop_lag_max_seconds')).to.be.at.least(0);
  });
});

describe('The metrics of a store that is away', () => {
  it('count its calls as such', async () => {
    const cases = new MemoryStore();
    cases.subIds = () => Promise.reject(new StoreUnavailable('away'));
    const service = await Service.start({ cases, watchStore: false });
    await service.call('subIdList', {});
    expect(
      await sample(
        service,
        'case_capture_store_duration_seconds_count{store="cases",operation="subIds",outcome="unavailable"}',
      ),
    ).to.equal(1);
    expect(await sample(service, 'case_capture_errors_total{operation="subIdList",code="900"}')).to.equal(1);
    await service.stop();
  });
});
