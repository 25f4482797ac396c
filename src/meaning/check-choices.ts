import { remembered } from '../lists/remembered.js';
import { namesRead } from '../rules/model/definitions-read.js';
import type { Condition, DerivedFact, NodeOf } from '../rules/model/expression.js';
import { oppositeOf } from '../rules/resolve/opposite-of.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Asked } from './asked.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { firstPlace } from '../rules/model/first-place.js';
import { alternativesAlone, listedAlone } from './listed-alone.js';
import { ownNodes } from './own-nodes.js';
import type { Possible } from './possible.js';

/** A case, or one of the values that its lists name: what must hold for it to count, and without what is above it. */
interface Part {
  readonly at: Everywhere['at'];
  readonly code: Everywhere['code'];
  readonly message: string;
  readonly alone: readonly Condition[];
  readonly withAny: readonly Condition[];
}

/** Of longer ones those right above a case count: what is asked for follows what is near. */
const mostAbove = 50;

const choicesOf = new WeakMap<DerivedFact, readonly (readonly Part[])[]>();
const rested = new WeakMap<DerivedFact, readonly string[]>();

/**
 * Cases of a `choose` that nothing comes to, and values that one of their lists names in vain: the cases above take
 * them.
 */
export function* checkChoices(
  { ruleSet, parameterSet }: CaseRules,
  _: Domains,
  possible: Possible,
  asked: Asked,
): Iterable<Everywhere> {
  for (const { facts } of ruleSet.objects.values()) for (const fact of facts.values()) yield* ofFact(fact, fact.scope);
  for (const rule of ruleSet.rules)
    for (const fact of rule.with.values()) yield* ofFact(fact, rule.id, excused(`the rule ${rule.id}`, rule));

  function* ofFact(fact: DerivedFact, owner: string, intended?: Everywhere['intended']): Iterable<Everywhere> {
    const name = `${owner}.${fact.name}`;
    const restsOn = (): readonly string[] =>
      remembered(rested, fact, () => [fact.at.file, ...namesRead(ruleSet, fact.is)]);
    for (const [index, parts] of remembered(choicesOf, fact, () => choicesIn(fact, name)).entries()) {
      const question = `${ruleSet.system} ${parameterSet.id} ${name} choice ${index}`;
      const inVain = asked.rules(restsOn, question, () =>
        [...parts.keys()].filter((part) => isInVain(parts[part] as Part, possible)),
      );
      for (const [part, { at, code, message }] of parts.entries())
        yield { about: 'rules', intended, at, code, message, holds: inVain.includes(part) };
    }
  }
}

const isInVain = ({ alone, withAny }: Part, possible: Possible): boolean =>
  !possible.together(alone) && possible.together(withAny);

const choicesIn = (fact: DerivedFact, name: string): readonly (readonly Part[])[] =>
  [...ownNodes(fact.is)].flatMap((each) => (each.node === 'choice' ? [[...partsIn(each.cases, fact, name)]] : []));

function* partsIn(cases: NodeOf<'choice'>['cases'], fact: DerivedFact, name: string): Iterable<Part> {
  const above: Condition[] = [];
  for (const { when } of cases) {
    if (!when) {
      const last = above.at(-1);
      if (last)
        yield {
          at: firstPlace(last) ?? fact.at,
          code: 'unreachable-row',
          message: `no case comes to the last one of ${name}, which asks for nothing: this one and those above it take all`,
          alone: above,
          withAny: [],
        };
      continue;
    }
    yield {
      at: firstPlace(when) ?? fact.at,
      code: 'unreachable-row',
      message: `no case comes to this one of ${name}: no value that a case can hold fulfils all that it asks for`,
      alone: [when],
      withAny: [],
    };
    if (above.length > 0) {
      yield {
        at: firstPlace(when) ?? fact.at,
        code: 'unreachable-row',
        message: `no case comes to this one of ${name}: those above it take all that it asks for`,
        alone: [...above, when],
        withAny: [when],
      };
      for (const { comparison, value, alone, withAny } of listedAlone(when, [...above]))
        yield {
          at: comparison.at,
          code: 'unreachable-value',
          message: `${comparison.leftName} is never ${value} where ${name} asks so: a case above takes that, or what must hold beside it excludes it`,
          alone,
          withAny,
        };
    }
    for (const { alternative, alone, withAny } of alternativesAlone(when, [...above]))
      yield {
        at: firstPlace(alternative) ?? fact.at,
        code: 'impossible-condition',
        message: `this alternative of ${name} is never so: a case above takes it, or what must hold beside it excludes it`,
        alone,
        withAny,
      };
    above.push(oppositeOf(when));
    if (above.length > mostAbove) above.shift();
  }
}
