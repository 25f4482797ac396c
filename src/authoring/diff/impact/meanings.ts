import type { Attribute } from '../../../rules/model/attribute.js';
import type { Catalogue } from '../../../rules/model/catalogue.js';
import type { DerivedFact, RelationPath } from '../../../rules/model/expression.js';
import type { ObjectKind } from '../../../rules/model/object-kind.js';
import { severityIn } from '../../../rules/model/rule-set.js';
import type { Rule } from '../../../rules/model/rule.js';
import { noteNames } from '../../../rules/model/notes.js';
import type { Unit } from '../../../rules/model/unit.js';
import type { CaseRules } from '../../../screens/model/systems.js';
import { byKey } from '../../../text/by-text.js';
import { exactForm, type Naming } from '../items/exact-form.js';

/** Texts by number, so that long ones are compared once: two numbers are equal exactly when the texts are. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  #last = 0;

  of(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) this.#numbers.set(text, (number = ++this.#last));
    return number;
  }

  /** Equal to nothing. */
  unlikeAnything(): number {
    return ++this.#last;
  }
}

/** Members that no verdict rests on: texts, and what an answer must be when it is given. */
const notRead: Readonly<Record<'attribute' | 'parameter' | 'unit', ReadonlySet<string>>> = {
  attribute: new Set([
    ...['fact', 'name', 'slot', 'at', 'intended', 'forUnderwriters', ...noteNames],
    ...['minimum', 'maximum', 'offered', 'lookBack', 'alsoSets', 'zeroes'],
  ]),
  parameter: new Set(['name', ...noteNames, 'bounds', 'intended', 'at']),
  unit: new Set(['name', 'forms']),
};

/** A model without some members. */
export const without = (model: object, left: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(model).filter(([name]) => !left.has(name)));

/**
 * What the things of a rule set mean under one of its parameter sets, with everything that they read: facts,
 * attributes, relations, catalogues, values and rows of parameters, units and exchange rates. In two states a thing has
 * the same number only if nothing in it differs that a verdict on a case rests on; what it is called does not matter.
 */
export class Meanings implements Naming {
  readonly #forms = new Map<object, () => unknown>();
  readonly #numbers = new Map<object, number>();
  readonly #everywhere: number;

  constructor(
    private readonly rules: CaseRules,
    private readonly numbering: Numbering,
  ) {
    const { ruleSet, parameterSet } = rules;
    for (const kind of ruleSet.objects.values()) this.#addObject(kind);
    for (const rule of ruleSet.rules) for (const fact of rule.with.values()) this.#addFact(fact);
    for (const type of ruleSet.relationTypes.values())
      this.#forms.set(type, () => ({ id: type.id, from: type.from, to: type.to }));
    for (const catalogue of ruleSet.catalogues.values()) this.#forms.set(catalogue, () => catalogueForm(catalogue));
    for (const parameter of ruleSet.parameters.values()) {
      const { values } = parameterSet;
      this.#forms.set(parameter, () => [without(parameter, notRead.parameter), values.get(parameter.name)]);
    }
    const units = [...ruleSet.units.byWord.values()];
    for (const unit of units) this.#forms.set(unit, () => this.#unitForm(unit));
    const { timeZone } = ruleSet;
    const currency = parameterSet.currencies[0]?.word;
    const allUnits = units.map((unit) => without(unit, notRead.unit));
    this.#everywhere = this.numbering.of(JSON.stringify({ timeZone, currency, allUnits }));
  }

  /** The number of a part of the model. */
  numberOf(part: unknown): number {
    const form = exactForm(part, this);
    // Of its rule set an expression can read the version, which no object stands for.
    const version = form.includes('"ruleSet.version"') ? this.rules.ruleSet.versionId : '';
    return this.numbering.of(`${this.#everywhere} ${version} ${form}`);
  }

  /** The number of what a rule says of the objects of a case. */
  ofRule(rule: Rule): number {
    const { scope, violatedWhen } = rule;
    const severity = severityIn(this.rules.parameterSet, rule);
    return this.numberOf(severity === 'off' ? severity : { severity, scope, violatedWhen });
  }

  /** What a form names by a word: a catalogue or an object is what it holds. */
  of(about: string, name: string): string {
    const { catalogues, objects } = this.rules.ruleSet;
    const thing = about === 'catalogue' ? catalogues.get(name) : about === 'object' ? objects.get(name) : undefined;
    return (thing && this.referenceTo(thing)) ?? name;
  }

  code(_catalogue: string, word: string): string {
    return word;
  }

  column(_catalogue: string, column: string): string {
    return column;
  }

  word(_values: readonly string[], word: string): string {
    return word;
  }

  tableColumn(_parameter: string, column: string): string {
    return column;
  }

  citation(text: string): string {
    return text;
  }

  given(written: unknown): unknown {
    return written;
  }

  referenceTo(thing: object): string | undefined {
    let number = this.#numbers.get(thing);
    if (number === undefined) {
      const form = this.#forms.get(thing);
      if (!form) return undefined;
      // Whatever leads back to itself is never taken for the same.
      this.#numbers.set(thing, this.numbering.unlikeAnything());
      this.#numbers.set(thing, (number = this.numberOf(form())));
    }
    return String(number);
  }

  #addObject(kind: ObjectKind): void {
    const { name, type, parts } = kind;
    this.#forms.set(kind, () => [name, type, parts && Object.values(parts).map((part) => part.type)]);
    for (const attribute of kind.attributes.values())
      this.#forms.set(attribute, () => [without(attribute, notRead.attribute), this.#rates(attribute)]);
    for (const fact of kind.facts.values()) this.#addFact(fact);
    for (const relation of kind.relations.values())
      this.#forms.set(relation, () => ({ owner: kind, ...this.#relationForm(relation, kind) }));
  }

  #addFact(fact: DerivedFact): void {
    this.#forms.set(fact, () => fact.is);
  }

  /** Relations that it leads over by name are what these lead over. */
  #relationForm(relation: RelationPath, owner: ObjectKind): object {
    const { kind, target } = relation;
    if (relation.kind === 'many') return { kind, target, by: relation.by };
    const over: (RelationPath | undefined)[] = [];
    let at: ObjectKind | undefined = owner;
    for (const name of relation.of) {
      const next: RelationPath | undefined = at?.relations.get(name);
      over.push(next);
      at = next && this.rules.ruleSet.objects.get(next.target);
    }
    if (relation.kind === 'among') return { kind, target, over, where: relation.where };
    const named = relation.named === undefined ? undefined : owner.relations.get(relation.named);
    return { kind, target, over, order: relation.order, named, where: relation.where };
  }

  #unitForm(unit: Unit): unknown {
    return [without(unit, notRead.unit), unit.currency === undefined ? undefined : this.#allRates()];
  }

  /** What an amount is worth depends on the exchange rates. */
  #rates({ kind, unit }: Attribute): unknown {
    const isMoney = kind === 'number' && unit && (unit.kind !== 'unit' || unit.unit.currency !== undefined);
    return isMoney ? this.#allRates() : undefined;
  }

  #allRates(): unknown {
    return [...this.rules.parameterSet.exchangeRates].sort(byKey);
  }
}

const catalogueForm = ({ keyed, entries }: Catalogue): unknown => [
  keyed,
  [...entries.values()].map(({ word, id, cells, validFrom, validTo }) => [word, id, cells, validFrom, validTo]),
];
