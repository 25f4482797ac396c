import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { caseElement } from '../../src/dto/case.js';
import { CaseError, CaseErrors } from '../../src/errors/case-error.js';
import { UndefinedMember } from '../../src/errors/undefined-member.js';
import { createCaseInDB } from '../../src/operations/creation/create-case-in-db.js';
import { transferCaseFromDB } from '../../src/operations/manipulation/transfer-case-from-db.js';
import { changed, fullRequest, type Json } from '../support/requests/case-request.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { run } from '../support/service/run-operation.js';
import { storeDigest } from '../support/store/store-digest.js';
import { times } from '../support/run/times.js';

const url = { caseId: 'C', subId: 'S' };

/** The paths of everything in a body, with what stands there. */
function placesIn(body: Json, path = ''): readonly { readonly path: string; readonly value: Json }[] {
  const members: readonly (readonly [string, Json])[] =
    typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const below = members.flatMap(([member, value]) => placesIn(value, path === '' ? member : `${path}.${member}`));
  return path === '' ? below : [{ path, value: body }, ...below];
}

const places = placesIn(fullRequest('C'));
const isElement = ({ path, value }: { path: string; value: Json }): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !path.endsWith('attributes');

describe('the body of createCaseInDB', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(caseElement.schema);

  it('has a schema that accepts the full request', () => {
    expect(validate(fullRequest('C')), JSON.stringify(validate.errors)).to.equal(true);
  });

  for (const path of ['', ...places.filter(isElement).map((place) => place.path)]) {
    it(`refuses a member that is not defined in ${path || 'the top element'}, whatever else is wrong, and so does its schema`, async () => {
      const cases = new MemoryStore();
      const body = changed(
        changed(fullRequest('C'), 'application.persons.0.age', 'old'),
        path === '' ? 'surplus' : `${path}.surplus`,
        null,
      );
      expect(await run(createCaseInDB, cases, url, body).catch((error: unknown) => error)).to.be.instanceOf(
        UndefinedMember,
      );
      expect(await cases.subIds()).to.deep.equal([]);
      expect(validate(changed(fullRequest('C'), path === '' ? 'surplus' : `${path}.surplus`, null))).to.equal(false);
    });
  }

  it('whatever is written anywhere in it: either it is stored and can be read, or it is refused with described errors and nothing is stored', async () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<Json>(
        null,
        '',
        ' ',
        0,
        -1,
        '0',
        '-1',
        1e300,
        '9'.repeat(400),
        [],
        {},
        [{}],
        [null],
        { '-1': {} },
        'Jane\ud800',
      ),
      fc.constantFrom(...places.map(({ value }) => value)),
    );
    const replacement = fc.record({ path: fc.constantFrom(...places.map(({ path }) => path)), value: anything });
    const seen = { stored: 0, refused: 0, undefined: 0 };
    await fc.assert(
      fc.asyncProperty(replacement, async ({ path, value }) => {
        const cases = new MemoryStore();
        const before = await storeDigest(cases);
        const outcome = await run(createCaseInDB, cases, url, changed(fullRequest('C'), path, value as Json)).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) {
          expect(
            outcome instanceof CaseErrors || outcome instanceof CaseError || outcome instanceof UndefinedMember,
            String(outcome.stack),
          ).to.equal(true);
          expect(await storeDigest(cases)).to.equal(before);
          seen[outcome instanceof UndefinedMember ? 'undefined' : 'refused'] += 1;
        } else {
          expect((await run(transferCaseFromDB, cases, url)).kind).to.equal('case');
          seen.stored += 1;
        }
      }),
      { numRuns: 400 * times },
    );
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).to.be.greaterThan(5 * times);
  });
});
