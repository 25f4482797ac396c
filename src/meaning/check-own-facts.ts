import type { DerivedFact, Expression } from '../rules/model/expression.js';
import { unitWord } from '../rules/model/unit.js';
import { wordsOfName } from '../text/words-of-name.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

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
  const [readByOne, readByOther] = [wordsReadBy(one.is), wordsReadBy(other.is)];
  const called = (fact: DerivedFact, read: ReadonlySet<string>): number =>
    wordsOfName(fact.name).filter((word) => read.has(word)).length;
  const [asIs, exchanged] = [
    called(one, readByOne) + called(other, readByOther),
    called(one, readByOther) + called(other, readByOne),
  ];
  return exchanged > asIs;
}

/** The words of the names of all that a value reads. */
function wordsReadBy(is: Expression): ReadonlySet<string> {
  const names = [...ownNodes(is)].flatMap((node) => {
    if (node.node === 'attribute') return [node.attribute.fact];
    if (node.node === 'derived') return [node.fact.name];
    if (node.node === 'parameter' || node.node === 'table') return [node.parameter.name];
    if (node.node === 'related') return [node.relation.name];
    if (node.node === 'column') return [node.column];
    return node.node === 'environment' ? [node.name] : [];
  });
  return new Set(names.flatMap(wordsOfName));
}
