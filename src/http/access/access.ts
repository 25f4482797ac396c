import type { Scope } from '../../operations/operation.js';
import type { CallContext } from '../call-state.js';
import { Refusal } from '../refusal.js';
import type { ApiKeys } from './api-keys.js';
import type { Client } from './client.js';
import type { Tokens } from './tokens.js';

/** A token has three parts; no key of ours has a dot. */
const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const bearerForm = /^bearer +([\x21-\x7e]+)$/i;

/** Decides who calls and whether they may: API keys and JSON Web Tokens, whichever the operator has set up. */
export class Access {
  constructor(
    private readonly keys: ApiKeys | undefined,
    private readonly tokens: Tokens | undefined,
  ) {}

  /**
   * The client of a call, who may do what the call needs.
   * @throws Refusal 401 when the call says not or wrongly who it is, 403 when a scope is missing; both without body, and the same
   * whatever the call asks for.
   */
  async admit(ctx: CallContext, needed: readonly Scope[], now: number): Promise<Client> {
    const client = await this.#clientOf(ctx, now);
    if (!client) throw new Refusal(401, 'the call does not say who it is', { 'WWW-Authenticate': 'Bearer' });
    ctx.state.client = client.name;
    const missing = needed.filter((scope) => !client.scopes.has(scope));
    if (missing.length > 0) throw new Refusal(403, `the client lacks the scope ${missing.join(', ')}`);
    return client;
  }

  /** A call that says twice who it is, says it wrongly. */
  async #clientOf(ctx: CallContext, now: number): Promise<Client | undefined> {
    const [header, key] = [ctx.get('authorization'), ctx.get('x-api-key')];
    if (header !== '' && key !== '') return undefined;
    if (key !== '') return this.keys?.clientOf(key);
    const [, bearer] = bearerForm.exec(header) ?? [];
    if (bearer === undefined) return undefined;
    return tokenForm.test(bearer) ? this.tokens?.clientOf(bearer, now) : this.keys?.clientOf(bearer);
  }
}
