import type { JWTPayload } from 'jose';
import type { CaseReference } from '../../case/case.js';
import { type Scope, scopes } from '../../operations/operation.js';
import { type Client, subSystemsOf, type Unknown, wrongly } from './client.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** No other members: one that is misspelled would bind to more than is meant. */
const isReference = (value: unknown): value is CaseReference =>
  typeof value === 'object' &&
  value !== null &&
  'subId' in value &&
  isText(value.subId) &&
  'caseId' in value &&
  isText(value.caseId) &&
  Object.keys(value).length === 2;

/**
 * The client of a token whose signature holds: `sub` names it, `scope` (separated by blanks, or a list), `sub_systems`
 * and `cases` (lists) say what it may. A claim of another form makes the whole token wrong: what it means to grant is
 * not known.
 */
export function clientOfClaims(claims: JWTPayload): Client | Unknown {
  const scope = claims['scope'] ?? '';
  const subSystems = claims['sub_systems'] ?? [];
  const cases = claims['cases'];
  if (!isText(scope) && !areTexts(scope)) return wrongly('the claim scope of the token is neither a text nor a list');
  if (!areTexts(subSystems)) return wrongly('the claim sub_systems of the token is no list of texts');
  if (cases !== undefined && !(Array.isArray(cases) && cases.every(isReference)))
    return wrongly('the claim cases of the token is no list of { subId, caseId }');
  return {
    name: String(claims.sub),
    scopes: scopesOf(isText(scope) ? scope.split(' ') : scope),
    subSystems: subSystemsOf(subSystems),
    ...(cases !== undefined && { cases }),
  };
}

/** Other scopes than ours are those of other services. */
const scopesOf = (given: readonly string[]): ReadonlySet<Scope> =>
  new Set(scopes.filter((scope) => given.includes(scope)));
