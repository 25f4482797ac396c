import { expect } from 'chai';
import { exchangedPlaceholders } from '../../../../src/rules/load/messages/placeholder-words.js';
import { placeholdersOf } from '../../../../src/rules/load/messages/text-placeholders.js';
import { realSystems } from '../../../support/rules/real-systems.js';

function told(text: string): readonly string[] | undefined {
  const placeholders = placeholdersOf(text, 'en');
  if ('problem' in placeholders) throw new Error(placeholders.problem);
  return exchangedPlaceholders(text, placeholders.written);
}

const messages = [
  ...new Set(realSystems().ruleSets.flatMap(({ rules }) => rules.map(({ message }) => message['en'] ?? ''))),
].filter((text) => /^(?:[^{}]|\{\w+\})*$/.test(text));

describe('Two placeholders that each stand behind the words of the other', () => {
  it('are none in the messages of this repository', () => {
    for (const text of messages) expect(told(text), text).to.equal(undefined);
  });

  it('are found in those whose words say which is which, when they are exchanged', () => {
    const found = messages.filter((text) => {
      const [one = '', other = ''] = [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name))];
      const exchanged = text.replace(/\{\w+\}/g, (name) => (name === one ? other : name === other ? one : name));
      return told(exchanged)?.length === 2;
    });
    expect(found.length).to.be.above(30);
  });

  for (const [text, expected] of [
    ['The treatment ends ({treatmentStart}) before it starts ({treatmentEnd}).', ['treatmentStart', 'treatmentEnd']],
    ['The sum {minimum} is below the minimum {sumInsured}.', ['minimum', 'sumInsured']],
    ['The sum {sumInsured} is below the minimum {minimum}.', undefined],
    ['The weight {measured} differs from {stated}.', undefined],
    ['This cover ({contractDate}) dates from before {start}.', undefined],
  ] as const)
    it(`are ${expected ? '' : 'not '}found in: ${text}`, () => expect(told(text)).to.deep.equal(expected));
});
