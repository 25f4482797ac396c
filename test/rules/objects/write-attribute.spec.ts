import { expect } from 'chai';
import type { Program } from '../../../src/rules/program/program.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { attributeOf, type CaseObject } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import type { Value } from '../../../src/case/values/value.js';
import { carrierOfAttribute } from '../../../src/rules/objects/benefit-triple.js';
import { addObject } from '../../../src/rules/objects/make-object.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import type { ObjectKind } from '../../../src/rules/model/object-kind.js';
import { newCase } from '../../../src/rules/objects/new-case.js';
import { writeAttribute } from '../../../src/rules/objects/write-attribute.js';
import { rulesOfCsp } from '../../support/rules/rules-only.js';

let program: Program;
let ruleSet: RuleSet;
const kind = (name: string): ObjectKind => ruleSet.objects.get(name) ?? missing(name);
const attribute = (object: string, fact: string): Attribute => kind(object).attributes.get(fact) ?? missing(fact);
const money = (value: number): Value => ({ kind: 'number', value, unit: 100 });
const yearly = (value: number, unit = 200): Value => ({ kind: 'number', value, unit });
const years = (value: number): Value => ({ kind: 'number', value, unit: 1 });

function missing(name: string): never {
  throw new Error(`the rules have no ${name}`);
}

describe('writing an attribute', () => {
  before(() => {
    ({ program, ruleSet } = rulesOfCsp(1));
  });
  let subject: Case;
  let person: CaseObject;
  let benefit: CaseObject;
  beforeEach(() => {
    const made = newCase(program, {
      id: 'C',
      locale: 'en',
      mode: 'STD',
      complete: false,
      source: { typeId: 1, complete: false },
    });
    subject = made.subject;
    person = addObject({ subject, program }, made.application, kind('person'));
    benefit = addObject({ subject, program }, person, kind('benefit'));
  });
  const stored = (object: CaseObject, of: string, facts: readonly string[]): readonly (Value | undefined)[] =>
    facts.map(
      (fact) => attributeOf(carrierOfAttribute(subject, object, attribute(of, fact)), attribute(of, fact).id)?.value,
    );
  const lump = ['sumInsured', 'sumAssuredE', 'sumAssuredF'];
  const regular = ['benefitSum', 'benefitSumFinancial', 'benefitSumExamination'];

  it('gives the sum insured to its group and 0 to the other, each in its unit', () => {
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'sumInsured'), money(1000));
    expect(stored(benefit, 'benefit', lump)).to.deep.equal([money(1000), money(1000), money(1000)]);
    expect(stored(benefit, 'benefit', regular)).to.deep.equal([yearly(0), yearly(0), yearly(0)]);
  });

  it('gives the regular sum with its own unit to its group, whatever was there', () => {
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'sumInsured'), money(1000));
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'benefitSum'), yearly(12, 231));
    expect(stored(benefit, 'benefit', regular)).to.deep.equal([yearly(12, 231), yearly(12, 231), yearly(12, 231)]);
    expect(stored(benefit, 'benefit', lump)).to.deep.equal([money(0), money(0), money(0)]);
  });

  it('takes any part of the triple, and finds the one that carries the attribute', () => {
    const payment = subject.objects.find(({ element }) => element === 'Payment') ?? missing('Payment');
    writeAttribute({ subject, program }, payment, attribute('benefit', 'sumInsured'), money(1));
    writeAttribute({ subject, program }, payment, attribute('benefit', 'name'), { kind: 'string', value: 'x' });
    expect(payment.attributes).to.deep.equal([]);
    expect(stored(benefit, 'benefit', ['name', 'sumAssuredF'])).to.deep.equal([
      { kind: 'string', value: 'x' },
      money(1),
    ]);
  });

  it('removes with the sum what it had set, and its zeros', () => {
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'sumInsured'), money(1000));
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'sumInsured'), undefined);
    expect(stored(benefit, 'benefit', [...lump, ...regular])).to.deep.equal(Array(6).fill(undefined));
  });

  it('leaves, when a sum is removed, the other sum that has been given meanwhile', () => {
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'sumInsured'), money(1000));
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'benefitSum'), yearly(5));
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'sumInsured'), undefined);
    expect(stored(benefit, 'benefit', regular)).to.deep.equal([yearly(5), yearly(5), yearly(5)]);
  });

  it('gives the age of an assured person to all her benefits, and to those of nobody else', () => {
    const application = subject.objects[0] ?? missing('Application');
    const second = addObject({ subject, program }, person, kind('benefit'));
    const other = addObject(
      { subject, program },
      addObject({ subject, program }, application, kind('person')),
      kind('benefit'),
    );
    writeAttribute({ subject, program }, person, attribute('person', 'age'), years(40));
    for (const one of [benefit, second])
      expect(stored(one, 'benefit', ['ageAtEntry', 'assessmentAge'])).to.deep.equal([years(40), years(40)]);
    expect(stored(other, 'benefit', ['ageAtEntry', 'assessmentAge'])).to.deep.equal([undefined, undefined]);
  });

  it('gives a benefit that is made later the age that the person has', () => {
    writeAttribute({ subject, program }, person, attribute('person', 'age'), years(40));
    expect(
      stored(addObject({ subject, program }, person, kind('benefit')), 'benefit', ['ageAtEntry', 'assessmentAge']),
    ).to.deep.equal([years(40), years(40)]);
  });

  it('says who answered at the attribute itself only', () => {
    const provenance = { source: 2, time: 1700000000 };
    writeAttribute({ subject, program, provenance }, benefit, attribute('benefit', 'sumInsured'), money(1000));
    const eventPayment = subject.objects.find(({ element }) => element === 'EventPayment') ?? missing('EventPayment');
    expect(eventPayment.attributes.filter(({ source }) => source !== undefined)).to.deep.equal([
      { typeId: 103, value: money(1000), ...provenance },
    ]);
    writeAttribute({ subject, program }, benefit, attribute('benefit', 'sumInsured'), money(2000));
    expect(attributeOf(eventPayment, 103)).to.deep.equal({ typeId: 103, value: money(2000) });
  });
});
