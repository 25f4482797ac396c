import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { CaseError, CaseErrors } from '../../../src/errors/case-error.js';
import { codesOfOperation } from '../../../src/operations/codes-of-operation.js';
import type { Content, Operation, Result } from '../../../src/operations/operation.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { accidentsOnly } from './accidents-only.js';
import { rulesOnly } from '../rules/rules-only.js';

type Query = Readonly<Record<string, string | readonly string[]>>;

/** What an operation answers without HTTP, on a store; it may report only codes that it lists. */
export const run = async (...given: Parameters<typeof resultOf>): Promise<Content> =>
  (await resultOf(...given)).content;

/** The same, with what else it tells. */
export async function resultOf(
  operation: Operation,
  cases: CaseStore,
  query: Query,
  body?: unknown,
  systems: Systems = rulesOnly(),
): Promise<Result> {
  const values = new Map(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );
  // The body comes from JSON, as over HTTP: what JSON cannot say cannot be sent.
  const parsed: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  const services = { systems, cases, now: () => 0, captureHash: accidentsOnly };
  const running = operation.run(services, { query: values, body: parsed });
  await refusal(running).then(
    (errors) => expectListed(operation, errors),
    () => undefined,
  );
  return running;
}

function expectListed(operation: Operation, errors: readonly string[]): void {
  const listed = codesOfOperation(operation).map(({ code }) => code);
  const reported = errors.map((error) => Number(error.slice(0, 3)));
  expect(listed, `codes of ${operation.name}`).to.include.members(reported);
}

/** What a call was refused with: `code path` for each error, in order; empty when it was not refused. */
export async function refusal(call: Promise<unknown>): Promise<readonly string[]> {
  return (await errorsOf(call)).map(({ code, parameters }) => `${code} ${parameters['attribute'] ?? ''}`.trim());
}

/** The errors of a call, in order; none when it was not refused. */
export async function errorsOf(call: Promise<unknown>): Promise<readonly CaseError[]> {
  return call.then(
    () => [],
    (error: unknown) => {
      if (error instanceof CaseErrors) return error.errors;
      if (error instanceof CaseError) return [error];
      throw error;
    },
  );
}
