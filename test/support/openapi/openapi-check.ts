import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { remembered } from '../../../src/lists/remembered.js';

/** What this check reads of an OpenAPI document. */
interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Answer {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: object };
    /** Its words name the codes, one a line. */
    readonly 'application/xml'?: { readonly schema: { readonly description: string } };
  };
}

const known = new Map<string, OpenApiCheck>();

/**
 * Compares answers with the document that the service serves; schemas are compiled strictly, so a misspelt keyword is
 * found. Members must stand in the order in which they are described.
 */
export class OpenApiCheck {
  readonly #ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    ownProperties: true,
    allErrors: false,
  });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenApi) {
    this.#ajv.addKeyword({ keyword: inOrder, type: 'object', schemaType: 'array', validate: standInOrder });
    this.#ajv.addSchema({ $id: 'components', $defs: intoDefinitions(document.components.schemas) });
  }

  /** The same for the same document, of whatever service: its schemas are compiled once in this process. */
  static of(document: string): OpenApiCheck {
    return remembered(known, document, () => new OpenApiCheck(JSON.parse(document) as OpenApi));
  }

  describes(method: string, path: string): boolean {
    return this.document.paths[path]?.[method.toLowerCase()] !== undefined;
  }

  /**
   * Fails when the path, the method, the status or the body is not in the document. An empty body is the empty text, an
   * XML body its text.
   */
  expectToMatchOpenApi(method: string, path: string, status: number, body: unknown): void {
    const place = `${method} ${path} ${status}`;
    const answer = this.document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
    expect(answer, `${place} is not in the OpenAPI document`).to.be.an('object');
    const { 'application/json': json, 'application/xml': xml } = answer?.content ?? {};
    if (xml) {
      expect(body, `${place} is an XML document`).to.match(/^<(operationResult|screen)[ >/]/);
      const told = [...xml.schema.description.matchAll(/^(\d+): /gm)].map(([, code]) => code);
      const codes = [...String(body).matchAll(/<errorDescription errorCode="(\d+)"/g)].map(([, code]) => code);
      expect(told, `codes of ${place}`).to.include.members(codes);
      return;
    }
    const schema = json?.schema;
    if (!schema) {
      expect(body, `${place} has no body in the OpenAPI document`).to.equal('');
      return;
    }
    const check = this.#compiled.get(place) ?? this.#ajv.compile(intoDefinitions(schema));
    this.#compiled.set(place, check);
    if (!check(body))
      throw new Error(
        `${place} differs from the OpenAPI document: ${this.#ajv.errorsText(check.errors)}\n${JSON.stringify(body, null, 2).slice(0, 4000)}`,
      );
  }
}

/** Says of an object in which order its members stand, so far as they are there. */
const inOrder = 'inOrder';

function standInOrder(described: readonly string[], written: object): boolean {
  const places = Object.keys(written).map((name) => described.indexOf(name));
  return places.every((place, index) => place < 0 || place > (places[index - 1] ?? -1));
}

/** The document's references as those of one schema with definitions; objects say how their members follow. */
function intoDefinitions<T extends object>(schema: T): T {
  const text = JSON.stringify(schema, (_, part: unknown) =>
    isClosedObject(part) ? { ...part, [inOrder]: Object.keys(part.properties) } : part,
  );
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"components#/$defs/')) as T;
}

const isClosedObject = (part: unknown): part is { readonly properties: object } =>
  typeof part === 'object' && part !== null && 'properties' in part && 'unevaluatedProperties' in part;
