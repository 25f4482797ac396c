import { expect } from 'chai';
import { caseList } from '../../../src/operations/manipulation/case-list.js';
import { copyCase } from '../../../src/operations/manipulation/copy-case.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import { deleteCase } from '../../../src/operations/manipulation/delete-case.js';
import { subIdList } from '../../../src/operations/manipulation/sub-id-list.js';
import { transferCaseFromDB } from '../../../src/operations/manipulation/transfer-case-from-db.js';
import { transferCaseFromDBDetails } from '../../../src/operations/manipulation/transfer-case-from-db-details.js';
import { fullRequest, minimalRequest } from '../../support/requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { errorsOf, refusal, run } from '../../support/service/run-operation.js';
import { storeDigest } from '../../support/store/store-digest.js';

describe('the operations on stored cases', () => {
  const one = { caseId: 'C', subId: 'S' };
  let cases: MemoryStore;
  beforeEach(async () => {
    cases = new MemoryStore();
    await run(createCaseInDB, cases, one, fullRequest('C'));
  });

  it('transferCaseFromDBDetails answers the summary', async () => {
    expect(await run(transferCaseFromDBDetails, cases, one)).to.deep.equal({
      kind: 'summary',
      summary: {
        CSP: 1,
        Complete: 'No',
        ResultAvailable: false,
        NumberOfSourceChanges: 0,
        Source: [
          {
            Id: 1,
            TypeId: 1,
            TypeIdName: 'Technical Data',
            Complete: 'Yes',
            DefaultSource: 'Yes',
            RelatedCaseObject: 1,
          },
        ],
        CaseMode: 'POS',
      },
    });
  });

  it('copyCase stores the same case under the other id, which its Application then holds', async () => {
    const destination = { caseId: 'Kopie/ä', subId: 'T' };
    expect(
      await run(copyCase, cases, { sourceCaseId: 'C', sourceSubId: 'S', destCaseId: 'Kopie/ä', destSubId: 'T' }),
    ).to.deep.equal({ kind: 'nothing', envelope: 'empty' });
    const original = await run(transferCaseFromDB, cases, one);
    const copy = await run(transferCaseFromDB, cases, destination);
    expect(copy).to.deep.equal(
      JSON.parse(
        JSON.stringify(original).replaceAll('"Id":"C"', '"Id":"Kopie/ä"').replace('"Value":"C"', '"Value":"Kopie/ä"'),
      ),
    );
    expect(original).not.to.deep.equal(copy);
  });

  it('copyCase keeps the number of source changes and the version', async () => {
    const stored = await cases.read(one);
    if (stored) await cases.put(one, { ...stored.case, numberOfSourceChanges: 7, versionId: 3 });
    await run(copyCase, cases, { sourceCaseId: 'C', sourceSubId: 'S', destCaseId: 'D', destSubId: 'S' });
    expect((await cases.read({ caseId: 'D', subId: 'S' }))?.case).to.include({
      numberOfSourceChanges: 7,
      versionId: 3,
    });
  });

  it('copyCase never overwrites a case, not even itself', async () => {
    await run(createCaseInDB, cases, { caseId: 'D', subId: 'S' }, minimalRequest('D'));
    const before = await storeDigest(cases);
    for (const destCaseId of ['D', 'C']) {
      expect(
        await refusal(run(copyCase, cases, { sourceCaseId: 'C', sourceSubId: 'S', destCaseId, destSubId: 'S' })),
      ).to.deep.equal(['324']);
    }
    expect(
      await refusal(
        run(copyCase, cases, { sourceCaseId: 'absent', sourceSubId: 'S', destCaseId: 'D', destSubId: 'S' }),
      ),
      'an absent source is alone',
    ).to.deep.equal(['323 sourceCaseId']);
    expect(await storeDigest(cases)).to.equal(before);
  });

  it('copyCase reports what is wrong with source and destination in one answer', async () => {
    const before = await storeDigest(cases);
    const [absent, there] = [
      { sourceCaseId: 'absent', sourceSubId: 'S' },
      { sourceCaseId: 'C', sourceSubId: 'S' },
    ];
    const rows = [
      [{ ...absent, destCaseId: ' ', destSubId: 'S' }, ['323 sourceCaseId', '512 destCaseId']],
      [
        { ...absent, destCaseId: 'C', destSubId: 'S', loggingArea: ['0', '0'] },
        ['323 sourceCaseId', '512 loggingArea'],
      ],
      [{ sourceCaseId: '', sourceSubId: 'S', destCaseId: 'C', destSubId: 'S' }, ['512 sourceCaseId', '324 destCaseId']],
      [{ ...there, destCaseId: 'C', destSubId: 'S', loggingArea: ['0', '0'] }, ['324 destCaseId', '512 loggingArea']],
      [{ sourceCaseId: '', sourceSubId: 'S', destCaseId: 'new', destSubId: 'S' }, ['512 sourceCaseId']],
    ] as const;
    for (const [query, errors] of rows) expect(await refusal(run(copyCase, cases, query))).to.deep.equal(errors);
    expect(await storeDigest(cases)).to.equal(before);
  });

  it('deleteCase removes the case, and is content when there is none', async () => {
    for (const expected of [[], []]) {
      expect(await run(deleteCase, cases, one)).to.deep.equal({ kind: 'nothing', envelope: 'empty' });
      expect(await cases.caseIds('S')).to.deep.equal(expected);
    }
    expect(await refusal(run(transferCaseFromDB, cases, one))).to.deep.equal(['323 caseId']);
  });

  it('copyCase names the case that it does not find, and the one that is there already', async () => {
    const copying = (sourceCaseId: string, destCaseId: string) =>
      errorsOf(run(copyCase, cases, { sourceCaseId, sourceSubId: 'S', destCaseId, destSubId: 'S' }));
    const said = async (from: string, to: string) =>
      (await copying(from, to)).map(({ code, message }) => [code, message]);
    expect(await said('nowhere', 'D')).to.deep.equal([[323, 'The case nowhere does not exist in the sub-system S.']]);
    const [[code, message] = []] = await said('C', 'C');
    expect([code, message]).to.deep.equal([324, 'The case C exists already in the sub-system S.']);
  });

  it('lists sub-systems and case ids by code point', async () => {
    for (const [caseId, subId] of [
      ['b', 'S'],
      ['Ä', 'S'],
      ['😀', 'S'],
      ['\uffe6', 'S'],
      ['x', 'A'],
    ] as const) {
      await run(createCaseInDB, cases, { caseId, subId }, minimalRequest(caseId));
    }
    expect(await run(subIdList, cases, {})).to.deep.equal({ kind: 'list', name: 'subIds', values: ['A', 'S'] });
    expect(await run(caseList, cases, { subId: 'S' })).to.deep.equal({
      kind: 'list',
      name: 'caseIds',
      values: ['C', 'b', 'Ä', '\uffe6', '😀'],
    });
  });

  for (const query of [
    {},
    { subId: '' },
    { subId: ' ' },
    { subId: 'unknown' },
    { subId: ['S', 'S'] },
    { subId: 'x'.repeat(129) },
    { subId: 'a\u0000' },
  ]) {
    it(`caseList answers the empty list for ${JSON.stringify(query).slice(0, 40)}`, async () => {
      expect(await run(caseList, cases, query)).to.deep.equal({ kind: 'list', name: 'caseIds', values: [] });
    });
  }

  const names = [
    ['deleteCase', deleteCase, ['caseId', 'subId']],
    ['transferCaseFromDB', transferCaseFromDB, ['caseId', 'subId']],
    ['transferCaseFromDBDetails', transferCaseFromDBDetails, ['caseId', 'subId']],
    ['copyCase', copyCase, ['sourceCaseId', 'sourceSubId', 'destCaseId', 'destSubId']],
  ] as const;
  for (const [name, operation, parameters] of names) {
    const valid = Object.fromEntries(
      parameters.map((parameter) => [
        parameter,
        parameter === 'destCaseId' ? 'new' : parameter.endsWith('ubId') ? 'S' : 'C',
      ]),
    );
    it(`${name} refuses each of its parameters when missing, blank, repeated, too long or with characters that no id may have`, async () => {
      const before = await storeDigest(cases);
      for (const parameter of parameters) {
        for (const value of [
          undefined,
          '',
          '  ',
          ['C', 'C'],
          ['C', ''],
          'x'.repeat(129),
          'a\u0007',
          '\ud800',
          '\ufffe',
          '\n',
        ]) {
          const { [parameter]: _, ...others } = valid;
          const query = value === undefined ? others : { ...others, [parameter]: value };
          expect(await refusal(run(operation, cases, query)), `${parameter} = ${JSON.stringify(value)}`).to.deep.equal([
            `512 ${parameter}`,
          ]);
        }
      }
      expect(await refusal(run(operation, cases, {})), 'all missing').to.deep.equal(
        parameters.map((parameter) => `512 ${parameter}`),
      );
      expect(await refusal(run(operation, cases, { ...valid, loggingArea: ['0', '1'] }))).to.deep.equal([
        '512 loggingArea',
      ]);
      expect(await storeDigest(cases)).to.equal(before);
      expect(await refusal(run(operation, cases, { ...valid, loggingArea: 'any', other: ['x', 'x'] }))).to.deep.equal(
        [],
      );
    });
  }

  for (const operation of [transferCaseFromDB, transferCaseFromDBDetails]) {
    it(`${operation.name} refuses an absent case with 323, and a case id of another sub-system`, async () => {
      expect(await refusal(run(operation, cases, { caseId: 'D', subId: 'S' }))).to.deep.equal(['323 caseId']);
      expect(await refusal(run(operation, cases, { caseId: 'C', subId: 'T' }))).to.deep.equal(['323 caseId']);
      expect(await refusal(run(operation, cases, { caseId: 'C', subId: 'T', loggingArea: ['0', '0'] }))).to.deep.equal([
        '323 caseId',
        '512 loggingArea',
      ]);
    });
  }
});
