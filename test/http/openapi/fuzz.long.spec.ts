import { expect } from 'chai';
import fc from 'fast-check';
import type { Case, CaseReference } from '../../../src/case/case.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { operations } from '../../../src/operations/index.js';
import { attacks } from '../../contract/case-xml-attacks.js';
import { fullRequest, type Json } from '../../support/requests/case-request.js';
import { hashedCall } from '../../support/requests/hashed-call.js';
import { jsonAttacks } from '../../support/hostile/requests/json-attacks.js';
import { caseToModify, fullModification } from '../../support/requests/modify-request.js';
import type { Described, DescribedOperation } from '../../support/openapi/described.js';
import { mutatedBody, mutatedQuery, type Pairs } from '../../support/hostile/requests/mutated-request.js';
import { filledPath, queryString } from '../../support/hostile/requests/sent-path.js';
import { OpenApiCheck } from '../../support/openapi/openapi-check.js';
import type { Reply } from '../../support/service/reply.js';
import { schemaArbitrary, type Words } from '../../support/openapi/schema-arbitrary.js';
import { wordsOf } from '../../support/openapi/words-of.js';
import { captureLog } from '../../support/service/captured-log.js';
import { Service } from '../../support/service/service.js';

/** Other requests with another seed; without one all runs send the same. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261121);
/** How many times the requests of a usual run: 10 is a run for a search by hand. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);
const good = 12 * times;
const bad = 16 * times;

interface Sent {
  readonly query: Pairs;
  readonly body?: Json;
  /** Sent as it is. */
  readonly raw?: string | Buffer;
  readonly contentType?: string;
}

/** The time that the example of captureWithHash states. */
const now = () => Date.UTC(2026, 10, 21, 1, 23, 46);
const exampleTime = '2026-11-21T01:23:45.678Z';
const home = { caseId: 'CASE-0815', subId: 'DEMO' };
const honestBodies: Readonly<Record<string, readonly Json[]>> = {
  '/createCaseInDB': [fullRequest(home.caseId)],
  '/modifyCase': [fullModification(home.caseId)],
};
const xml = 'application/xml;charset=UTF-8';
const paths = mountedOperations(operations).map(({ path }) => path);
const takesJson = mountedOperations(operations).flatMap(({ path, operation }) => (operation.body ? [path] : []));

