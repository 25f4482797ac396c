import { expect } from 'chai';
import { fullCase } from '../support/requests/full-case.js';
import { systemsUnderTest } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';
import { attributesOf, childElements, xmlRoot } from '../support/xml/xml-document.js';
import { specifiedAttributes, specifiedKinds } from './specification.js';

const cover = 'Pre-existing Insurance Portfolio';
const event = 'Insurance event payment';

/** Which objects carry which attributes in a case with everything, in either system, and the kind of their values. */
const expected: readonly (readonly [objects: readonly string[], kind: string, attributes: readonly number[]])[] = [
  [['Application'], 'StringValue', [0]],
  [['Application'], 'DBRefValue', [38]],
  [['AP', 'PH'], 'StringValue', [307, 44]],
  [['AP', 'PH'], 'SingleValue', [21]],
  [['AP', 'PH'], 'DBRefValue', [73, 78, 176, 61]],
  [['Benefit'], 'StringValue', [108]],
  [['Benefit'], 'DBRefValue', [11, 271, 355, 333]],
  [['Benefit', cover], 'DBRefValue', [94]],
  [['Payment of Contribution'], 'SingleValue', [354, 15, 41]],
  [[event], 'SingleValue', [121, 222, 103, 105, 316, 37, 292, 12]],
  [[event, cover], 'SingleValue', [65, 132, 109, 150]],
  [[cover], 'DBRefValue', [161, 770, 1]],
  [['Occupation'], 'DBRefValue', [209]],
  [['Pursuit'], 'DBRefValue', [163]],
  [['Disorder'], 'DBRefValue', [115]],
];

describe('The 36 attributes of the specification', () => {
  /** `objects kind` of each value by the id of its attribute. */
  const found = new Map<number, Set<string>>();

  before(async () => {
    const service = await Service.start();
    for (const system of systemsUnderTest) {
      const reference = { subId: 'S', caseId: system.system };
      const created = await service.call('createCaseInDB', reference, fullCase(reference.caseId, system));
      expect(created.codes).to.deep.equal([]);
      const { text } = await service.call('transferCaseFromDBXML', reference);
      for (const object of childElements(xmlRoot(/<Case .*<\/Case>/s.exec(text)?.[0] ?? '')))
        for (const attribute of childElements(object)) {
          const { TypeId } = attributesOf(attribute);
          const [value] = childElements(attribute).flatMap(childElements);
          const seen = `${object.getAttribute('TypeIdName')} ${value?.tagName}`;
          found.set(Number(TypeId), (found.get(Number(TypeId)) ?? new Set()).add(seen));
        }
    }
    await service.stop();
  });

  it('are 36, with four kinds of value, all of which a case with everything has', () => {
    expect(new Set(specifiedAttributes).size).to.equal(36);
    expect(expected.flatMap(([, , attributes]) => attributes)).to.have.members(specifiedAttributes);
    const kinds = new Set([...found.values()].flatMap((seen) => [...seen].map((each) => each.split(' ').at(-1))));
    expect([...kinds]).to.have.members(specifiedKinds);
  });

  for (const [objects, kind, attributes] of expected)
    for (const id of attributes)
      it(`stand at their objects with their kind: ${id}, ${objects.join(' and ')}, ${kind}`, () => {
        expect([...(found.get(id) ?? [])]).to.have.members(objects.map((object) => `${object} ${kind}`));
      });
});
