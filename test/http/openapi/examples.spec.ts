import { expect } from 'chai';
import type { ChangedCases } from '../../../src/case/changed-cases.js';
import {
  inTurn,
  queryOfExample,
  requestIdOfExample,
  timeOfExamples,
  withMarkOfExample,
} from '../../../scripts/record-answers.js';
import { caseDocumentSchema } from '../../../src/http/openapi/xml-schemas.js';
import { operations } from '../../../src/operations/index.js';
import type { Example } from '../../../src/operations/operation.js';
import { Service } from '../../support/service/service.js';

const now = () => timeOfExamples;

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
}
interface Responses {
  readonly 200: { readonly content: { readonly 'application/json': { readonly example: unknown } } };
}

/** An answer, with the mark of the examples where it gives one. */
function asInExamples(body: unknown): unknown {
  const { jsonContent } = body as { readonly jsonContent?: ChangedCases | null };
  return jsonContent && 'mark' in jsonContent
    ? { ...(body as object), jsonContent: withMarkOfExample(jsonContent) }
    : body;
}

const exampleOf = (name: string): Example => operations.find((operation) => operation.name === name)?.example ?? {};
const pathOf = (name: string): string => operations.find((operation) => operation.name === name)?.path ?? name;

describe('The examples of the OpenAPI document', () => {
  let service: Service;
  let mark: string;
  before(async () => {
    service = await Service.start({ now });
    mark = ((await service.call('changes', {})).body as { readonly jsonContent: ChangedCases }).jsonContent.mark;
  });
  after(() => service.stop());

  async function documentedAnswer(name: string): Promise<unknown> {
    const { paths } = (await service.send('/openapi.json')).body as OpenApi;
    return Object.values(paths[`/${pathOf(name)}`] ?? {})[0]?.responses['200'].content['application/json'].example;
  }

  it('are there for every operation, with every query parameter and a body where it takes one', () => {
    expect([...inTurn, 'transferCaseToDB']).to.have.members(operations.map(({ name }) => name));
    for (const { name, query, body, example } of operations) {
      expect(Object.keys(example.query ?? {}), name).to.have.members(query.map((parameter) => parameter.name));
      expect(example.body !== undefined, name).to.equal(body !== undefined);
    }
  });

  for (const name of inTurn) {
    it(`are answered as the document says: ${name}, one after the other`, async () => {
      const { query = {}, body } = exampleOf(name);
      const reply = await service.call(pathOf(name), queryOfExample(query, mark), body, {
        'x-request-id': requestIdOfExample(name),
      });
      expect(reply.httpStatus).to.equal(200);
      const documented = await documentedAnswer(name);
      if (documented === undefined) expect(reply.text.length, 'too long for a document').to.be.above(12_000);
      else expect(asInExamples(reply.body)).to.deep.equal(documented);
    });
  }

  it('work for transferCaseToDBXML', async () => {
    const [document] = caseDocumentSchema['examples'] as readonly string[];
    const query = new URLSearchParams(exampleOf('transferCaseToDB').query).toString();
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
