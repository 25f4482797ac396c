import { expect } from 'chai';
import type { CaseDocument, CaseObjectDocument } from '../../../src/case/case-document.js';
import {
  changed,
  disabilityBenefit,
  type Json,
  lifeBenefit,
  minimalRequest,
} from '../../support/requests/case-request.js';
import { createdCase } from '../../support/cases/created-case.js';
import { all, objectsNamed, valuesOf } from '../../support/cases/documents.js';
import {
  caseToModify,
  fullModification,
  modification,
  personModification,
} from '../../support/requests/modify-request.js';
import { modifiedCase } from '../../support/service/modified-case.js';

describe('POST /modifyCase', () => {
  const { url, call, send, read, codes, accepted } = modifiedCase();

  /** The values of a benefit's three parts by its name. */
  const partsOf = (document: CaseDocument, name: string): readonly Readonly<Record<number, string>>[] => {
    const benefit = all(document.Benefit).find((each) => valuesOf(each)[108] === name);
    if (!benefit) throw new Error(`the case has no benefit ${name}`);
    const ids = document.CaseObjectRelation.filter(({ From }) => From === benefit.Id).map(({ To }) => To);
    const parts = [...all(document.EventPayment), ...all(document.Payment)].filter(({ Id }) => ids.includes(Id));
    return [benefit, ...parts].map(valuesOf);
  };
  const names = (document: CaseDocument): readonly (string | undefined)[] =>
    all(document.Benefit).map((benefit) => valuesOf(benefit)[108]);
  const personNamed = (document: CaseDocument, id: string): Readonly<Record<number, string>> => {
    const person = objectsNamed(document, 'AP').find((each: CaseObjectDocument) => valuesOf(each)[307] === id);
    return person ? valuesOf(person) : {};
  };

  it('answers as the specification says: status 0, no status text, no content', async () => {
    const reply = await call('modifyCase', { ...url, loggingArea: 0 }, fullModification('C'));
    expect(reply.body).to.deep.equal({
      path: '/modifyCase',
      status: 0,
      statusText: null,
      errorDescriptions: [],
      jsonContent: null,
      byteContent: null,
      textContent: null,
    });
    const refused = await call('modifyCase', url, modification('C'));
    expect(refused.envelope).to.deep.include({ status: 3, statusText: 'FATAL ERROR', jsonContent: null });
  });

  it('1: reads the case that caseId and subId name; it must exist, and no other is touched', async () => {
    await call('copyCase', { sourceCaseId: 'C', sourceSubId: 'S', destCaseId: 'C', destSubId: 'T' });
    const other = await call('transferCaseFromDB', { caseId: 'C', subId: 'T' });
    expect(await codes(modification('C', personModification({ age: 40 })))).to.deep.equal([]);
    expect((await call('transferCaseFromDB', { caseId: 'C', subId: 'T' })).text).to.equal(other.text);
    expect(await codes(modification('D', personModification({ age: 40 })), { caseId: 'D', subId: 'S' })).to.deep.equal([
      572,
    ]);
  });

  it('2: finds the person by id and name, which must both match one assured person', async () => {
    expect(await codes(modification('C', personModification({ id: 'P9', age: 40 })))).to.deep.equal([564]);
    expect(await codes(modification('C', { id: 'P2', name: 'John Doe', age: 41 }))).to.deep.equal([564]);
    expect(await codes(modification('C', personModification({ name: 'Jim Poe', age: 40 })))).to.deep.equal([565]);
    const document = await accepted({ id: 'P3', name: 'Jim Poe', age: '41', gender: '2' });
    expect(personNamed(document, 'P3')).to.include({ 21: '41 years', 73: '2 Male' });
    expect(personNamed(document, 'P1')).to.deep.equal(personNamed(await createdCase(caseToModify('C')), 'P1'));
  });

  it('sets a new age on 37 and 292 of all the benefits of the person too, and of no other', async () => {
    const document = await accepted(personModification({ age: 50 }));
    for (const [name, age] of [
      ['Term life 1', '50 years'],
      ['Disability income 1', '50 years'],
      ['Term life 3', '35 years'],
    ] as const)
      expect(partsOf(document, name)[1], name).to.include({ 37: age, 292: age });
  });

  it('3: removes a benefit with its EventPayment, its Payment and every relation; the last one only when there is a new one', async () => {
    const before = await read();
    const document = await accepted(
      personModification({ benefitsToBeDeleted: [{ benefitType: '1', benefitName: 'Term life 1' }] }),
    );
    expect(names(document)).to.deep.equal(['Disability income 1', 'Term life 3']);
    expect(all(document.EventPayment)).to.have.length(2);
    expect(all(document.Payment)).to.have.length(2);
    expect(document.CaseObjectRelation).to.have.length(before.CaseObjectRelation.length - 3);
    const ids = new Set(
      [...document.CaseObject, ...all(document.Benefit), ...all(document.EventPayment), ...all(document.Payment)].map(
        ({ Id }) => Id,
      ),
    );
    for (const { From, To } of document.CaseObjectRelation)
      expect([ids.has(From), ids.has(To)]).to.deep.equal([true, true]);
    const last = personModification({ benefitsToBeDeleted: [{ benefitType: 10, benefitName: 'Disability income 1' }] });
    expect(await codes(modification('C', last))).to.deep.equal([574]);
    expect(
      names(await accepted({ ...last, newBenefits: [lifeBenefit({ benefitName: 'Term life 1' })] })),
    ).to.deep.equal(['Term life 3', 'Term life 1']);
  });

  it('4: makes of a new benefit what createCaseInDB makes of it, with the age that the request sets', async () => {
    const benefit = disabilityBenefit({
      benefitName: 'New',
      smokerType: 2,
      premiumPaymentYears: 9,
      premiumPaymentAnnual: 480,
      attributes: { '12': { value: 25 } },
    });
    const document = await accepted(personModification({ age: 44, newBenefits: [benefit] }));
    const created = await createdCase(
      changed(
        changed(minimalRequest('C'), 'application.persons.0.requestedBenefits', [benefit]),
        'application.persons.0.age',
        44,
      ),
    );
    expect(partsOf(document, 'New')).to.deep.equal(partsOf(created, 'New'));
    expect(document.CaseObjectRelation.slice(-3).map(({ TypeId }) => TypeId)).to.deep.equal([1, 2, 3]);
  });

  it('4: refuses a new benefit that equals another of the input or of the case, unless that one is deleted', async () => {
    const term = (name: string): Json => lifeBenefit({ benefitName: name });
    expect(await codes(modification('C', personModification({ newBenefits: [term('A'), term('A')] })))).to.deep.equal([
      567,
    ]);
    expect(
      await codes(
        modification('C', personModification({ newBenefits: [term('A')] }), {
          id: 'P3',
          name: 'Jim Poe',
          newBenefits: [term('A')],
        }),
      ),
    ).to.deep.equal([567]);
    expect(await codes(modification('C', personModification({ newBenefits: [term('Term life 3')] })))).to.deep.equal([
      569,
    ]);
    const swap = [
      personModification({
        newBenefits: [term('Term life 3')],
        benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 1' }],
      }),
      {
        id: 'P3',
        name: 'Jim Poe',
        newBenefits: [term('Term life 1')],
        benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 3' }],
      },
    ];
    expect(names(await accepted(...swap))).to.have.members(['Disability income 1', 'Term life 1', 'Term life 3']);
  });

  it('5: changes attributes that the benefit has: a sum with its group, while the other group becomes 0, and the periods', async () => {
    const document = await accepted(...(fullModification('C')['personsModifications'] as Json[]));
    expect(partsOf(document, 'Disability income 1')[1]).to.include({
      222: '1600.5 EUR per year',
      65: '1600.5 EUR per year',
      132: '1600.5 EUR per year',
      103: '0 EUR',
      109: '0 EUR',
      150: '0 EUR',
      121: '26 years',
      105: '27 years',
      316: '13 weeks',
    });
    expect(partsOf(document, 'Term life 3')[1]).to.include({
      103: '5000 EUR',
      109: '5000 EUR',
      150: '5000 EUR',
      222: '0 EUR per year',
      65: '0 EUR per year',
      132: '0 EUR per year',
    });
    expect(
      await codes(
        modification('C', {
          id: 'P3',
          name: 'Jim Poe',
          benefitsToBeModified: [{ benefitType: 1, benefitName: 'Term life 3', disabilityPaymentYears: 5 }],
        }),
      ),
    ).to.deep.equal([573]);
  });

  it('6: refuses a request without deletion, modification or new benefit; a new age or gender alone is a modification', async () => {
    const empty = { newBenefits: [], benefitsToBeDeleted: [], benefitsToBeModified: [] };
    expect(await codes(modification('C'))).to.deep.equal([566]);
    expect(
      await codes(modification('C', personModification(), personModification({ id: 'P3', name: 'Jim Poe', ...empty }))),
    ).to.deep.equal([566]);
    expect(
      await codes(modification('C', personModification(empty), { id: 'P3', name: 'Jim Poe', gender: 2 })),
    ).to.deep.equal([]);
  });

  it('7: stores the changed case in place of the old one, and counts one change for each request that changes it', async () => {
    expect(
      (await accepted(personModification({ age: 40, gender: 4 }), { id: 'P3', name: 'Jim Poe', age: 41 }))
        .NumberOfSourceChanges,
    ).to.equal(1);
    expect((await accepted(personModification({ age: 40 }))).NumberOfSourceChanges).to.equal(1);
    expect((await accepted(personModification({ gender: 3 }))).NumberOfSourceChanges).to.equal(2);
    expect((await call('caseList', { subId: 'S' })).body).to.deep.equal({ caseIds: ['C'] });
  });

  it('loses nothing when 64 clients modify one case at once', async () => {
    const bodies = Array.from({ length: 64 }, (_, index) =>
      modification('C', personModification({ newBenefits: [lifeBenefit({ benefitName: `Added ${index}` })] })),
    );
    const replies = await Promise.all(
      bodies.map((body) =>
        send('/modifyCase?caseId=C&subId=S', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).to.deep.equal(bodies.map(() => 0));
    const document = await read();
    expect(document.NumberOfSourceChanges).to.equal(64);
    expect(names(document)).to.have.members([
      'Term life 1',
      'Disability income 1',
      'Term life 3',
      ...bodies.map((_, index) => `Added ${index}`),
    ]);
    expect(
      new Set([...all(document.Benefit), ...all(document.EventPayment), ...all(document.Payment)].map(({ Id }) => Id))
        .size,
    ).to.equal(3 * 67);
  });

  for (const path of [
    'further',
    'personsModifications.0.further',
    'personsModifications.0.newBenefits.0.further',
    'personsModifications.0.benefitsToBeDeleted.0.further',
    'personsModifications.0.benefitsToBeModified.0.limitGroup',
    'personsModifications.0.benefitsToBeModified.0.benefitSum.further',
    'personsModifications.0.maritalStatus',
  ]) {
    it(`refuses the undefined member ${path} with 400 and an empty body`, async () => {
      const reply = await call('modifyCase', url, changed(fullModification('C'), path, 1));
      expect([reply.httpStatus, reply.text]).to.deep.equal([400, '']);
    });
  }
});
