import type { CaseError } from '../errors/case-error.js';
import type { ErrorEntry } from '../errors/error-entry.js';
import { part } from '../wire/element.js';
import { constant, integerOf, nothing, text, word } from '../wire/scalars.js';
import { either, list } from '../wire/several.js';
import { described, type Shape, type TypeOf } from '../wire/shape.js';

/** The envelope of the JSON flavor (specification, "Response envelope"). Status 2 is not used (decisions, "Answers"). */

/** Codes and conditions are the contract, messages are free text. */
const errorDescription = (codes: readonly ErrorEntry[]) =>
  part('An error.', {
    errorCode: described(integerOf<number>(...codes.map(({ code }) => code)), listed(codes)),
    errorMessage: text,
  });
export type ErrorDescription = TypeOf<ReturnType<typeof errorDescription>>;

/** Codes with their conditions, for whoever reads the OpenAPI document. */
export const listed = (codes: readonly ErrorEntry[]): string =>
  codes.map(({ code, condition }) => `${code}: ${condition}`).join('\n');

/** An error as both flavors tell it. */
export const describeError = ({ code, message }: CaseError): ErrorDescription => ({
  errorCode: code,
  errorMessage: message,
});

/** The envelope of a call that did its work, with what it brought. */
export const doneEnvelope = <T>(content: Shape<T>, codes: readonly ErrorEntry[]) =>
  part('The call did its work; with status 1 the client should look.', {
    path: text,
    status: integerOf(0, 1),
    statusText: either(word('OK', 'WARNING'), nothing),
    errorDescriptions: list(errorDescription(codes)),
    jsonContent: content,
    byteContent: nothing,
    textContent: nothing,
  });

/** The envelope of a call that failed; nothing was stored. */
export const failedEnvelope = (codes: readonly ErrorEntry[]) =>
  part('The call failed; nothing was stored.', {
    path: text,
    status: constant(3),
    statusText: constant('FATAL ERROR'),
    errorDescriptions: list(errorDescription(codes), { minItems: 1 }),
    jsonContent: nothing,
    byteContent: nothing,
    textContent: nothing,
  });

export type Envelope = TypeOf<ReturnType<typeof doneEnvelope<object | null>> | ReturnType<typeof failedEnvelope>>;
