import { expect } from 'chai';
import { operations } from '../../src/operations/index.js';
import { fullRequest } from '../support/requests/case-request.js';
import type { Reply } from '../support/service/reply.js';
import { expectSameInXml } from '../support/xml/same-in-xml.js';
import { Service } from '../support/service/service.js';
import { attributesOf, childElements, codesInXml, xmlRoot } from '../support/xml/xml-document.js';
import { flavorRows, prepare } from './flavor-rows.js';

/** A hash is accepted once, whatever the flavor: its calls are compared where it is tested. */
const comparedElsewhere = ['captureWithHash'];

const now = (): number => Date.UTC(2026, 10, 21, 12);

describe('The two flavors', () => {
  let [inJson, inXml]: Service[] = [];
  before(async () => {
    [inJson, inXml] = [await Service.start({ now }), await Service.start({ now })];
  });
  after(async () => {
    await inJson?.stop();
    await inXml?.stop();
  });

  async function prepared(service: Service | undefined) {
    if (!service) throw new Error('the service has not started');
    for (const subId of await service.cases.subIds())
      for (const caseId of await service.cases.caseIds(subId)) await service.cases.remove({ subId, caseId });
    return { service, ...(await prepare(service, fullRequest(''))) };
  }

  it('are compared for every operation that has both', () => {
    const both = operations.filter(({ flavors }) => flavors.length === 2).map(({ name }) => name);
    expect(both.filter((name) => !comparedElsewhere.includes(name))).to.have.members([
      ...new Set(flavorRows.map(({ operation }) => operation)),
    ]);
  });

  for (const { operation, what, call } of flavorRows) {
    it(`say the same and do the same: ${operation}, ${what}`, async () => {
      const [json, xml] = [await prepared(inJson), await prepared(inXml)];
      const { query = {}, body } = call(json);
      const told = await json.service.call(operation, query, body);
      const shown = await xml.service.call(`${operation}XML`, query, body);
      expectSame(told, shown);
      expect(await xml.service.digest()).to.equal(await json.service.digest());
    });
  }

  it('refuse an undefined member alike, with 400 and no body', async () => {
    const { service } = await prepared(inXml);
    for (const operation of ['capture', 'captureXML']) {
      const reply = await service.call(operation, {}, { undefinedMember: 1 });
      expect([reply.httpStatus, reply.text]).to.deep.equal([400, '']);
    }
  });
});

function expectSame(told: Reply, shown: Reply): void {
  const root = xmlRoot(shown.text);
  expect(shown.httpStatus).to.equal(told.httpStatus);
  expect(shown.headers.get('content-type')).to.equal('application/xml;charset=UTF-8');
  const { status, errorDescriptions, jsonContent } = told.envelope;
  if (status === 3) {
    expect(codesInXml(shown.text)).to.deep.equal(told.codes);
    expectSameInXml(root, { returnCode: 3, errorDescription: errorDescriptions }, root.tagName);
  } else if (jsonContent && 'screen' in jsonContent) {
    expect(root.tagName).to.equal('screen');
    expectSameInXml(root, jsonContent.screen as Readonly<Record<string, unknown>>, root.tagName);
  } else if (jsonContent && Object.keys(jsonContent).length > 0) {
    const [destination] = childElements(root);
    const [direct] = destination ? childElements(destination) : [];
    const [element] = direct ? childElements(direct) : [];
    expect([root, destination, direct, element].map((each) => each?.tagName)).to.deep.equal([
      'operationResult',
      'caseDestinationReference',
      'directCaseReference',
      'Case',
    ]);
    expect(attributesOf(root)).to.deep.equal({ returnCode: '0' });
    if (element) expectSameInXml(element, told.case as unknown as Readonly<Record<string, unknown>>, 'Case');
  } else {
    expect(shown.text).to.equal('<operationResult returnCode="0"/>');
  }
}
