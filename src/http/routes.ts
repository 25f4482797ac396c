import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { remembered } from '../lists/remembered.js';
import { flavors } from '../flavor/index.js';
import { readsCase } from '../operations/reads-case.js';
import { writes } from '../operations/repetition.js';
import type { Operation, Services } from '../operations/operation.js';
import type { Call, CallContext, CallState, MountedOperation } from './calls/call-state.js';
import { compressed } from './compressed.js';
import type { Answer } from './retries/answer.js';
import { carryOut } from './retries/carry-out.js';
import { conditionsOf } from './retries/conditions.js';
import { isKnown } from './retries/entity-tag.js';
import { type Edge, servicesFor, trailed } from './admission/edge.js';
import { readCaseDocument } from './requests/read-case-document.js';
import { readJsonBody } from './requests/read-json-body.js';
import { readQuery } from './requests/read-query.js';

/** Every path that the operation table has, with the flavor's suffix. */
export function mountedOperations(operations: readonly Operation[]): readonly MountedOperation[] {
  return operations.flatMap((operation) =>
    flavors
      .filter(({ name }) => operation.flavors.includes(name))
      .map((flavor) => ({ operation, flavor, path: `/${operation.path ?? operation.name}${flavor.suffix}` })),
  );
}

type Handler = (ctx: CallContext) => Promise<void>;

/**
 * Mounts the operation table. There is one handler for all operations and flavors; each call works with the services as
 * they are when it comes. What is returned stands before the router, which looks through all its routes, and answers
 * the calls whose path is that of an operation as it is.
 */
export function mountOperations(
  router: Router<CallState>,
  services: () => Services,
  operations: readonly Operation[],
  edge: Edge,
): Middleware<CallState> {
  const { prefix = '' } = router.opts;
  const handlers = new Map<string, Map<string, Handler>>();
  for (const mounted of mountedOperations(operations)) {
    const { path, operation } = mounted;
    const handler: Handler = (ctx) => answer(ctx, services, mounted, edge);
    router.register(path.replace(/\{([a-z]+)\}/gi, ':$1'), [operation.method], handler);
    if (!hasParameters(mounted))
      remembered(handlers, prefix + path, () => new Map<string, Handler>()).set(operation.method, handler);
  }
  return (ctx, next) => handlers.get(ctx.path)?.get(ctx.method)?.(ctx) ?? next();
}

const hasParameters = ({ path }: MountedOperation): boolean => path.includes('{');

async function answer(
  ctx: CallContext,
  services: () => Services,
  mounted: MountedOperation,
  edge: Edge,
): Promise<void> {
  const { operation, flavor } = mounted;
  const call: Call = { query: withPath(readQuery(ctx.querystring), ctx, mounted), ...mounted };
  ctx.state.call = call;
  const given = await edge.readers.patiently(ctx.res, () => carriedOut(ctx, services, call, edge));
  ctx.state.outcome = { codes: given.codes, ...(given.repeated && { repeated: true }) };
  if (given.repeated) ctx.set('Idempotency-Replayed', 'true');
  if (!tagged(ctx, operation, given)) return;
  const { body } = given;
  ctx.body = isLong(operation) ? await compressed(ctx, body) : body;
  ctx.set('Content-Type', flavor.contentType);
}

/** What a call is answered with, once it is its turn. */
async function carriedOut(ctx: CallContext, services: () => Services, call: Call, edge: Edge): Promise<Answer> {
  const { operation, flavor, path } = call;
  return edge.admission.admit(async ({ work }) => {
    const allowed = await servicesFor(edge, ctx, operation.scopes, services());
    call.body = operation.body && (await readJsonBody(ctx));
    ctx.state.loggingArea = loggingAreaOf(call);
    const document = operation.takes && (await readCaseDocument(ctx, flavor, edge.largeDocuments));
    const conditions = conditionsOf(ctx, operation);
    const request = { query: call.query, body: call.body, ...(document && { document }) };
    const conditional = { operation, flavor, path, request, conditions, client: ctx.state.client };
    return work(() => carryOut(conditional, trailed(edge, ctx, operation.name, allowed), edge.retries));
  });
}

/** Lists, and screens with their guide, are long, and read by who may be far away. */
const isLong = ({ answers }: Operation): boolean => answers === 'list' || answers === 'screen';

/** Sets the `ETag` of an answer about a case; false when the client has this very answer, which then is 304. */
function tagged(ctx: CallContext, operation: Operation, answer: Answer): boolean {
  const isPureRead = operation.method === 'GET' && !writes(operation);
  const tag = answer.tag(isPureRead);
  if (tag === undefined) return true;
  ctx.set('ETag', tag);
  if (!isPureRead || !readsCase(operation) || !isKnown(ctx.get('if-none-match'), tag)) return true;
  ctx.status = 304;
  return false;
}

/** What the path says is a parameter like those of the query, and wins over one of the same name. */
function withPath(query: Call['query'], { params }: CallContext, mounted: MountedOperation): Call['query'] {
  if (!hasParameters(mounted)) return query;
  const inPath = Object.entries<string>(params).map(([name, value]): [string, string[]] => [name, [value]]);
  return new Map([...query, ...inPath]);
}

/** For the log only; the operation itself takes it as input like any other. */
function loggingAreaOf({ query, body }: Call): string {
  const [inQuery] = query.get('loggingArea') ?? [];
  const inBody: unknown = body && 'loggingArea' in body ? body.loggingArea : undefined;
  return String(inQuery ?? (typeof inBody === 'string' || typeof inBody === 'number' ? inBody : '0')).slice(0, 32);
}