describe(`Whatever is sent, made from the OpenAPI document with FUZZ_SEED=${seed}`, () => {
  const { log, lines } = captureLog();
  const faults = (): string => JSON.stringify(lines.filter(({ err }) => err));
  let service: Service;
  let document: Described;
  let check: OpenApiCheck;
  let words: Words;
  let goodXml: string;
  let stored: Case;
  let sent = 0;
  let taken = 0;

  before(async () => {
    service = await Service.start({ now, log });
    const served = (await service.send('/openapi.json')).body;
    check = new OpenApiCheck(served as ConstructorParameters<typeof OpenApiCheck>[0]);
    document = served as Described;
    expect((await service.call('createCaseInDB', home, fullRequest(home.caseId))).codes).to.deep.equal([]);
    goodXml =
      /<directCaseReference>(.*)<\/directCaseReference>/s.exec(
        (await service.call('transferCaseFromDBXML', home)).text,
      )?.[1] ?? '';
    await service.call('deleteCase', home);
    expect((await service.call('createCaseInDB', home, caseToModify(home.caseId))).codes).to.deep.equal([]);
    const screen = (await service.call('capture', {}, { ...home, language: 'en', sourceType: 2, groupScreens: true }))
      .sb2;
    const questions = screen.person.item.question.map(({ id }) => id);
    words = wordsOf([
      ...takesJson.map((path) => jsonBodyOf(path)?.example ?? null),
      fullRequest(home.caseId),
      fullModification(home.caseId),
      { screenId: screen.person.item.id },
      questions.map((questionId) => ({ questionId })),
    ]);
    const read = await service.cases.read(home);
    if (!read) throw new Error('the case was not stored');
    stored = read.case;
  });
  after(async () => {
    await service.stop();
    process.stdout.write(`      ${sent} requests, ${taken} of them not refused, FUZZ_SEED=${seed}\n`);
  });

  const described = (path: string): DescribedOperation & { readonly method: string } => {
    const [[method, operation] = []] = Object.entries(document.paths[path] ?? {});
    if (!method || !operation) throw new Error(`the document has no ${path}`);
    return { ...operation, method: method.toUpperCase() };
  };

  /** The store as it was before the first request. */
  const reset = async (): Promise<void> => {
    const references: CaseReference[] = [];
    for await (const { reference } of service.cases.walk()) references.push(reference);
    for (const reference of references) await service.cases.remove(reference);
    await service.cases.put(home, stored);
  };

  /**
   * Sends it and holds what every answer has: no fault, as the document says, and nothing stored by what was refused.
   */
  const answerOf = async (
    path: string,
    { query, body, raw, contentType = 'application/json' }: Sent,
  ): Promise<Reply> => {
    const { method } = described(path);
    const before = await service.digest();
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const init =
      content === undefined
        ? {}
        : { body: Buffer.from(content as string), headers: { ...(contentType && { 'content-type': contentType }) } };
    const reply = await service.send(filledPath(path, query) + queryString(query), { method, ...init });
    sent += 1;
    if (!reply.refused) taken += 1;
    expect(reply.httpStatus, reply.text + faults()).to.be.lessThan(500);
    check.expectToMatchOpenApi(method, path, reply.httpStatus, reply.isJson ? reply.body : reply.text);
    const unchanged = (await service.digest()) === before;
    if (reply.refused) expect(unchanged, `${path} was refused and has stored something`).to.equal(true);
    if (!unchanged) await reset();
    return reply;
  };

  const queries = (path: string): fc.Arbitrary<Pairs> => {
    const { parameters } = described(path);
    const record = fc.record(
      Object.fromEntries(
        parameters.map(({ name, example }) => [
          name,
          fc.oneof(
            {
              weight: 8,
              arbitrary: fc.constant(path === '/createCaseInDB' && name === 'subId' ? 'FREE' : String(example ?? '')),
            },
            { weight: 1, arbitrary: fc.string() },
          ),
        ]),
      ),
      { requiredKeys: parameters.flatMap(({ name, required }) => (required ? [name] : [])) },
    );
    return record.map((values): Pairs => Object.entries(values));
  };

  const jsonBodyOf = (path: string) => described(path).requestBody?.content['application/json'];

  /** Bodies that are accepted where the case is stored, or not yet: one mutation of those comes furthest. */
  const honest = (path: string): fc.Arbitrary<Json> => {
    const example = jsonBodyOf(path)?.example ?? null;
    return fc
      .constantFrom(...(honestBodies[path] ?? []), example)
      .map((body) => (path.startsWith('/createAndCapture') ? body : about(body)));
  };

  const bodies = (path: string): fc.Arbitrary<Json> => {
    const named = jsonBodyOf(path)?.schema.$ref?.split('/').at(-1) ?? '';
    const schema = document.components.schemas[named];
    if (!schema) throw new Error(`the document has no schema of the body of ${path}`);
    return fc.oneof(schemaArbitrary(schema, words), honest(path));
  };

  /**
   * Bodies of captureWithHash are signed, and at another moment each, in one flavor even and in the other odd, else
   * none would come further than the hash.
   */
  const signed = (path: string, body: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
    path.startsWith('/captureWithHash')
      ? fc
          .tuple(body, fc.nat(120_000))
          .map(([sentBody, ago]) => signedAgain(sentBody, 2 * ago + (path.endsWith('XML') ? 1 : 0)))
      : body;

  const hold = (
    requests: fc.Arbitrary<Sent>,
    numRuns: number,
    holds: (request: Sent) => Promise<void>,
  ): Promise<void> => fc.assert(fc.asyncProperty(requests, holds), { seed, numRuns, endOnFailure: true });

  const documentOf = (path: string): Partial<Sent> =>
    path === '/transferCaseToDBXML' ? { raw: goodXml, contentType: xml } : {};

  for (const path of paths) {
    it(`${path} takes what has its schema, and answers as described`, async () => {
      const body = takesJson.includes(path) ? signed(path, bodies(path)) : fc.constant(undefined);
      const requests = fc
        .record({ query: queries(path), body })
        .map((request): Sent => ({ ...request, ...documentOf(path) }) as Sent);
      await hold(requests, good, async (request) => {
        expect((await answerOf(path, request)).httpStatus).to.equal(200);
      });
    });

    it(`${path} describes what one mutation makes wrong, or takes it`, async () => {
      const wrongQuery = queries(path).chain(mutatedQuery);
      const withQuery = wrongQuery.map(
        (query): Sent => ({
          query,
          ...documentOf(path),
          ...(takesJson.includes(path) && { body: jsonBodyOf(path)?.example ?? null }),
        }),
      );
      const withBody = takesJson.includes(path)
        ? [
            fc.record({
              query: queries(path),
              body: signed(path, fc.oneof(honest(path), bodies(path)).chain(mutatedBody)),
            }),
          ]
        : [];
      await hold(
        fc.oneof(withQuery, ...withBody.map((arbitrary) => ({ weight: 4, arbitrary }))),
        bad,
        async (request) => {
          await answerOf(path, request);
        },
      );
    });
  }

  for (const path of takesJson) {
    it(`${path} refuses every text that is no honest JSON`, async () => {
      const { parameters } = described(path);
      const query = parameters.map(({ name, example }) => [name, String(example)] as const);
      for (const { what, body, status } of jsonAttacks) {
        const reply = await answerOf(path, { query, raw: body(JSON.stringify(jsonBodyOf(path)?.example)) });
        expect([what, reply.httpStatus, reply.refused], reply.text).to.deep.equal([what, status, true]);
      }
    });
  }

  it('/transferCaseToDBXML refuses the whole corpus of XML attacks as the document says', async () => {
    const query = Object.entries(home);
    for (const { what, document: attack, contentType, answer } of attacks) {
      const reply = await answerOf('/transferCaseToDBXML', {
        query,
        raw: attack(goodXml),
        contentType: contentType ?? xml,
      });
      expect([what, reply.httpStatus, reply.refused], reply.text).to.deep.equal([
        what,
        answer === 610 ? 200 : answer,
        true,
      ]);
    }
  });

  it('/transferCaseToDBXML has no fault with a document of which a part is cut, doubled or replaced', async () => {
    const parts = fc.record({
      at: fc.nat(goodXml.length),
      length: fc.nat(40),
      other: fc.oneof(
        fc.constantFrom('', '&', '<', '"', '-1', '1e999', ' Id="1"', '</Case>'),
        fc.string({ unit: 'binary' }),
      ),
      twice: fc.boolean(),
    });
    const requests = parts.map(({ at, length, other, twice }): Sent => {
      const part = goodXml.slice(at, at + length);
      return {
        query: Object.entries(home),
        raw: goodXml.slice(0, at) + (twice ? part + part : other) + goodXml.slice(at + length),
        contentType: xml,
      };
    });
    await hold(requests, good + bad, async (request) => {
      await answerOf('/transferCaseToDBXML', request);
    });
  });
});

/** The same where it is flat, as those bodies are; a mutated one may not be, and is sent as it is. */
function signedAgain(body: Json, millisecondsAgo: number): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { hash: _, ...rest } = body;
  const stamped =
    'timestamp' in rest && rest['timestamp'] === exampleTime
      ? { ...rest, timestamp: new Date(now() - millisecondsAgo).toISOString() }
      : rest;
  return hashedCall(stamped as Readonly<Record<string, string | number | boolean>>);
}

/** An example about the case that is stored here. */
function about(body: Json): Json {
  return typeof body === 'object' && body !== null && 'caseId' in body ? { ...body, caseId: home.caseId } : body;
}
