import { captureWithHashElement } from '../dto/capture.js';
import { refuseUndefinedMembers } from '../dto/request.js';
import { CaseError } from '../errors.js';
import { checkHash, type HashRefusal } from './capture-hash.js';
import type { Operation, Services } from './operation.js';
import { startCapture } from './start-capture.js';

/**
 * `POST /captureWithHash`: `capture` whose content is protected against manipulation (decisions, "captureWithHash"). A
 * hash is accepted once, even when the capture then fails; why one is refused is only logged.
 */
export const captureWithHash: Operation = {
  name: 'captureWithHash',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Returns the first screen of a source type for a stored case; a hash protects the call.',
  scopes: ['capture'],
  query: [],
  body: captureWithHashElement,
  answers: 'screen',
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
