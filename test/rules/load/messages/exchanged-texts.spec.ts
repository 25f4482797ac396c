import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { reportExchanged, type TextAbout } from '../../../../src/rules/load/messages/exchanged-texts.js';
import type { Words } from '../../../../src/rules/model/words.js';
import { realSystems } from '../../../support/rules/real-systems.js';

const text = (name: string, words: Words, about: Words): TextAbout => ({
  name,
  words,
  about,
  placeOf: (locale) => ({ file: `${name} ${locale}`, line: 1, column: 1 }),
});

const told = (texts: readonly TextAbout[]): readonly string[] => {
  const findings = new Findings();
  reportExchanged(texts, findings);
  return findings.all.map(({ at }) => at.file);
};

const height = 'How tall are you?';
const weight = 'How much do you weigh, in kilograms?';
const [ofHeight, ofWeight] = [{ en: 'Body height, how tall' }, { en: 'Body weight in kilograms, how much' }];

describe('Two texts', () => {
  it('of which each has the words of what the other is about are told at the first of them', () => {
    expect(told([text('a', { en: weight }, ofHeight), text('b', { en: height }, ofWeight)])).to.deep.equal(['a en']);
  });

  it('that speak of what they are about are not, whatever else they say', () => {
    expect(told([text('a', { en: height }, ofHeight), text('b', { en: weight }, ofWeight)])).to.deep.equal([]);
    expect(
      told([text('a', { en: `${height} ${weight}` }, ofHeight), text('b', { en: weight }, ofWeight)]),
    ).to.deep.equal([]);
  });

  it('are looked at in each language by itself', () => {
    const german = [
      text('a', { en: height, de: 'Wie viel wiegen Sie?' }, { ...ofHeight, de: 'Körpergröße, wie groß' }),
      text('b', { en: weight, de: 'Wie groß sind Sie?' }, { ...ofWeight, de: 'Gewicht, was Sie wiegen' }),
    ];
    expect(told(german)).to.deep.equal(['a de']);
  });

  it('may print each what the other is called after', () => {
    const [a, b] = ['{weight} kilograms', '{tall}'];
    expect(told([text('a', { en: a }, { en: 'tall' }), text('b', { en: b }, { en: 'weight' })])).to.deep.equal([]);
  });
});

describe('Neighbours of the questions of this repository whose texts are exchanged', () => {
  const screens = realSystems().ruleSets.flatMap(({ parameterSets }) => {
    const [id] = parameterSets.keys();
    const set = id === undefined ? undefined : realSystems().forCsp(id);
    return [...(set?.screens.bySourceType.values() ?? [])].flatMap((source) => source.screens);
  });
  const asked = screens.map(({ questions }) =>
    questions.flatMap((question) =>
      question.kind === 'attribute' ? [text(question.key, question.text, question.attribute.name)] : [],
    ),
  );

  it('are found more often than not, and none as they stand', () => {
    expect(asked.flatMap(told)).to.deep.equal([]);
    let [exchanged, found] = [0, 0];
    for (const questions of asked)
      for (const [index, one] of questions.entries()) {
        const other = questions[index + 1];
        if (!other || one.words['de'] === other.words['de']) continue;
        exchanged++;
        if (
          told([
            { ...one, words: other.words },
            { ...other, words: one.words },
          ]).length > 0
        )
          found++;
      }
    process.stdout.write(`      ${found} of ${exchanged} exchanges found\n`);
    expect(exchanged).to.be.greaterThan(1000);
    expect(found / exchanged).to.be.greaterThan(0.6);
  });
});
