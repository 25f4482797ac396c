import { expect } from 'chai';
import { encodeToken } from '../../src/screens/questions/token.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';
import { Service } from '../support/service/service.js';
import type { Reply } from '../support/service/reply.js';

const reference = { subId: 'JOURNEYS', caseId: 'TOGETHER' };
const covers = encodeToken(reference, { form: 'SB1', sourceType: 1, language: 'en', screen: 'covers', objectId: 2 });

/** Objects of the case: 2 the person, 3 to 5 its benefit, 6 its cover. */
const body = minimalRequest(reference.caseId, {
  application: {
    ownPortfolioAvailable: false,
    persons: [
      assuredPerson({ existingCoversInPortfolio: [{ benefitGroup: 1, acceptanceResult: 1, sumInsured: 50000 }] }),
    ],
  },
});

/** Answers by attribute of the cover, and what its sums are then; `undefined`: 608. */
const rows: readonly {
  readonly what: string;
  readonly given: Readonly<Record<string, string>>;
  readonly sums: readonly (number | undefined)[] | undefined;
}[] = [
  { what: 'one sum', given: { 65: '200' }, sums: [0, 200] },
  { what: 'two sums, of which each would take the other back', given: { 109: '100', 65: '200' }, sums: undefined },
  { what: 'two sums, of which one is the stored one', given: { 109: '50000', 65: '200' }, sums: undefined },
  { what: 'a sum and nothing for the other', given: { 109: '', 65: '200' }, sums: [0, 200] },
  { what: 'a sum and 0 for the other', given: { 109: '0', 65: '200' }, sums: [0, 200] },
  {
    what: 'a sum and another currency for the other, which is 0',
    given: { 65: '200', '109.unit': '102', 109: '0' },
    sums: [0, 200],
  },
  { what: 'the first sum and nothing for the other', given: { 109: '7', 65: '' }, sums: [7, 0] },
  { what: 'the stored sum and nothing for the other', given: { 109: '50000', 65: '' }, sums: [50000, 0] },
  { what: 'the first sum and 0 for the other', given: { 109: '7', 65: '0' }, sums: [7, 0] },
  { what: 'nothing for both', given: { 109: '', 65: '' }, sums: [undefined, undefined] },
];

describe('answers of one request that act on one another', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());
  beforeEach(async () => {
    await service.call('deleteCase', reference);
    const created = await service.call('createCaseInDB', reference, body);
    expect(created.codes).to.deep.equal([]);
  });

  const act = (screenCommand: string, given: Readonly<Record<string, string>> = {}): Promise<Reply> =>
    service.call(
      'userAction',
      {},
      {
        ...reference,
        screenId: covers,
        screenCommand,
        answers: Object.entries(given).map(([questionId, value]) => ({
          questionId,
          values: [questionId.endsWith('.unit') ? { id: value } : { value }],
        })),
      },
    );
  const sums = async (): Promise<readonly (number | undefined)[]> => {
    const cover = (await service.call('transferCaseFromDB', reference)).case.CaseObject.find(
      ({ TypeId }) => TypeId === 52,
    );
    return [109, 65].map((typeId) => {
      const value = cover?.CaseAttribute.find(({ TypeId }) => TypeId === typeId)?.CaseAttributeValue;
      return typeof value === 'object' && 'SingleValue' in value ? value.SingleValue.Value : undefined;
    });
  };

  for (const { what, given, sums: expected } of rows) {
    it(`${expected ? 'takes' : 'refuses, naming both,'} ${what}; sent again they change nothing`, async () => {
      const answers = Object.fromEntries(
        Object.entries(given).map(([attribute, value]) => [`52.6.${attribute}`, value]),
      );
      const reply = await act('refresh', answers);
      expect(reply.codes, reply.text).to.deep.equal(expected ? [] : [608, 608]);
      for (const [index, id] of (expected ? [] : ['52.6.109', '52.6.65']).entries())
        expect(reply.messages[index]).to.contain(id).and.to.contain('exclude each other');
      expect(await sums()).to.deep.equal(expected ?? [50000, 0]);
      const before = await service.digest();
      await act('refresh', answers);
      expect(await service.digest()).to.equal(before);
    });
  }

  it('goes back to the previous shown item from one that has gone, and on to the next one', async () => {
    const gone = await act('delete 6', { '52.6.109': '1' });
    expect(gone.sb1.fixedID, 'nothing follows: the first that is not consistent, or the last').to.equal('benefits');
    expect((await act('previous')).sb1.fixedID).to.equal('benefits');
    expect((await act('next')).sb1.fixedID).to.equal('benefits');
    expect((await act('refresh')).sb1.fixedID).to.equal('benefits');
  });

  it('names what cannot be removed, and takes the answers of that request neither', async () => {
    await service.call('deleteCase', reference);
    const kept = minimalRequest(reference.caseId, {
      application: { persons: [assuredPerson({ pursuits: [{ key: 'DIVING', deletable: false }] })] },
    });
    await service.call('createCaseInDB', reference, kept);
    const before = await service.digest();
    const screenId = encodeToken(reference, {
      form: 'SB1',
      sourceType: 1,
      language: 'en',
      screen: 'application',
      objectId: 1,
    });
    const answers = [{ questionId: '25.1.702', values: [{ value: 'a remark' }] }];
    const reply = await service.call('userAction', {}, { ...reference, screenId, screenCommand: 'delete 2', answers });
    expect(reply.codes).to.deep.equal([608]);
    expect(reply.envelope.errorDescriptions[0]?.errorMessage).to.contain('Diving');
    expect(await service.digest()).to.equal(before);
  });
});
