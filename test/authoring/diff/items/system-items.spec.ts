import { expect } from 'chai';
import type { Item } from '../../../../src/authoring/diff/items/item.js';
import { systemItems } from '../../../../src/authoring/diff/items/system-items.js';
import { diffData, editedState } from '../../../support/authoring/diff-data.js';
import { expectText } from '../../../support/words/expect-text.js';

/** All that is known of an item, on lines of its own. */
function told({ about, key, aspects, placeOf, ...more }: Item): string {
  const members = Object.entries(more).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);
  const ofAspects = [...aspects].map(([name, aspect]) =>
    [
      `  - ${name}: ${placeOf?.(name) ?? ''}`,
      // The models in it are what the texts are made of.
      ...Object.entries(aspect).flatMap(([member, value]) =>
        typeof value === 'object' || value === undefined ? [] : [`${member} ${value}`],
      ),
    ].join('; '),
  );
  return [`${about} ${key}`, ...members, ...ofAspects].join('\n');
}

describe('What a rule system says, as items to compare', () => {
  const { systems, rulesFolder, screensFolder, places } = editedState();
  const [ruleSet] = systems.ruleSets;
  if (!ruleSet) throw new Error('there is no rule set');
  const [csp = 0] = ruleSet.parameterSets.keys();
  const items = systemItems(
    {
      ruleSet,
      screens: systems.forCsp(csp)?.screens,
      rulesFolder,
      screensFolder,
      find: (ending, ...path) => places.find(ruleSet.system, [], ending, ...path),
    },
    new Map(),
  );

  it('is all of its model, with the words and places in which a change is told', () => {
    expectText('items-of-small-rules.txt', items.map(told).join('\n'));
  });

  it('is what is expected of the rules, too, where that is written', () => {
    const references = `A1:\n  when: "Always"\n  asked: [minor]\nA2: { when: "Never", instead: "Nobody asks" }\n`;
    const state = editedState([], { ...diffData, 'rules/references.yaml': references });
    const [rules] = state.systems.ruleSets;
    if (!rules) throw new Error('there is no rule set');
    const found = systemItems(
      { ruleSet: rules, screens: undefined, rulesFolder, screensFolder, find: () => undefined },
      new Map(),
    );
    const expected = found.filter(({ about }) => about === 'expectation');
    expect(expected.map(({ key, summary, at }) => [key, summary, at])).to.deep.equal([
      ['A1', 'Always', 'rules/references.yaml:1'],
      ['A2', 'Never', 'rules/references.yaml:4'],
    ]);
  });

  it('has a key of its own for each among those of its kind', () => {
    const keys = items.map(({ about, key }) => `${about} ${key}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).to.deep.equal([]);
  });

  it('is a part only of what is there', () => {
    const there = new Set(items.map(({ about, key }) => `${about} ${key}`));
    const loose = items.flatMap(({ partOf }) => partOf).filter((whole) => !there.has(whole));
    expect([...new Set(loose)]).to.deep.equal([]);
  });
});
