import type { Condition, Expression } from '../../model/expression.js';
import { firstPlace } from '../../model/first-place.js';
import { restsOn } from '../../resolve/rests-on.js';
import { resolvePath } from '../../resolve/resolve-path.js';
import type { ModelLookup, ResolveScope } from '../../resolve/resolve-scope.js';
import { Findings } from '../../../documents/findings/findings.js';
import type { Naming } from '../../../documents/names.js';
import { remembered } from '../../../lists/remembered.js';
import type { Unit } from '../../model/unit.js';
import type { Rule } from '../../model/rule.js';
import { checkMessage, type KnownNames } from './check-message.js';
import { checkUnitWords } from './check-unit-words.js';
import type { Cursor } from '../../../documents/cursor.js';
import { SurelyKnown } from './surely-known.js';

/**
 * Each placeholder of a rule's message is one word: an attribute or derived fact of its scope, or a name under `with`.
 * It must be known whenever the rule is violated, or the message would have a hole.
 */
export function checkPlaceholders(rule: Rule, message: Cursor, scope: ResolveScope, findings: Findings): void {
  const { kind, with: own } = scope;
  const all = [kind.attributes, kind.factNames, (own as NonNullable<typeof own>).factNames];
  const known: KnownNames & Required<Pick<KnownNames, 'type'>> = {
    of: kind.name,
    has: (name) => all.some((names) => names.has(name)),
    type: (name) => (known.has(name) ? resolvePath(name, message.valueAt, scope, new Findings())?.type : undefined),
    *[Symbol.iterator]() {
      for (const names of all) yield* names.keys();
    },
  };
  checkUnitWords(rule.message, known.type, unitsOf(scope.model), (locale) => message.member(locale).valueAt, findings);
  const surely = SurelyKnown.when(rule.violatedWhen);
  const tell = (placeholder: Omit<Naming, 'kind' | 'owner'>): void =>
    findings.names?.mention({ ...ownerOf(placeholder.name, rule, scope), ...placeholder });
  for (const [name, text] of checkMessage(rule.message, message, known, findings, tell)) {
    // Where it is declared it has been resolved, and told of.
    const value = known.has(name) ? resolvePath(name, text.valueAt, scope, new Findings()) : undefined;
    if (!value || surely.has(value)) continue;
    // What stands under `with` for the message alone shows what the condition once compared.
    if (own?.factNames.has(name) && !readsAnyOf(rule.violatedWhen, value)) {
      findings.error(
        firstPlace(rule.violatedWhen) ?? rule.at,
        'uncertain-placeholder',
        `violatedWhen reads nothing of what {${name}} in the message says, which may be unknown when it holds; compare with it here, or leave it out of the message and of with`,
      );
      continue;
    }
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

/** Whether a condition reads some of that on which a value rests. */
function readsAnyOf(condition: Condition, value: Expression): boolean {
  const { paths } = restsOn([condition]);
  return [...restsOn([value]).paths].some((path) => paths.has(path));
}

const allUnits = new WeakMap<ModelLookup, readonly Unit[]>();

const unitsOf = (model: ModelLookup): readonly Unit[] =>
  remembered(allUnits, model, () =>
    [...model.unitWords].flatMap((word) => {
      const spec = model.unit(word);
      return spec?.kind === 'unit' ? spec.unit : [];
    }),
  );

const ownerOf = (name: string, { id }: Rule, { kind, with: own }: ResolveScope): Pick<Naming, 'kind' | 'owner'> => {
  if (own?.factNames.has(name)) return { kind: 'own fact', owner: id };
  return { kind: kind.attributes.has(name) ? 'attribute' : 'fact', owner: kind.name };
};
