import { expect } from 'chai';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import {
  assuredPerson,
  disabilityBenefit,
  fullRequest,
  type Json,
  lifeBenefit,
  minimalRequest,
  policyHolder,
} from '../../support/requests/case-request.js';
import { createdCase } from '../../support/cases/created-case.js';
import { objectsNamed, valuesOf } from '../../support/cases/documents.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { refusal, run } from '../../support/service/run-operation.js';

describe('createCaseInDB', () => {
  it('makes of the smallest request an Application, a person and one benefit triple', async () => {
    const document = await createdCase(minimalRequest('C'));
    expect(document).to.include({
      Id: 'C',
      Locale: 'en',
      CSP: 1,
      Complete: 'No',
      CaseMode: 'STD',
      NumberOfSourceChanges: 0,
    });
    expect(document.VersionName).not.to.equal('');
    expect(document.Source).to.deep.equal([
      { Id: 1, TypeId: 1, TypeIdName: 'Technical Data', Complete: 'No', DefaultSource: 'Yes', RelatedCaseObject: 1 },
    ]);
    expect(document).not.to.have.property('PosRequest');
    expect(document.CaseObject.map(({ Id, TypeId }) => [Id, TypeId])).to.deep.equal([
      [1, 25],
      [2, 27],
    ]);
    expect(document.Benefit).to.include({ Id: 3, TypeId: 0, TypeIdName: 'Benefit' });
    expect(document.EventPayment).to.include({ Id: 4, TypeId: 1, TypeIdName: 'Insurance event payment' });
    expect(document.Payment).to.deep.equal({
      Id: 5,
      TypeId: 0,
      TypeIdName: 'Payment of Contribution',
      CaseAttribute: [],
    });
    expect(document.CaseObjectRelation.map(({ TypeId, From, To }) => [TypeId, From, To])).to.deep.equal([
      [1, 2, 3],
      [2, 3, 4],
      [3, 3, 5],
    ]);
  });

  it('says No for an own portfolio that is not mentioned, Yes for one given in the map', async () => {
    const own = async (application: { [member: string]: Json }): Promise<string | undefined> => {
      const [object] = objectsNamed(
        await createdCase(minimalRequest('C', { application: { persons: [assuredPerson()], ...application } })),
        'Application',
      );
      return object && valuesOf(object)[38];
    };
    expect(await own({})).to.equal('2 No');
    expect(await own({ ownPortfolioAvailable: false })).to.equal('2 No');
    expect(await own({ attributes: { '38': { id: 1 } } })).to.equal('1 Yes');
  });

  it('takes a person who is neither assured nor policy holder for a policy holder', async () => {
    const document = await createdCase(
      minimalRequest('C', { application: { persons: [policyHolder({ ph: false })] } }),
    );
    expect(document.CaseObject.map(({ TypeIdName }) => TypeIdName)).to.deep.equal(['Application', 'PH']);
    expect(document.CaseObjectRelation).to.deep.equal([]);
  });

  it('writes what else is given, whatever the benefit type needs', async () => {
    const benefit = lifeBenefit({ singleLife: true, disabilityPaymentYears: 3, disabilityWaitingPeriodWeeks: 4 });
    const document = await createdCase(
      minimalRequest('C', { application: { persons: [assuredPerson({ requestedBenefits: [benefit] })] } }),
    );
    expect(valuesOf(objectsNamed(document, 'Benefit')[0] ?? missing())).to.include({ 355: '3 Single life' });
    expect(valuesOf(objectsNamed(document, 'Insurance event payment')[0] ?? missing())).to.include({
      105: '3 years',
      316: '4 weeks',
    });
  });

  it('takes integers as numeric strings, and has then stored numbers', async () => {
    const benefit = disabilityBenefit({
      benefitType: '10',
      insurancePeriodYears: '25',
      benefitSum: { unit: '210', value: '1500.50' },
    });
    const document = await createdCase(
      minimalRequest('C', {
        cspSetId: '1',
        application: { persons: [assuredPerson({ age: '35', gender: '3', requestedBenefits: [benefit] })] },
      }),
    );
    expect(valuesOf(objectsNamed(document, 'Insurance event payment')[0] ?? missing())).to.include({
      121: '25 years',
      222: '1500.5 USD per year',
      103: '0 EUR',
    });
  });

  describe('under a parameter set with other currencies and tighter bounds', () => {
    const request = (person: { [member: string]: Json }): Json =>
      minimalRequest('C', { cspSetId: 3, application: { persons: [assuredPerson(person)] } });

    it('stores sums in its first currency, and zeros in that per year', async () => {
      const document = await createdCase(request({}));
      expect(document.CSP).to.equal(3);
      const [eventPayment] = objectsNamed(document, 'Insurance event payment');
      expect(valuesOf(eventPayment ?? missing())).to.include({
        103: '100000 CHF',
        150: '100000 CHF',
        222: '0 CHF per year',
      });
    });

    const bounds: readonly (readonly [string, { [member: string]: Json }, readonly string[]])[] = [
      ['an age of 100', { age: 100 }, []],
      ['an age of 101', { age: 101 }, ['543 application.persons[0].age']],
      ['a period of 60 years', { requestedBenefits: [lifeBenefit({ insurancePeriodYears: 60 })] }, []],
      [
        'a period of 61 years',
        { requestedBenefits: [lifeBenefit({ insurancePeriodYears: 61 })] },
        ['543 application.persons[0].requestedBenefits[0].insurancePeriodYears'],
      ],
      ['a regular sum in euro', { requestedBenefits: [disabilityBenefit()] }, []],
      [
        'a regular sum in a currency that it does not have',
        { requestedBenefits: [disabilityBenefit({ benefitSum: { unit: 211, value: 1500 } })] },
        ['517 application.persons[0].requestedBenefits[0].benefitSum.unit'],
      ],
    ];
    for (const [what, person, errors] of bounds) {
      it(`${errors.length === 0 ? 'accepts' : 'refuses'} ${what}`, async () => {
        const url = { caseId: 'C', subId: 'S' };
        expect(await refusal(run(createCaseInDB, new MemoryStore(), url, request(person)))).to.deep.equal(errors);
      });
    }
  });

  it('names everything in the locale of the case, but keyed values in their own', async () => {
    const document = await createdCase({ ...fullRequest('C'), locale: 'deCH' });
    expect(document.Locale).to.equal('deCH');
    expect(objectsNamed(document, 'VP').map(valuesOf)[0]).to.include({
      73: '3 Weiblich',
      176: 'DE deCH Deutschland',
      21: '35 Jahre',
    });
    expect(objectsNamed(document, 'Erkrankung').map(valuesOf)).to.deep.equal([{ 115: 'J45 en Asthma' }]);
  });
});

function missing(): never {
  throw new Error('the case lacks an object');
}
