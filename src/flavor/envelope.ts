import type { Described } from '../errors/case-error.js';
import type { ErrorEntry } from '../errors/error-entry.js';
import { part } from '../wire/element.js';
import { constant, integer, integerOf, nothing, text, word } from '../wire/scalars.js';
import { either, list } from '../wire/several.js';
import { described, type Shape, type TypeOf } from '../wire/shape.js';

/**
 * The envelope of the JSON flavor (specification, "Response envelope"). Status 2 is not used (decisions, "Answers").
 */

/** Codes and conditions are the contract, messages are free text. */
const errorDescription = (codes: readonly ErrorEntry[]) =>
  part('An error.', {
    errorCode: described(integerOf<number>(...codes.map(({ code }) => code)), `${listed(codes)}\n${openCodes}`),
    errorMessage: text,
  });

/** What a client makes of a code that it does not know. */
export const openCodes = 'Later versions may have further codes: what an unknown one means, `status` says.';
export type ErrorDescription = TypeOf<ReturnType<typeof errorDescription>>;

/** Codes with their conditions, for whoever reads the OpenAPI document. */
export const listed = (codes: readonly ErrorEntry[]): string =>
  codes.map(({ code, condition }) => `${code}: ${condition}`).join('\n');

/** An error as both flavors tell it. */
export const describeError = ({ code, message }: Described): ErrorDescription => ({
  errorCode: code,
  errorMessage: message,
});

const noErrors = list(part('An error.', { errorCode: integer, errorMessage: text }), { maxItems: 0 });

/** The envelope of a call that did its work, with what it brought and what it may warn of. */
export const doneEnvelope = <T>(content: Shape<T>, warnings: readonly ErrorEntry[]) =>
  part('The call did its work; with status 1 the client should look.', {
    path: text,
    status: integerOf<0 | 1>(...(warnings.length > 0 ? ([0, 1] as const) : ([0] as const))),
    statusText: either(
      word<'OK' | 'WARNING'>(...(warnings.length > 0 ? (['OK', 'WARNING'] as const) : (['OK'] as const))),
      nothing,
    ),
    errorDescriptions: warnings.length > 0 ? list(errorDescription(warnings)) : noErrors,
    jsonContent: content,
    byteContent: nothing,
    textContent: nothing,
  });

/** The envelope of a call that failed; nothing was stored, unless code 901 says that this is not known. */
export const failedEnvelope = (codes: readonly ErrorEntry[]) =>
  part('The call failed; nothing was stored, unless code 901 says that this is not known.', {
    path: text,
    status: constant(3),
    statusText: constant('FATAL ERROR'),
    errorDescriptions: list(errorDescription(codes), { minItems: 1 }),
    jsonContent: nothing,
    byteContent: nothing,
    textContent: nothing,
  });

export type Envelope = TypeOf<ReturnType<typeof doneEnvelope<object | null>> | ReturnType<typeof failedEnvelope>>;
