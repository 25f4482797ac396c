import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { ChangedCases } from '../../../src/case/changed-cases.js';
import type { EvidenceOfCase } from '../../../src/case/evidence-of-case.js';
import type { TrailOfCase } from '../../../src/case/trail-of-case.js';
import type { Envelope } from '../../../src/flavor/envelope.js';
import { encodeToken } from '../../../src/screens/questions/token.js';
import { lifeBenefit, minimalRequest } from '../requests/case-request.js';
import { modification, personModification } from '../requests/modify-request.js';

/** What is killed, and comes back on the same data. */
export interface Killed {
  /** Where the service is, or will be once it serves again. */
  readonly url: Promise<string>;
  kill(): Promise<void>;
  revive(): Promise<unknown>;
}

const [clients, callsEach, kills] = [6, 12, 4];
const subId = 'S';

/** The height that every second call answers. */
const heightsAnswered = Array.from({ length: callsEach / 2 }, (_, index) => String(151 + 2 * index));

function answering(caseId: string, height: number): object {
  const page = { form: 'SB2', sourceType: 2, language: 'en', screen: 'lifestyle', objectId: 2 } as const;
  const screenId = encodeToken({ caseId, subId }, page);
  const answers = [{ questionId: '27.2.900', values: [{ value: String(height) }] }];
  return { caseId, subId, screenId, screenCommand: 'refresh', answers };
}

interface Heard<T> {
  readonly response: Response;
  readonly content: T;
  readonly codes: readonly number[];
}

/**
 * Clients write, each call until it is answered, and one follows the feed of changes, while what answers them is killed
 * again and again; every second call of a client answers a page, of which evidence is kept. Returns how many calls had
 * no answer.
 */
export async function expectOnceEach(victim: Killed): Promise<number> {
  const figures = { unanswered: 0, replayed: 0, pages: 0, told: 0 };
  let answered = 0;
  let heard = (): void => undefined;

  /** Sends a call again and again, to whoever serves, until somebody answers. */
  async function insist<T>(path: string, init: RequestInit = {}): Promise<Heard<T>> {
    for (;;) {
      const answer = await fetch(`${await victim.url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) })
        .then(async (response) => ({ response, envelope: (await response.json()) as Envelope }))
        .catch(() => undefined);
      if (!answer || answer.response.status === 503) {
        figures.unanswered += 1;
        continue;
      }
      const { response, envelope } = answer;
      const codes = envelope.errorDescriptions.map(({ errorCode }) => errorCode);
      return { response, codes, content: envelope.jsonContent as T };
    }
  }

  /** With one key; done a second time it would be 324, or 569. */
  async function write(operation: string, caseId: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const path = `/${operation}?${new URLSearchParams({ caseId, subId })}`;
    const { response, codes } = await insist(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(codes, operation).to.deep.equal([]);
    if (response.headers.has('idempotency-replayed')) figures.replayed += 1;
    answered += 1;
    heard();
  }

  const capture = async (client: number): Promise<void> => {
    const caseId = `case ${client}`;
    await write('createCaseInDB', caseId, minimalRequest(caseId));
    for (let call = 0; call < callsEach; call++) {
      if (call % 2 === 1) {
        await write('userAction', caseId, answering(caseId, 150 + call));
        continue;
      }
      const added = personModification({ newBenefits: [lifeBenefit({ benefitName: `Added ${call}` })] });
      await write('modifyCase', caseId, modification(caseId, added));
    }
  };

  const known = new Map<string, string | undefined>();
  let working = true;
  const follow = async (from: string): Promise<void> => {
    for (let after = from; ; ) {
      const last = !working;
      const { content, codes } = await insist<ChangedCases>(`/changes?${new URLSearchParams({ after, limit: '3' })}`);
      expect(codes, 'a mark is good whoever is killed').to.deep.equal([]);
      for (const { caseId, revision } of content.changes) known.set(caseId, revision);
      figures.pages += 1;
      figures.told += content.changes.length;
      after = content.mark;
      if (last && !content.more) return;
    }
  };

  await victim.revive();
  const { content: begun } = await insist<ChangedCases>('/changes');
  const following = follow(begun.mark);
  const writing = Promise.all(Array.from({ length: clients }, (_, client) => capture(client)));
  const total = clients * (callsEach + 1);
  for (let kill = 1; kill <= kills; kill++) {
    const enough = (total * kill) / (kills + 1);
    await Promise.race([writing, new Promise<void>((resolve) => (heard = () => answered >= enough && resolve()))]);
    await victim.kill();
    await victim.revive();
  }
  await writing;
  working = false;
  await following;
  for (let client = 0; client < clients; client++) {
    const caseId = `case ${client}`;
    const query = new URLSearchParams({ caseId, subId }).toString();
    const { response, content } = await insist<{ readonly NumberOfSourceChanges: number }>(
      `/transferCaseFromDBDetails?${query}`,
    );
    expect(content.NumberOfSourceChanges).to.equal(callsEach);
    expect(response.headers.get('etag'), 'who followed the feed knows the last revision').to.match(
      new RegExp(`^"${known.get(caseId)}\\.`),
    );
    const { content: trail } = await insist<TrailOfCase>(`/trail?${query}`);
    expect([trail.links.length, trail.unbroken, trail.current]).to.deep.equal([callsEach + 1, true, true]);
    const { content: evidence } = await insist<EvidenceOfCase>(`/evidence?${query}`);
    const heights = evidence.pages.map(({ shown }) => shown.find(({ answer }) => answer)?.answer?.[0]?.text);
    expect([heights, evidence.unchanged, evidence.current]).to.deep.equal([heightsAnswered, true, true]);
  }
  process.stdout.write(`      ${total} calls, ${kills} kills: ${JSON.stringify(figures)}\n`);
  return figures.unanswered;
}
