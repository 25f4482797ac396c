import { expect } from 'chai';
import { factInWords } from '../../../src/authoring/words/fact-in-words.js';
import { Naming } from '../../../src/authoring/words/naming.js';
import { wordLocales } from '../../../src/authoring/words/phrases/phrase.js';
import { writeWords } from '../../../src/authoring/words/write-words.js';
import { partsOf } from '../../../src/rules/model/parts-of.js';
import type { Condition, Expression } from '../../../src/rules/model/expression.js';
import { lab } from '../../support/evaluator/lab.js';
import { expectText } from '../../support/words/expect-text.js';

/** Every derived fact of the laboratory, which has each kind of value and condition, and no names for people. */
const facts = [...lab.ruleSet.objects.values()].flatMap((kind) => [...kind.facts.values()]);

const told = (locale: (typeof wordLocales)[number]): string =>
  facts
    .map((fact) =>
      writeWords(factInWords(fact, lab.ruleSet, new Naming(lab.ruleSet, locale, [lab.parameterSet])), locale, 'text'),
    )
    .join('\n');

describe('Rules without names for people', () => {
  for (const locale of wordLocales)
    it(`are told all the same, of every kind of value and condition, in the locale ${locale}`, () => {
      const words = told(locale);
      expect(words).to.not.match(/undefined|\[object|NaN|[{}]/);
      expectText(`laboratory-in-words-${locale}.txt`, words);
    });

  it('have every kind of value that is told by a phrase of its own', () => {
    const nodes = new Set<string>();
    const walk = (whole: Expression | Condition): void => {
      nodes.add(whole.node);
      for (const { of } of partsOf(whole)) if (of) walk(of);
    };
    for (const { is } of facts) walk(is);
    expect([...nodes]).to.include.members([
      'related',
      'this',
      'case',
      'column',
      'operation',
      'aggregate',
      'table',
      'choice',
      'datePart',
      'convert',
      'parameter',
      'environment',
      'condition',
    ]);
  });
});
