import { expect } from 'chai';
import { realSystems } from '../support/rules/real-systems.js';
import { Service } from '../support/service/service.js';
import { fullCase } from '../support/requests/full-case.js';
import { german, international } from '../support/requests/system-under-test.js';

const reference = { subId: 'JOURNEYS', caseId: 'GERMAN' };

interface FullCase {
  readonly application: { readonly persons: Record<string, unknown>[] };
}

/** The full case of the German system with other members of its assured person. */
function caseWith(members: Readonly<Record<string, unknown>>, csp = german.csp): object {
  const body = fullCase(reference.caseId, { ...german, csp }) as unknown as FullCase;
  Object.assign(body.application.persons[0] ?? {}, members);
  return body;
}

const deathCover = (sumInsured: number) => ({
  benefitType: 101,
  benefitName: 'Risikoleben',
  smokerType: 1,
  singleLife: true,
  lifeBasicForm: 1,
  insurancePeriodYears: 20,
  limitGroup: 1,
  sumInsured,
});
const childCover = { ...deathCover(50000), benefitType: 102 };
const disabilityCover = (euroPerMonth: number, more: object = {}) => ({
  benefitType: 110,
  benefitName: 'Berufsunfähigkeitsrente',
  smokerType: 1,
  insurancePeriodYears: 30,
  limitGroup: 2,
  benefitSum: { value: euroPerMonth, unit: 201 },
  disabilityPaymentYears: 30,
  disabilityWaitingPeriodWeeks: 26,
  ...more,
});
const yes = { id: 1 };
const no = { id: 2 };

