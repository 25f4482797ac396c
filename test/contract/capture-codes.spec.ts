import { expect } from 'chai';
import { encodeToken } from '../../src/screens/questions/token.js';
import { Service } from '../support/service/service.js';
import {
  type CaptureRow,
  captureRows,
  checkCompletenessRows,
  createAndCaptureRows,
  userActionRows,
} from './capture-codes.js';
import { wordsOf } from '../support/words/words-of.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';

const subId = 'CONTRACT';
const stored = { subId, caseId: 'STORED' };

/** Codes with which the call did its work all the same (status 1). */
const warnings = new Set([608, 613, 620, 621, 622]);

describe('the codes of the capture operations', () => {
  let service: Service;
  let screenId: string;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());

  const emptyCase = { language: 'en', caseMode: 'headoffice', sourceType: 1, csp: 1, subId, loggingArea: '0' };

  /** Every row starts from the same cases: a complete one, one without persons, none under other ids. */
  async function prepare(): Promise<void> {
    for (const caseId of await service.cases.caseIds(subId)) await service.call('deleteCase', { subId, caseId });
    const created = await service.call(
      'createCaseInDB',
      stored,
      minimalRequest('STORED', { application: { persons: [assuredPerson({ ph: true })] } }),
    );
    expect(created.codes).to.deep.equal([]);
    await service.call('createAndCapture', {}, { ...emptyCase, caseId: 'EMPTY' });
    const capture = await service.call(
      'capture',
      {},
      { ...stored, language: 'en', sourceType: 1, groupScreens: false },
    );
    screenId = capture.sb1.id;
  }

  const token = { form: 'SB1', sourceType: 1, language: 'en', screen: 'application', objectId: 1 } as const;
  const screens: Readonly<Record<string, () => string>> = {
    'of another case': () => encodeToken({ subId, caseId: 'EMPTY' }, token),
    'of a deleted case': () => encodeToken({ subId, caseId: 'DELETED' }, token),
    'with an unknown object': () => encodeToken(stored, { ...token, objectId: 999 }),
    'with an unknown source type': () => encodeToken(stored, { ...token, sourceType: 9 }),
    'with an unknown language': () => encodeToken(stored, { ...token, language: 'xx' }),
    'with a language that is no locale': () => encodeToken(stored, { ...token, language: 'enXX1' }),
    'with a negative object': () => encodeToken(stored, { ...token, objectId: -1 }),
    'with half an object': () => encodeToken(stored, { ...token, objectId: 1.5 }),
    'with an object of another kind': () => encodeToken(stored, { ...token, screen: 'person' }),
    'technical in SB2': () => encodeToken(stored, { ...token, form: 'SB2' }),
    'of the person': () => encodeToken(stored, { ...token, screen: 'person', objectId: 2 }),
    'of covers, which are not shown': () => encodeToken(stored, { ...token, screen: 'covers', objectId: 2 }),
  };

  const operations: readonly (readonly [string, readonly CaptureRow[], () => Readonly<Record<string, unknown>>])[] = [
    ['createAndCapture', createAndCaptureRows, () => ({ ...emptyCase, caseId: 'NEW' })],
    [
      'capture',
      captureRows,
      () => ({ ...stored, language: 'en', sourceType: 2, groupScreens: true, loggingArea: '0' }),
    ],
    [
      'userAction',
      userActionRows,
      () => ({ ...stored, screenId, screenCommand: 'next', answers: [], loggingArea: '0' }),
    ],
    [
      'checkCompleteness',
      checkCompletenessRows,
      () => ({ ...stored, language: 'en', sourceType: 1, loggingArea: '0' }),
    ],
  ];
  for (const [operation, rows, accepted] of operations) {
    describe(operation, () => {
      beforeEach(prepare);
      const expectWords = wordsOf(
        rows.map(({ what }) => what),
        operation,
      );

      for (const { what, members, codes } of rows) {
        it(`answers ${codes.length === 0 ? 'without error' : codes.join(' and ')} to ${what}`, async () => {
          const named = members['screenId'];
          const replaced =
            typeof named === 'string' && screens[named] ? { ...members, screenId: screens[named]() } : members;
          const before = await service.digest();
          const reply = await service.call(operation, {}, { ...accepted(), ...replaced });
          expect([...new Set(reply.codes)], reply.text).to.deep.equal([...new Set(codes)]);
          expectWords(what, reply.messages);
          if (operation !== 'checkCompleteness') expect(reply.codes).to.have.length(codes.length);
          const status = codes.length === 0 ? 0 : codes.every((code) => warnings.has(code)) ? 1 : 3;
          expect(reply.status).to.equal(status);
          if (codes.includes(608)) expect(await service.digest(), 'nothing is stored').to.equal(before);
        });
      }
    });
  }

  it('refuses a member that the request object does not define, at any depth, with 400 and an empty body', async () => {
    const bodies = [
      ['capture', { ...stored, language: 'en', sourceType: 2, extra: 1 }],
      [
        'userAction',
        { ...stored, screenId, screenCommand: 'next', answers: [{ questionId: 'x', values: [{ id: '', extra: 1 }] }] },
      ],
    ] as const;
    for (const [operation, body] of bodies) {
      const reply = await service.call(operation, {}, body);
      expect([reply.httpStatus, reply.text]).to.deep.equal([400, '']);
    }
  });
});
