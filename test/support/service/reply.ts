import { expect } from 'chai';
import type { CaseDocument, CaseSummary } from '../../../src/case/case-document.js';
import type { Envelope } from '../../../src/flavor/envelope.js';
import type { Completeness } from '../../../src/screens/model/completeness.js';
import type { Sb1Screen, Sb2Screen } from '../../../src/screens/model/screen.js';

/** An answer of the service, read as what it should be; reading it as something else fails the test. */
export class Reply {
  constructor(
    readonly httpStatus: number,
    readonly headers: Headers,
    readonly text: string,
  ) {}

  get isJson(): boolean {
    return this.headers.get('content-type')?.startsWith('application/json') ?? false;
  }

  /** The parsed JSON body. */
  get body(): unknown {
    return JSON.parse(this.text);
  }

  get envelope(): Envelope {
    return this.body as Envelope;
  }

  /** Status of the envelope: 0 OK, 1 WARNING, 3 FATAL ERROR. */
  get status(): number {
    return this.envelope.status;
  }

  /** The error codes, in their order. */
  get codes(): readonly number[] {
    return this.envelope.errorDescriptions.map(({ errorCode }) => errorCode);
  }

  /** The messages of the errors, in their order. */
  get messages(): readonly string[] {
    return this.envelope.errorDescriptions.map(({ errorMessage }) => errorMessage);
  }

  /** Whether the call was refused, by the transport or with described errors; a list is not refused. */
  get refused(): boolean {
    return (
      this.httpStatus !== 200 ||
      (this.text.startsWith('{"path"') && this.status === 3) ||
      this.text.startsWith('<operationResult returnCode="3"')
    );
  }

  /** The case of `transferCaseFromDB`. */
  get case(): CaseDocument {
    return this.#content<CaseDocument>();
  }

  /** The summary of `transferCaseFromDBDetails`. */
  get summary(): CaseSummary {
    return this.#content<CaseSummary>();
  }

  /** The SB1 screen of a capture call. */
  get sb1(): Sb1Screen {
    const { screen } = this.#content<{ readonly screen: Sb1Screen }>();
    expect(screen, this.text).to.have.property('buttonRow');
    return screen;
  }

  /** The SB2 screen of a capture call. */
  get sb2(): Sb2Screen {
    const { screen } = this.#content<{ readonly screen: Sb2Screen }>();
    expect(screen, this.text).to.have.property('person');
    return screen;
  }

  /** The answer of `checkCompleteness`. */
  get completeness(): Completeness {
    return this.#content<Completeness>();
  }

  /** What was not refused; the shape itself was compared with the OpenAPI document. */
  #content<T>(): T {
    const { jsonContent } = this.envelope;
    expect(jsonContent, this.text).to.be.an('object');
    return jsonContent as T;
  }
}
