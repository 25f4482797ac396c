import type { CaseStore } from '../../../src/case/store.js';
import { CaseError, CaseErrors } from '../../../src/errors.js';
import type { Content, Operation } from '../../../src/operations/operation.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { accidentsOnly } from './accidents-only.js';
import { rulesOnly } from '../rules/rules-only.js';

type Query = Readonly<Record<string, string | readonly string[]>>;

/** Runs an operation without HTTP, on a store. */
export async function run(
  operation: Operation,
  cases: CaseStore,
  query: Query,
  body?: unknown,
  systems: Systems = rulesOnly(),
): Promise<Content> {
  const values = new Map(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );
  // The body comes from JSON, as over HTTP: what JSON cannot say cannot be sent.
  const parsed: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  return (
    await operation.run({ systems, cases, now: () => 0, captureHash: accidentsOnly }, { query: values, body: parsed })
  ).content;
}

/** What a call was refused with: `code path` for each error, in order; empty when it was not refused. */
export async function refusal(call: Promise<unknown>): Promise<readonly string[]> {
  return call.then(
    () => [],
    (error: unknown) => {
      if (error instanceof CaseErrors) return error.errors.map(written);
      if (error instanceof CaseError) return [written(error)];
      throw error;
    },
  );
}

const written = ({ code, parameters }: CaseError): string => `${code} ${parameters['attribute'] ?? ''}`.trim();
