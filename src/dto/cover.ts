import type { CaseObject } from '../case/case-object.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { addElement } from './add-element.js';
import { AttributeValues } from './attribute-value.js';
import { attributeNamed, type Building, kindOf } from './building.js';
import { element, type GivenOf } from './element.js';
import { writeExtraAttributes } from './extra-attributes.js';
import { attributesMap } from './members/attributes-map.js';
import { integer } from './members/integer.js';
import { checkSum, chosenSum, sumMembers, sumReports } from './sum-choice.js';

/** An `existingCoversInPortfolio` element (specification, "existingCoversInPortfolio element"). */
export const coverElement = element(
  'ExistingCover',
  'A cover that the person has already; becomes a Pre-existing Insurance Portfolio object.',
  {
    benefitGroup: integer('Benefit group id (attribute 770), in a German system event type id (161).', {
      required: true,
      negative: 'invalidAttribute',
    }),
    acceptanceResult: integer('Acceptance result id (attribute 1).', { required: true, negative: 'invalidAttribute' }),
    smokerType: integer('Smoker type id (attribute 94); ignored in a German system.'),
    ...sumMembers,
    attributes: attributesMap('Extra attributes.'),
  },
  {
    empty: 'emptyCover',
    reports: sumReports,
    check: (given, problems) => checkSum(given, { required: true, positive: false }, problems),
  },
);

const references = ['benefitGroup', 'acceptanceResult', 'smokerType'] as const;

/**
 * Makes the object of an existing cover; a rule system whose covers have no smoker type ignores it, whatever it says.
 */
export function addCover(building: Building, person: CaseObject, given: GivenOf<typeof coverElement>): void {
  const { writer } = building;
  const cover = addElement(building, person, 'cover', given.place);
  if (!cover) return;
  const values = new AttributeValues(building);
  for (const fact of references) {
    const attribute = kindOf(building, cover).attributes.get(fact);
    const id = given[fact];
    const value = attribute && id !== undefined ? values.reference(attribute, id, given.at(fact)) : undefined;
    if (attribute && value) writeAttribute(writer, cover, attribute, value);
  }
  const attributes = {
    benefitType: undefined,
    benefitSum: attributeNamed(building, cover, 'benefitSumFinancial'),
    sumInsured: attributeNamed(building, cover, 'sumAssuredE'),
  };
  const sum = chosenSum(given, attributes, building);
  if (sum) writeAttribute(writer, cover, sum.attribute, sum.value);
  writeExtraAttributes(building, cover, given.attributes);
}
