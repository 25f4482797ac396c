import { expect } from 'chai';
import { askedAnew } from '../../src/meaning/asked.js';
import { checkNeeded } from '../../src/meaning/check-needed.js';
import { checkTried } from '../../src/meaning/check-tried.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import { Gathered } from '../../src/meaning/gathered.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const german = realSystems().forCsp(2) as CaseRules;
const international = realSystems().forCsp(1) as CaseRules;
const ofSystems = [german, international];

/** What is told of rules of which no example proves anything, where those of one system come out wrongly. */
function toldWith(check: (rules: CaseRules, asked: typeof askedAnew) => Iterable<Everywhere>, wrongIn: CaseRules[]) {
  const withWrongExamples = new Set(wrongIn.flatMap(({ ruleSet }) => ruleSet.rules));
  const gathered = new Gathered();
  for (const rules of ofSystems)
    for (const each of check(rules, { ...askedAnew, tried: new Set(), withWrongExamples })) gathered.add(each);
  const { rules } = gathered.findings({ excusesMayBeIdle: true });
  return rules.all.filter(({ message }) => message.includes(' of the rule ')).map(({ at }) => at.file);
}

describe('Parts that no example tries, of what several systems share', () => {
  for (const [what, check] of [
    ['comes to', (rules: CaseRules, asked: typeof askedAnew) => checkTried(rules, 0, 0, asked)],
    ['needs', (rules: CaseRules, asked: typeof askedAnew) => checkNeeded(rules, 0, asked)],
  ] as const)
    it(`are told where no example ${what} them, and not where the examples of one system are wrong`, () => {
      const isShared = (file: string): boolean => file.startsWith('common/');
      expect(toldWith(check, []).filter(isShared).length).to.be.above(what === 'needs' ? 10 : 100);
      const wrongInOne = toldWith(check, [international]);
      expect(wrongInOne.filter(isShared)).to.deep.equal([]);
      expect(wrongInOne.filter((file) => file.startsWith('german/'))).not.to.be.empty;
    });
});
