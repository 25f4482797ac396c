import { expect } from 'chai';
import type { Case } from '../../../src/case/case.js';
import { Gap } from '../../../src/rules/values/gap.js';
import type { Instance } from '../../../src/rules/program/program.js';
import { labCase } from '../../support/evaluator/case.js';
import { lab, labDay, labScope, labValue } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

const read = (instance: Instance | undefined, written: Written): unknown => {
  if (!instance) throw new Error('there is no such object');
  const value = lab.program.compileValue(labValue(written, labScope(instance.kind.name))).value(instance);
  return value instanceof Gap ? value.kind : value;
};

const related = (instance: Instance | undefined, name: string): readonly number[] | string => {
  const relation = instance?.kind.relations.get(name);
  if (!instance || !relation) throw new Error(`there is no ${name}`);
  const found = lab.program.related(instance, relation);
  return found instanceof Gap ? found.kind : found.map(({ id }) => id);
};

const subject: Case = labCase([
  {
    values: { age: 40 },
    benefits: [
      { values: { benefitType: 'accidentalDeath', sumInsured: 5 } },
      { values: { benefitType: 'termLife', sumInsured: 7, singlePremium: 3 } },
    ],
    pursuits: [{ values: { code: 'CHESS' } }, { values: { code: 'DIVING' } }],
    holders: [{ values: { name: 'ada' } }],
  },
  { values: { age: 50 } },
]);

describe('the view of a case', () => {
  const view = lab.program.view(subject, labDay);
  const [first, second] = view.instancesOf('person');
  const [benefit, base] = view.instancesOf('benefit');

  it('lists the objects of a kind in case order', () => {
    expect(view.instancesOf('person').map(({ id }) => id)).to.deep.equal([2, 12]);
    expect(view.instancesOf('nothing')).to.deep.equal([]);
  });

  it('reads a benefit with its event payment and payment as one, found by any of their ids', () => {
    expect(benefit?.id).to.equal(3);
    expect([3, 4, 5].map((id) => view.instance(id))).to.deep.equal([benefit, benefit, benefit]);
    expect([read(base, 'benefitType'), read(base, 'sumInsured'), read(base, 'singlePremium')]).to.deep.equal([
      'termLife',
      7,
      3,
    ]);
  });

  it('lists what is related in case order, in whatever order the relations stand', () => {
    const pursuits = Array.from({ length: 3 }, () => ({ values: { code: 'CHESS' } }));
    const made = labCase([{ pursuits }]);
    for (const order of [
      [2, 1, 0],
      [1, 2, 0],
      [0, 2, 1],
      [2, 0, 1, 2],
    ]) {
      const relations = order.flatMap((index) => made.relations[index] ?? []);
      const [person] = lab.program.view({ ...made, relations }, labDay).instancesOf('person');
      expect(related(person, 'pursuits'), String(order)).to.deep.equal([3, 4, 5]);
    }
  });

  it('follows relations both ways', () => {
    expect(related(first, 'benefits')).to.deep.equal([3, 6]);
    expect(related(benefit, 'person')).to.deep.equal([2]);
    expect(related(second, 'benefits')).to.deep.equal([]);
    expect(related(view.root, 'persons')).to.deep.equal([2, 12]);
  });

  it('follows what a policy holder identifies, both ways', () => {
    expect(related(first, 'holders')).to.deep.equal([11]);
    expect(related(view.instance(11), 'person')).to.deep.equal([2]);
    expect(related(second, 'holders')).to.deep.equal([]);
  });

  it('chooses the first and the last', () => {
    expect([
      related(first, 'mainPursuit'),
      related(first, 'lastPursuit'),
      related(second, 'mainPursuit'),
    ]).to.deep.equal([[9], [10], []]);
  });

  it('chooses the first that surely matches, seen from the object that declares the relation', () => {
    expect(related(benefit, 'base')).to.deep.equal([6]);
  });

  it('reads a to-many path as one flat list, its length as count', () => {
    expect(read(first, 'benefits.sumInsured')).to.deep.equal([5, 7]);
    expect([
      read(first, 'benefits.count'),
      read(view.root, 'persons.pursuits.count'),
      read(second, 'pursuits.count'),
    ]).to.deep.equal([2, 2, 0]);
    expect(read(view.root, 'persons.pursuits.code')).to.deep.equal(['CHESS', 'DIVING']);
  });

  it('reads columns along references, with none where the entry says nothing', () => {
    expect([
      read(base, 'benefitType.pays'),
      read(base, 'benefitType.maximumEndAge'),
      read(benefit, 'benefitType.maximumEndAge'),
    ]).to.deep.equal(['lumpSum', 80, 'none']);
  });

  it('reads from everywhere', () => {
    const names = [
      'case.mode',
      'case.version',
      'case.locale',
      'ruleSet.version',
      'csp.currency',
      'evaluation.today',
      'csp.ageRange',
    ];
    expect(names.map((name) => read(first, name))).to.deep.equal(['STD', 1, 'en', 3, 'EUR', labDay, [18, 65]]);
  });

  it('is none behind a relation that leads nowhere', () => {
    expect(read(second, 'mainPursuit.depth')).to.equal('none');
  });
});

