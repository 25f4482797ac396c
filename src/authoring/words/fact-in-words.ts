import type { DerivedFact } from '../../rules/model/expression.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Told } from './in-words.js';
import { type Naming, spaced } from './naming.js';
import { tell } from './tell.js';

/** A derived fact in the words of a locale. */
export interface FactInWords extends Told {
  readonly kind: 'fact';
  /** `person.bodyMassIndex` */
  readonly id: string;
  readonly system: string;
  readonly at: string;
  /** As `names.yaml` calls it, else its identifier in words. */
  readonly name: string;
  readonly about: string;
}

/** A derived fact in words; `unfolds` tells below what it rests on, else shared facts are only named. */
export function factInWords(fact: DerivedFact, ruleSet: RuleSet, naming: Naming, unfolds = true): FactInWords {
  const id = `${fact.scope}.${fact.name}`;
  return {
    kind: 'fact',
    id,
    system: ruleSet.system,
    at: `${fact.at.file}:${fact.at.line}`,
    name: naming.quoted(naming.fact(fact) ?? spaced(fact.name)),
    about: naming.kind(fact.scope),
    ...tell({ what: { value: fact.is }, scope: fact.scope, unfolds }, naming),
  };
}
