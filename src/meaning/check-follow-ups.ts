import { placeOf } from '../documents/position.js';
import { append } from '../lists/append.js';
import { remembered } from '../lists/remembered.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Condition, DerivedFact } from '../rules/model/expression.js';
import { isCondition } from '../rules/model/parts-of.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import { askedAnew } from './asked.js';
import type { Domains } from './domains.js';
import type { Everywhere } from './everywhere.js';
import { ownNodes } from './own-nodes.js';
import { Possible } from './possible.js';

/** What a fact says of an object beside an answer about another one: `code.systems contains heart`. */
interface Joined {
  readonly fact: DerivedFact;
  readonly besides: readonly Condition[];
}

/**
 * Screens that follow up another question than the one that asks for what they are shown for: a fact of the object
 * joins answers with what an object is, and what the screen is shown for goes with another of these answers only.
 */
export function* checkFollowUps(
  { ruleSet, parameterSet, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
  asked = askedAnew,
): Iterable<Everywhere> {
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const { key, scope, shownWhen, followsUp, at } of ofSource) {
      const joined = joinedOf(ruleSet, scope);
      const own = followsUp && joined.get(followsUp.attribute);
      if (!own) continue;
      const question = `${ruleSet.system} ${parameterSet.id} ${placeOf(at)} follows up`;
      const others = asked.screens(question, () => {
        const mayBe = (all: readonly Joined[]): boolean =>
          all.some(({ besides }) => possible.together([shownWhen, ...besides]));
        return mayBe(own) ? [] : [...joined].filter(([, all]) => mayBe(all)).map(([{ fact }]) => fact);
      });
      const [{ fact }] = own as [Joined];
      yield {
        about: 'screens',
        at: followsUp.at,
        code: 'uncertain-condition',
        message: `the screen ${key} follows up ${followsUp.attribute.fact}, but is shown for what goes with ${others.slice(0, 3).join(' or ')}${others.length > 3 ? ' …' : ''} in the fact ${scope}.${fact.name} (${placeOf(fact.at)})`,
        holds: others.length > 0,
      };
    }
}

const joinedIn = new WeakMap<RuleSet, Map<string, ReadonlyMap<Attribute, readonly Joined[]>>>();

/** By the answers about other objects that facts of an object join with what the object is. */
const joinedOf = (ruleSet: RuleSet, scope: string): ReadonlyMap<Attribute, readonly Joined[]> =>
  remembered(
    remembered(joinedIn, ruleSet, () => new Map<string, ReadonlyMap<Attribute, readonly Joined[]>>()),
    scope,
    () => {
      const found = new Map<Attribute, Joined[]>();
      for (const fact of ruleSet.objects.get(scope)?.facts.values() ?? [])
        for (const node of ownNodes(fact.is)) {
          if (!isCondition(node) || node.node !== 'all') continue;
          const compared = node.conditions.filter((each) => each.node === 'comparison');
          const besides = compared.filter((each) => attributesIn(each).some(({ object }) => object === scope));
          for (const attribute of compared.flatMap(attributesIn))
            if (attribute.object !== scope && besides.length > 0) append(found, attribute, { fact, besides });
        }
      return found;
    },
  );

const attributesIn = (condition: Condition): readonly Attribute[] =>
  [...ownNodes(condition)].flatMap((node) => (node.node === 'attribute' ? [node.attribute] : []));
