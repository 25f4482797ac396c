import { expect } from 'chai';
import { placeOf } from '../../src/documents/position.js';
import { checkTurnedOpeners } from '../../src/meaning/check-turned-openers.js';
import { ownNodes } from '../../src/meaning/own-nodes.js';
import { setsOf } from '../../src/meaning/check-meaning.js';
import type { Condition, NodeOf } from '../../src/rules/model/expression.js';
import type { ScreenSet } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

type Comparison = NodeOf<'comparison', Condition>;

/** The conditions of questions that ask for a yes, by where they are written. */
function openersOf({ screens }: CaseRules): ReadonlyMap<string, Comparison> {
  const found = new Map<string, Comparison>();
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const { shownWhen } of ofSource.flatMap(({ questions }) => questions))
      for (const node of ownNodes(shownWhen))
        if (node.node === 'comparison' && node.right.node === 'literal' && node.right.value === 'yes')
          found.set(placeOf(node.at), node);
  return found;
}

/** The screens with the comparison of one place asking for a no. */
function turnedAt({ bySourceType, messages }: ScreenSet, place: string): ScreenSet {
  const turned = (condition: Condition): Condition => {
    if (condition.node === 'comparison')
      return placeOf(condition.at) === place
        ? ({ ...condition, right: { ...condition.right, value: 'no' } } as Condition)
        : condition;
    return 'conditions' in condition ? { ...condition, conditions: condition.conditions.map(turned) } : condition;
  };
  const changed = [...bySourceType].map(([key, source]) => {
    const screens = source.screens.map((screen) => ({
      ...screen,
      questions: screen.questions.map((question) => ({ ...question, shownWhen: turned(question.shownWhen) })),
    }));
    return [key, { ...source, screens }] as const;
  });
  return { bySourceType: new Map(changed), messages } as ScreenSet;
}

const toldOf = (rules: CaseRules): readonly string[] =>
  [...checkTurnedOpeners(rules)]
    .filter(({ holds, intended }) => holds && !intended)
    .map(({ at, message }) => `${placeOf(at)} ${message}`);

describe('Questions that are asked for the answer that seldom opens any', () => {
  it('are told at three of four of the conditions of this repository that ask for a yes and are turned, and none as it is', () => {
    let turned = 0;
    const untold = new Set<string>();
    for (const rules of setsOf(realSystems())) {
      expect(toldOf(rules)).to.deep.equal([]);
      for (const place of openersOf(rules).keys()) {
        turned++;
        const told = toldOf({ ...rules, screens: turnedAt(rules.screens, place) });
        if (!told.some((each) => each.startsWith(`${place} `))) untold.add(place);
      }
    }
    expect(turned).to.be.greaterThan(100);
    expect(untold.size / turned, [...untold].join('\n')).to.be.lessThan(0.25);
  });
});
