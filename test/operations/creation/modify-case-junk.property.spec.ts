import { expect } from 'chai';
import fc from 'fast-check';
import { UndefinedMember } from '../../../src/errors/undefined-member.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import { modifyCase } from '../../../src/operations/creation/modify-case.js';
import type { Json } from '../../support/requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { caseToModify, fullModification } from '../../support/requests/modify-request.js';
import { refusal, run } from '../../support/service/run-operation.js';
import { storeDigest } from '../../support/store/store-digest.js';
import { times } from '../../support/run/times.js';

const url = { caseId: 'C', subId: 'S' };

/** Every place of a body, by its steps. */
function places(json: Json, steps: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof json !== 'object' || json === null) return [steps];
  const entries: (readonly [string | number, Json])[] = Array.isArray(json)
    ? [...json.entries()]
    : Object.entries(json);
  return [steps, ...entries.flatMap(([key, inner]) => places(inner, [...steps, key]))];
}

/** Puts a value at a place; where an earlier change took the place away, nothing happens. */
const put = (json: Json, [step, ...rest]: readonly (string | number)[], value: Json): Json => {
  if (step === undefined) return value;
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((inner, index) => (index === step ? put(inner, rest, value) : inner));
  return Object.fromEntries(
    Object.entries(json).map(([key, inner]) => [key, key === step ? put(inner, rest, value) : inner]),
  );
};

const junk = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    '',
    ' ',
    '-1',
    '1e3',
    '0x10',
    '٣',
    '\u0000',
    '\ud800',
    -1,
    0.5,
    1e308,
    2 ** 53,
    [],
    {},
    [null],
    [[]],
    [{}],
    { id: 1 },
    '__proto__',
    'en',
  ),
  fc.constantFrom<Json>(...places(fullModification('C')).map((steps) => valueAt(fullModification('C'), steps))),
);

function valueAt(json: Json, steps: readonly (string | number)[]): Json {
  return steps.reduce<Json>((inner, step) => (inner as { [member: string]: Json })[step] ?? null, json);
}

describe('modifyCase, whatever is sent', () => {
  it('accepts it, or refuses it with described errors (or as undefined members) and stores nothing; it has no fault', async () => {
    const anywhere = fc.array(fc.tuple(fc.constantFrom(...places(fullModification('C')).slice(1)), junk), {
      minLength: 1,
      maxLength: 3,
    });
    const cases = new MemoryStore();
    await run(createCaseInDB, cases, url, caseToModify('C'));
    const original = (await cases.read(url))?.case;
    if (!original) throw new Error('no case');
    await fc.assert(
      fc.asyncProperty(anywhere, async (changes) => {
        const body = changes.reduce<Json>((json, [steps, value]) => put(json, steps, value), fullModification('C'));
        await cases.put(url, original);
        const before = await storeDigest(cases);
        const refused = await refusal(run(modifyCase, cases, url, body)).catch((error: unknown) => {
          if (error instanceof UndefinedMember) return ['undefined member'];
          throw error;
        });
        if (refused.length > 0) expect(await storeDigest(cases)).to.equal(before);
        else expect((await cases.read(url))?.case.numberOfSourceChanges).to.be.oneOf([0, 1]);
      }),
      { numRuns: 500 * times },
    );
  });
});
