import { expect } from 'chai';
import type { CaseObject } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import { addObject } from '../../../src/rules/objects/make-object.js';
import { newCase } from '../../../src/rules/objects/new-case.js';
import { objectById, relatedObjects } from '../../../src/rules/objects/related-objects.js';
import type { Program } from '../../../src/rules/program/program.js';
import { rulesOfCsp } from '../../support/rules/rules-only.js';

describe('The objects that a relation leads to in a case that is being written', () => {
  let program: Program;
  let subject: Case;
  let objects: Readonly<Record<string, CaseObject>>;

  before(() => {
    ({ program } = rulesOfCsp(1));
    const made = newCase(program, {
      id: 'C',
      locale: 'en',
      mode: 'STD',
      complete: false,
      source: { typeId: 1, complete: false },
    });
    ({ subject } = made);
    const add = (owner: CaseObject, name: string): CaseObject => {
      const kind = program.ruleSet.objects.get(name);
      if (!kind) throw new Error(`the rules have no ${name}`);
      return addObject({ subject, program }, owner, kind);
    };
    const { application } = made;
    const [john, jane] = [add(application, 'person'), add(application, 'person')];
    const [cover, rider] = [add(jane, 'benefit'), add(jane, 'benefit')];
    const [payor, other] = [add(jane, 'policyHolder'), add(application, 'policyHolder')];
    objects = { application, john, jane, cover, rider, payor, other, disorder: add(jane, 'disorder') };
  });

  /** From an object along a relation of its kind, and what lies there, in case order. */
  for (const [from, kind, relation, there] of [
    ['application', 'case', 'persons', ['john', 'jane']],
    ['application', 'case', 'policyHolders', ['payor', 'other']],
    ['jane', 'person', 'benefits', ['cover', 'rider']],
    ['john', 'person', 'benefits', []],
    ['cover', 'benefit', 'persons', ['jane']],
    ['jane', 'person', 'policyHolders', ['payor']],
    ['john', 'person', 'policyHolders', []],
    ['payor', 'policyHolder', 'persons', ['jane']],
    ['other', 'policyHolder', 'persons', []],
  ] as const)
    it(`are ${there.join(' and ') || 'none'} for the ${relation} of ${from}`, () => {
      const path = program.ruleSet.objects.get(kind)?.relations.get(relation);
      const start = objects[from];
      if (!path || !start) throw new Error(`${kind} has no ${relation}`);
      const names = relatedObjects(subject, program.ruleSet, start, path).map(
        (found) => Object.entries(objects).find(([, each]) => each === found)?.[0],
      );
      expect(names).to.deep.equal(there);
    });

  it('are read of what is stored only: a relation that chooses among others is refused', () => {
    const chosen = program.ruleSet.objects.get('benefit')?.relations.get('person');
    const { cover } = objects;
    if (chosen?.kind !== 'one' || !cover) throw new Error('the person of a benefit is not chosen');
    expect(() => relatedObjects(subject, program.ruleSet, cover, chosen)).to.throw(
      'the relation person is chosen, and not stored',
    );
  });

  it('are asked for by ids that the case has', () => {
    expect(objectById(subject, 2)).to.equal(objects['john']);
    expect(() => objectById(subject, 99)).to.throw('the case has no object 99');
  });
});
