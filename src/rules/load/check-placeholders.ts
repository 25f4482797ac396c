import type { ResolveScope } from '../expressions/resolve-scope.js';
import type { Findings } from '../findings.js';
import type { Rule } from '../model/rule.js';
import { checkMessage } from './check-message.js';
import type { Cursor } from './cursor.js';

/** Each placeholder of a rule's message is one word: an attribute or derived fact of its scope, or a name under `with`. */
export function checkPlaceholders(rule: Rule, message: Cursor, { kind, with: own }: ResolveScope, findings: Findings): void {
  checkMessage(rule.message, message, [...kind.attributes.keys(), ...kind.factNames, ...(own?.factNames ?? [])], findings);
}
