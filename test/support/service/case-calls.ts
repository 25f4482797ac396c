import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import type { Json } from '../requests/case-request.js';

/** Nobody answered: the outcome is not known. */
export class NoAnswer extends StoreUnavailable {}

/**
 * Calls about cases that may go without an answer. A write resolves to the codes of its errors, none when it was done.
 * All of them reject with NoAnswer, at once when the service has `ended`, or with StoreUnavailable when the answer is
 * 503: then the outcome is not known either. @throws Error when the answer is none of the interface.
 */
export class CaseCalls {
  constructor(
    private readonly url: string,
    private readonly subId: string,
    private readonly ended?: AbortSignal,
  ) {}

  create(caseId: string, body: Json): Promise<readonly number[]> {
    return this.#write('createCaseInDB', caseId, 'application/json', JSON.stringify(body));
  }

  modify(caseId: string, body: Json): Promise<readonly number[]> {
    return this.#write('modifyCase', caseId, 'application/json', JSON.stringify(body));
  }

  /** `document`: as `read` gives it. */
  put(caseId: string, document: string): Promise<readonly number[]> {
    return this.#write('transferCaseToDBXML', caseId, 'application/xml', document);
  }

  remove(caseId: string): Promise<readonly number[]> {
    return this.#write('deleteCase', caseId);
  }

  /** The case as XML; undefined when there is none. */
  async read(caseId: string): Promise<string | undefined> {
    const answer = await this.#send('transferCaseFromDBXML', caseId, {});
    const document = /<Case .*<\/Case>/s.exec(answer)?.[0];
    if (document === undefined && String(codesIn(answer)) !== '323')
      throw new Error(`the case ${caseId} cannot be read: ${answer.slice(0, 300)}`);
    return document;
  }

  async #write(operation: string, caseId: string, type?: string, body?: string): Promise<readonly number[]> {
    const answer = await this.#send(
      operation,
      caseId,
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': type ?? '' }, body },
    );
    const codes = codesIn(answer);
    if (codes.length === 0 && !/"status":0|returnCode="0"/.test(answer))
      throw new Error(`${operation} was answered with ${answer.slice(0, 300)}`);
    return codes;
  }

  async #send(operation: string, caseId: string, init: RequestInit): Promise<string> {
    const { status, text } = await this.#answer(
      `/${operation}?${new URLSearchParams({ caseId, subId: this.subId })}`,
      init,
    );
    if (status === 503) throw new StoreUnavailable(`${operation} was answered with 503`);
    if (status !== 200) throw new Error(`${operation} was answered with ${status}: ${text.slice(0, 300)}`);
    return text;
  }

  async #answer(path: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
    try {
      const response = await fetch(this.url + path, { ...init, ...(this.ended && { signal: this.ended }) });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new NoAnswer('there was no answer', { cause: error });
    }
  }
}

const codesIn = (answer: string): readonly number[] =>
  [...answer.matchAll(/"errorCode":(\d+)|errorCode="(\d+)"/g)].map(([, inJson, inXml]) => Number(inJson ?? inXml));
