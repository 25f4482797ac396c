import { append } from '../lists/append.js';
import { attributeOf, type CaseObject } from '../case/case-object.js';
import type { Value } from '../case/values/value.js';
import { kindOfObject } from '../rules/objects/kind-of-object.js';
import { relatedObjects } from '../rules/objects/related-objects.js';
import { attributeNamed, type Building, kindOf } from './building.js';

/** What tells a benefit from the others of its person: attributes 11 and 108. */
export interface BenefitName {
  readonly benefitType: number | undefined;
  readonly benefitName: string | undefined;
}

/** Two benefits are the same when this is equal; undefined when one of the two is not known. */
export const benefitKey = ({ benefitType, benefitName }: BenefitName): string | undefined =>
  benefitType === undefined || benefitName === undefined ? undefined : JSON.stringify([benefitType, benefitName]);

/**
 * The benefits of the assured persons while a request deletes and changes them. One benefit can belong to several
 * persons (an import may say so): what is deleted for one of them is deleted for all.
 */
export class BenefitsOfCase {
  readonly #keys = new Map<CaseObject, string | undefined>();
  readonly #byPerson = new Map<CaseObject, ReadonlyMap<string | undefined, readonly CaseObject[]>>();
  readonly #owners = new Map<CaseObject, CaseObject[]>();
  /** How many benefits a person still has. */
  readonly #left = new Map<CaseObject, number>();
  readonly #deleted = new Set<CaseObject>();
  readonly #modified = new Set<CaseObject>();

  constructor(building: Building) {
    const { subject, program } = building.writer;
    for (const person of assuredPersons(building)) {
      const relation = kindOf(building, person).relations.get('benefits');
      const benefits = relation ? relatedObjects(subject, program.ruleSet, person, relation) : [];
      for (const benefit of benefits) {
        if (!this.#keys.has(benefit)) this.#keys.set(benefit, benefitKey(nameOf(building, benefit)));
        append(this.#owners, benefit, person);
      }
      const byKey = new Map<string | undefined, CaseObject[]>();
      for (const benefit of benefits) append(byKey, this.#keys.get(benefit), benefit);
      this.#byPerson.set(person, byKey);
      this.#left.set(person, benefits.length);
    }
  }

  /** The first benefit of a person with this type and name that is not deleted. */
  find(person: CaseObject, named: BenefitName): CaseObject | undefined {
    return this.#byPerson
      .get(person)
      ?.get(benefitKey(named))
      ?.find((benefit) => !this.#deleted.has(benefit));
  }

  ownersOf(benefit: CaseObject): readonly CaseObject[] {
    return this.#owners.get(benefit) ?? [];
  }

  delete(benefit: CaseObject): void {
    this.#deleted.add(benefit);
    for (const owner of this.ownersOf(benefit)) this.#left.set(owner, (this.#left.get(owner) ?? 0) - 1);
  }

  /** Whether this is the first change of it. */
  modify(benefit: CaseObject): boolean {
    const isFirst = !this.#modified.has(benefit);
    this.#modified.add(benefit);
    return isFirst;
  }

  keepsAny(person: CaseObject): boolean {
    return (this.#left.get(person) ?? 0) > 0;
  }

  get deleted(): readonly CaseObject[] {
    return [...this.#deleted];
  }

  /** The keys of those that are not deleted. */
  get taken(): ReadonlySet<string | undefined> {
    return new Set([...this.#keys].flatMap(([benefit, key]) => (this.#deleted.has(benefit) ? [] : [key])));
  }
}

/** The assured persons of the case, in case order. */
export function assuredPersons({ writer }: Building): readonly CaseObject[] {
  const { subject, program } = writer;
  return subject.objects.filter((object) => kindOfObject(program.ruleSet, object)?.name === 'person');
}

function nameOf(building: Building, benefit: CaseObject): BenefitName {
  const valueOf = (fact: string): Value | undefined =>
    attributeOf(benefit, attributeNamed(building, benefit, fact).id)?.value;
  const [type, name] = [valueOf('benefitType'), valueOf('name')];
  return {
    benefitType: type?.kind === 'reference' ? type.id : undefined,
    benefitName: name?.kind === 'string' ? name.value : undefined,
  };
}
