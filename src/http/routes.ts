import type Router from '@koa/router';
import { flavors } from '../flavor/index.js';
import type { Flavor } from '../flavor/flavor.js';
import type { Operation, Services } from '../operations/operation.js';
import type { CallContext, CallState } from './calls/call-state.js';
import { casesOfCall } from './calls/cases-of-call.js';
import { type Edge, servicesFor } from './admission/edge.js';
import { readCaseDocument } from './requests/read-case-document.js';
import { readJsonBody } from './requests/read-json-body.js';
import { readQuery } from './requests/read-query.js';

/** A path of the operation table: an operation in one of its flavors. */
export interface MountedOperation {
  readonly operation: Operation;
  readonly flavor: Flavor;
  /** Without prefix, as the envelope names it. */
  readonly path: string;
}

/** Every path that the operation table has: name and flavor suffix. */
export function mountedOperations(operations: readonly Operation[]): readonly MountedOperation[] {
  return operations.flatMap((operation) =>
    flavors
      .filter(({ name }) => operation.flavors.includes(name))
      .map((flavor) => ({ operation, flavor, path: `/${operation.name}${flavor.suffix}` })),
  );
}

/** Mounts the operation table. There is one handler for all operations and flavors. */
export function mountOperations(
  router: Router<CallState>,
  services: Services,
  operations: readonly Operation[],
  edge: Edge,
): void {
  for (const mounted of mountedOperations(operations)) {
    router.register(mounted.path, [mounted.operation.method], (ctx) => answer(ctx, services, mounted, edge));
  }
}

async function answer(
  ctx: CallContext,
  services: Services,
  { operation, flavor, path }: MountedOperation,
  edge: Edge,
): Promise<void> {
  ctx.state.call = { path, flavor, operation: operation.name };
  const query = readQuery(ctx.querystring);
  ctx.state.cases = casesOfCall(operation, query);
  await edge.admission.admit(async ({ work }) => {
    const allowed = await servicesFor(edge, ctx, operation.scopes, services);
    const body = operation.body ? await readJsonBody(ctx) : undefined;
    ctx.state.cases = casesOfCall(operation, query, body);
    ctx.state.loggingArea = loggingAreaOf(query.get('loggingArea')?.[0], body);
    const document = operation.takes && (await readCaseDocument(ctx, flavor, edge.largeDocuments));
    const result = await work(() => operation.run(allowed, { query, body, ...(document && { document }) }));
    ctx.state.outcome = { codes: (result.warnings ?? []).map(({ code }) => code) };
    ctx.body = flavor.write({ path, result, okStatusText: operation.okStatusText });
    ctx.set('Content-Type', flavor.contentType);
  });
}

/** For the log only; the operation itself takes it as input like any other. */
function loggingAreaOf(inQuery: string | undefined, body: object | undefined): string {
  const inBody: unknown = body && 'loggingArea' in body ? body.loggingArea : undefined;
  return String(inQuery ?? (typeof inBody === 'string' || typeof inBody === 'number' ? inBody : '0')).slice(0, 32);
}
