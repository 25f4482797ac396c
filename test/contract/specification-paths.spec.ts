import { expect } from 'chai';
import { mountedOperations } from '../../src/http/routes.js';
import type { Chapter } from '../../src/operations/chapters.js';
import { operations } from '../../src/operations/index.js';
import { captureRequest } from '../support/capture/capture-request.js';
import { CaptureClient } from '../support/capture/capture-client.js';
import { fullRequest } from '../support/requests/case-request.js';
import { hashedCall } from '../support/requests/hashed-call.js';
import { caseToModify, fullModification } from '../support/requests/modify-request.js';
import { Service } from '../support/service/service.js';
import { codesInXml } from '../support/xml/xml-document.js';
import { specifiedPaths } from './specification.js';

const subId = 'PATHS';
const stored = { caseId: 'C', subId };
const now = Date.UTC(2026, 10, 21, 12);

/** A call that is accepted: query, and body as JSON, or as XML where it is a text. */
interface Call {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

const copy = { sourceCaseId: 'C', sourceSubId: subId, destCaseId: 'COPY', destSubId: subId };
const { groupScreens: _form, ...ofSource } = captureRequest(subId);
const create = { ...ofSource, caseId: 'NEW', caseMode: 'pos', sourceType: 1, csp: 1 };
/** A hash is accepted once. */
const hashedAt = (time: number) => hashedCall({ ...captureRequest(subId), timestamp: new Date(time).toISOString() });

/** One call for each path, on a store with one case, of which this is the document and the first screen. */
const callsOf = (document: string, screenId: string): Readonly<Record<string, Call>> => {
  const act = { ...stored, screenId, screenCommand: 'next', answers: [], loggingArea: '0' };
  return {
    copyCase: { query: copy },
    copyCaseXML: { query: copy },
    deleteCase: { query: stored },
    deleteCaseXML: { query: stored },
    transferCaseFromDB: { query: stored },
    transferCaseFromDBDetails: { query: stored },
    transferCaseFromDBXML: { query: stored },
    transferCaseToDBXML: { query: { caseId: 'NEW', subId }, body: document },
    subIdList: {},
    caseList: { query: { subId } },
    createCaseInDB: { query: { caseId: 'NEW', subId }, body: fullRequest('NEW') },
    modifyCase: { query: stored, body: fullModification('C') },
    createAndCapture: { body: create },
    createAndCaptureXML: { body: create },
    capture: { body: captureRequest(subId) },
    captureXML: { body: captureRequest(subId) },
    captureWithHash: { body: hashedAt(now) },
    captureWithHashXML: { body: hashedAt(now - 1) },
    userAction: { body: act },
    userActionXML: { body: act },
    checkCompleteness: { body: ofSource },
  };
};

describe('The 21 paths of the specification', () => {
  let service: Service;
  let document: string;
  let screenId: string;
  before(async () => {
    service = await Service.start({ now: () => now });
  });
  after(() => service.stop());
  beforeEach(async () => {
    for (const caseId of await service.cases.caseIds(subId)) await service.cases.remove({ subId, caseId });
    expect((await service.call('createCaseInDB', stored, caseToModify('C'))).codes).to.deep.equal([]);
    const { text } = await service.call('transferCaseFromDBXML', stored);
    document = /<Case .*<\/Case>/s.exec(text)?.[0] ?? '';
    const client = new CaptureClient(service, stored);
    ({ screenId } = await client.start('capture', { language: 'en', sourceType: 2, groupScreens: true }));
  });

  it('are those that are mounted, each with its method', () => {
    expect(specifiedPaths).to.have.length(21);
    const ofOurOwn: readonly Chapter[] = ['valueSets', 'changes', 'trail', 'evidence'];
    const specified = operations.filter(({ chapter }) => !ofOurOwn.includes(chapter));
    const mounted = mountedOperations(specified).map(({ path, operation }) => `${operation.method} ${path}`);
    expect(mounted).to.have.members(specifiedPaths.map(({ method, path }) => `${method} /${path}`));
  });

  for (const { method, path } of specifiedPaths) {
    it(`take a call and answer it in its flavor: ${method} /${path}`, async () => {
      const { query = {}, body } = callsOf(document, screenId)[path] ?? expect.fail(`no call of ${path}`);
      const xml = path.endsWith('XML');
      const reply = await service.send(`/${path}?${new URLSearchParams(query)}`, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': typeof body === 'string' ? 'application/xml' : 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      expect(reply.httpStatus, reply.text).to.equal(200);
      expect(reply.headers.get('content-type')).to.match(xml ? /^application\/xml;/ : /^application\/json;/);
      if (xml) expect(codesInXml(reply.text)).to.deep.equal([]);
      else if (!path.endsWith('List'))
        expect(reply.status, reply.text).to.be.oneOf(path === 'checkCompleteness' ? [0, 1] : [0]);
    });
  }
});
