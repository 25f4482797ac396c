import type { Scope, Services } from '../../operations/operation.js';
import type { Access } from '../access/access.js';
import type { Client } from '../access/client.js';
import { VisibleCases } from '../access/visible-cases.js';
import type { WrongKeys } from '../access/wrong-keys.js';
import type { Retries } from '../retries/carry-out.js';
import { TrailedCases } from '../trail/trailed-cases.js';
import type { Admission } from './admission.js';
import type { WaitingReaders } from './waiting-readers.js';
import type { CallContext } from '../calls/call-state.js';
import { Refusal } from '../calls/refusal.js';

/** What stands between a call and its operation: room for it, and the right to it. */
export interface Edge {
  readonly admission: Admission;
  /** Turns of the documents that need much memory. */
  readonly largeDocuments: Admission;
  /** Calls that wait for a change: outside of the others' room. */
  readonly readers: WaitingReaders;
  /** None: everybody may do everything. */
  readonly access?: Access | undefined;
  readonly wrongKeys: WrongKeys;
  readonly retries: Retries;
  /** How many links of the trail of a case are kept, the newest; 0: no trail. */
  readonly trailLinks: number;
}

/** The services as the caller may use them. @throws Refusal 401 or 403, both without body */
export async function servicesFor(
  { access, wrongKeys }: Edge,
  ctx: CallContext,
  needed: readonly Scope[],
  services: Services,
): Promise<Services> {
  if (!access) return services;
  const client = await access.clientOf(
    { authorization: ctx.get('authorization'), apiKey: ctx.get('x-api-key') },
    services.now(),
  );
  if ('unknown' in client) {
    const wrong = client.unknown === 'wrong';
    const pause = wrong ? wrongKeys.pauseFor(ctx.ip, services.now()) : 0;
    throw new Refusal(401, client.reason, challenge(wrong ? { error: 'invalid_token' } : {}), pause);
  }
  ctx.state.client = client.name;
  refuseWithout(needed, client);
  const seesAll = client.subSystems === 'all' && !client.cases;
  return seesAll ? services : { ...services, cases: new VisibleCases(services.cases, client) };
}

/** The services, of which every write is a link of the trail of its case, where trails are kept. */
export function trailed({ trailLinks }: Edge, { state }: CallContext, operation: string, services: Services): Services {
  if (trailLinks === 0) return services;
  const { cases, systems, now } = services;
  const { client, requestId, traceparent } = state;
  const step = { time: now(), operation, client: client ?? null, requestId, traceparent: traceparent ?? null };
  return { ...services, cases: new TrailedCases(cases, { step, most: trailLinks, systems }) };
}

function refuseWithout(needed: readonly Scope[], { scopes }: Client): void {
  const missing = needed.filter((scope) => !scopes.has(scope));
  if (missing.length === 0) return;
  const headers = challenge({ error: 'insufficient_scope', scope: needed.join(' ') });
  throw new Refusal(403, `the client lacks the scope ${missing.join(', ')}`, headers);
}

/** The challenge of bearers (RFC 6750), the same whether what is asked for exists or not. */
function challenge(parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const written = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return { 'WWW-Authenticate': written.length === 0 ? 'Bearer' : `Bearer ${written.join(', ')}` };
}
