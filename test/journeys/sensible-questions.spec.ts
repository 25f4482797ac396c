import { expect } from 'chai';
import { encodeToken } from '../../src/screens/questions/token.js';
import { assuredPerson, type Json, minimalRequest } from '../support/requests/case-request.js';
import type { Reply } from '../support/service/reply.js';
import { Service } from '../support/service/service.js';
import { type SystemUnderTest, systemsUnderTest } from '../support/requests/system-under-test.js';

const reference = { subId: 'JOURNEYS', caseId: 'SENSIBLE' };
const [yes, no, clear] = [[{ id: '1' }], [{ id: '2' }], []] as const;
const [male, female, diverse] = [2, 3, 4] as const;

for (const tested of systemsUnderTest) {
  describe(`questions and rules that fit the person, ${tested.system} system`, () => {
    let service: Service;
    before(async () => {
      service = await Service.start();
    });
    after(() => service.stop());
    afterEach(() => service.call('deleteCase', reference));

    /**
     * Creates the case with one assured person, object 2, whose benefit is objects 3 to 5; what else is given has the
     * object 6.
     */
    const create = async (changes: { [member: string]: Json }): Promise<void> => {
      const created = await service.call('createCaseInDB', reference, caseOf(tested, changes));
      expect(created.codes, created.text).to.deep.equal([]);
    };
    const check = async (sourceType: number) =>
      (await service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType })).completeness;
    const violated = async (sourceType: number): Promise<readonly string[]> =>
      (await check(sourceType)).violations.map(({ ruleId }) => ruleId);
    const answer = async (
      form: 'SB1' | 'SB2',
      screen: string,
      objectId: number,
      answers: Readonly<Record<string, readonly object[]>>,
    ): Promise<Reply> => {
      const token = {
        form,
        sourceType: form === 'SB1' ? 1 : 2,
        language: 'en',
        screen,
        objectId,
        ...(objectId === 2 ? {} : { personId: 2 }),
      };
      const reply = await service.call(
        'userAction',
        {},
        {
          ...reference,
          screenId: encodeToken(reference, token),
          screenCommand: 'refresh',
          answers: Object.entries(answers).map(([questionId, values]) => ({ questionId, values })),
        },
      );
      expect(reply.codes, reply.text).to.deep.equal([]);
      return reply;
    };

    /** A mandatory question of the applicant, sex and age at which it is asked, and at which it is not. */
    const ages: readonly (readonly [
      question: string,
      asked: readonly (readonly [number, number])[],
      notAsked: readonly (readonly [number, number])[],
    ])[] = [
      [
        'health 1017 pregnancy',
        [
          [female, 12],
          [female, 55],
          [diverse, 30],
        ],
        [
          [female, 11],
          [female, 56],
          [male, 30],
        ],
      ],
      ['health 1016 days unable to work', [[male, 15]], [[male, 14]]],
      ['alcoholAndDrugs 1120 alcohol', [[male, 14]], [[male, 13]]],
      ['lifestyle 94 smoker type', [[male, 14]], [[male, 13]]],
      ['lifestyle 1028 weight change', [[male, 1]], [[male, 0]]],
      ['earlierApplications 1030 applications', [[male, 1]], [[male, 0]]],
    ];
    for (const [question, asked, notAsked] of ages) {
      it(`${question}: asked at an age that fits, and at no other`, async () => {
        for (const [persons, expected] of [
          [asked, true],
          [notAsked, false],
        ] as const)
          for (const [gender, age] of persons) {
            await create({ gender, age });
            const missing = (await check(2)).missing.map(({ screen, catyID }) => `${screen} ${catyID}`);
            expect(missing.includes(question.split(' ', 2).join(' ')), `sex ${gender}, age ${age}`).to.equal(expected);
            await service.call('deleteCase', reference);
          }
      });
    }

    it('an existing cover is not complete without a sum, is so with one of the two, and needs none when it was declined', async () => {
      await create({ existingCoversInPortfolio: [{ benefitGroup: 1, acceptanceResult: 1, sumInsured: 50000 }] });
      const cover = `${tested.cover.type}.6`;
      expect(await violated(1)).not.to.include('cover-without-sum');
      await answer('SB1', 'covers', 2, { [`${cover}.109`]: clear, [`${cover}.65`]: clear });
      expect(await violated(1)).to.include('cover-without-sum');
      expect(
        (await service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType: 1 })).status,
      ).to.equal(1);
      for (const accepted of [
        { [`${cover}.65`]: [{ value: '600' }] },
        { [`${cover}.109`]: [{ value: '600' }] },
        { [`${cover}.109`]: clear, [`${cover}.65`]: clear, [`${cover}.1`]: [{ id: '5' }] },
      ]) {
        await answer('SB1', 'covers', 2, accepted);
        expect(await violated(1)).not.to.include('cover-without-sum');
      }
    });

    it('medication beside "no" is an error that the emptied list repairs', async () => {
      await create({ disorders: [{ key: 'I10' }] });
      await answer('SB2', 'disorder', 6, { '8.6.1405': yes, '8.6.1410': yes, '1002.6.1810': [{ id: '1' }] });
      expect(await violated(2)).not.to.include('medication-though-none-taken');
      for (const denied of ['8.6.1410', '8.6.1405']) {
        await answer('SB2', 'disorder', 6, { [denied]: no });
        expect(await violated(2)).to.include('medication-though-none-taken');
      }
      await answer('SB2', 'disorder', 6, { '1002.6.1810': clear });
      const { violations, missing } = await check(2);
      expect(violations.map(({ ruleId }) => ruleId)).not.to.include('medication-though-none-taken');
      expect(missing.map(({ screen }) => screen)).not.to.include('medication');
    });

    it('a hazardous pursuit beside "no" is an error that the emptied list repairs', async () => {
      await create({ pursuits: [{ key: 'DIVING' }] });
      await answer('SB2', 'pursuits', 2, { '27.2.1010': no });
      expect(await violated(2)).to.include('pursuit-recorded-not-stated');
      await answer('SB2', 'pursuits', 2, { '26.2.163': clear });
      const { violations, missing } = await check(2);
      expect(violations.map(({ ruleId }) => ruleId)).not.to.include('pursuit-recorded-not-stated');
      expect(missing.map(({ screen }) => screen)).not.to.include('pursuit');
    });

    it('a warning about diving stands at the answer that caused it, and at no other', async () => {
      await create({ pursuits: [{ key: 'DIVING' }] });
      await answer('SB2', 'diving', 6, { '26.6.1215': yes });
      const warnings = (await check(2)).violations.filter(({ ruleId }) => ruleId.endsWith('-diving'));
      expect(warnings.map(({ questions }) => questions)).to.deep.equal([['26.6.1215']]);
    });
  });
}

function caseOf({ csp, life }: SystemUnderTest, changes: { [member: string]: Json }): Json {
  const benefit = {
    benefitType: life.id,
    benefitName: 'Term life',
    singleLife: false,
    lifeBasicForm: 1,
    insurancePeriodYears: 20,
    limitGroup: 1,
    sumInsured: 100000,
  };
  return minimalRequest(reference.caseId, {
    cspSetId: csp,
    application: { persons: [assuredPerson({ requestedBenefits: [benefit], ...changes })] },
  });
}
