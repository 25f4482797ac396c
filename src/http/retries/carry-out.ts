import { setImmediate as otherCalls } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { digestTextOf } from '../../case/digest.js';
import type { Note } from '../../case/note.js';
import type { Receipt } from '../../case/receipt.js';
import { CaseError } from '../../errors/case-error.js';
import { casesOfCall } from '../../operations/cases-of-call.js';
import type { OperationRequest, Result, Services } from '../../operations/operation.js';
import { inTurn } from '../../operations/update-case.js';
import type { MountedOperation } from '../calls/call-state.js';
import { Answer } from './answer.js';
import type { Conditions } from './conditions.js';
import { CarriedOut, GuardedCases } from './guarded-cases.js';
import type { RetryPolicy } from './retry-policy.js';
import type { ToldAnswers } from './told-answers.js';

/** What calls that are sent again rest on. */
export interface Retries {
  readonly policy: RetryPolicy;
  readonly told: ToldAnswers;
}

/** A call with what stands beside what it asks for. */
export interface ConditionalCall extends MountedOperation {
  readonly request: OperationRequest;
  readonly conditions: Conditions | undefined;
  /** Who calls, where the service asks: keys are each client's own. */
  readonly client: string | undefined;
}

/** A longer answer is not kept, so that what stands beside a case stays small. In characters or bytes. */
const longestKept = 1_000_000;

/**
 * Carries a call out once (decisions, "Retry and concurrency"): one that was carried out before under its key is
 * answered as then. What is refused stores nothing and leaves nothing: sent again it is a call like any other.
 * @throws what the operation throws; CaseError 614, 615, 616
 */
export async function carryOut(call: ConditionalCall, services: Services, { policy, told }: Retries): Promise<Answer> {
  const { operation, request, conditions } = call;
  const place = conditions && casesOfCall({ operation, ...request }).at(-1);
  if (!place) {
    const answer = async (services: Services): Promise<Answer> => {
      const result = await operation.run(services, request);
      return answerTo(call, result, await listText(call, result));
    };
    return operation.fromState && !conditions ? told.again(call, services, answer) : answer(services);
  }
  const now = services.now();
  const own = conditions.key === undefined ? undefined : marksOf(call, conditions.key);
  const cases = new GuardedCases(services.cases, { place, own, match: conditions.match, now });
  const noteOf =
    own &&
    ((result: Result): Note => {
      const receipt = { ...own, until: now + policy.lifetime, ...packed(answerTo(call, result), result) };
      return { answered: { receipt, most: policy.most, now } };
    });
  return inTurn(services.cases, place, async () => {
    try {
      await cases.look(place);
      return answerTo(
        call,
        await operation.run(noteOf ? { noteOf, ...services, cases } : { ...services, cases }, request),
      );
    } catch (error) {
      if (error instanceof CarriedOut) return unpacked(error.receipt);
      throw error;
    }
  });
}

/** The text of a list, written in steps between which other calls are answered; undefined for what is none. */
async function listText({ flavor }: MountedOperation, { content }: Result): Promise<string | undefined> {
  if (content.kind !== 'list' || !flavor.writeList) return undefined;
  let text = '';
  for (const step of flavor.writeList(content)) {
    text += step;
    await otherCalls();
  }
  return text;
}

const answerTo = (
  { flavor, path, operation: { okStatusText } }: MountedOperation,
  result: Result,
  text = flavor.write({ path, result, okStatusText }),
): Answer =>
  new Answer({
    text,
    codes: (result.warnings ?? []).map(({ code }) => code),
    revision: result.revision,
    waits: result.waits,
  });

/** Who sent which key, and what was asked for; nothing of either can be read from it. */
function marksOf({ path, request, client }: ConditionalCall, key: string): Pick<Receipt, 'id' | 'call'> {
  const { query, body, document } = request;
  const asked = [path, [...query], body ?? null, document?.stated?.case ?? null];
  return { id: marked([client ?? null, key]), call: marked(asked) };
}

const marked = (content: object): string => digestTextOf(JSON.stringify(content));

/** Whether the answer of an operation says more than that it was carried out, and where. */
const hasValues = ({ content: { kind } }: Result): boolean => kind !== 'nothing' && kind !== 'reference';

const packed = ({ body, codes, revision }: Answer, result: Result): Pick<Receipt, 'answer' | 'hasValues'> => ({
  answer: body.length > longestKept ? null : deflateRawSync(JSON.stringify([String(body), codes, revision ?? null])),
  hasValues: hasValues(result),
});

/** @throws CaseError 615 */
function unpacked({ answer }: Receipt): Answer {
  if (answer === null) throw new CaseError('answerNotKept');
  const [text, codes, revision] = JSON.parse(inflateRawSync(answer).toString('utf8')) as [
    string,
    readonly number[],
    string | null,
  ];
  return new Answer({ text, codes, revision: revision ?? undefined, repeated: true });
}
