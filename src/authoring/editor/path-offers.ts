import type { NameKind } from '../../documents/names.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { environment } from '../../rules/resolve/environment.js';
import { typesOfParts } from '../../rules/resolve/follow-columns.js';
import { typeName } from '../../rules/resolve/type-name.js';
import { type Offer, offersOf } from './offer.js';
import type { CursorPlace } from './cursor-place.js';
import { along, type ScopeAt, scopeAt } from './scope-at.js';
import { typeOfPath } from './type-of-path.js';

/**
 * What a path may go on with: names of the scope, behind a relation those of its target, behind `csp.` the parameters.
 */
export function pathOffers(place: CursorPlace, ruleSet: RuleSet, kinds: readonly NameKind[]): readonly Offer[] {
  const dot = place.written.lastIndexOf('.');
  const prefix = place.written.slice(0, Math.max(dot, 0));
  const withFacts = kinds.includes('fact');
  if (prefix === 'csp') return withFacts ? ofParameters(ruleSet) : [];
  const scope = scopeAt(place, ruleSet);
  if (!scope) return [];
  if (prefix !== '') return behind(prefix, scope, kinds);
  return [
    ...(withFacts ? ownFacts(scope) : []),
    ...namesOf(scope.kind, kinds),
    ...(withFacts ? beginnings(scope, ruleSet) : []),
  ];
}

/** What a message can print, in braces: what is known of the object of its rule, by one word. */
export function namesInText(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const scope = scopeAt(place, ruleSet);
  return scope ? [...ownFacts(scope), ...namesOf(scope.kind, ['attribute', 'fact'])] : [];
}

const ownFacts = ({ own }: ScopeAt): readonly Offer[] =>
  [...own].map(([label, fact]) => ({ label, kind: 'own fact', detail: fact ? typeName(fact.type) : '' }));

/** Names of an object kind. */
export function namesOf(kind: ObjectKind | undefined, kinds: readonly NameKind[]): readonly Offer[] {
  if (!kind) return [];
  const names = [
    ['attribute', kind.attributes],
    ['fact', kind.facts],
    ['relation', kind.relations],
  ] as const;
  return names.flatMap(([what, all]) => (kinds.includes(what) ? offersOf(what, kind.name, all.keys()) : []));
}

function behind(prefix: string, scope: ScopeAt, kinds: readonly NameKind[]): readonly Offer[] {
  const target = along(prefix, scope.kind, scope.outer, scope.ruleSet);
  if (target) return namesOf(target, kinds);
  if (!kinds.includes('fact')) return [];
  const type = typeOfPath(prefix, scope);
  const element = type?.kind === 'list' ? type.of : type;
  if (element?.kind === 'date') return Object.keys(typesOfParts).map((label) => ({ label, kind: 'value' }));
  if (element?.kind !== 'code') return [];
  const columns = scope.ruleSet.catalogues.get(element.catalogue)?.columns.keys() ?? [];
  return [...columns].map((label) => ({ label, kind: 'column', owner: element.catalogue }));
}

const ofParameters = ({ parameters }: RuleSet): readonly Offer[] =>
  [...parameters.values()]
    .filter(({ kind }) => kind !== 'table')
    .map(({ name }) => ({ label: name, kind: 'parameter', owner: '' }));

/** What begins a path of its own. */
function beginnings({ outer }: ScopeAt, ruleSet: RuleSet): readonly Offer[] {
  return [
    ...ofParameters(ruleSet).map((offer) => ({
      ...offer,
      label: `csp.${offer.label}`,
      detail: ruleSet.parameters.get(offer.label)?.meaning ?? '',
    })),
    ...Object.entries(environment).map(([label, type]): Offer => ({ label, kind: 'value', detail: typeName(type) })),
    ...(outer ? [{ label: 'this', kind: 'value', detail: `the ${outer.name} of the rule or fact` } as const] : []),
    { label: 'case', kind: 'object', owner: '' },
  ];
}
