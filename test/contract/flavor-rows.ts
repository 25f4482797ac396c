import { type Json, minimalRequest } from '../support/requests/case-request.js';
import type { Service } from '../support/service/service.js';

/**
 * A call that both flavors must answer alike. Both are prepared alike; `call` gives query and body, which may rest on
 * what was prepared.
 */
export interface FlavorRow {
  readonly operation: string;
  readonly what: string;
  readonly call: (prepared: Prepared) => {
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: { [member: string]: Json };
  };
}

/** What stands in the store before the call, and the first screen of a capture of it. */
export interface Prepared {
  readonly screenId: string;
}

const subId = 'ä & "b"';
const stored = { subId, caseId: 'STORED' };
const absent = { subId, caseId: 'NONE' };
const loggingArea = '0';

export async function prepare(service: Service, full: { [member: string]: Json }): Promise<Prepared> {
  const created = await service.call('createCaseInDB', stored, { ...full, caseId: stored.caseId });
  if (created.status !== 0) throw new Error(created.text);
  await service.call('createCaseInDB', { subId, caseId: 'OTHER' }, minimalRequest('OTHER'));
  const captured = await service.call(
    'capture',
    {},
    { ...stored, language: 'en', sourceType: 2, groupScreens: true, loggingArea },
  );
  return { screenId: captured.sb2.person.item.id };
}

const get = (operation: string, what: string, query: Readonly<Record<string, string>>): FlavorRow => ({
  operation,
  what,
  call: () => ({ query: { ...query, loggingArea } }),
});
const post = (operation: string, what: string, body: { [member: string]: Json }): FlavorRow => ({
  operation,
  what,
  call: () => ({ body: { ...body, loggingArea } }),
});
const act = (what: string, body: { [member: string]: Json }): FlavorRow => ({
  operation: 'userAction',
  what,
  call: ({ screenId }) => ({ body: { ...stored, screenId, screenCommand: 'next', answers: [], loggingArea, ...body } }),
});

const copyTo = (destCaseId: string) => ({
  sourceCaseId: stored.caseId,
  sourceSubId: subId,
  destCaseId,
  destSubId: subId,
});
const create = { ...absent, language: 'en', caseMode: 'pos', sourceType: 1, csp: 1 };
const capture = { ...stored, language: 'de', sourceType: 2, groupScreens: true };

export const flavorRows: readonly FlavorRow[] = [
  get('copyCase', 'a case', copyTo('COPY')),
  get('copyCase', 'an absent case', { ...copyTo('COPY'), sourceCaseId: 'NONE' }),
  get('copyCase', 'onto another case', copyTo('OTHER')),
  get('copyCase', 'without ids', {}),
  get('deleteCase', 'a case', stored),
  get('deleteCase', 'an absent case', absent),
  get('deleteCase', 'without ids', {}),
  get('transferCaseFromDB', 'a case with every kind of object', stored),
  get('transferCaseFromDB', 'a small case', { subId, caseId: 'OTHER' }),
  get('transferCaseFromDB', 'an absent case', absent),
  get('transferCaseFromDB', 'an id with markup that is too long', { subId, caseId: '<&">'.repeat(40) }),
  post('createAndCapture', 'a case', create),
  post('createAndCapture', 'a case in German', { ...create, language: 'de', caseMode: 'form', csp: 3 }),
  post('createAndCapture', 'a case that is there', { ...create, ...stored }),
  post('createAndCapture', 'with everything wrong', {
    ...create,
    language: '<&"',
    caseMode: '<&"',
    sourceType: 99,
    csp: 99,
  }),
  post('capture', 'the questionnaire, SB2', capture),
  post('capture', 'the questionnaire, SB1', { ...capture, groupScreens: false }),
  post('capture', 'the medical examination', { ...capture, sourceType: 3 }),
  post('capture', 'the technical data', { ...capture, sourceType: 1, groupScreens: false }),
  post('capture', 'the technical data, SB2', { ...capture, sourceType: 1 }),
  post('capture', 'an absent case', { ...capture, ...absent }),
  act('the next screen', {}),
  act('the last screen', { screenCommand: 'finish' }),
  act('open mandatory questions', { screenCommand: 'refresh' }),
  act('an unknown command', { screenCommand: '<&">\t\n' }),
  act('an unknown screen', { screenId: 'x' }),
  act('an unknown question', { answers: [{ questionId: 'x"y', values: [] }] }),
  act('an answer that is not accepted', {
    answers: [{ questionId: '27.2.700', values: [{ id: '', value: 'in "spring" & <summer>\nor so' }] }],
  }),
  act('an answer that is accepted', {
    answers: [{ questionId: '27.2.700', values: [{ id: '', value: '1991.03.01' }] }],
  }),
];
