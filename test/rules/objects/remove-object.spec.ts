import { expect } from 'chai';
import type { Program } from '../../../src/rules/program/program.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import type { CaseObject } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import { addObject } from '../../../src/rules/objects/make-object.js';
import { newCase } from '../../../src/rules/objects/new-case.js';
import { removedWith, removeObjects } from '../../../src/rules/objects/remove-object.js';
import { rulesOfCsp } from '../../support/rules/rules-only.js';

let program: Program;
let ruleSet: RuleSet;

describe('making and removing objects', () => {
  before(() => {
    ({ program, ruleSet } = rulesOfCsp(1));
  });
  let subject: Case;
  let application: CaseObject;
  const add = (owner: CaseObject, name: string): CaseObject => {
    const kind = ruleSet.objects.get(name);
    if (!kind) throw new Error(`the rules have no ${name}`);
    return addObject({ subject, program }, owner, kind);
  };
  const ids = (): readonly number[] => subject.objects.map(({ id }) => id);

  beforeEach(() => {
    ({ subject, application } = newCase(program, {
      id: 'C',
      locale: 'en',
      mode: 'STD',
      complete: false,
      source: { typeId: 1, complete: false },
    }));
  });

  it('counts ids up in the order of making, and uses none twice', () => {
    const person = add(application, 'person');
    const benefit = add(person, 'benefit');
    expect(subject.objects.map(({ element, id }) => `${element} ${id}`)).to.deep.equal([
      'CaseObject 1',
      'CaseObject 2',
      'Benefit 3',
      'EventPayment 4',
      'Payment 5',
    ]);
    removeObjects({ subject, program }, [benefit]);
    expect(add(person, 'benefit').id).to.equal(6);
  });

  it('relates what it makes, persons of the Application and policy holders apart', () => {
    const person = add(application, 'person');
    expect(subject.relations).to.deep.equal([]);
    expect(add(person, 'policyHolder').identifies).to.equal(person.id);
    expect(add(application, 'policyHolder').identifies).to.equal(undefined);
    const disorder = add(person, 'disorder');
    const medication = add(disorder, 'medication');
    expect(subject.relations).to.deep.equal([
      { typeId: 6, from: person.id, to: disorder.id },
      { typeId: 10, from: disorder.id, to: medication.id },
    ]);
  });

  it('refuses to make what nothing leads to', () => {
    expect(() => add(application, 'medication')).to.throw('nothing leads');
  });

  it('removes a benefit with its parts and every relation of theirs', () => {
    const person = add(application, 'person');
    const [first, second] = [add(person, 'benefit'), add(person, 'benefit')];
    removeObjects({ subject, program }, [first]);
    expect(ids()).to.deep.equal([1, 2, second.id, second.id + 1, second.id + 2]);
    expect(subject.relations.map(({ from, to }) => [from, to])).to.deep.equal([
      [2, second.id],
      [second.id, second.id + 1],
      [second.id, second.id + 2],
    ]);
  });

  it('removes a person with everything below, and the policy holder that identifies it, but nothing of another person', () => {
    const [first, second] = [add(application, 'person'), add(application, 'person')];
    add(first, 'policyHolder');
    add(add(first, 'disorder'), 'medication');
    add(first, 'benefit');
    const kept = [application, second, add(second, 'benefit'), add(second, 'policyHolder')].map(({ id }) => id);
    removeObjects({ subject, program }, [first]);
    expect(ids().filter((id) => kept.includes(id))).to.deep.equal(kept);
    expect(subject.objects.map(({ element }) => element)).to.deep.equal([
      'CaseObject',
      'CaseObject',
      'Benefit',
      'EventPayment',
      'Payment',
      'CaseObject',
    ]);
    expect(subject.relations).to.have.length(3);
  });

  it('lets a source that rested on what is removed rest on the Application, and leaves the others and PosRequests', () => {
    const [first, second] = [add(application, 'person'), add(application, 'person')];
    const benefit = add(first, 'benefit');
    const source = { typeId: 2, complete: false, defaultSource: false };
    subject.sources.push(
      { ...source, id: 2, relatedCaseObject: benefit.id },
      { ...source, id: 3, relatedCaseObject: benefit.id + 2 },
      { ...source, id: 4, relatedCaseObject: second.id },
    );
    subject.posRequests.push({
      id: 1,
      moduleId: 1,
      moduleName: 'm',
      generatedInSource: 2,
      relatedCaseObject: benefit.id,
      suppressedByResult: false,
    });
    removeObjects({ subject, program }, [first]);
    expect(subject.sources.map(({ relatedCaseObject }) => relatedCaseObject)).to.deep.equal([
      application.id,
      application.id,
      application.id,
      second.id,
    ]);
    expect(subject.posRequests.map(({ relatedCaseObject }) => relatedCaseObject)).to.deep.equal([benefit.id]);
  });

  it('keeps what something else leads to as well', () => {
    const [first, second] = [add(application, 'person'), add(application, 'person')];
    const shared = add(first, 'benefit');
    subject.relations.push({ typeId: 1, from: second.id, to: shared.id });
    expect(removedWith(subject, [first]).map(({ id }) => id)).to.deep.equal([first.id]);
    removeObjects({ subject, program }, [first]);
    expect(ids()).to.include(shared.id).and.not.include(first.id);
    expect(subject.relations.map(({ from, to }) => [from, to]))
      .to.deep.include([second.id, shared.id])
      .and.not.deep.include([first.id, shared.id]);
  });
});
