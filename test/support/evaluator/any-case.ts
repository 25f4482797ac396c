import fc from 'fast-check';
import type { CaseAttribute, CaseObject, ElementName } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import type { Relation } from '../../../src/case/relation.js';
import type { Value } from '../../../src/case/values/value.js';
import type { Program } from '../../../src/rules/program/program.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import type { ObjectKind } from '../../../src/rules/model/object-kind.js';
import { minimalCase } from '../cases/minimal-case.js';

/** Numbers about which rules are written, of all sizes. */
const numbers = [
  0, 1, 2, 3, 5, 10, 12, 18, 26, 30, 40, 60, 65, 80, 100, 120, 160, 180, 220, 500, 1000, 10_000, 50_000, 250_000,
  1_000_000, 5_000_000,
];
const elements = ['Benefit', 'EventPayment', 'Payment'] as const;

/** Draws one of a list; the draws of a case come from one random list of numbers, so that a case shrinks with it. */
class Draws {
  #next = 0;

  constructor(private readonly numbers: readonly number[]) {}

  below(limit: number): number {
    return (this.numbers[this.#next++ % this.numbers.length] ?? 0) % limit;
  }

  of<T>(list: readonly T[]): T {
    const drawn = list[this.below(list.length)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  }
}

class Maker {
  readonly objects: CaseObject[] = [];
  readonly relations: Relation[] = [];

  constructor(
    private readonly program: Program,
    private readonly draws: Draws,
  ) {
    this.#object('case');
    const persons = 1 + draws.below(2);
    for (let count = 0; count < persons; count++) this.#object('person');
    const holder = this.#object('policyHolder');
    if (draws.below(2) === 0) holder.identifies = 2;
  }

  /** An object with what it leads to, at most two of each. */
  #object(name: string): CaseObject {
    const kind = this.program.ruleSet.objects.get(name);
    if (!kind) throw new Error(`there is no ${name}`);
    const object = kind.parts ? this.#triple(kind) : this.#add('CaseObject', kind.type, kind);
    for (const { from, to, id } of this.program.ruleSet.relationTypes.values()) {
      if (from !== name || !this.program.ruleSet.objects.has(to)) continue;
      if (to === name) {
        this.#another(object, id);
        continue;
      }
      for (let count = this.draws.below(3); count > 0; count--)
        this.relations.push({ typeId: id, from: object.id, to: this.#object(to).id });
    }
    return object;
  }

  /** A relation between two of a kind leads to one that is there, if there is one: a rider to its base. */
  #another(object: CaseObject, typeId: number): void {
    const { element } = object;
    const others = this.objects.filter(
      (each) => each !== object && each.element === element && each.typeId === object.typeId,
    );
    if (others.length > 0 && this.draws.below(2) > 0)
      this.relations.push({ typeId, from: object.id, to: this.draws.of(others).id });
  }

  #triple(kind: ObjectKind): CaseObject {
    const made = elements.map((element) => this.#add(element, kind.parts?.[element].type ?? 0, kind));
    const [benefit, ...parts] = made;
    if (!benefit) throw new Error('a triple has three objects');
    for (const [index, part] of parts.entries())
      this.relations.push({ typeId: 2 + index, from: benefit.id, to: part.id });
    return benefit;
  }

  #add(element: ElementName, typeId: number, kind: ObjectKind): CaseObject {
    const object: CaseObject = { element, id: this.objects.length + 1, typeId, attributes: [] };
    this.objects.push(object);
    for (const attribute of kind.attributes.values()) {
      if (kind.parts && attribute.storedOn !== element) continue;
      if (this.draws.below(6) > 0) object.attributes.push(this.#attribute(attribute));
    }
    return object;
  }

  #attribute(attribute: Attribute): CaseAttribute {
    return {
      typeId: attribute.id,
      value: this.#value(attribute),
      ...(this.draws.below(2) ? { source: 1, time: 1_760_000_000 } : {}),
    };
  }

  #value(attribute: Attribute): Value | undefined {
    const { draws } = this;
    if (draws.below(40) === 0) return { kind: 'reference', id: 999_999 };
    if (attribute.kind === 'number')
      return { kind: 'number', value: draws.of(numbers), unit: draws.of(this.program.unitsOf(attribute)).id };
    if (attribute.kind === 'reference' && attribute.catalogue) {
      const word = draws.of([...attribute.catalogue.entries.keys()].slice(0, 60));
      return attribute.catalogue.keyed
        ? { kind: 'keyed', key: word, locale: 'en' }
        : { kind: 'reference', id: attribute.catalogue.entries.get(word)?.id ?? 0 };
    }
    if (attribute.kind !== 'date') return { kind: 'string', value: draws.of(['ada', 'bob', '']) };
    const year = draws.of([1950, 1980, 2005, 2020, 2024, 2025, 2026, 2027]);
    const [month, day] = [1 + draws.below(12), 1 + draws.below(28)];
    return draws.of<Value>([
      { kind: 'date', year },
      { kind: 'date', year, month },
      { kind: 'date', year, month, day },
    ]);
  }
}

/** Random cases of any rule system: what stands where follows its relations, attributes and catalogues. */
export const anyCaseOf = (program: Program): fc.Arbitrary<Case> =>
  fc.array(fc.nat({ max: 1_000_000 }), { minLength: 400, maxLength: 1200 }).map((drawn) => {
    const { objects, relations } = new Maker(program, new Draws(drawn));
    return minimalCase('any', { csp: program.parameterSet.id, objects, relations });
  });
