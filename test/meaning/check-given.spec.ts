import { expect } from 'chai';
import { checkGiven } from '../../src/meaning/check-given.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

describe('A parameter that an example gives', () => {
  it('is read by the rule or fact in every example of this repository', () => {
    for (const csp of [1, 2])
      expect([...checkGiven(realSystems().forCsp(csp) as CaseRules)].map(({ message }) => message)).to.deep.equal([]);
  });
});
