import { Validator } from '@seriousme/openapi-schema-validator';
import { expect } from 'chai';
import { openApiDocument } from '../../../../src/http/openapi/document.js';
import { generatorsDocument } from '../../../../src/http/openapi/generators/document.js';
import { operations } from '../../../../src/operations/index.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Schema = { readonly [keyword: string]: Json };

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = generatorsDocument(operations, '/uw') as Described;

/** The schemas in a part of the document, each with its place, components and what stands in them; no examples. */
function* schemasIn(part: Json, place: string): Generator<{ readonly place: string; readonly schema: Schema }> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'schema') yield* schemaAndParts(value as Schema, `${place}/${name}`);
    else if (name !== 'example') yield* schemasIn(value, `${place}/${name}`);
  }
}
function* schemaAndParts(
  schema: Schema,
  place: string,
): Generator<{ readonly place: string; readonly schema: Schema }> {
  yield { place, schema };
  for (const [name, member] of Object.entries(schema['properties'] ?? {}))
    yield* schemaAndParts(member as Schema, `${place}/properties/${name}`);
  for (const part of ['items', 'additionalProperties'] as const)
    if (schema[part] !== undefined) yield* schemaAndParts(schema[part] as Schema, `${place}/${part}`);
}

const all = [
  ...schemasIn(document.paths as Json, ''),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => [...schemaAndParts(schema, name)]),
];

describe('The OpenAPI document for generators', () => {
  it('is valid OpenAPI 3.0, with the paths, names and parameters of the exact one', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect([valid, errors ?? []]).to.deep.equal([true, []]);
    const exact = openApiDocument(operations, '/uw') as Described;
    const names = ({ paths }: Described): readonly string[] =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
      );
    expect(names(document)).to.deep.equal(names(exact));
  });

  it('has one type a place: no union, no list of types, no type null, no constant', () => {
    expect(all).to.have.length.of.at.least(400);
    for (const { place, schema } of all) {
      expect(schema, place).not.to.have.any.keys('oneOf', 'anyOf', 'const', 'unevaluatedProperties', 'examples');
      if (schema['type'] !== undefined)
        expect(schema['type'], place).to.be.oneOf(['object', 'array', 'string', 'integer', 'number', 'boolean']);
    }
  });

  it('has every object with members under a name of its own', () => {
    const named = new Set(Object.keys(document.components.schemas));
    const inline = all.filter(({ place, schema }) => schema['properties'] !== undefined && !named.has(place));
    expect(inline.map(({ place }) => place)).to.deep.equal([]);
  });

  it('leaves open which codes there are, and names those of now', () => {
    const { properties } = document.components.schemas['ErrorDescription'] as {
      readonly properties: Readonly<Record<string, Schema>>;
    };
    const errorCode = properties['errorCode'];
    expect(errorCode).to.include({ type: 'integer' }).and.not.to.have.property('enum');
    expect(errorCode?.['description']).to.include('608: answer not accepted').and.include('Later versions');
  });

  it('asks of answers only what every answer has: what one of several forms lacks may be left out', () => {
    const { Screen, ScreenAnswer } = document.components.schemas;
    expect(Object.keys(Screen?.['properties'] ?? {})).to.include.members(['navigation', 'group', 'person']);
    expect(Screen).not.to.have.property('required');
    expect(ScreenAnswer?.['required']).to.include.members(['status', 'errorDescriptions', 'jsonContent']);
  });
});
