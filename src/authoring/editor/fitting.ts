import type { Located } from '../../documents/located.js';
import type { FactType } from '../../rules/model/expression.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { dimensionOf, plainFactor } from '../../rules/model/unit.js';
import { comparisonOperators } from '../../rules/operators/comparisons.js';
import { typesOfParts } from '../../rules/resolve/follow-columns.js';
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

/** The literals that the fact beside it can be compared with. */
export function fittingValues(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const type = comparedType(place, ruleSet);
  return type ? valuesOf(type, ruleSet) : [];
}

/** On the right side of a comparison, of some facts those that can stand there; what leads on may. */
export function fittingFacts(place: CursorPlace, ruleSet: RuleSet, facts: readonly Offer[]): readonly Offer[] {
  const type = place.path.at(-2) === 'value' ? comparedType(place, ruleSet) : undefined;
  const scope = scopeAt(place, ruleSet);
  if (!type || !scope) return facts;
  const operator = textAt(comparisonAt(place), 'operator')?.split(':').at(-1) ?? '';
  const isRange = comparisonOperators.get(operator)?.right === 'range';
  const element = elementOf(type);
  const wanted: FactType = isRange && element.kind === 'number' ? { ...element, kind: 'range' } : element;
  const prefix = place.written.slice(0, place.written.lastIndexOf('.') + 1);
  return facts.filter(({ label, kind }) => {
    if (kind === 'relation' || kind === 'object') return true;
    const path = `${prefix}${label}`;
    const other = typeOfPath(path, scope);
    const further = other ? partsOf(elementOf(other), ruleSet).map((part) => typeOfPath(`${path}.${part}`, scope)) : [];
    return [other, ...further].some((each) => each === undefined || isAlike(wanted, elementOf(each)));
  });
}

const elementOf = (type: FactType): FactType => (type.kind === 'list' ? elementOf(type.of) : type);

/** What a path may go on with behind a code or a date. */
function partsOf(type: FactType, { catalogues }: RuleSet): readonly string[] {
  if (type.kind === 'date') return Object.keys(typesOfParts);
  return type.kind === 'code' ? [...(catalogues.get(type.catalogue)?.columns.keys() ?? [])] : [];
}

function isAlike(one: FactType, other: FactType): boolean {
  if (isCounted(one) && isCounted(other) && one.kind === other.kind) {
    if (plainFactor(one.unit) !== undefined) return plainFactor(other.unit) !== undefined;
    return one.unit !== undefined && other.unit !== undefined && dimensionOf(one.unit) === dimensionOf(other.unit);
  }
  if (one.kind === 'code' && other.kind === 'code') return one.catalogue === other.catalogue;
  return one.kind === other.kind;
}

const isCounted = (type: FactType): type is Extract<FactType, { readonly kind: 'number' | 'range' }> =>
  type.kind === 'number' || type.kind === 'range';

/** The words of which a value of a type is one. */
export function valuesOf(type: FactType, ruleSet: RuleSet): readonly Offer[] {
  if (type.kind === 'list') return valuesOf(type.of, ruleSet);
  if (type.kind === 'truth') return truths;
  if (type.kind === 'word') return type.values.map((label) => ({ label, kind: 'value' }));
  if (type.kind !== 'code') return [];
  const codes = ruleSet.catalogues.get(type.catalogue)?.entries.keys() ?? [];
  return [...codes].map((label) => ({ label, kind: 'code', owner: type.catalogue }));
}

/** The comparison around, as it is written. */
const comparisonAt = ({ around }: CursorPlace): Located | undefined =>
  around.findLast((node) => node.node === 'map' && node.entries.has('operator'));

function comparedType(place: CursorPlace, ruleSet: RuleSet): FactType | undefined {
  const scope = scopeAt(place, ruleSet);
  const fact = textAt(comparisonAt(place), 'fact');
  return scope && fact !== undefined ? typeOfPath(fact, scope) : undefined;
}
