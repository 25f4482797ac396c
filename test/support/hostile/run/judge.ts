import type { OpenApiCheck } from '../../openapi/openapi-check.js';
import type { RawAnswer } from './answer-reader.js';
import type { HostileRequest } from '../requests/hostile-request.js';

/** What the decisions let bad input be answered with. */
const statuses: readonly number[] = [200, 304, 400, 404, 405, 409, 412, 413, 415, 422, 431];
/** Those that have an envelope. */
const withBody: readonly number[] = [200, 409, 412, 422];

/**
 * Says what is wrong with an answer, and nothing when it is as it must be. With the service's OpenAPI document every
 * answer of an operation is compared with it.
 */
export class Judge {
  constructor(private readonly openApi?: OpenApiCheck) {}

  faultOf(
    { bytes, way, must, alsoAnswered = [] }: HostileRequest,
    { status, head, body, further }: RawAnswer,
  ): string | undefined {
    if (status === 0) return way === 'kept' ? 'no answer' : undefined;
    const wrong = [status, ...further].find((each) => !statuses.includes(each) && !alsoAnswered.includes(each));
    if (wrong !== undefined) return `the status ${wrong}`;
    if (must === 'be refused' && status === 200 && !isRefusal(body)) return 'it was not refused';
    if (!withBody.includes(status) && body !== '') return `a body with the status ${status}`;
    return way === 'kept' ? this.#differenceFromDocument(bytes, status, head, body) : undefined;
  }

  /** Only what the service itself answered: what Node refuses has no request id. */
  #differenceFromDocument(bytes: Buffer, status: number, head: string, body: string): string | undefined {
    const [, method = '', path = ''] = /^([A-Z]+) ([^ ?]*)/.exec(bytes.toString('latin1', 0, 60)) ?? [];
    if (!this.openApi?.describes(method, path) || !/^x-request-id:/im.test(head)) return undefined;
    try {
      this.openApi.expectToMatchOpenApi(
        method,
        path,
        status,
        /^content-type: application\/json/im.test(head) ? JSON.parse(body) : body,
      );
      return undefined;
    } catch (error) {
      return String(error);
    }
  }
}

const isRefusal = (body: string): boolean =>
  /^(\{"path":"[^"]*","status":3,|<operationResult returnCode="3")/.test(body);
