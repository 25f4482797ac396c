import type { KindLookup, ModelLookup } from '../../resolve/resolve-scope.js';
import type { ObjectKind } from '../../model/object-kind.js';
import type { RuleSet } from '../../model/rule-set.js';
import type { UnitSpec } from '../../model/unit.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/**
 * What resolving looks up, of a rule set whose facts and relations are known: screens and questions are resolved
 * against it.
 */
export function loadedModel(ruleSet: RuleSet): ModelLookup {
  return lookUpIn(ruleSet, new Map([...ruleSet.objects].map(([name, kind]) => [name, loadedKind(kind)])));
}

/** The look-ups that need no resolving, over kinds that may. */
export function lookUpIn(ruleSet: RuleSet, kinds: ReadonlyMap<string, KindLookup>): ModelLookup {
  const { catalogues, parameters, units } = ruleSet;
  const money: readonly (readonly [string, UnitSpec])[] = [
    ['currency', { kind: 'currency' }],
    ...[...units.byWord.values()]
      .filter(({ dimension }) => dimension === 'duration')
      .map((per): readonly [string, UnitSpec] => [`currency/${per.word}`, { kind: 'currencyPerTime', per }]),
  ];
  const specs = new Map<string, UnitSpec>([
    ...money,
    ...[...units.byWord].map(([word, unit]) => [word, { kind: 'unit', unit }] as const),
  ]);
  return {
    kinds,
    catalogues,
    parameters,
    unit: (word) => specs.get(word),
    unitWords: [...specs.keys()],
    suggest: didYouMean,
  };
}

function loadedKind(kind: ObjectKind): KindLookup {
  return {
    name: kind.name,
    attributes: kind.attributes,
    factNames: new Set(kind.facts.keys()),
    fact: (name) => kind.facts.get(name),
    relationNames: new Set(kind.relations.keys()),
    relation: (name) => kind.relations.get(name),
  };
}