describe('the German system', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());
  afterEach(() => service.call('deleteCase', reference));

  const create = (members: Readonly<Record<string, unknown>>, csp?: number) =>
    service.call('createCaseInDB', reference, caseWith(members, csp));
  const violated = async (sourceType: number): Promise<readonly string[]> => {
    const reply = await service.call('checkCompleteness', {}, { ...reference, language: 'de', sourceType });
    return reply.completeness.violations.map(({ ruleId }) => ruleId);
  };

  describe('the smoker type of an existing cover', () => {
    for (const smokerType of [1, 2, 7777]) {
      it(`is ignored (${smokerType})`, async () => {
        const created = await create({
          existingCoversInPortfolio: [{ benefitGroup: 3, acceptanceResult: 1, smokerType, sumInsured: 1000 }],
        });
        expect(created.codes, created.text).to.deep.equal([]);
        const cover = (await service.call('transferCaseFromDB', reference)).case.CaseObject.find(
          ({ TypeId }) => TypeId === 14,
        );
        expect(cover?.CaseAttribute.map(({ TypeId }) => TypeId).sort((a, b) => a - b)).to.deep.equal([
          1, 65, 109, 132, 150, 161,
        ]);
      });
    }
  });

  it('names the event types in German first', () => {
    const entries = realSystems().forCsp(german.csp)?.ruleSet.catalogues.get('benefit-groups')?.entries ?? new Map();
    expect([...entries.values()].map(({ id, name }) => `${id} ${name.de}`)).to.deep.equal([
      '1 Tod',
      '2 Berufsunfähigkeit',
      '3 schwere Krankheit',
      '4 Pflege',
      '5 Unfalltod',
      '6 Rente',
      '7 Krankheit',
    ]);
    expect(realSystems().forCsp(german.csp)?.ruleSet.locales).to.deep.equal(['de', 'en']);
  });

  it('does not know the benefit types of the international system, nor that the German ones', async () => {
    expect(
      (await create({ requestedBenefits: [{ ...deathCover(100000), benefitType: international.life.id }] })).codes,
    ).to.deep.equal([512]);
    const body = fullCase(reference.caseId, { ...international, life: german.life });
    expect((await service.call('createCaseInDB', reference, body)).codes).to.deep.equal([512]);
  });

  describe('has bounds that are tighter in parameter set 4', () => {
    for (const [csp, codes] of [
      [2, []],
      [4, [543]],
    ] as const) {
      it(`an insurance period of 51 years with ${csp}`, async () => {
        const created = await create(
          { requestedBenefits: [{ ...deathCover(100000), insurancePeriodYears: 51 }], existingCoversInPortfolio: [] },
          csp,
        );
        expect(created.codes, created.text).to.deep.equal([...codes]);
      });
    }
  });

  it('has all 1,301 types of the KldB 2010, each with its main group and level, beside ISCO-08', () => {
    const catalogues = realSystems().forCsp(german.csp)?.ruleSet.catalogues;
    const types = catalogues?.get('kldb-occupations')?.entries;
    expect(types?.size).to.equal(1301);
    expect(catalogues?.get('kldb-main-groups')?.entries.size).to.equal(37);
    expect(types?.get('43414')).to.deep.include({ cells: { mainGroup: '43', requirementLevel: 'expert' } });
    expect(catalogues?.get('occupations')?.entries.has('2512')).to.equal(true);
  });

  describe('asks what German law asks for, and no earlier', () => {
    const rows: readonly (readonly [question: string, asked: object, notAsked: object])[] = [
      ['geneticTests 1072', { requestedBenefits: [deathCover(300001)] }, { requestedBenefits: [deathCover(300000)] }],
      // Each benefit by itself: two that only exceed the sum together open nothing.
      [
        'geneticTests 1072',
        { requestedBenefits: [deathCover(300001)] },
        { requestedBenefits: [deathCover(200000), { ...deathCover(150000), benefitName: 'Risikoleben 2' }] },
      ],
      [
        'consents 1071',
        { age: 10, ph: false, requestedBenefits: [childCover], attributes: { 1074: { id: 3 } } },
        { age: 10, ph: false, requestedBenefits: [childCover], attributes: { 1074: { id: 1 } } },
      ],
      [
        'geneticTests 1072',
        { requestedBenefits: [disabilityCover(2501)] },
        { requestedBenefits: [disabilityCover(2500)] },
      ],
      [
        'consents 1071',
        { ph: false, requestedBenefits: [deathCover(8001)] },
        { ph: false, requestedBenefits: [deathCover(8000)] },
      ],
      [
        'consents 1071',
        { ph: false, requestedBenefits: [deathCover(8001)] },
        { ph: true, requestedBenefits: [deathCover(8001)] },
      ],
      [
        'occupation 1070',
        { attributes: { 1007: no, 1009: yes }, requestedBenefits: [disabilityCover(1000)] },
        { attributes: { 1007: no, 1009: no }, requestedBenefits: [disabilityCover(1000)] },
      ],
    ];
    for (const [question, asked, notAsked] of rows) {
      it(`${question}: ${JSON.stringify(asked).slice(0, 60)}`, async () => {
        const missing = async (members: object): Promise<readonly string[]> => {
          const created = await create(members as Record<string, unknown>);
          expect(created.codes, created.text).to.deep.equal([]);
          const reply = await service.call('checkCompleteness', {}, { ...reference, language: 'de', sourceType: 2 });
          await service.call('deleteCase', reference);
          return reply.completeness.missing.map(({ screen, catyID }) => `${screen} ${catyID}`);
        };
        expect(await missing(asked)).to.include(question);
        expect(await missing(notAsked)).not.to.include(question);
      });
    }
  });

  describe('has rules of its own', () => {
    /** Rule, source type that reports it, members that violate it, and members just beside. */
    const rows: readonly (readonly [rule: string, sourceType: number, violating: object, satisfying: object])[] = [
      [
        'payments-end-before-insurance',
        1,
        { requestedBenefits: [disabilityCover(1000, { disabilityPaymentYears: 29 })] },
        { requestedBenefits: [disabilityCover(1000)] },
      ],
      [
        'civil-servant-clause-without-civil-service',
        1,
        { attributes: { 1009: no }, requestedBenefits: [disabilityCover(1000, { attributes: { 2210: yes } })] },
        { attributes: { 1009: yes }, requestedBenefits: [disabilityCover(1000, { attributes: { 2210: yes } })] },
      ],
      [
        'pupil-annuity-above-maximum',
        1,
        { occupation: { key: 'PUPIL' }, requestedBenefits: [disabilityCover(1001)] },
        { occupation: { key: 'PUPIL' }, requestedBenefits: [disabilityCover(1000)] },
      ],
      [
        'student-annuity-above-maximum',
        1,
        { occupation: { key: 'STUDENT' }, requestedBenefits: [disabilityCover(2001)] },
        { occupation: { key: 'STUDENT' }, requestedBenefits: [disabilityCover(2000)] },
      ],
      [
        'rider-annuity-above-share-of-base',
        1,
        { requestedBenefits: [deathCover(100000), disabilityCover(4001, { benefitType: 111 })] },
        { requestedBenefits: [deathCover(100000), disabilityCover(4000, { benefitType: 111 })] },
      ],
      [
        'civil-servant-annuity-above-share-of-pay',
        1,
        {
          attributes: { 1003: { value: 40000, unit: 200 }, 1009: yes, 1070: { id: 1 } },
          existingCoversInPortfolio: [],
          requestedBenefits: [disabilityCover(1001)],
        },
        {
          attributes: { 1003: { value: 40000, unit: 200 }, 1009: yes, 1070: { id: 1 } },
          existingCoversInPortfolio: [],
          requestedBenefits: [disabilityCover(1000)],
        },
      ],
      [
        'genetic-test-result-not-allowed',
        1,
        { attributes: { 1073: { value: 'BRCA1' } }, requestedBenefits: [deathCover(300000)] },
        { attributes: { 1073: { value: 'BRCA1' } }, requestedBenefits: [deathCover(300001)] },
      ],
      [
        'insured-person-consent-refused',
        2,
        { ph: false, attributes: { 1071: no }, requestedBenefits: [deathCover(8001)] },
        { ph: false, attributes: { 1071: no }, requestedBenefits: [deathCover(8000)] },
      ],
      [
        'child-death-sum-needs-consent',
        1,
        { age: 6, requestedBenefits: [deathCover(8001)] },
        { age: 7, requestedBenefits: [deathCover(8001)] },
      ],
      ['disclosure-notice-not-confirmed', 2, { attributes: { 1034: no } }, { attributes: { 1034: yes } }],
      [
        'savings-period-below-tax-limit',
        1,
        { requestedBenefits: [{ ...deathCover(50000), benefitType: 102, insurancePeriodYears: 11 }] },
        { requestedBenefits: [{ ...deathCover(50000), benefitType: 102, insurancePeriodYears: 12 }] },
      ],
      [
        'savings-end-before-tax-age',
        1,
        { requestedBenefits: [{ ...deathCover(50000), benefitType: 102, insurancePeriodYears: 26 }] },
        { requestedBenefits: [{ ...deathCover(50000), benefitType: 102, insurancePeriodYears: 27 }] },
      ],
    ];
    for (const [rule, sourceType, violating, satisfying] of rows) {
      it(rule, async () => {
        const first = await create(violating as Record<string, unknown>);
        expect(first.codes, first.text).to.deep.equal([]);
        expect(await violated(sourceType)).to.include(rule);
        await service.call('deleteCase', reference);
        const second = await create(satisfying as Record<string, unknown>);
        expect(second.codes, second.text).to.deep.equal([]);
        expect(await violated(sourceType)).not.to.include(rule);
      });
    }

    for (const csp of [2, 4])
      it(`does not warn of an ordinary disability cover without waiting period, parameter set ${csp}`, async () => {
        const members = {
          attributes: { 1007: no },
          existingCoversInPortfolio: [],
          requestedBenefits: [disabilityCover(1000, { disabilityWaitingPeriodWeeks: 0 })],
        };
        const created = await create(members, csp);
        expect(created.codes, created.text).to.deep.equal([]);
        expect(await violated(1)).not.to.include('waiting-period-within-sick-pay');
      });

    it('at least ten, none of them in the international system', () => {
      const ids = (csp: number): readonly string[] =>
        realSystems()
          .forCsp(csp)
          ?.ruleSet.rules.map(({ id }) => id) ?? [];
      const own = ids(german.csp).filter((id) => !ids(international.csp).includes(id));
      expect(own.length).to.be.at.least(10);
      expect(own).to.include.members(rows.map(([rule]) => rule));
    });
  });
});
