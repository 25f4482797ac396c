import { assuredPerson, fullRequest, type Json, lifeBenefit, minimalRequest } from '../../requests/case-request.js';
import { hashedCall } from '../../requests/hashed-call.js';
import { caseToModify } from '../../requests/modify-request.js';

/** A screen as a client was shown it: what a `userAction` may name. */
export interface ShownScreen {
  readonly caseId: string;
  readonly screenId: string;
  readonly questions: readonly string[];
  readonly commands: readonly string[];
}

/** What is stored in the service and what hostile requests are made from. */
export interface Targets {
  readonly subId: string;
  /**
   * Ids of the stored cases: with full technical data, one to modify, a German one, and one whose capture has just
   * begun.
   */
  readonly caseIds: readonly string[];
  /** XML of the first. */
  readonly document: string;
  /** Of every stored case, in the midst of its capture. */
  readonly screens: readonly ShownScreen[];
  /** Of a case that is deleted. */
  readonly deleted: ShownScreen;
  /** Bodies of captureWithHash that were accepted before. */
  readonly usedHashes: readonly Readonly<Record<string, Json>>[];
}

/** The key of captureWithHash: the service must be started with it. */
export const captureHashSecret = '0123456789abcdef0123456789abcdef';

const subId = 'HOSTILE';
const german = (caseId: string): Json =>
  minimalRequest(caseId, {
    cspSetId: 2,
    locale: 'de',
    application: { persons: [assuredPerson({ requestedBenefits: [lifeBenefit({ benefitType: 101 })] })] },
  });
const bodies: Readonly<Record<string, (caseId: string) => Json>> = {
  FULL: fullRequest,
  MODIFY: caseToModify,
  GERMAN: german,
  DELETED: fullRequest,
};

/**
 * Stores the cases of a hostile run in a running service and captures each of them half. @throws Error when the service
 * does not take them.
 */
export async function storeTargets(url: string): Promise<Targets> {
  for (const [caseId, body] of Object.entries(bodies))
    await post(url, `/createCaseInDB?${new URLSearchParams({ caseId, subId })}`, body(caseId));
  await post(url, '/createAndCapture', {
    language: 'en',
    caseMode: 'pos',
    sourceType: 1,
    csp: 1,
    caseId: 'BEGUN',
    subId,
  });
  const screens: ShownScreen[] = [];
  for (const caseId of Object.keys(bodies)) screens.push(...(await captureHalf(url, caseId)));
  screens.push(await shown(url, 'BEGUN', '/capture', { language: 'en', sourceType: 1 }));
  const deleted = screens.filter(({ caseId }) => caseId === 'DELETED');
  await get(url, `/deleteCase?${new URLSearchParams({ caseId: 'DELETED', subId })}`);
  const read = await get(url, `/transferCaseFromDBXML?${new URLSearchParams({ caseId: 'FULL', subId })}`);
  const document = /<directCaseReference>(.*)<\/directCaseReference>/s.exec(read)?.[1];
  const [firstDeleted] = deleted;
  if (document === undefined || !firstDeleted) throw new Error(`the full case cannot be read: ${read}`);
  const usedHashes = await useHashes(url);
  return {
    subId,
    caseIds: ['FULL', 'MODIFY', 'GERMAN', 'BEGUN'],
    document,
    screens: screens.filter(({ caseId }) => caseId !== 'DELETED'),
    deleted: firstDeleted,
    usedHashes,
  };
}

/** The second screen of the questionnaire and the first technical one; the answers to the first screen are stored. */
async function captureHalf(url: string, caseId: string): Promise<readonly ShownScreen[]> {
  const start = { language: 'en', sourceType: 2, groupScreens: true };
  const first = await shown(url, caseId, '/capture', start);
  const answers = first.questions.map((questionId) => ({ questionId, values: [{ id: '1', value: '' }] }));
  const second = await shown(url, caseId, '/userAction', { screenId: first.screenId, screenCommand: 'next', answers });
  if (second.screenId === first.screenId)
    throw new Error(`the answers to the first screen of ${caseId} were not accepted`);
  return [second, await shown(url, caseId, '/capture', { language: 'en', sourceType: 1 })];
}

async function shown(
  url: string,
  caseId: string,
  path: string,
  members: Readonly<Record<string, Json>>,
): Promise<ShownScreen> {
  const screen = (await post(url, path, { caseId, subId, loggingArea: '0', ...members })).jsonContent?.screen as {
    readonly id?: string;
    readonly person?: { readonly item: { readonly id: string } };
  };
  const objects = objectsIn(screen);
  const texts = (member: string, of = objects): readonly string[] =>
    [...new Set(of.map((each) => each[member]).filter((text) => typeof text === 'string' && text !== ''))] as string[];
  const questions = texts(
    'id',
    objects.filter((each) => 'catyID' in each),
  );
  return {
    caseId,
    screenId: screen.person?.item.id ?? screen.id ?? '',
    questions,
    commands: ['next', 'previous', 'refresh', 'finish', ...texts('commandid')],
  };
}

/** Every object in a JSON text. */
function objectsIn(json: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof json !== 'object' || json === null) return [];
  const inner = Object.values(json).flatMap(objectsIn);
  return Array.isArray(json) ? inner : [json as Readonly<Record<string, unknown>>, ...inner];
}

async function useHashes(url: string): Promise<readonly Readonly<Record<string, Json>>[]> {
  const used: Readonly<Record<string, Json>>[] = [];
  for (const sourceType of [2, 3]) {
    const call = {
      language: 'en',
      sourceType,
      caseId: 'FULL',
      subId,
      groupScreens: true,
      loggingArea: '0',
      timestamp: new Date().toISOString(),
    };
    const signed = hashedCall(call, captureHashSecret);
    await post(url, '/captureWithHash', signed);
    used.push(signed);
  }
  return used;
}

interface Answered {
  readonly status: number;
  readonly jsonContent: { readonly screen?: unknown } | null;
}

async function post(url: string, path: string, body: Json): Promise<Answered> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200 || !text.includes('"status":0'))
    throw new Error(`${path} was refused with ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Answered;
}

async function get(url: string, target: string): Promise<string> {
  return (await fetch(url + target)).text();
}
