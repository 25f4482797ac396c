import type { ApiKeys } from './api-keys.js';
import type { Client } from './client.js';
import type { Tokens } from './tokens.js';

/** What a call says about who it is: its header lines, empty when they are not there. */
export interface Credentials {
  readonly authorization: string;
  readonly apiKey: string;
}

/** A token has three parts; no key of ours has a dot. */
const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const bearerForm = /^bearer +([\x21-\x7e]+)$/i;

/** Knows who calls: by API keys and JSON Web Tokens, whichever the operator has set up. */
export class Access {
  constructor(
    private readonly keys: ApiKeys | undefined,
    private readonly tokens: Tokens | undefined,
  ) {}

  /**
   * The client of a call; undefined when the call does not say who it is, or wrongly. One that says it twice, says it
   * wrongly.
   */
  async clientOf({ authorization, apiKey }: Credentials, now: number): Promise<Client | undefined> {
    if (authorization !== '' && apiKey !== '') return undefined;
    if (apiKey !== '') return this.keys?.clientOf(apiKey);
    const [, bearer] = bearerForm.exec(authorization) ?? [];
    if (bearer === undefined) return undefined;
    return tokenForm.test(bearer) ? this.tokens?.clientOf(bearer, now) : this.keys?.clientOf(bearer);
  }
}
