import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { mostObjects, mostRelations } from '../../../src/case/case.js';
import { interfaceVersion, openApiDocument } from '../../../src/http/openapi/document.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { codesOfOperation } from '../../../src/operations/codes-of-operation.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import { operations } from '../../../src/operations/index.js';
import { operationsOfTest, treeElement } from '../../support/service/operations-of-test.js';

interface Described {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const document = openApiDocument(operations, '/uw') as Described;

/** Every schema object in a schema, however deep; members named like keywords are not looked at as such. */
function* objectSchemas(
  schema: unknown,
  place: string,
): Generator<{ readonly place: string; readonly schema: Readonly<Record<string, unknown>> }> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('type' in schema && schema.type === 'object')
    yield { place, schema: schema as Readonly<Record<string, unknown>> };
  for (const [key, part] of Object.entries(schema)) yield* objectSchemas(part, `${place}/${key}`);
}

describe('The OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(errors ?? []).to.deep.equal([]);
    expect(valid).to.equal(true);
  });

  it('has the version of the package', () => {
    const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    expect(interfaceVersion).to.equal(packageJson.version);
    expect(document.info.version).to.equal(interfaceVersion);
  });

  it('has a path for each operation in each of its flavors, and the operational ones', () => {
    expect(Object.keys(document.paths)).to.deep.equal([
      ...mountedOperations(operations).map(({ path }) => path),
      '/health/live',
      '/health/ready',
      '/metrics',
      '/openapi.json',
      '/openapi-3.0.json',
    ]);
  });

  it('has closed objects only, except attributes maps', () => {
    for (const { place, schema } of objectSchemas({ ...document.components.schemas, ...document.paths }, '')) {
      const isMap = place.endsWith('/attributes') || /\/attributes\/anyOf\/\d$/.test(place);
      if (isMap || place.includes('/openapi')) continue;
      expect(schema['unevaluatedProperties'], place).to.equal(false);
    }
  });

  it('tells the most objects of a case wherever a request may ask for more', () => {
    const told = (schema: unknown): boolean => JSON.stringify(schema).includes(`at most ${mostObjects} case objects`);
    const { CaseDtoRequest, ModifyCaseDtoRequest } = document.components.schemas as Readonly<
      Record<string, { readonly properties: Readonly<Record<string, unknown>> }>
    >;
    expect(told(CaseDtoRequest?.properties['application'])).to.equal(true);
    expect(told(ModifyCaseDtoRequest?.properties['personsModifications'])).to.equal(true);
    expect(JSON.stringify(document.paths['/transferCaseToDBXML']))
      .to.include(`At most ${mostObjects} objects`)
      .and.include(`${mostRelations} relations`);
  });

  it('has schemas that compile strictly', () => {
    const definitions = JSON.parse(
      JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
    ) as object;
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    ajv.addSchema({ $id: 'all', $defs: definitions });
    for (const name of Object.keys(definitions))
      expect(() => ajv.compile({ $ref: `all#/$defs/${name}` }), name).not.to.throw();
  });

  it('shows the very schema that the element of a request has', () => {
    const { components } = openApiDocument(operationsOfTest, '') as Described;
    expect(components.schemas['TreeRequest']).to.equal(treeElement.schema);
  });

  it('has no two elements of one name', () => {
    const names = operations.flatMap(({ body }) => (body ? [body] : []));
    for (const body of names)
      expect(
        names.filter(({ name }) => name === body.name).every((other) => other === body),
        body.name,
      ).to.equal(true);
  });

  it('lists for createCaseInDB the codes of create, not those of modify', () => {
    const codes = codesOfOperation(createCaseInDB).map(({ code }) => code);
    expect(codes).to.include.members([324, 512, 513, 554, 570, 601, 900, 999]);
    expect(codes).not.to.include.members([572, 606, 620]);
  });
});
