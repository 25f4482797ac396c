import type { Access } from './access/access.js';
import { VisibleCases } from './access/visible-cases.js';
import type { Admission } from './admission.js';
import type { CallContext } from './call-state.js';
import type { Scope, Services } from '../operations/operation.js';

/** What stands between a call and its operation: room for it, and the right to it. */
export interface Edge {
  readonly admission: Admission;
  /** None: everybody may do everything. */
  readonly access?: Access | undefined;
}

/** The services as the caller may use them. @throws Refusal 401 or 403 */
export async function servicesFor({ access }: Edge, ctx: CallContext, needed: readonly Scope[], services: Services): Promise<Services> {
  if (!access) return services;
  const { subSystems } = await access.admit(ctx, needed, services.now());
  return subSystems === 'all' ? services : { ...services, cases: new VisibleCases(services.cases, subSystems) };
}
