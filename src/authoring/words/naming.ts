import type { Attribute } from '../../rules/model/attribute.js';
import type { DerivedFact, FactType, RelationPath } from '../../rules/model/expression.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { NamedThing } from '../../rules/model/names.js';
import type { Parameter } from '../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { type UnitSpec, unitBehind } from '../../rules/model/unit.js';
import { textIn } from '../../rules/model/words.js';
import { quantity, weekdayWords } from '../../rules/program/messages/value-words.js';
import { SetUnits } from '../../rules/program/set-units.js';
import { weekdays } from '../../rules/values/date-parts.js';
import { numberFormat } from '../../text/number-forms.js';
import { nodePhrases } from './phrases/node-phrases.js';
import { fill, inQuotes, type WordLocale } from './phrases/phrase.js';

/** What a form asks for behind a name: an underwriter knows it. */
const yesOrNo = / \((?:y\/n|j\/n)\)$/;
const illustrative = / \((?:illustrative|law)[^()]*\)$/;

/** What everything that rules name is called in a locale: by `names.yaml`, else by the name that it has. */
export class Naming {
  private readonly kindOf = new Map<RelationPath, string>();
  private readonly attributes = new Map<Attribute, string>();
  private readonly units: readonly SetUnits[];

  constructor(
    readonly ruleSet: RuleSet,
    readonly locale: WordLocale,
    readonly sets: readonly ParameterSet[],
  ) {
    for (const kind of ruleSet.objects.values())
      for (const relation of kind.relations.values()) this.kindOf.set(relation, kind.name);
    this.units = sets.map((set) => new SetUnits(ruleSet, set));
  }

  quoted(text: string): string {
    return inQuotes(text, this.locale);
  }

  kind(name: string): string {
    return textIn((this.ruleSet.objects.get(name) as ObjectKind).title, this.locale);
  }

  /** A kind of object inside a sentence: "benefit", but "AP". */
  kindInside(name: string): string {
    const title = this.kind(name);
    return this.locale === 'en' ? title.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()) : title;
  }

  attribute(attribute: Attribute): string {
    const known = this.attributes.get(attribute) ?? this.attributeName(attribute);
    this.attributes.set(attribute, known);
    return known;
  }

  private attributeName({ object, fact, name }: Attribute): string {
    return (
      this.name('attributes', `${object}.${fact}`) ??
      textIn(name, this.locale).replace(yesOrNo, '').replaceAll('_', ' ')
    );
  }

  /** Undefined: nobody has named it. */
  fact(fact: DerivedFact): string | undefined {
    return this.isShared(fact) ? this.name('facts', `${fact.scope}.${fact.name}`) : this.name('ownFacts', fact.name);
  }

  /** Whether it is a fact of its kind of object, not one of a single rule. */
  isShared(fact: DerivedFact): boolean {
    return this.ruleSet.objects.get(fact.scope)?.facts.get(fact.name) === fact;
  }

  /** What a text of a kind of object names by an identifier: a fact, an attribute, else a parameter. */
  named(name: string, scope: string, own?: ReadonlyMap<string, DerivedFact>): string {
    const meant = this.meant(name, scope, own);
    if (!meant) return spaced(name);
    if ('is' in meant) return this.fact(meant) ?? spaced(name);
    return 'fact' in meant ? this.attribute(meant) : this.parameter(meant);
  }

  /** What that is. */
  meant(
    name: string,
    scope: string,
    own?: ReadonlyMap<string, DerivedFact>,
  ): DerivedFact | Attribute | Parameter | undefined {
    const kind = this.ruleSet.objects.get(scope);
    return own?.get(name) ?? kind?.facts.get(name) ?? kind?.attributes.get(name) ?? this.ruleSet.parameters.get(name);
  }

  relation(relation: RelationPath): string {
    return (
      this.name('relations', `${this.ownerOf(relation)}.${relation.name}`) ??
      `${this.kind(relation.target)} (${spaced(relation.name)})`
    );
  }

  /** The kind of object that has a relation. */
  ownerOf(relation: RelationPath): string {
    return this.kindOf.get(relation) as string;
  }

  parameter({ name, meaning }: Parameter): string {
    return this.name('parameters', name) ?? meaning.replace(illustrative, '');
  }

  column(catalogue: string, column: string): string {
    return this.name('columns', `${catalogue}.${column}`) ?? spaced(column);
  }

  tableColumn(column: string): string {
    return this.name('tableColumns', column) ?? spaced(column);
  }

  word(word: string): string {
    return this.name('words', word) ?? (weekdays.includes(word) ? weekdayWords(word, this.locale) : spaced(word));
  }

  entry(catalogue: string, word: string): string {
    const entry = this.ruleSet.catalogues.get(catalogue)?.entries.get(word);
    return entry ? textIn(entry.name, this.locale) : spaced(word);
  }

  /** A code or word of a type, by its name. */
  coded(value: string, type: FactType | undefined): string {
    if (type?.kind === 'code') return this.entry(type.catalogue, value);
    return type?.kind === 'word' ? this.word(value) : value;
  }

  /** A number with its unit; money that the parameter sets have in different currencies is said without naming one. */
  quantity(value: number, spec: UnitSpec | undefined, sets: readonly ParameterSet[] = this.sets): string {
    const number = numberFormat(this.locale).format(value);
    if (!spec || (value === 0 && spec.kind !== 'unit')) return number;
    const units = this.unitsOf(spec, sets);
    const [unit, ...others] = units;
    if (unit && others.length === 0) return quantity(value, unit, this.locale);
    return spec.kind === 'currencyPerTime'
      ? fill(nodePhrases.currencyPerTime, this.locale, { number, per: unitBehind(1, spec.per, this.locale) })
      : fill(nodePhrases.currency, this.locale, { number });
  }

  /** A unit without a number: "years"; behind the German „in“ in the dative. */
  unit(spec: UnitSpec, grammaticalCase: 'nominative' | 'dative'): string {
    const [unit, ...others] = this.unitsOf(spec, this.sets);
    if (unit && others.length === 0) return unitBehind(2, unit, this.locale, grammaticalCase);
    const { ofCurrency, ofCurrencyPerTime, theCurrency, theCurrencyPerTime } = nodePhrases;
    return spec.kind === 'currencyPerTime'
      ? fill(grammaticalCase === 'dative' ? ofCurrencyPerTime : theCurrencyPerTime, this.locale, {
          per: unitBehind(1, spec.per, this.locale),
        })
      : fill(grammaticalCase === 'dative' ? ofCurrency : theCurrency, this.locale);
  }

  private unitsOf(spec: UnitSpec, sets: readonly ParameterSet[]) {
    if (spec.kind === 'unit') return [spec.unit];
    return [
      ...new Set(
        this.units
          .filter((_, index) => sets.includes(this.sets[index] as ParameterSet))
          .map((units) => units.unitFor(spec)),
      ),
    ];
  }

  private name(thing: NamedThing, key: string): string | undefined {
    const words = this.ruleSet.names[thing].get(key);
    return words && textIn(words, this.locale);
  }
}

/** An identifier as words: what nobody has named is at least readable. */
export const spaced = (name: string): string =>
  name.replace(/[_-]/g, ' ').replace(/(?<=[a-z0-9])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
