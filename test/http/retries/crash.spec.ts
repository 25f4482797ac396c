import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { EvidenceOfCase } from '../../../src/case/evidence-of-case.js';
import type { TrailOfCase } from '../../../src/case/trail-of-case.js';
import type { Envelope } from '../../../src/flavor/envelope.js';
import { encodeToken } from '../../../src/screens/questions/token.js';
import { ServiceVictim } from '../../support/crash/service-victim.js';
import { lifeBenefit, minimalRequest } from '../../support/requests/case-request.js';
import { modification, personModification } from '../../support/requests/modify-request.js';

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

describe('Calls with an Idempotency-Key to a service that is killed', () => {
  it('are carried out once, each, and leave one link of a trail, and what was asked with each answer, when they are sent until they are answered', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'retries-crash-'));
    const victim = new ServiceVictim(`lmdb:${directory}`);
    const figures = { unanswered: 0, replayed: 0 };
    let answered = 0;
    let heard = (): void => undefined;

    /** Sends a call again and again with one key, to whoever serves, until somebody answers. */
    async function insist(operation: string, caseId: string, body: unknown): Promise<void> {
      const query = new URLSearchParams({ caseId, subId }).toString();
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      for (;;) {
        const url = await victim.url;
        const answer = await fetch(`${url}/${operation}?${query}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
          .then(async (response) => ({ response, envelope: (await response.json()) as Envelope }))
          .catch(() => undefined);
        if (!answer) {
          figures.unanswered += 1;
          continue;
        }
        // Done a second time it would be 324, or 569.
        expect(answer.envelope.errorDescriptions, operation).to.deep.equal([]);
        if (answer.response.headers.has('idempotency-replayed')) figures.replayed += 1;
        answered += 1;
        heard();
        return;
      }
    }

    const capture = async (client: number): Promise<void> => {
      const caseId = `case ${client}`;
      await insist('createCaseInDB', caseId, minimalRequest(caseId));
      for (let call = 0; call < callsEach; call++) {
        if (call % 2 === 1) {
          await insist('userAction', caseId, answering(caseId, 150 + call));
          continue;
        }
        const added = personModification({ newBenefits: [lifeBenefit({ benefitName: `Added ${call}` })] });
        await insist('modifyCase', caseId, modification(caseId, added));
      }
    };

    try {
      await victim.revive();
      const working = Promise.all(Array.from({ length: clients }, (_, client) => capture(client)));
      const total = clients * (callsEach + 1);
      for (let kill = 1; kill <= kills; kill++) {
        const enough = (total * kill) / (kills + 1);
        await Promise.race([working, new Promise<void>((resolve) => (heard = () => answered >= enough && resolve()))]);
        await victim.kill();
        await victim.revive();
      }
      await working;
      for (let client = 0; client < clients; client++) {
        const query = new URLSearchParams({ caseId: `case ${client}`, subId }).toString();
        const read = await fetch(`${await victim.url}/transferCaseFromDBDetails?${query}`);
        const { jsonContent } = (await read.json()) as {
          readonly jsonContent: { readonly NumberOfSourceChanges: number };
        };
        expect(jsonContent.NumberOfSourceChanges).to.equal(callsEach);
        const traced = await fetch(`${await victim.url}/trail?${query}`);
        const { jsonContent: trail } = (await traced.json()) as { readonly jsonContent: TrailOfCase };
        expect([trail.links.length, trail.unbroken, trail.current]).to.deep.equal([callsEach + 1, true, true]);
        const asked = await fetch(`${await victim.url}/evidence?${query}`);
        const { jsonContent: evidence } = (await asked.json()) as { readonly jsonContent: EvidenceOfCase };
        const heights = evidence.pages.map(({ shown }) => shown.find(({ answer }) => answer)?.answer?.[0]?.text);
        expect([heights, evidence.unchanged, evidence.current]).to.deep.equal([heightsAnswered, true, true]);
      }
      process.stdout.write(`      ${total} calls, ${kills} kills: ${JSON.stringify(figures)}\n`);
      expect(figures.unanswered).to.be.above(0);
    } finally {
      await victim.kill();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
