import type { CaseAttribute, CaseObject, ElementName } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import type { Relation } from '../../../src/case/relation.js';
import type { Value } from '../../../src/case/values/value.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import { parseDate } from '../../../src/case/values/date.js';
import { lab } from './lab.js';
import { minimalCase } from '../cases/minimal-case.js';

/**
 * An attribute in a test: a number in the declared unit or `[5, 'month']`, a code, text or date as a word; `{ stored }`
 * is the stored value itself, undefined an attribute that is present but unset.
 */
export type LabValue = number | string | readonly [number, string] | { readonly stored: Value } | undefined;

export interface LabObject {
  readonly values?: Readonly<Record<string, LabValue>>;
  readonly benefits?: readonly LabObject[];
  readonly pursuits?: readonly LabObject[];
  /** Policy holders that identify the person. */
  readonly holders?: readonly LabObject[];
}

/**
 * A case of the laboratory; persons and what belongs to them get ids in reading order from 2, triples three of them.
 */
export function labCase(persons: readonly LabObject[], values: Readonly<Record<string, LabValue>> = {}): Case {
  const maker = new Maker(values);
  for (const person of persons) maker.person(person);
  return minimalCase('lab', { objects: maker.objects, relations: maker.relations });
}

class Maker {
  readonly objects: CaseObject[] = [];
  readonly relations: Relation[] = [];

  constructor(values: Readonly<Record<string, LabValue>>) {
    this.#add('case', 'CaseObject', 25, values);
  }

  person({ values = {}, benefits = [], pursuits = [], holders = [] }: LabObject): void {
    const person = this.#add('person', 'CaseObject', 27, values);
    for (const benefit of benefits) this.#benefit(person, benefit.values ?? {});
    for (const pursuit of pursuits)
      this.relations.push({
        typeId: 5,
        from: person.id,
        to: this.#add('pursuit', 'CaseObject', 26, pursuit.values ?? {}).id,
      });
    for (const holder of holders) this.#add('holder', 'CaseObject', 28, holder.values ?? {}).identifies = person.id;
  }

  #benefit(person: CaseObject, values: Readonly<Record<string, LabValue>>): void {
    const benefit = this.#add('benefit', 'Benefit', 0, values);
    const eventPayment = this.#add('benefit', 'EventPayment', 1, values);
    const payment = this.#add('benefit', 'Payment', 0, values);
    this.relations.push({ typeId: 1, from: person.id, to: benefit.id });
    this.relations.push(
      { typeId: 2, from: benefit.id, to: eventPayment.id },
      { typeId: 3, from: benefit.id, to: payment.id },
    );
  }

  #add(kindName: string, element: ElementName, typeId: number, values: Readonly<Record<string, LabValue>>): CaseObject {
    const kind = lab.ruleSet.objects.get(kindName);
    const attributes: CaseAttribute[] = [];
    for (const [fact, value] of Object.entries(values)) {
      const attribute = kind?.attributes.get(fact);
      if (!attribute) throw new Error(`${kindName} has no attribute ${fact}`);
      if (!kind?.parts || attribute.storedOn === element)
        attributes.push({ typeId: attribute.id, value: stored(value, attribute) });
    }
    const object: CaseObject = { element, id: this.objects.length + 1, typeId, attributes };
    this.objects.push(object);
    return object;
  }
}

function stored(value: LabValue, attribute: Attribute): Value | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'object' && 'stored' in value) return value.stored;
  if (typeof value === 'number') return { kind: 'number', value, unit: lab.program.unitFor(attribute.unit).id };
  if (typeof value !== 'string') return { kind: 'number', value: value[0], unit: unitId(value[1]) };
  if (attribute.kind === 'date') return { kind: 'date', ...(parseDate(value) ?? { year: 0 }) };
  if (attribute.kind !== 'reference') return { kind: 'string', value };
  if (attribute.catalogue?.keyed) return { kind: 'keyed', key: value, locale: 'en' };
  return { kind: 'reference', id: attribute.catalogue?.entries.get(value)?.id ?? -1 };
}

function unitId(word: string): number {
  const unit = lab.ruleSet.units.byWord.get(word);
  if (!unit) throw new Error(`the laboratory has no unit ${word}`);
  return unit.id;
}
