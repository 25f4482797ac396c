import { expect } from 'chai';
import { Gap } from '../../../src/rules/values/gap.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { newCase } from '../../../src/rules/objects/new-case.js';
import { addObject } from '../../../src/rules/objects/make-object.js';
import { writeAttribute } from '../../../src/rules/objects/write-attribute.js';

/** A person with a life benefit and a rider, under a program that has compiled nothing yet. */
function riderCase() {
  const rules = realSystems().forCsp(1);
  const [person, benefit] = ['person', 'benefit'].map((kind) => rules?.ruleSet.objects.get(kind));
  const type = benefit?.attributes.get('benefitType');
  if (!rules || !person || !benefit || !type) throw new Error('the rules have no benefits');
  const program = compileProgram(rules.ruleSet, rules.parameterSet);
  const { subject, application } = newCase(program, {
    id: 'C',
    locale: 'en',
    mode: 'STD',
    complete: false,
    source: { typeId: 1, complete: false },
  });
  const writer = { subject, program };
  const assured = addObject(writer, application, person);
  const [base, rider] = [1, 40].map((id) => {
    const made = addObject(writer, assured, benefit);
    writeAttribute(writer, made, type, { kind: 'reference', id });
    return made;
  });
  const view = program.view(subject, { year: 2026, month: 11, day: 21 });
  const idsOf = (relation: string): readonly number[] => {
    const path = benefit.relations.get(relation);
    const instance = view.instance(rider?.id ?? 0);
    const reached = path && instance ? program.related(instance, path) : [];
    return reached instanceof Gap ? [] : reached.map(({ id }) => id);
  };
  return { idsOf, personId: assured.id, baseId: base?.id };
}

describe('a relation that leads over another relation to one object', () => {
  for (const first of ['person', 'base']) {
    it(`is remembered apart from it, when ${first} is asked first`, () => {
      const { idsOf, personId, baseId } = riderCase();
      idsOf(first);
      expect(idsOf('base')).to.deep.equal([baseId]);
      expect(idsOf('person')).to.deep.equal([personId]);
      expect(idsOf('base')).to.deep.equal([baseId]);
    });
  }
});
