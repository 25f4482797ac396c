import { expect } from 'chai';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import { Service } from '../../support/service/service.js';

const technical = (objectId: number) => ({ sourceType: 1, screen: 'person', objectId });

describe('moving from an item that another write has removed', () => {
  let service: Service;
  let captured: CapturedCase;
  let disorders: readonly number[];
  let [first, second] = [0, 0];
  before(async () => {
    service = await Service.start();
    captured = new CapturedCase(service, { subId: 'GONE', caseId: 'ITEMS' });
  });
  after(() => service.stop());
  beforeEach(async () => {
    const persons = ['P1', 'P2'].map((id) =>
      assuredPerson({
        id,
        name: id,
        disorders: [
          { key: 'I10', locale: 'en' },
          { key: 'J45', locale: 'en' },
        ],
      }),
    );
    await captured.create(minimalRequest('ITEMS', { application: { persons } }));
    [first = 0, second = 0] = (await captured.objects(27)).map(({ Id }) => Id);
    disorders = (await captured.objects(8)).map(({ Id }) => Id);
  });

  /** The screen, its person and its object, as the name of its first question says. */
  const at = async (reply: ReturnType<CapturedCase['act']>): Promise<string> => {
    const { item } = (await reply).sb2.person;
    return `${item.personID} ${item.name}`;
  };
  const disorder = (objectId: number, personId?: number) => ({
    sourceType: 2,
    screen: 'disorder',
    objectId,
    ...(personId === undefined ? {} : { personId }),
  });

  for (const [who, index] of [
    ['the first person', 0],
    ['the second person', 1],
  ] as const) {
    it(`goes on with the screens of ${who}, whose disorder it was`, async () => {
      const [personId, P] = index === 0 ? [first, 'P1'] : [second, 'P2'];
      const [gone = 0, stays = 0] = disorders.slice(2 * index);
      const there = disorder(gone, personId);
      const [previous, next] = [
        await at(captured.act(there, 'previous')),
        await at(captured.act(disorder(stays, personId), 'refresh')),
      ];
      await captured.act(technical(personId), 'refresh', { [`8.${personId}.115`]: [{ id: 'J45' }] });
      for (const command of ['next', 'refresh']) expect(await at(captured.act(there, command)), command).to.equal(next);
      expect(await at(captured.act(there, 'previous'))).to.equal(previous);
      expect([previous, next].map((name) => name.slice(0, 2))).to.deep.equal([P, P]);
    });
  }

  for (const form of ['SB1', 'SB2'] as const)
    it(`says of each answer that it is not stored, and moves no further than to what comes next (${form})`, async () => {
      const there = { sourceType: 2, screen: 'identity', objectId: second, form };
      await captured.act({ sourceType: 1, screen: 'application', objectId: 1 }, `delete ${second}`);
      const before = await captured.document();
      const given = { '27.9.44': [{ value: 'Lost' }], '27.9.46': [{ value: '' }], '27.9.47': [{ id: '1' }] };
      const refreshed = await captured.act(there, 'refresh');
      const reply = await captured.act(there, 'next', given);
      expect(reply.codes).to.deep.equal([608, 608]);
      const shownIn = (of: typeof reply): string => (form === 'SB1' ? of.sb1.id : of.sb2.person.item.id);
      expect(shownIn(reply)).to.equal(shownIn(refreshed));
      expect(reply.envelope.status).to.equal(1);
      expect(reply.envelope.errorDescriptions.map(({ errorMessage }) => errorMessage)).to.deep.equal(
        ['27.9.44', '27.9.47'].map(
          (id) => `${id}: What this answer belongs to has been removed meanwhile. The answer was not stored.`,
        ),
      );
      expect(await captured.document()).to.deep.equal(before);
    });

  it('goes on behind an object that was the newest of the case', async () => {
    const named = (...keys: readonly string[]) => ({ [`8.${second}.115`]: keys.map((id) => ({ id })) });
    await captured.act(technical(second), 'refresh', named('I10', 'J45', 'G43'));
    const newest = Math.max(...(await captured.objects(8)).map(({ Id }) => Id));
    expect(disorders).to.not.include(newest);
    await captured.act(technical(second), 'refresh', named('I10', 'J45'));
    expect((await captured.act(disorder(newest, second), 'refresh')).codes).to.not.include(605);
    expect((await captured.act(disorder(newest + 1, second), 'refresh')).codes).to.deep.equal([605]);
  });

  it('goes on behind the person where the person has gone too, and refuses a person that the object does not belong to', async () => {
    const there = disorder(disorders[0] ?? 0, first);
    const next = await at(captured.act({ sourceType: 2, screen: 'consents', objectId: second }, 'refresh'));
    await captured.act({ sourceType: 1, screen: 'application', objectId: 1 }, `delete ${first}`);
    expect(await at(captured.act(there, 'refresh'))).to.equal(next);
    expect((await captured.act(disorder(disorders[2] ?? 0, disorders[3]), 'next')).codes).to.deep.equal([605]);
  });
});
