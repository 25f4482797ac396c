import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import fc from 'fast-check';
import { json } from '../../../src/flavor/json.js';
import { VisibleCases } from '../../../src/http/access/visible-cases.js';
import { caseList } from '../../../src/operations/manipulation/case-list.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { byCodePoint } from '../../../src/text/by-code-point.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { refusal, run } from '../../support/service/run-operation.js';
import { rawAnswer } from '../../support/service/raw-answer.js';
import { Service } from '../../support/service/service.js';

type Query = Readonly<Record<string, string | readonly string[]>>;

const storeOf = async (ids: readonly string[]): Promise<MemoryStore> => {
  const cases = new MemoryStore();
  for (const caseId of ids)
    await cases.put({ subId: 'S', caseId }, minimalCase(caseId, { complete: caseId.length % 2 === 0 }));
  return cases;
};

async function listed(cases: MemoryStore | VisibleCases, query: Query): Promise<readonly string[]> {
  const content = await run(caseList, cases, { subId: 'S', ...query });
  return content.kind === 'list' ? content.values : expect.fail(content.kind);
}

const id = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
  .filter((text) => /^[^\p{Cc}\p{Cs}]+$/u.test(text) && text.trim() !== '');

describe('A list of cases', () => {
  it('is the same in one or in pages of any length, of all cases or those that are complete, or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(id, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(undefined, true, false),
        async (ids, limit, complete) => {
          const cases = await storeOf(ids);
          const filter = complete === undefined ? {} : { complete: String(complete) };
          const wanted = ids
            .filter((each) => complete === undefined || (each.length % 2 === 0) === complete)
            .sort(byCodePoint);
          const pages: (readonly string[])[] = [];
          do {
            const after = pages.at(-1)?.at(-1);
            const query = { ...filter, limit: String(limit), ...(after !== undefined && { after }) };
            pages.push(await listed(cases, query));
          } while (pages.at(-1)?.length === limit);
          expect(pages.flat()).to.deep.equal(wanted);
          expect(await listed(cases, filter)).to.deep.equal(wanted);
        },
      ),
      { numRuns: 60 },
    );
  });

  for (const [what, query, errors] of [
    ['a limit of 0', { limit: '0' }, ['512 limit']],
    ['a limit above the most', { limit: '100001' }, ['512 limit']],
    ['a limit that is no number', { limit: '1e3' }, ['512 limit']],
    ['an empty limit', { limit: '' }, ['512 limit']],
    ['a limit given twice', { limit: ['1', '2'] }, ['512 limit']],
    ['an id with a control character', { after: 'a\u0001' }, ['512 after']],
    ['an empty id', { after: '' }, ['512 after']],
    ['another word than true and false', { complete: 'constructor' }, ['512 complete']],
    ['all of them', { complete: 'Yes', after: '', limit: '-1' }, ['512 limit', '512 after', '512 complete']],
  ] as const)
    it(`refuses ${what}`, async () =>
      expect(await refusal(run(caseList, new MemoryStore(), { subId: 'S', ...query }))).to.deep.equal(errors));

  it('takes the most, and an id that is not there', async () =>
    expect(await listed(await storeOf(['a', 'c']), { limit: '100000', after: 'b' })).to.deep.equal(['c']));

  it('counts of a client that is bound to cases only those', async () => {
    const cases = await storeOf(['a', 'b', 'c', 'd']);
    const bound = ['b', 'd'].map((caseId) => ({ subId: 'S', caseId }));
    const visible = new VisibleCases(cases, { subSystems: 'all', cases: bound });
    expect(await listed(visible, { limit: '1' })).to.deep.equal(['b']);
    expect(await listed(visible, { limit: '1', after: 'b' })).to.deep.equal(['d']);
  });

  it('is written in steps as it is at one go', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), fc.constantFrom(0, 1999, 2000, 4001), (some, more) => {
        const values = [...some, ...Array.from({ length: more }, (_, index) => `"${index}`)];
        const content = { kind: 'list', name: 'caseIds', values } as const;
        const steps = [...(json.writeList?.(content) ?? [])];
        expect(steps.join('')).to.equal(json.write({ path: '/caseList', result: { content } }));
        expect(steps.length).to.be.at.least(Math.ceil(values.length / 2000));
      }),
      { numRuns: 40 },
    ));

  it('is compressed for those who ask for it', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `case ${index}`);
    const service = await Service.start({ cases: await storeOf(ids), watchStore: false });
    try {
      const raw = (encoding: string) => rawAnswer(`${service.url}/caseList?subId=S`, encoding);
      const [plain, zipped] = [await raw('identity'), await raw('br, gzip;q=0.5')];
      expect([plain.coding, zipped.coding]).to.deep.equal([undefined, 'gzip']);
      expect(gunzipSync(zipped.bytes).toString()).to.equal(plain.bytes.toString());
      expect(zipped.bytes.length).to.be.below(plain.bytes.length);
    } finally {
      await service.stop();
    }
  });
});
