import { expect } from 'chai';
import { walkRead } from '../../src/meaning/walk-read.js';
import { answerOf } from '../../src/meaning/witness.js';
import { realSystems } from '../support/rules/real-systems.js';

describe('The answer that a value is', () => {
  it('is given in an example as it is written in a comparison, whether of the object, of one related to it or of the case', () => {
    const asked = { own: 0, related: 0, case: 0 };
    for (const csp of [1, 2]) {
      const rules = realSystems().forCsp(csp);
      if (!rules) throw new Error(`there is no parameter set ${csp}`);
      walkRead(rules, (whole) => {
        if (whole.node !== 'comparison') return;
        const answer = answerOf(whole.left);
        if (!answer) return;
        const written = whole.leftName.replace(/^this\./, '').replace(/\.stored$/, '');
        expect(answer.path).to.equal(written);
        asked[written.startsWith('case.') ? 'case' : written.includes('.') ? 'related' : 'own'] += 1;
      });
    }
    for (const count of Object.values(asked)) expect(count).to.be.greaterThan(2);
  });
});
