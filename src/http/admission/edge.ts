import type { Scope, Services } from '../../operations/operation.js';
import type { Access } from '../access/access.js';
import type { Client } from '../access/client.js';
import { VisibleCases } from '../access/visible-cases.js';
import type { Admission } from './admission.js';
import type { CallContext } from '../calls/call-state.js';
import { Refusal } from '../calls/refusal.js';

/** What stands between a call and its operation: room for it, and the right to it. */
export interface Edge {
  readonly admission: Admission;
  /** Turns of the documents that need much memory. */
  readonly largeDocuments: Admission;
  /** None: everybody may do everything. */
  readonly access?: Access | undefined;
}

/** The services as the caller may use them. @throws Refusal 401 or 403 */
export async function servicesFor(
  { access }: Edge,
  ctx: CallContext,
  needed: readonly Scope[],
  services: Services,
): Promise<Services> {
  if (!access) return services;
  const { subSystems } = admitted(
    ctx,
    needed,
    await access.clientOf({ authorization: ctx.get('authorization'), apiKey: ctx.get('x-api-key') }, services.now()),
  );
  return subSystems === 'all' ? services : { ...services, cases: new VisibleCases(services.cases, subSystems) };
}

/** Both refusals have no body, and are the same whatever the call asks for. */
function admitted(ctx: CallContext, needed: readonly Scope[], client: Client | undefined): Client {
  if (!client) throw new Refusal(401, 'the call does not say who it is, or wrongly', { 'WWW-Authenticate': 'Bearer' });
  ctx.state.client = client.name;
  const missing = needed.filter((scope) => !client.scopes.has(scope));
  if (missing.length > 0) throw new Refusal(403, `the client lacks the scope ${missing.join(', ')}`);
  return client;
}
