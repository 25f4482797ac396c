import { expect } from 'chai';
import { checkUse } from '../../src/meaning/check-use.js';
import { rowOfSiblings, ruleCalledAfter } from '../../src/meaning/lost-readers.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import type { DerivedFact } from '../../src/rules/model/expression.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import { realSystems } from '../support/rules/real-systems.js';
import type { CaseRules } from '../../src/screens/model/systems.js';

const rules = realSystems().forCsp(2) as CaseRules;
const { ruleSet } = rules;
const without = (id: string): RuleSet => ({ ...ruleSet, rules: ruleSet.rules.filter((rule) => rule.id !== id) });
const attribute = (fact: string): Attribute => ruleSet.objects.get('disorder')?.attributes.get(fact) as Attribute;

describe('An attribute that nothing reads any more', () => {
  it('is told with the row behind which its own was, where rules of one pattern read all others of its kind', () => {
    for (const [fact, lost, before] of [
      ['pregnancyEnd', 'pregnancy-end-in-future', 'gynaecological-control-in-future'],
      ['lastStroke', 'last-stroke-in-future', 'heart-procedure-date-in-future'],
    ] as const)
      expect(rowOfSiblings(attribute(fact), without(lost))).to.match(
        new RegExp(`is a row lost behind ${before} \\(common/plausibility/disorder-dates\\.yaml:\\d+:\\d+\\)\\?$`),
      );
  });

  it('is told without, where others of its kind are not read so', () => {
    const { attributes } = ruleSet.objects.get('disorder') ?? {};
    for (const kind of ['boolean', 'number', 'integer', 'reference'])
      for (const each of attributes?.values() ?? [])
        if (each.kind === kind) expect(rowOfSiblings(each, ruleSet), each.fact).to.equal('');
  });
});

describe('A fact that nothing reads any more', () => {
  const fact = (name: string): DerivedFact => ruleSet.objects.get('person')?.facts.get(name) as DerivedFact;

  it('is told with the rule that is called after it, where one alone is', () => {
    expect(ruleCalledAfter(fact('keyPersonSum'), ruleSet)).to.match(
      /^; the rule key-person-cover-above-multiple is called after it, and does not read it \(common\/plausibility\//,
    );
    expect(ruleCalledAfter(fact('keyPersonSum'), without('key-person-cover-above-multiple'))).to.equal('');
    expect(ruleCalledAfter({ ...fact('keyPersonSum'), name: 'person' }, ruleSet)).to.equal('');
  });

  it('is told alone, and not what only it reads', () => {
    const changed: RuleSet = without('key-person-cover-above-multiple');
    const told = [...checkUse({ ...rules, ruleSet: changed })].filter(
      ({ code, holds, intended }) => code === 'unused-definition' && holds && !intended,
    );
    const facts = told.filter(({ message }) => message.includes('the fact'));
    expect(facts.map(({ message }) => message)).to.deep.equal([
      'no rule, screen, answer or notice rests on the fact keyPersonSum',
    ]);
  });
});
