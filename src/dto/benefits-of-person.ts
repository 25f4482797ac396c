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
