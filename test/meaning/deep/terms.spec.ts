import { expect } from 'chai';
import { Domains } from '../../../src/meaning/domains.js';
import { Terms } from '../../../src/meaning/deep/terms.js';
import type { Condition, Expression } from '../../../src/rules/model/expression.js';
import { isCondition, partsOf } from '../../../src/rules/model/parts-of.js';
import { oppositeOf } from '../../../src/rules/resolve/opposite-of.js';
import { sampleLoaded } from '../../support/explain/loaded.js';
import { expectText } from '../../support/words/expect-text.js';

/** The outermost conditions in a value. */
const conditionsIn = (whole: Expression | Condition): readonly Condition[] =>
  isCondition(whole) ? [whole] : partsOf(whole).flatMap(({ of }) => (of ? conditionsIn(of) : []));

describe('The conditions of the reference, as a solver is asked for them', () => {
  const rules = sampleLoaded().systems.forCsp(1);
  if (!rules) throw new Error('the reference has no parameter set 1');
  const { ruleSet, program } = rules;
  const facts = [...ruleSet.objects.values()].flatMap((kind) => [...kind.facts.values()]);
  const named: readonly (readonly [string, Condition])[] = [
    ...ruleSet.rules.map((rule) => [rule.id, rule.violatedWhen] as const),
    ...facts.flatMap((fact) => conditionsIn(fact.is).map((each) => [`${fact.scope}.${fact.name}`, each] as const)),
  ];

  it('are word for word what is written down, and so are their opposites', () => {
    const asked = named.flatMap(([name, condition]) =>
      [condition, oppositeOf(condition)].map((each) => {
        const terms = new Terms(program, new Domains(program));
        return `; ${name}\n${terms.asked([terms.truth(each)])}`;
      }),
    );
    expect(asked).to.not.deep.equal([]);
    expectText('asked-of-a-solver.txt', `${asked.join('\n\n')}\n`);
  });
});
