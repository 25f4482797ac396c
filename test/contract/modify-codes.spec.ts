import { expect } from 'chai';
import { mostObjects } from '../../src/case/case.js';
import { codesOfOperation } from '../../src/operations/codes-of-operation.js';
import { createCaseInDB } from '../../src/operations/creation/create-case-in-db.js';
import { modifyCase } from '../../src/operations/creation/modify-case.js';
import { changed, type Json, lifeBenefit } from '../support/requests/case-request.js';
import type { Systems } from '../../src/screens/model/systems.js';
import { DataCopy } from '../support/rules/data-copy.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import {
  caseToModify,
  fullModification,
  modification,
  personModification,
} from '../support/requests/modify-request.js';
import { errorsOf, refusal, run } from '../support/service/run-operation.js';
import { storeDigest } from '../support/store/store-digest.js';
import { modifyCodes } from './modify-codes.js';
import { modifyUrls } from './url-codes.js';
import { wordsOf } from '../support/words/words-of.js';

const url = { caseId: 'C', subId: 'S' };

describe('the codes of modifyCase', () => {
  let cases: MemoryStore;
  beforeEach(async () => {
    cases = new MemoryStore();
    expect(await refusal(run(createCaseInDB, cases, url, caseToModify('C')))).to.deep.equal([]);
  });

  const refuses = async (query: Parameters<typeof run>[2], body: unknown): Promise<readonly string[]> => {
    const before = await storeDigest(cases);
    const errors = await refusal(run(modifyCase, cases, query, body));
    expect(await storeDigest(cases), 'a refused call has stored something').to.equal(before);
    return errors;
  };

  const told = async (query: Parameters<typeof run>[2], body: unknown): Promise<readonly string[]> =>
    (await errorsOf(run(modifyCase, cases, query, body))).map(({ message }) =>
      // Which ids there are is the rule data's business.
      message.replace(/is none of .*/, 'is none of …'),
    );
  const expectWords = wordsOf(
    [...modifyCodes.map(({ what }) => what), ...modifyUrls.map(([what]) => what)],
    'modifyCase',
  );

  for (const { what, path, refused, errors, accepted } of modifyCodes) {
    it(`refuses ${what} with ${errors.map((error) => error.slice(0, 3)).join(' and ')}, and says why`, async () => {
      const body = changed(fullModification('C'), path, refused);
      expect(await refuses(url, body)).to.deep.equal(errors);
      expectWords(what, await told(url, body));
    });
    if (accepted === 'unchanged') continue;
    it(`accepts ${path} = ${JSON.stringify(accepted)?.slice(0, 60)}, which comes near ${what}`, async () => {
      expect(await refusal(run(modifyCase, cases, url, changed(fullModification('C'), path, accepted)))).to.deep.equal(
        [],
      );
    });
  }

  it('accepts the request that all of these change', async () => {
    expect(await refusal(run(modifyCase, cases, url, fullModification('C')))).to.deep.equal([]);
  });

  /** Attributes that no benefit of this repository's rules has, but an actuary may give them. */
  const furtherAttributes = [
    [
      'an attribute that the service writes alone',
      { '1990': { value: 'x' } },
      '524 personsModifications[0].newBenefits[0].attributes.1990',
    ],
    [
      'a date with month 13',
      { '1991': { value: '2020.13' } },
      '526 personsModifications[0].newBenefits[0].attributes.1991.value',
    ],
  ] as const;
  describe('under rules with further attributes of benefits', () => {
    let data: DataCopy;
    let systems: Systems;
    before(() => {
      data = DataCopy.small();
      data.append(
        'rules/common/attributes/benefit.yaml',
        '  protocol: { id: 1990, kind: internal, storedOn: Benefit, name: { en: "protocol", de: "Protokoll" } }\n',
      );
      data.append(
        'rules/common/attributes/benefit.yaml',
        '  furtherStart: { id: 1991, kind: date, storedOn: EventPayment, name: { en: "start", de: "Beginn" } }\n',
      );
      const loaded = data.load();
      expect(loaded.findings.errors).to.deep.equal([]);
      systems = loaded.systems;
    });
    after(() => data.remove());

    for (const [what, attributes, error] of furtherAttributes) {
      it(`refuses ${what} with ${error.slice(0, 3)}`, async () => {
        const body = changed(fullModification('C'), 'personsModifications.0.newBenefits.0.attributes', attributes);
        expect(await refusal(run(modifyCase, cases, url, body, systems))).to.deep.equal([error]);
      });
    }

    it('accepts a date of such an attribute', async () => {
      const body = changed(fullModification('C'), 'personsModifications.0.newBenefits.0.attributes', {
        '1991': { value: '2020.12' },
      });
      expect(await refusal(run(modifyCase, cases, url, body, systems))).to.deep.equal([]);
    });
  });

  for (const [what, query, errors] of modifyUrls) {
    it(`refuses ${what}, and says why`, async () => {
      const body = fullModification('C');
      expect(await refuses(query, body)).to.deep.equal(errors);
      expectWords(what, await told(query, body));
    });
  }

  it('reports what is wrong with the body of a case that is not there', async () => {
    const body = changed(changed(fullModification('D'), 'locale', ''), 'personsModifications.0.name', undefined);
    expect(await refuses({ caseId: 'D', subId: 'S' }, body)).to.deep.equal([
      '572 caseId',
      '549 locale',
      '512 personsModifications[0].name',
    ]);
  });

  it('reports every sign that needs neither rules nor case of a case that is not there', async () => {
    const given = modification(
      'D',
      personModification({
        age: -1,
        gender: -1,
        newBenefits: [lifeBenefit({ benefitType: -1, sumInsured: -1, insurancePeriodYears: -1 })],
        benefitsToBeDeleted: [{ benefitType: -1, benefitName: 'x' }],
        benefitsToBeModified: [{ benefitType: -1, benefitName: 'x', disabilityPaymentYears: -1 }],
      }),
    );
    const place = 'personsModifications[0]';
    const errors = [
      `541 ${place}.age`,
      `541 ${place}.gender`,
      `512 ${place}.newBenefits[0].benefitType`,
      `543 ${place}.newBenefits[0].insurancePeriodYears`,
      `541 ${place}.newBenefits[0].sumInsured`,
      `512 ${place}.benefitsToBeDeleted[0].benefitType`,
      `512 ${place}.benefitsToBeModified[0].benefitType`,
      `543 ${place}.benefitsToBeModified[0].disabilityPaymentYears`,
    ];
    expect(await refuses({ caseId: 'D', subId: 'S' }, given)).to.deep.equal(['572 caseId', ...errors]);
    expect(await refuses(url, changed(given, 'caseId', 'C'))).to.deep.equal(errors);
  });

  it('reports a case that would get too many objects together with the other errors, and counts what is deleted as gone', async () => {
    const added = (from: number, to: number): Json[] =>
      Array.from({ length: to - from }, (_, index) => lifeBenefit({ benefitName: `B${from + index}` }));
    const there = (await cases.read(url))?.case.objects.length ?? 0;
    const room = Math.floor((mostObjects - there) / 3);
    const tooMany = modification(
      'C',
      personModification({ newBenefits: added(0, room + 1) }),
      { id: 'P9', name: 'x', age: 160 },
      { id: 'P3', name: 'Jim Poe', age: 121 },
    );
    expect(await refuses(url, tooMany)).to.deep.equal([
      '512 personsModifications',
      '564 personsModifications[1].id',
      '543 personsModifications[1].age',
      '543 personsModifications[2].age',
    ]);
    const [full, unknown] = [
      personModification({ newBenefits: added(0, room) }),
      Array.from({ length: mostObjects }, (_, index) => ({ id: `Q${index}`, name: 'x', age: 1 })),
    ];
    const errors = await refuses(url, modification('C', full, ...unknown));
    expect(errors[0], 'persons who are not there take no room').to.equal('564 personsModifications[1].id');
    expect(await refusal(run(modifyCase, cases, url, modification('C', full)))).to.deep.equal([]);
    expect(
      await refuses(url, modification('C', personModification({ newBenefits: added(room, room + 1) }))),
    ).to.deep.equal(['512 personsModifications']);
    const swapped = personModification({
      newBenefits: added(room, room + 1),
      benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'B0' }],
    });
    expect(await refusal(run(modifyCase, cases, url, modification('C', swapped)))).to.deep.equal([]);
  });

  it('reports all independent errors at once, those of the shape and those against the case, in document order', async () => {
    let body = changed(fullModification('X'), 'locale', 'fr');
    for (const [path, value] of [
      ['personsModifications.0.age', -1],
      ['personsModifications.0.gender', 77],
      ['personsModifications.0.newBenefits.0.sumInsured', 0],
      ['personsModifications.0.newBenefits.1.benefitName', 'Disability income 1'],
      ['personsModifications.0.benefitsToBeDeleted.0.benefitType', 99],
      ['personsModifications.0.benefitsToBeModified.0.benefitSum', { unit: 100, value: 1 }],
      ['personsModifications.0.benefitsToBeModified.0.disabilityPaymentYears', 1000000000],
      ['personsModifications.1.name', 'Jim Pou'],
      ['personsModifications.1.benefitsToBeModified.0.insurancePeriodYears', 0],
    ] as const) {
      body = changed(body, path, structuredClone(value) as Parameters<typeof changed>[2]);
    }
    expect(await refuses(url, body)).to.deep.equal([
      '570 caseId',
      '549 locale',
      '541 personsModifications[0].age',
      '512 personsModifications[0].gender',
      '514 personsModifications[0].newBenefits[0].sumInsured',
      '569 personsModifications[0].newBenefits[1].benefitName',
      '563 personsModifications[0].benefitsToBeDeleted[0].benefitType',
      '517 personsModifications[0].benefitsToBeModified[0].benefitSum.unit',
      '543 personsModifications[0].benefitsToBeModified[0].disabilityPaymentYears',
      '565 personsModifications[1].name',
      '543 personsModifications[1].benefitsToBeModified[0].insurancePeriodYears',
    ]);
  });

  it('tells of a person who is not there no errors that follow from that', async () => {
    const benefits = {
      newBenefits: [lifeBenefit({ insurancePeriodYears: 100 })],
      benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 1' }],
      benefitsToBeModified: [{ benefitType: 1, benefitName: 'nowhere', sumInsured: 1 }],
    };
    expect(
      await refuses(url, modification('C', personModification({ id: 'P9', age: 160, ...benefits }))),
    ).to.deep.equal([
      '564 personsModifications[0].id',
      '543 personsModifications[0].age',
      '543 personsModifications[0].newBenefits[0].insurancePeriodYears',
    ]);
  });

  it('has a provoking request for every code that the operation lists, but those that have an HTTP status of their own; and provokes no other', () => {
    const named = codesOfOperation(modifyCase).filter(({ httpStatus }) => httpStatus === undefined);
    const provoked = [
      ...modifyCodes.flatMap(({ errors }) => errors),
      ...modifyUrls.flatMap(([, , errors]) => errors),
      ...furtherAttributes.map(([, , error]) => error),
    ].map((error) => Number(error.slice(0, 3)));
    expect([...new Set(provoked)]).to.have.members(named.map(({ code }) => code));
  });
});
