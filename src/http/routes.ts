import type Router from '@koa/router';
import { flavors } from '../flavor/index.js';
import type { Operation, Services } from '../operations/operation.js';
import type { Call, CallContext, CallState, MountedOperation } from './calls/call-state.js';
import { type Edge, servicesFor } from './admission/edge.js';
import { readCaseDocument } from './requests/read-case-document.js';
import { readJsonBody } from './requests/read-json-body.js';
import { readQuery } from './requests/read-query.js';

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

async function answer(ctx: CallContext, services: Services, mounted: MountedOperation, edge: Edge): Promise<void> {
  const { operation, flavor, path } = mounted;
  const call: Call = { ...mounted, query: readQuery(ctx.querystring) };
  ctx.state.call = call;
  await edge.admission.admit(async ({ work }) => {
    const allowed = await servicesFor(edge, ctx, operation.scopes, services);
    call.body = operation.body && (await readJsonBody(ctx));
    ctx.state.loggingArea = loggingAreaOf(call);
    const document = operation.takes && (await readCaseDocument(ctx, flavor, edge.largeDocuments));
    const result = await work(() =>
      operation.run(allowed, { query: call.query, body: call.body, ...(document && { document }) }),
    );
    ctx.state.outcome = { codes: (result.warnings ?? []).map(({ code }) => code) };
    ctx.body = flavor.write({ path, result, okStatusText: operation.okStatusText });
    ctx.set('Content-Type', flavor.contentType);
  });
}

/** For the log only; the operation itself takes it as input like any other. */
function loggingAreaOf({ query, body }: Call): string {
  const [inQuery] = query.get('loggingArea') ?? [];
  const inBody: unknown = body && 'loggingArea' in body ? body.loggingArea : undefined;
  return String(inQuery ?? (typeof inBody === 'string' || typeof inBody === 'number' ? inBody : '0')).slice(0, 32);
}
