import { expect } from 'chai';
import { mostObjects } from '../../src/case/case.js';
import { codesOfOperation } from '../../src/operations/codes-of-operation.js';
import { createCaseInDB } from '../../src/operations/creation/create-case-in-db.js';
import {
  assuredPerson,
  changed,
  fullRequest,
  type Json,
  lifeBenefit,
  minimalRequest,
} from '../support/requests/case-request.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { minimalCase } from '../support/cases/minimal-case.js';
import { errorsOf, refusal, run } from '../support/service/run-operation.js';
import { storeDigest } from '../support/store/store-digest.js';
import { createCodes } from './create-codes.js';
import { createUrls } from './url-codes.js';
import { wordsOf } from '../support/words/words-of.js';

const url = { caseId: 'C', subId: 'S' };

/** Faults that are seen without rules, in document order. */
const withoutRules = [
  ['application.persons.0.age', -1, 541],
  ['application.persons.0.gender', '-1', 541],
  ['application.persons.0.maritalStatus', -1, 512],
  ['application.persons.0.requestedBenefits.0.benefitType', -1, 512],
  ['application.persons.0.requestedBenefits.0.smokerType', -1, 512],
  ['application.persons.0.requestedBenefits.0.premiumPaymentYears', -1, 543],
  ['application.persons.0.requestedBenefits.0.premiumPaymentAnnual', -4, 541],
  ['application.persons.0.requestedBenefits.0.singlePremium', -4, 541],
  ['application.persons.0.requestedBenefits.0.insurancePeriodYears', -1, 543],
  ['application.persons.0.requestedBenefits.0.limitGroup', -1, 512],
  ['application.persons.0.requestedBenefits.0.sumInsured', -1, 541],
  ['application.persons.0.requestedBenefits.1.benefitSum.unit', -200, 541],
  ['application.persons.0.requestedBenefits.1.benefitSum.value', -0.01, 541],
  ['application.persons.0.requestedBenefits.1.disabilityPaymentYears', -1, 543],
  ['application.persons.0.requestedBenefits.1.disabilityWaitingPeriodWeeks', -1, 543],
  ['application.persons.0.existingCoversInPortfolio.0.acceptanceResult', -1, 512],
] as const;

