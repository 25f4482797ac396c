import { expect } from 'chai';
import { Findings } from '../../src/documents/findings/findings.js';
import { Domains } from '../../src/meaning/domains.js';
import { Possible } from '../../src/meaning/possible.js';
import { writtenGiven } from '../../src/meaning/witness.js';
import { loadedModel } from '../../src/rules/load/rules/loaded-model.js';
import { resolveCondition } from '../../src/rules/resolve/resolve-condition.js';
import { locate } from '../support/evaluator/located.js';
import { realSystems } from '../support/rules/real-systems.js';

describe('A case that makes conditions true', () => {
  it('has a code that a column asks for at the object along whose relation it is read', () => {
    const rules = realSystems().forCsp(1);
    if (!rules) throw new Error('there is no parameter set 1');
    const model = loadedModel(rules.ruleSet);
    const kind = model.kinds.get('benefit');
    if (!kind) throw new Error('there are no benefits');
    const asked = locate({ fact: 'base.benefitType.rider', operator: 'equal', value: true });
    const condition = resolveCondition(asked, { model, kind }, new Findings());
    const given = condition && new Possible(rules.ruleSet, new Domains(rules.program)).given([condition]);
    expect(given && writtenGiven(given)).to.match(/^\{ this: \{ base: \{ benefitType: \w+ \} \} \}$/);
  });
});
