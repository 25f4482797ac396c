import type { FactType } from '../../rules/model/expression.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { comparisonOperators } from '../../rules/operators/comparisons.js';
import { oppositeDecorators } from '../../rules/resolve/opposite-of.js';
import { typeName } from '../../rules/resolve/type-name.js';
import { type Offer, truths } from './offer.js';
import type { CursorPlace } from './cursor-place.js';
import { scopeAt } from './scope-at.js';
import { textAt } from './text-at.js';
import { typeOfPath } from './type-of-path.js';

/** The operators that can compare the fact beside them. */
export function fittingOperators(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const type = comparedType(place, ruleSet);
  const written = [...comparisonOperators.values()].filter(({ internal }) => !internal);
  if (!type) return written.map(({ name }) => ({ label: name, kind: 'operator' }));
  const fits = (kind: FactType['kind']): readonly string[] =>
    written.filter(({ left }) => left.includes(kind)).map(({ name }) => name);
  const decorators = place.written.includes(':') ? [] : Object.keys(oppositeDecorators).map((name) => `${name}:`);
  const labels =
    type.kind === 'list'
      ? [...(decorators.length > 0 ? fits('list') : []), ...prefixed(decorators, fits(type.of.kind))]
      : fits(type.kind);
  return labels.map((label) => ({ label, kind: 'operator', detail: `compares ${typeName(type)}` }));
}

const prefixed = (decorators: readonly string[], names: readonly string[]): readonly string[] =>
  decorators.length === 0 ? names : decorators.flatMap((decorator) => names.map((name) => `${decorator}${name}`));

/** The literals that the fact beside it can be compared with; behind `{ fact:` what `facts` says. */
export function fittingValues(place: CursorPlace, ruleSet: RuleSet, facts: Iterable<Offer>): Iterable<Offer> {
  if (place.path.at(-1) === 'fact') return facts;
  const type = comparedType(place, ruleSet);
  return type ? valuesOf(type, ruleSet) : [];
}

/** The words of which a value of a type is one. */
export function valuesOf(type: FactType, ruleSet: RuleSet): readonly Offer[] {
  if (type.kind === 'list') return valuesOf(type.of, ruleSet);
  if (type.kind === 'truth') return truths;
  if (type.kind === 'word') return type.values.map((label) => ({ label, kind: 'value' }));
  if (type.kind !== 'code') return [];
  const codes = ruleSet.catalogues.get(type.catalogue)?.entries.keys() ?? [];
  return [...codes].map((label) => ({ label, kind: 'code', owner: type.catalogue }));
}

function comparedType(place: CursorPlace, ruleSet: RuleSet): FactType | undefined {
  const scope = scopeAt(place, ruleSet);
  const comparison = place.around.findLast((node) => node.node === 'map' && node.entries.has('operator'));
  const fact = textAt(comparison, 'fact');
  return scope && fact !== undefined ? typeOfPath(fact, scope) : undefined;
}
