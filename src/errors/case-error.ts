import { remembered } from '../lists/remembered.js';
import { type ErrorSlug, errorTable } from './error-table.js';

export type ErrorParameters = Readonly<Record<string, string | number | undefined>>;

/** What is said with a code: a described error, or a warning, which nobody throws. */
export interface Described {
  readonly code: number;
  readonly message: string;
  readonly parameters: ErrorParameters;
}

/** A warning: a slug of {@link errorTable} with the parameters of its message. */
export const warningOf = (slug: ErrorSlug, parameters: ErrorParameters): Described => ({
  code: errorTable[slug].code,
  message: messageOf(errorTable[slug].message, parameters),
  parameters,
});

/** One described error of a request: a slug of {@link errorTable} with the parameters of its message. */
export class CaseError extends Error implements Described {
  override readonly name = 'CaseError';
  constructor(
    readonly slug: ErrorSlug,
    readonly parameters: ErrorParameters = {},
    /** What only the log may know: a reason, never a value of a request or a case. */
    readonly logged?: string,
  ) {
    const message = messageOf(errorTable[slug].message, parameters);
    // What is described needs no stack, which is dear where one call tells many.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }

  get code(): number {
    return errorTable[this.slug].code;
  }

  /** Of an answer whose first error it is. */
  get httpStatus(): number {
    return errorTable[this.slug].httpStatus ?? 200;
  }
}

/** Of a template the texts around its parameters and their names, by turns. */
const partsOf = new Map<string, readonly string[]>();

/**
 * A template with its parameters. One that lacks a value, because the member that has it is missing, says the reason
 * instead.
 */
function messageOf(template: string, parameters: ErrorParameters): string {
  const { attribute, reason } = parameters;
  let [filled, lacks] = ['', false];
  const parts = remembered(partsOf, template, () => template.split(/\{(\w+)\}/));
  for (let index = 0; index < parts.length; index++) {
    const [part, isName] = [parts[index] as string, index % 2 === 1];
    lacks ||= isName && parameters[part] === undefined;
    filled += isName ? (parameters[part] ?? '') : part;
  }
  return lacks && reason !== undefined ? `${attribute}: ${reason}` : filled;
}

/** How many errors of one request are told: more would help nobody, and there can be 300 000 in a body of 1 MB. */
export const mostErrors = 1000;

/** All independent errors of one request, in document order (decisions, "Input"). Nothing was stored. */
export class CaseErrors extends Error {
  override readonly name = 'CaseErrors';
  constructor(readonly errors: readonly CaseError[]) {
    super(errors.map((error) => `${error.code} ${error.message}`).join('\n'));
  }
}