describe('the codes of createCaseInDB', () => {
  let cases: MemoryStore;
  beforeEach(async () => {
    cases = new MemoryStore();
    await cases.create({ caseId: 'there before', subId: 'S' }, minimalCase('there before'));
  });

  const refuses = async (query: Parameters<typeof run>[2], body: unknown): Promise<readonly string[]> => {
    const before = await storeDigest(cases);
    const errors = await refusal(run(createCaseInDB, cases, query, body));
    expect(await storeDigest(cases), 'a refused call has stored something').to.equal(before);
    return errors;
  };

  const told = async (query: Parameters<typeof run>[2], body: unknown): Promise<readonly string[]> =>
    (await errorsOf(run(createCaseInDB, cases, query, body))).map(({ message }) =>
      // Which ids there are is the rule data's business.
      message.replace(/is none of .*/, 'is none of …'),
    );
  const expectWords = wordsOf(
    [...createCodes.map(({ what }) => what), ...createUrls.map(([what]) => what)],
    'createCaseInDB',
  );

  for (const { what, path, refused, errors, accepted } of createCodes) {
    it(`refuses ${what} with ${errors.map((error) => error.slice(0, 3)).join(' and ')}, and says why`, async () => {
      const body = changed(fullRequest('C'), path, refused);
      expect(await refuses(url, body)).to.deep.equal(errors);
      expectWords(what, await told(url, body));
    });
    if (accepted === 'unchanged') continue;
    it(`accepts ${path} = ${JSON.stringify(accepted)?.slice(0, 60)}, which comes near ${what}`, async () => {
      expect(await refusal(run(createCaseInDB, cases, url, changed(fullRequest('C'), path, accepted)))).to.deep.equal(
        [],
      );
    });
  }

  it('accepts the request that all of these change', async () => {
    expect(await refusal(run(createCaseInDB, cases, url, fullRequest('C')))).to.deep.equal([]);
  });

  it('accepts in the map what an omitted member would have set', async () => {
    const body = minimalRequest('C', {
      application: {
        attributes: { '38': { id: 1 } },
        persons: [
          assuredPerson({
            attributes: { '78': { id: 1 }, '176': { value: 'DE' } },
            requestedBenefits: [lifeBenefit({ attributes: { '354': { value: 12.5 }, '94': { id: 2 } } })],
          }),
        ],
      },
    });
    expect(await refusal(run(createCaseInDB, cases, url, body))).to.deep.equal([]);
  });

  it('refuses an existing case with 324, and leaves it as it was', async () => {
    const query = { caseId: 'there before', subId: 'S' };
    expect(await refuses(query, minimalRequest('there before'))).to.deep.equal(['324']);
    expect(
      await refuses({ caseId: 'there before', subId: 'other' }, minimalRequest('there before', { locale: 'xx' })),
    ).to.deep.equal(['512 locale']);
  });

  it('reports an existing case together with the errors of the body', async () => {
    expect(
      await refuses(
        { caseId: 'there before', subId: 'S' },
        minimalRequest('there before', { cspSetId: 99, locale: null }),
      ),
    ).to.deep.equal(['324 caseId', '540 cspSetId', '512 locale']);
  });

  for (const [what, query, errors] of createUrls) {
    it(`refuses ${what}, and says why`, async () => {
      const body = minimalRequest('C');
      expect(await refuses(query, body)).to.deep.equal(errors);
      expectWords(what, await told(query, body));
    });
  }

  it('ignores unknown query parameters, repeated or not', async () => {
    expect(await refusal(run(createCaseInDB, cases, { ...url, other: ['1', '2'] }, minimalRequest('C')))).to.deep.equal(
      [],
    );
  });

  it('reports all independent errors at once, in document order', async () => {
    let body = changed(fullRequest('C'), 'cspSetId', 1);
    for (const [path, value] of [
      ['application.persons.1.gender', 77],
      ['application.persons.0.disorders', [{ key: 'ZZZ' }, {}]],
      ['application.persons.0.requestedBenefits.1.benefitSum', { unit: 100, value: -1 }],
      ['application.persons.0.requestedBenefits.0.limitGroup', 'x'],
      ['application.persons.0.age', 160],
      ['application.attributes', { '99999': { value: 1 } }],
      ['techSource', {}],
      ['locale', 'fr'],
    ] as const) {
      body = changed(body, path, structuredClone(value) as Parameters<typeof changed>[2]);
    }
    expect(await refuses({ caseId: 'D', subId: 'S' }, body)).to.deep.equal([
      '512 locale',
      '570 caseId',
      '537 techSource.sourceTypeId',
      '548 application.attributes.99999',
      '543 application.persons[0].age',
      '512 application.persons[0].requestedBenefits[0].limitGroup',
      '517 application.persons[0].requestedBenefits[1].benefitSum.unit',
      '541 application.persons[0].requestedBenefits[1].benefitSum.value',
      '552 application.persons[0].disorders[0].key',
      '535 application.persons[0].disorders[1]',
      '512 application.persons[1].gender',
    ]);
  });

  it('reports without a parameter set what needs no rules', async () => {
    const body = changed(
      changed(
        changed(fullRequest('C'), 'cspSetId', undefined),
        'application.persons.0.requestedBenefits.0.benefitSum',
        {
          unit: 200,
          value: 1,
        },
      ),
      'application.persons.0.gender',
      77,
    );
    expect(await refuses(url, body)).to.deep.equal([
      '512 cspSetId',
      '515 application.persons[0].requestedBenefits[0].sumInsured',
    ]);
  });

  it('reports every sign and form that needs no rules, whatever the parameter set', async () => {
    let body = changed(fullRequest('C'), 'locale', 'eng');
    for (const [path, value] of withoutRules) body = changed(body, path, value);
    for (const cspSetId of [99, undefined]) {
      const errors = await refuses(url, changed(body, 'cspSetId', cspSetId));
      expect(errors.slice(1)).to.deep.equal([
        '512 locale',
        ...withoutRules.map(([path, , code]) => `${code} ${path.replace(/\.([0-9]+)(?=\.)/g, '[$1]')}`),
      ]);
    }
    const known = await refuses(url, body);
    expect(known).to.have.length(1 + withoutRules.length);
  });

  it('reports a case of too many objects together with the other errors, once, and counts the three of a benefit', async () => {
    // The Application, the person and a benefit are five.
    const disorders = Array.from({ length: mostObjects - 5 }, () => ({ key: 'J45' }));
    const body = minimalRequest('C', { application: { persons: [assuredPerson({ disorders })] } });
    const tooMany = changed(body, `application.persons.0.disorders.${disorders.length}`, { key: 'J45' });
    expect(await refuses(url, tooMany)).to.deep.equal(['512 application.persons']);
    const further = changed(
      tooMany,
      'application.persons.1',
      assuredPerson({ id: 'P2', requestedBenefits: [lifeBenefit({ singleLife: null })], age: -1 }),
    );
    expect(await refuses(url, changed(further, 'application.persons.0.disorders.0', { key: 'ZZZ' }))).to.deep.equal([
      '512 application.persons',
      '552 application.persons[0].disorders[0].key',
      '541 application.persons[1].age',
    ]);
    expect(await refusal(run(createCaseInDB, cases, url, body))).to.deep.equal([]);
  });

  it('reports a case of too many covers, once, and takes as many as there is room for', async () => {
    const withCovers = (count: number): Json => {
      const covers = Array.from({ length: count }, () => ({
        benefitGroup: 1,
        acceptanceResult: 1,
        sumInsured: 50_000,
      }));
      return minimalRequest('C', { application: { persons: [assuredPerson({ existingCoversInPortfolio: covers })] } });
    };
    // The Application, the person and a benefit are five.
    expect(await refuses(url, withCovers(mostObjects - 3))).to.deep.equal(['512 application.persons']);
    expect(await refusal(run(createCaseInDB, cases, url, withCovers(mostObjects - 5)))).to.deep.equal([]);
  });

  it('has a provoking request for every code that the operation lists, but those that have an HTTP status of their own; and provokes no other', () => {
    const named = codesOfOperation(createCaseInDB).filter(({ httpStatus }) => httpStatus === undefined);
    const provoked = createCodes.flatMap(({ errors }) => errors.map((error) => Number(error.slice(0, 3))));
    expect([...new Set([...provoked, 324])]).to.have.members(named.map(({ code }) => code));
  });
});
