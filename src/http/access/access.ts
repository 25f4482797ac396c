import type { ApiKeys } from './api-keys.js';
import { type Client, type Unknown, wrongly } from './client.js';
import type { Tokens } from './tokens.js';

/** What a call says about who it is: its header lines, empty when they are not there. */
export interface Credentials {
  readonly authorization: string;
  readonly apiKey: string;
}

/** A token has three parts; no key of ours has a dot. */
const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const bearerForm = /^bearer +([\x21-\x7e]+)$/i;

const silent: Unknown = { unknown: 'silent', reason: 'the call does not say who it is' };
const unknownKey = wrongly('the key is unknown');

/** Who may call, by API keys and JSON Web Tokens, whichever the operator has set up. */
export interface AccessRules {
  readonly keys: ApiKeys | undefined;
  readonly tokens: Tokens | undefined;
  /** The files that say so. */
  readonly files: readonly string[];
}

/** Knows who calls. Its rules may be exchanged while it is asked. */
export class Access {
  constructor(private rules: AccessRules) {}

  get files(): readonly string[] {
    return this.rules.files;
  }

  /** From now on these hold: a key or a token that they do not know is nobody's. */
  take({ rules }: Access): void {
    this.rules = rules;
  }

  /**
   * The client of a call; one that says twice who it is, says it wrongly. @throws StoreUnavailable as {@link Tokens}
   */
  async clientOf({ authorization, apiKey }: Credentials, now: number): Promise<Client | Unknown> {
    const { keys, tokens } = this.rules;
    if (authorization !== '' && apiKey !== '') return wrongly('the call says twice who it is');
    if (apiKey !== '') return keys?.clientOf(apiKey) ?? unknownKey;
    if (authorization === '') return silent;
    const [, bearer] = bearerForm.exec(authorization) ?? [];
    if (bearer === undefined) return wrongly('the line Authorization is no bearer');
    if (!tokenForm.test(bearer)) return keys?.clientOf(bearer) ?? unknownKey;
    return tokens?.clientOf(bearer, now) ?? wrongly('tokens are not accepted here');
  }
}
