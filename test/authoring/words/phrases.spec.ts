import { expect } from 'chai';
import {
  aggregatePhrases,
  choosingPhrases,
  deniedAggregatePhrases,
} from '../../../src/authoring/words/phrases/aggregate-phrases.js';
import {
  comparisonPhrases,
  decoratorPhrases,
  denialPhrases,
} from '../../../src/authoring/words/phrases/comparison-phrases.js';
import { headingPhrases, severityPhrases } from '../../../src/authoring/words/phrases/heading-phrases.js';
import {
  aspectPhrases,
  datePartPhrases,
  environmentPhrases,
  nodePhrases,
  relationPhrases,
} from '../../../src/authoring/words/phrases/node-phrases.js';
import { operatorPhrases, roundedTo, roundingPhrases } from '../../../src/authoring/words/phrases/operator-phrases.js';
import { characterClassPhrases, patternPhrases } from '../../../src/authoring/words/phrases/pattern-phrases.js';
import { type Phrase, wordLocales } from '../../../src/authoring/words/phrases/phrase.js';
import { aggregates } from '../../../src/rules/operators/aggregates.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { environment } from '../../../src/rules/resolve/environment.js';
import { typesOfParts } from '../../../src/rules/resolve/follow-columns.js';
import { valueOperators } from '../../../src/rules/operators/values/value-operators.js';

/** Every phrase, by table and name. */
const phrases: Readonly<Record<string, Phrase>> = {
  ...inTable('aggregate', aggregatePhrases),
  ...inTable('choosing', choosingPhrases),
  ...inTable('comparison', comparisonPhrases),
  ...inTable('decorator', decoratorPhrases),
  ...inTable('denial', denialPhrases),
  ...inTable('denied aggregate', deniedAggregatePhrases),
  ...inTable('heading', headingPhrases),
  ...inTable('severity', severityPhrases),
  ...inTable('aspect', aspectPhrases),
  ...inTable('part of a date', datePartPhrases),
  ...inTable('environment', environmentPhrases),
  ...inTable('node', nodePhrases),
  ...inTable('relation', relationPhrases),
  ...inTable('rounding', roundingPhrases),
  ...inTable('rounded to', roundedTo),
  ...Object.fromEntries(
    Object.entries(characterClassPhrases).flatMap(([name, { one, several }]) => [
      [`character ${name}`, one],
      [`characters ${name}`, several],
    ]),
  ),
  ...inTable('pattern', patternPhrases),
  ...Object.fromEntries(
    Object.entries(operatorPhrases).flatMap(([name, { line, list }]) => [
      [`operator ${name}`, 'listed' in line ? line.listed : 'between' in line ? line.between : line],
      [`operator ${name}, list`, list],
    ]),
  ),
};

function inTable(table: string, rows: Readonly<Record<string, Phrase>>): Readonly<Record<string, Phrase>> {
  return Object.fromEntries(Object.entries(rows).map(([name, phrase]) => [`${table} ${name}`, phrase]));
}

const places = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('Phrases', () => {
  it('say every comparison operator, also where yes or no stands on the right, and no other', () => {
    const operators = [...comparisonOperators.values()];
    for (const { name, right, left } of operators) {
      const forms = right === 'yesNo' ? ['true', 'false'].map((yes) => `${name} ${yes}`) : [name];
      if (right === 'same' && left.includes('truth')) forms.push(`${name} true`, `${name} false`);
      for (const form of forms) expect(comparisonPhrases, form).to.have.property(form);
    }
    expect(Object.keys(comparisonPhrases).map((key) => key.split(' ')[0])).to.have.all.members(
      Object.keys(comparisonPhrases).map((key) => comparisonOperators.get(key.split(' ')[0] ?? '')?.name),
    );
  });

  it('say every operator of values, and no other', () =>
    expect(Object.keys(operatorPhrases)).to.have.members([...valueOperators.keys()]));

  it('say every way in which a relation chooses, every part of a date, and everything that no case holds', () => {
    expect(Object.keys(relationPhrases)).to.have.members(['first', 'last', 'only', 'among', 'named']);
    expect(Object.keys(datePartPhrases)).to.have.members(Object.keys(typesOfParts));
    expect(Object.keys(environmentPhrases)).to.have.members(Object.keys(environment));
  });

  it('say every operator over objects, and no other', () =>
    expect(Object.keys(aggregatePhrases)).to.have.members([...aggregates.keys()]));

  it('say of every operator over objects that is yes or no also that it is no', () => {
    const truths = [...aggregates.values()].filter(({ gives }) => gives === 'truth');
    expect(Object.keys(deniedAggregatePhrases)).to.have.members(truths.map(({ name }) => name));
  });

  for (const locale of wordLocales)
    it(`are there in the locale ${locale}, with the same places to fill`, () => {
      for (const [name, phrase] of Object.entries(phrases)) {
        expect(phrase[locale].trim(), name).to.not.equal('');
        expect(places(phrase[locale]), name).to.deep.equal(places(phrase.en));
      }
    });
});
