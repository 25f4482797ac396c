import { attributeOf, type CaseObject } from '../case/case-object.js';
import type { Value } from '../case/values/value.js';
import { kindOfObject } from '../rules/kind-of-object.js';
import { relatedObjects } from '../rules/related-objects.js';
import { attributeNamed, type Building, kindOf } from './building.js';

/** What tells a benefit from the others of its person: attributes 11 and 108. */
export interface BenefitName {
  readonly benefitType: number | undefined;
  readonly benefitName: string | undefined;
}

/** Two benefits are the same when this is equal; undefined when one of the two is not known. */
export const benefitKey = ({ benefitType, benefitName }: BenefitName): string | undefined =>
  benefitType === undefined || benefitName === undefined ? undefined : JSON.stringify([benefitType, benefitName]);

/** The Benefits of a person, in case order, each with its key. */
export function benefitsOfPerson(building: Building, person: CaseObject): readonly { readonly benefit: CaseObject; readonly key: string | undefined }[] {
  const { subject, program } = building.writer;
  const relation = kindOf(building, person).relations.get('benefits');
  const benefits = relation ? relatedObjects(subject, program.ruleSet, person, relation) : [];
  return benefits.map((benefit) => ({ benefit, key: benefitKey(nameOf(building, benefit)) }));
}

/** The benefits of a person, for finding them by type and name; nobody has none. */
export class BenefitsByName {
  readonly #benefits = new Map<string | undefined, CaseObject[]>();

  constructor(building: Building, person: CaseObject | undefined) {
    for (const { benefit, key } of person ? benefitsOfPerson(building, person) : []) {
      const alike = this.#benefits.get(key);
      if (alike) alike.push(benefit);
      else this.#benefits.set(key, [benefit]);
    }
  }

  get(named: BenefitName): CaseObject | undefined {
    return this.#benefits.get(benefitKey(named))?.[0];
  }

  /** From now on it is not there. */
  delete(named: BenefitName): void {
    const key = benefitKey(named);
    const alike = this.#benefits.get(key);
    alike?.shift();
    if (alike?.length === 0) this.#benefits.delete(key);
  }

  get isEmpty(): boolean {
    return this.#benefits.size === 0;
  }
}

/** The assured persons of the case, in case order. */
export function assuredPersons({ writer }: Building): readonly CaseObject[] {
  const { subject, program } = writer;
  return subject.objects.filter((object) => kindOfObject(program.ruleSet, object)?.name === 'person');
}

function nameOf(building: Building, benefit: CaseObject): BenefitName {
  const valueOf = (fact: string): Value | undefined => attributeOf(benefit, attributeNamed(building, benefit, fact).id)?.value;
  const [type, name] = [valueOf('benefitType'), valueOf('name')];
  return { benefitType: type?.kind === 'reference' ? type.id : undefined, benefitName: name?.kind === 'string' ? name.value : undefined };
}
