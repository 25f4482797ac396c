import { expect } from 'chai';
import { mostObjects } from '../../../src/case/case.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import { userAction } from '../../../src/operations/capture/user-action.js';
import { encodeToken, type ScreenToken } from '../../../src/screens/questions/token.js';
import { accidentsOnly } from '../../support/service/accidents-only.js';
import { assuredPerson, type Json, lifeBenefit, minimalRequest } from '../../support/requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { run } from '../../support/service/run-operation.js';
import { storeDigest } from '../../support/store/store-digest.js';

const reference = { caseId: 'C', subId: 'S' };
const application: ScreenToken = { form: 'SB1', sourceType: 1, language: 'en', screen: 'application', objectId: 1 };
const person: ScreenToken = { ...application, screen: 'person', objectId: 2 };
const lifestyle: ScreenToken = { form: 'SB2', sourceType: 2, language: 'en', screen: 'lifestyle', objectId: 2 };
const full = `The application is full: it cannot take more than 2,000 entries in total.`;

describe('A capture never makes more objects than a case may have', () => {
  const systems = realSystems();
  let cases: MemoryStore;
  /** A case with room for so many objects. */
  const create = async (room: number): Promise<void> => {
    cases = new MemoryStore();
    const disorders = Array.from({ length: mostObjects - 5 - room }, () => ({ key: 'J45' }));
    await run(
      createCaseInDB,
      cases,
      reference,
      minimalRequest('C', {
        application: { persons: [assuredPerson({ disorders, requestedBenefits: [lifeBenefit({ smokerType: 2 })] })] },
      }),
    );
  };
  const act = async (
    token: ScreenToken,
    screenCommand: string,
    questionId?: string,
    values: Json[] = [],
  ): Promise<readonly string[]> => {
    const body = {
      ...reference,
      screenId: encodeToken(reference, token),
      screenCommand,
      answers: questionId === undefined ? [] : [{ questionId, values }],
    };
    const { warnings = [] } = await userAction.run(
      { systems, cases, now: () => 0, captureHash: accidentsOnly },
      { query: new Map(), body },
    );
    return warnings.map(({ code, message }) => `${code} ${message}`);
  };

  const rows: readonly (readonly [
    what: string,
    needed: number,
    act: () => Promise<readonly string[]>,
    where: string,
  ])[] = [
    ['a button that adds a person', 1, () => act(application, 'add 27'), 'Application'],
    ['a button that adds a benefit, which is three', 3, () => act({ ...person, screen: 'benefits' }, 'add 0'), ''],
    ['an entry of a list', 1, () => act(person, 'refresh', '26.2.163', [{ id: 'DIVING' }]), '26.2.163'],
    [
      'the object that a first answer makes',
      1,
      () => act(lifestyle, 'refresh', '45.2.1002.smoking', [{ value: '20' }]),
      '45.2.1002.smoking',
    ],
  ];
  for (const [what, needed, acted, where] of rows) {
    it(`refuses ${what} with 608, and stores nothing`, async () => {
      await create(needed - 1);
      const before = await storeDigest(cases);
      const [refused = '', ...more] = await acted();
      expect(more).to.deep.equal([]);
      expect(refused.startsWith('608 '), refused).to.equal(true);
      expect(refused).to.include(`${where}: ${full}`);
      expect(await storeDigest(cases)).to.equal(before);
    });

    it(`takes ${what} while there is room`, async () => {
      await create(needed);
      expect(await acted()).to.deep.equal([]);
      expect((await cases.read(reference))?.case.objects).to.have.length(mostObjects);
    });
  }
});
