import { captureWithHashElement } from '../../dto/capture.js';
import { refuseUndefinedMembers } from '../../dto/request.js';
import { CaseError } from '../../errors/case-error.js';
import { checkHash, type HashRefusal } from './capture-hash.js';
import { exampleReference } from '../case-reference.js';
import type { Operation, Services } from '../operation.js';
import { startCapture, startReports } from './start-capture.js';

/**
 * `POST /captureWithHash`: `capture` whose content is protected against manipulation (decisions, "captureWithHash"). A
 * hash is accepted once, even when the capture then fails; why one is refused is only logged.
 */
export const captureWithHash: Operation = {
  name: 'captureWithHash',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Returns the first screen of a source type for a stored case; a hash protects the call.',
  description:
    'As `capture`; `hash` and `timestamp` prove that the call is who signed it and unchanged. A hash is accepted once, so a repeated call needs a new one.',
  chapter: 'capture',
  repetition: 'signedOnce',
  scopes: ['capture'],
  query: [],
  body: captureWithHashElement,
  answers: 'screen',
  reports: [...startReports, 'hashNotAccepted', 'outcomeUnknown'],
  example: {
    body: {
      language: 'en',
      sourceType: 2,
      ...exampleReference,
      groupScreens: true,
      timestamp: '2026-11-21T01:23:45.678Z',
      hash: '09f87ac554b49f7f9c1b350df1f4238e94af31dd3e3810d87daf7acee3f11076',
    },
  },
  async run(services, request) {
    refuseUndefinedMembers(captureWithHashElement, request.body);
    const { hash, timestamp, ...body } = Object(request.body) as Readonly<Record<string, unknown>>;
    const refusal = await acceptOnce(services, { hash, timestamp, ...body });
    if (refusal) throw new CaseError('hashNotAccepted', {}, refusal);
    return startCapture(services, { ...request, body });
  },
};

/** Why the hash of a body is refused; undefined when it was accepted, which then never happens again. */
async function acceptOnce(
  { captureHash, cases, now }: Services,
  body: Readonly<Record<string, unknown>>,
): Promise<HashRefusal | 'replay' | undefined> {
  const moment = now();
  const accepted = checkHash(body, captureHash, moment);
  if (typeof accepted === 'string') return accepted;
  return (await cases.claim(accepted.mark, accepted.until, moment)) ? undefined : 'replay';
}
