import { fullRequest, type Json } from '../../requests/case-request.js';
import { jsonAttacks } from './json-attacks.js';
import { fullModification } from '../../requests/modify-request.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import { crowded, mutated } from './mutated.js';
import type { Random } from './random.js';
import type { Targets } from './targets.js';

interface Call {
  readonly target: string;
  /** One that would be accepted, but for its fault. */
  readonly body: Json;
  /** The fault that makes it hostile, put into the mutated body: refused whatever else the body says. */
  readonly fault: (mutated: Members) => Members;
  readonly must: HostileRequest['must'];
}

type Members = { readonly [member: string]: Json };

const noCase = 'NOBODY';

/** Texts that are no honest JSON, without those that are long: they are rare. */
const broken = jsonAttacks.filter(({ body }) => body('{"caseId":"x"}').length <= 1000);
const long = jsonAttacks.filter((attack) => !broken.includes(attack));

/** Bodies made from good ones by one to three mutations, and then perhaps broken as a text. */
export function jsonBodies(random: Random, targets: Targets): HostileRequest {
  const { target, body, fault, must } = random.one(calls)(random, targets);
  const changed = random.chance(0.5) ? crowded(random, body) : mutated(random, body);
  const text = JSON.stringify(
    typeof changed === 'object' && changed !== null && !Array.isArray(changed) ? fault(changed) : changed,
  );
  if (!random.chance(25)) return ordinaryRequest(must, { target, body: text });
  const attack = random.one(random.chance(2) ? long : broken);
  return ordinaryRequest(must, { target, body: attack.body(text) });
}

const calls: readonly ((random: Random, targets: Targets) => Call)[] = [
  // The case exists: whatever the body says, it is never stored over it.
  (random, { subId, caseIds }) => {
    const caseId = random.one(caseIds);
    return {
      target: `/createCaseInDB?caseId=${caseId}&subId=${subId}`,
      body: fullRequest(caseId),
      fault: (body) => body,
      must: 'be refused',
    };
  },
  (random, { subId, caseIds }) => {
    const ids = { caseId: random.one(caseIds), subId };
    const body = { language: 'en', caseMode: 'pos', sourceType: 1, csp: random.one([1, 2]), loggingArea: '0', ...ids };
    return {
      target: random.one(['/createAndCapture', '/createAndCaptureXML']),
      body,
      fault: (changed) => ({ ...changed, ...ids }),
      must: 'be refused',
    };
  },
  // The ids in URL and body differ, which hides no other fault.
  (_, { subId }) => ({
    target: `/modifyCase?caseId=MODIFY&subId=${subId}`,
    body: fullModification('MODIFY'),
    fault: (body) => ({ ...body, caseId: 'FULL' }),
    must: 'be refused',
  }),
  (random, { subId, screens }) => {
    const { caseId, screenId, questions, commands } = random.one(screens);
    const answers = questions.map((questionId) => ({ questionId, values: [{ id: '1', value: '12', unit: '' }] }));
    const body = { screenCommand: random.one(commands), screenId, caseId, subId, loggingArea: '0', answers };
    const stranger: Json = { questionId: '99.99.99999', values: [] };
    const fault = (changed: Members): Members => ({
      ...changed,
      answers: Array.isArray(changed['answers']) ? [...changed['answers'], stranger] : [stranger],
    });
    return { target: random.one(['/userAction', '/userActionXML']), body, fault, must: 'be refused' };
  },
  (_, { subId }) => ({
    target: '/checkCompleteness',
    body: { language: 'en', sourceType: 1, caseId: 'FULL', subId, loggingArea: '0' },
    fault: (body) => ({ ...body, caseId: noCase }),
    must: 'be refused',
  }),
  // It only reads.
  (random, { subId, caseIds }) => ({
    target: random.one(['/capture', '/captureXML']),
    body: {
      language: 'en',
      sourceType: random.one([1, 2, 3]),
      caseId: random.one(caseIds),
      subId,
      groupScreens: random.chance(50),
      loggingArea: '0',
    },
    fault: (body) => body,
    must: 'be harmless',
  }),
];
