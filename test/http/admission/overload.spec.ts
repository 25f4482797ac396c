import { expect } from 'chai';
import type { Operation } from '../../../src/operations/operation.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';

/** An operation that stays at work until it is told to end. */
function holding(): { readonly operation: Operation; readonly started: Promise<void>; readonly end: () => void } {
  let [begin, end] = [(): void => {}, (): void => {}];
  const started = new Promise<void>((resolve) => (begin = resolve));
  const until = new Promise<void>((resolve) => (end = resolve));
  const operation: Operation = {
    name: 'hold',
    method: 'GET',
    flavors: ['json', 'xml'],
    summary: 'Holds.',
    description: 'Until it is told to end.',
    chapter: 'manipulation',
    repetition: 'harmless',
    scopes: ['read'],
    query: [],
    answers: 'nothing',
    reports: [],
    example: {},
    async run() {
      begin();
      await until;
      return { content: { kind: 'nothing', envelope: 'empty' } };
    },
  };
  return { operation, started, end };
}

describe('A service with more calls than it can take', () => {
  let service: Service;
  let held: ReturnType<typeof holding>;
  beforeEach(async () => {
    held = holding();
    service = await Service.start({
      systems: noSystems,
      table: [held.operation],
      capacity: { inFlight: 1, waiting: 0 },
    });
  });
  afterEach(() => service.stop());

  it('answers further ones at once with 503, code 900 and when to come back, in their flavor, and is healthy all the while', async () => {
    const first = service.send('/hold');
    await held.started;
    const refused = await service.call('hold', {});
    expect([refused.httpStatus, refused.codes]).to.deep.equal([503, [900]]);
    expect(refused.headers.get('retry-after')).to.match(/^[1-9][0-9]*$/);
    const inXml = await service.call('holdXML', {});
    expect([inXml.httpStatus, inXml.headers.get('content-type')]).to.deep.equal([503, 'application/xml;charset=UTF-8']);
    expect(inXml.text).to.contain('errorCode="900"');
    for (const path of ['/health/live', '/health/ready', '/metrics', '/openapi.json'])
      expect((await service.send(path)).httpStatus, path).to.equal(200);
    held.end();
    expect((await first).httpStatus).to.equal(200);
    expect((await service.call('hold', {})).httpStatus).to.equal(200);
  });
});
