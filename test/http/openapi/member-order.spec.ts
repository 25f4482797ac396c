import { expect } from 'chai';
import { openApiDocument } from '../../../src/http/openapi/document.js';
import { operations } from '../../../src/operations/index.js';
import { OpenApiCheck } from '../../support/openapi/openapi-check.js';

const check = new OpenApiCheck(openApiDocument(operations, '') as ConstructorParameters<typeof OpenApiCheck>[0]);
const answer = (jsonContent: object): object => ({
  path: '/transferCaseFromDBDetails',
  status: 0,
  statusText: 'OK',
  errorDescriptions: [],
  jsonContent,
  byteContent: null,
  textContent: null,
});
const source = { Id: 1, TypeId: 1, TypeIdName: '', Complete: 'No', DefaultSource: 'Yes', RelatedCaseObject: 1 };
const summary = {
  CSP: 1,
  Complete: 'No',
  ResultAvailable: false,
  NumberOfSourceChanges: 0,
  Source: [source],
  CaseMode: 'STD',
};
const expectMatch = (content: object) => (): void =>
  check.expectToMatchOpenApi('GET', '/transferCaseFromDBDetails', 200, answer(content));

describe('The comparison of answers with the OpenAPI document', () => {
  it('accepts members in the order of their description, and without those that may be absent', () => {
    expect(expectMatch(summary)).not.to.throw();
    const { DefaultSource, ...others } = source;
    expect(expectMatch({ ...summary, Source: [others] }), `without ${DefaultSource}`).not.to.throw();
  });

  it('finds members in another order, at any depth', () => {
    const { CSP, ...others } = summary;
    expect(expectMatch({ ...others, CSP })).to.throw('inOrder');
    const { DefaultSource, ...further } = source;
    expect(expectMatch({ ...summary, Source: [{ ...further, DefaultSource }] })).to.throw('inOrder');
  });
});
