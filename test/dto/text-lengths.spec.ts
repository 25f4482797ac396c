import { expect } from 'chai';
import { personElement } from '../../src/dto/person.js';
import { requestedBenefitElement } from '../../src/dto/requested-benefit.js';
import { attributeLengths } from '../../src/rules/bounds/attribute-bounds.js';
import { rulesOnly } from '../support/rules/rules-only.js';

const longest = {
  personId: personElement.members.id,
  name: personElement.members.name,
  benefitName: requestedBenefitElement.members.benefitName,
};

/** Where each text is stored: object kind and fact. */
const stored = [
  ['personId', 'person', 'personId'],
  ['personId', 'policyHolder', 'personId'],
  ['name', 'person', 'name'],
  ['name', 'policyHolder', 'name'],
  ['benefitName', 'benefit', 'name'],
] as const;

describe('The lengths of texts that the OpenAPI document tells', () => {
  for (const { system, objects } of rulesOnly().ruleSets) {
    for (const [member, kind, fact] of stored) {
      it(`are those of the rule system ${system}: ${member} of a ${kind}`, () => {
        const attribute = objects.get(kind)?.attributes.get(fact);
        expect(attribute && attributeLengths(attribute).maximum).to.equal(longest[member].schema['maxLength']);
      });
    }
  }
});