describe('a chosen object', () => {
  const choose = (benefits: readonly Record<string, string>[], name: string): readonly number[] | string => {
    const view = lab.program.view(labCase([{ benefits: benefits.map((values) => ({ values })) }]), labDay);
    return related(view.instancesOf('person')[0], name);
  };
  const type = (benefitType?: string): Record<string, string> => (benefitType ? { benefitType } : {});
  const choices: readonly (readonly [string, readonly Record<string, string>[], unknown])[] = [
    ['is the only one that matches', [type('income'), type('termLife')], [6]],
    ['is none when nothing matches', [type('income')], []],
    ['is failed when several match', [type('termLife'), type('termLife')], 'failed'],
    ['is undecided while another may match', [type('termLife'), type()], 'open'],
    ['is failed when several match, whatever else is open', [type('termLife'), type(), type('termLife')], 'failed'],
  ];
  for (const [title, benefits, expected] of choices)
    it(title, () => expect(choose(benefits, 'onlyBenefit')).to.deep.equal(expected));
});

describe('an attribute', () => {
  const person = (values: Parameters<typeof labCase>[0][number]['values']): Instance | undefined =>
    lab.program.view(labCase([values ? { values } : {}]), labDay).instancesOf('person')[0];
  const readings: readonly (readonly [string, Parameters<typeof person>[0], string, unknown])[] = [
    ['is read in its declared unit', { age: [18, 'month'] }, 'age', 1.5],
    ['is read by week, twelve months being fifty-two weeks', { age: [26, 'week'] }, 'age', 0.5],
    ['is converted with the exchange rate', { income: [100, 'USD/year'] }, 'income', 50],
    ['is converted per time', { income: [100, 'EUR/month'] }, 'income', 1200],
    [
      'fails without exchange rate',
      { income: { stored: { kind: 'number', value: 1, unit: 102 } } },
      'income',
      'failed',
    ],
    ['fails in another dimension', { age: [1, 'metre'] }, 'age', 'failed'],
    [
      'fails with a unit that does not exist',
      { age: { stored: { kind: 'number', value: 1, unit: 999 } } },
      'age',
      'failed',
    ],
    ['fails with a code that no entry has', { smokes: { stored: { kind: 'reference', id: 77 } } }, 'smokes', 'failed'],
    ['fails with a value of another kind', { age: { stored: { kind: 'string', value: '5' } } }, 'age', 'failed'],
    ['is open when it is not there', {}, 'age', 'open'],
    ['is open when it is unset', { age: undefined }, 'age', 'open'],
    ['means what its absence means', {}, 'children', 0],
    ['tells the number as typed', { age: [18, 'month'] }, 'age.entered', 18],
    ['tells its unit', { age: [18, 'month'] }, 'age.unit', 'month'],
    ['tells a column of its unit', { income: [1, 'USD/year'] }, 'income.unit.currency', 'USD'],
    ['tells no day when it was not captured', { age: 18 }, 'age.answeredOn', 'none'],
    [
      'is entered even when it cannot be used',
      { smokes: { stored: { kind: 'reference', id: 77 } } },
      'smokes.entered',
      '77',
    ],
  ];
  for (const [title, values, path, expected] of readings)
    it(title, () => expect(read(person(values), path)).to.deep.equal(expected));

  it('tells the day on which it was captured in the time zone of the rule set', () => {
    const captured = labCase([{ values: { age: 18 } }]);
    for (const { attributes } of captured.objects)
      for (const attribute of attributes)
        Object.assign(attribute, { source: 1, time: Date.UTC(2026, 0, 31, 23, 30) / 1000 });
    expect(read(lab.program.view(captured, labDay).instancesOf('person')[0], 'age.answeredOn')).to.deep.equal({
      year: 2026,
      month: 2,
      day: 1,
    });
  });

  it('keeps what others work out of it, each by keys of its own, and shares nothing with another view of the case', () => {
    const view = lab.program.view(subject, labDay);
    const [one, other, key] = [{}, {}, 'key'];
    view.memory<string, number>(one).set(key, 1);
    view.memory<string, number>(other).set(key, 2);
    expect([view.memory(one).get(key), view.memory(other).get(key)]).to.deep.equal([1, 2]);
    expect(lab.program.view(subject, labDay).memory(one).size).to.equal(0);
  });
});
