import { resolvePath } from '../../resolve/resolve-path.js';
import type { ResolveScope } from '../../resolve/resolve-scope.js';
import { Findings } from '../../../documents/findings/findings.js';
import type { Naming } from '../../../documents/names.js';
import type { Rule } from '../../model/rule.js';
import { checkMessage, type KnownNames } from './check-message.js';
import type { Cursor } from '../../../documents/cursor.js';
import { SurelyKnown } from './surely-known.js';

/**
 * Each placeholder of a rule's message is one word: an attribute or derived fact of its scope, or a name under `with`.
 * It must be known whenever the rule is violated, or the message would have a hole.
 */
export function checkPlaceholders(rule: Rule, message: Cursor, scope: ResolveScope, findings: Findings): void {
  const { kind, with: own } = scope;
  const all = [kind.attributes, kind.factNames, (own as NonNullable<typeof own>).factNames];
  const known: KnownNames = {
    of: kind.name,
    has: (name) => all.some((names) => names.has(name)),
    type: (name) => (known.has(name) ? resolvePath(name, message.valueAt, scope, new Findings())?.type : undefined),
    *[Symbol.iterator]() {
      for (const names of all) yield* names.keys();
    },
  };
  const surely = SurelyKnown.when(rule.violatedWhen);
  const tell = (placeholder: Omit<Naming, 'kind' | 'owner'>): void =>
    findings.names?.mention({ ...ownerOf(placeholder.name, rule, scope), ...placeholder });
  for (const [name, text] of checkMessage(rule.message, message, known, findings, tell)) {
    // Where it is declared it has been resolved, and told of.
    const value = known.has(name) ? resolvePath(name, text.valueAt, scope, new Findings()) : undefined;
    if (!value || surely.has(value)) continue;
    const cure =
      value.type.kind === 'list'
        ? `ask in violatedWhen that something is in it: { fact: ${name}, operator: "someFact:isKnown" }, of a fact made with list`
        : 'add it to violatedWhen (isKnown), or leave it out of the message';
    findings.error(
      text.valueAt,
      'uncertain-placeholder',
      `{${name}} may be unknown when the rule is violated; ${cure}`,
    );
  }
}

const ownerOf = (name: string, { id }: Rule, { kind, with: own }: ResolveScope): Pick<Naming, 'kind' | 'owner'> => {
  if (own?.factNames.has(name)) return { kind: 'own fact', owner: id };
  return { kind: kind.attributes.has(name) ? 'attribute' : 'fact', owner: kind.name };
};
