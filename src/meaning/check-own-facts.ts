import type { DerivedFact } from '../rules/model/expression.js';
import { unitWord } from '../rules/model/unit.js';
import { wordsOfName } from '../text/words-of-name.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';
import { wordsRead } from './words-read.js';

/**
 * Two own facts of a rule that could stand for each other, of which each is called more after what the other reads:
 * `sumCurrency: { is: csp.currency }` beside `contractCurrency: { is: sumInsured.unit.currency }`.
 */
export function* checkOwnFacts({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const rule of ruleSet.rules) {
    const own = [...rule.with.values()];
    for (const [index, one] of own.entries())
      for (const other of own.slice(index + 1))
        if (kindOf(one) === kindOf(other) && areExchanged(one, other))
          yield {
            about: 'rules',
            at: one.at,
            code: 'uncertain-condition',
            message: `what ${one.name} and ${other.name} are called after, the other of them reads; are they exchanged?`,
            intended: excused(`the rule ${rule.id}`, rule),
            holds: true,
          };
  }
}

const kindOf = ({ type }: DerivedFact): string =>
  type.kind === 'number' ? `number ${unitWord(type.unit)}` : JSON.stringify(type);

function areExchanged(one: DerivedFact, other: DerivedFact): boolean {
  const [readByOne, readByOther] = [wordsRead(one.is), wordsRead(other.is)];
  const called = (fact: DerivedFact, read: ReadonlySet<string>): number =>
    wordsOfName(fact.name).filter((word) => read.has(word)).length;
  const [asIs, exchanged] = [
    called(one, readByOne) + called(other, readByOther),
    called(one, readByOther) + called(other, readByOne),
  ];
  return exchanged > asIs;
}
