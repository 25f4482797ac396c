import { expect } from 'chai';
import { openApiDocument } from '../../../src/http/openapi/document.js';
import { openApiDocuments } from '../../../src/http/openapi/editions.js';
import { operations } from '../../../src/operations/index.js';
import { lint, type Report } from '../../support/openapi/redocly.js';

describe('The OpenAPI document, as Redocly sees it', () => {
  const editions = Object.entries(openApiDocuments(operations, '/uw'));
  let reports: readonly Report[];
  before(() => {
    reports = lint([...editions.map(([, made]) => made()), withFaults()]);
  });

  for (const [index, [path]] of editions.entries())
    it(`gives no error and no warning: ${path}`, () => {
      const { problems, totals } = reports[index] as Report;
      expect(problems).to.deep.equal([]);
      expect([totals.errors, totals.warnings]).to.deep.equal([0, 0]);
    });

  it('would give some if an operation had no summary and an example did not fit', () => {
    expect(reports.at(-1)?.problems.map(({ ruleId }) => ruleId)).to.include.members([
      'operation-summary',
      'no-invalid-media-type-examples',
    ]);
  });
});

/** The document with an operation that has no summary, and an example that does not fit. */
function withFaults(): object {
  const document = structuredClone(openApiDocument(operations, '')) as {
    readonly paths: Record<
      string,
      Record<string, { summary?: string; requestBody: { content: Record<string, { example: unknown }> } }>
    >;
  };
  const capture = document.paths['/capture']?.['post'];
  delete capture?.summary;
  const content = capture?.requestBody.content['application/json'];
  if (content) content.example = { language: 1 };
  return document;
}
