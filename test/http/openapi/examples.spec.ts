import { expect } from 'chai';
import { examples } from '../../../src/http/openapi/examples.js';
import { caseDocumentSchema } from '../../../src/http/openapi/xml-schemas.js';
import { operations } from '../../../src/operations/index.js';
import { Service } from '../../support/service/service.js';

/** The time that the example of captureWithHash states. */
const now = () => Date.UTC(2026, 10, 21, 1, 23, 46);

describe('The examples of the OpenAPI document', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ now });
  });
  after(() => service.stop());

  it('are there for every operation, with every query parameter and a body where it takes one', () => {
    expect(Object.keys(examples)).to.have.members(operations.map(({ name }) => name));
    for (const { name, query, body } of operations) {
      expect(Object.keys(examples[name]?.query ?? {}), name).to.have.members(query.map((parameter) => parameter.name));
      expect(examples[name]?.body !== undefined, name).to.equal(body !== undefined);
    }
  });

  for (const [name, { query = {}, body, answer }] of Object.entries(examples).filter(
    (each) => each[0] !== 'transferCaseToDB',
  )) {
    it(`work for ${name}, one after the other`, async () => {
      const reply = await service.call(name, query, body);
      expect(reply.httpStatus).to.equal(200);
      if (answer) expect(reply.body).to.deep.equal(answer);
      else
        expect(
          reply.codes.filter((code) => code !== 620),
          reply.text,
        ).to.deep.equal([]);
    });
  }

  it('work for transferCaseToDBXML', async () => {
    const [document] = caseDocumentSchema['examples'] as readonly string[];
    const query = new URLSearchParams(examples['transferCaseToDB']?.query).toString();
    const reply = await service.send(`/transferCaseToDBXML?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/xml;charset=UTF-8' },
      body: document ?? '',
    });
    expect(reply.text).to.equal(
      '<operationResult returnCode="0"><caseDestinationReference><databaseReference subId="DEMO" id="CASE-0817"/></caseDestinationReference></operationResult>',
    );
  });
});
