import { expect } from 'chai';
import { shownMissing } from '../../support/evaluator/shown-missing.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { Gap } from '../../../src/rules/values/gap.js';
import { labCase, type LabObject } from '../../support/evaluator/case.js';
import { lab, labDay } from '../../support/evaluator/lab.js';

describe('evaluating rules', () => {
  const person: LabObject = {
    benefits: [
      { values: { benefitType: 'termLife', ageAtEntry: 70, insurancePeriod: 20, sumInsured: 100 } },
      { values: { benefitType: 'accidentalDeath', sumInsured: 1201 } },
    ],
  };
  const view = lab.program.view(labCase([person]), labDay);

  it('tells what is violated and what is undecided, per object', () => {
    const { violations, undecided } = lab.program.evaluate(view);
    expect(violations.map(({ rule, severity, instance }) => `${rule.id} ${severity} ${instance.id}`)).to.deep.equal([
      'end-age error 3',
      'sum-above-double warning 6',
    ]);
    expect(
      undecided.map(({ rule, instance, missing }) => `${rule.id} ${instance.id} ${shownMissing(missing).join()}`),
    ).to.deep.equal(['end-age 6 open 6 ageAtEntry,open 6 insurancePeriod']);
  });

  it('looks only at the rules it is given', () => {
    const chosen = lab.ruleSet.rules.filter(({ id }) => id === 'end-age');
    expect(lab.program.evaluate(view, chosen).violations.map(({ rule }) => rule.id)).to.deep.equal(['end-age']);
  });

  it('has the severities of the parameter set, and passes over rules that are switched off', () => {
    const severities = new Map([
      ['end-age', 'off'],
      ['sum-above-double', 'error'],
    ] as const);
    const program = compileProgram(lab.ruleSet, { ...lab.parameterSet, severities });
    const { violations, undecided } = program.evaluate(program.view(labCase([person]), labDay));
    expect(violations.map(({ rule, severity }) => `${rule.id} ${severity}`)).to.deep.equal(['sum-above-double error']);
    expect(undecided).to.deep.equal([]);
  });

  it('refuses two facts in one slot', () => {
    const kind = lab.ruleSet.objects.get('person');
    const [one, other] = kind?.facts.values() ?? [];
    if (!kind || !one || !other) throw new Error('the laboratory has no facts');
    const facts = new Map([...kind.facts, [other.name, { ...other, slot: one.slot }]]);
    const objects = new Map([...lab.ruleSet.objects, ['person', { ...kind, facts }]]);
    expect(() => compileProgram({ ...lab.ruleSet, objects }, lab.parameterSet)).to.throw('share the slot');
  });
});

describe('bounds and units', () => {
  const age = lab.ruleSet.objects.get('person')?.attributes.get('age');
  const income = lab.ruleSet.objects.get('person')?.attributes.get('income');
  const children = lab.ruleSet.objects.get('person')?.attributes.get('children');
  const unit = (word: string) => {
    const found = lab.ruleSet.units.byWord.get(word);
    if (!found) throw new Error(`there is no unit ${word}`);
    return found;
  };

  it('come from the attribute and the parameter set', () => {
    expect(age && lab.program.bounds(age)).to.deep.equal({ minimum: 0, maximum: 60 });
    expect(income && lab.program.bounds(income)).to.deep.equal({ minimum: undefined, maximum: undefined });
  });

  it('are those of the dimension that the parameter set has', () => {
    const words = (attribute: typeof age): readonly string[] =>
      attribute ? lab.program.unitsOf(attribute).map(({ word }) => word) : [];
    expect(words(age)).to.deep.equal(['year', 'month', 'week', 'day']);
    expect(words(income)).to.deep.equal(['EUR/year', 'EUR/month', 'USD/year']);
    expect(words(children)).to.deep.equal(['number']);
  });

  const conversions: readonly (readonly [number, string, Parameters<typeof lab.program.convert>[2], unknown])[] = [
    [1, 'inch', { kind: 'unit', unit: unit('centimetre') }, 2.54],
    [100, 'USD', { kind: 'currency' }, 50],
    [100, 'EUR', { kind: 'unit', unit: unit('USD') }, 200],
    [10, 'EUR/month', { kind: 'currencyPerTime', per: unit('year') }, 120],
    [212, 'fahrenheit', { kind: 'unit', unit: unit('celsius') }, 100],
    [0.5, 'number', { kind: 'unit', unit: unit('percent') }, 50],
    [1, 'GBP', { kind: 'currency' }, 'failed'],
    [1, 'inch', { kind: 'currency' }, 'failed'],
  ];
  for (const [value, from, to, expected] of conversions) {
    it(`${value} ${from} converted is ${String(expected)}`, () => {
      const converted = lab.program.convert(value, unit(from), to);
      if (converted instanceof Gap) expect(converted.kind).to.equal(expected);
      else expect(converted).to.be.closeTo(expected as number, 1e-6);
    });
  }
});
