import { expect } from 'chai';
import { compareRules } from '../../../../src/authoring/diff/compare-rules.js';
import { type Differing, differing } from '../../../../src/authoring/diff/impact/differing.js';
import { Numbering } from '../../../../src/authoring/diff/impact/meanings.js';
import type { Part } from '../../../../src/authoring/diff/impact/part.js';
import { reference } from '../../../../src/authoring/diff/items/item.js';
import type { RulesState } from '../../../../src/authoring/diff/rules-state.js';
import { editedState } from '../../../support/authoring/diff-data.js';
import { smallEdits } from '../../../support/authoring/small-edits.js';

interface Taken {
  readonly rules: readonly string[];
  readonly questions: readonly string[];
  readonly speak: readonly string[];
}

const sum = 'sum-above-limit';
const accident = 'accidental-death-above-base';
const money: Taken = { rules: [accident, sum], questions: ['cover.sumInsured'], speak: [accident, sum] };
const codes: Taken = {
  rules: ['end-age', accident, sum],
  questions: ['cover.benefitType', 'cover.sumInsured'],
  speak: ['end-age', accident, sum],
};
const rule = (...rules: readonly string[]): Taken => ({ rules, questions: [], speak: rules });
const question = (...questions: readonly string[]): Taken => ({ rules: [], questions, speak: [] });
const nothing = question();

/** What is judged under parameter set 7 after each edit: rules, questions, and rules that speak in a source type. */
const judged: Readonly<Record<string, Taken>> = {
  'a rule goes': rule('minor'),
  'a rule comes': rule('child'),
  'a rule is called otherwise': nothing,
  'a severity': rule('minor'),
  'the severity of one set': rule('end-age'),
  'a threshold': rule('minor'),
  'a condition more': rule('minor'),
  'what a rule concerns': nothing,
  'the sources of a rule': { ...nothing, speak: ['end-age'] },
  'a fact of a rule alone': rule(accident),
  'a message': nothing,
  'a limit': nothing,
  'a cell of a table': rule(sum),
  'a row comes': rule(sum),
  'an exchange rate': money,
  currencies: money,
  'the unit of a parameter': rule(accident),
  'a parameter is called otherwise': nothing,
  'a code comes': codes,
  'a column of a code': codes,
  'the name of a code': nothing,
  'the stored id of an attribute': question('sports.birth'),
  'a bound of an attribute': nothing,
  'a fact': rule(sum),
  'a fact is called otherwise': nothing,
  'a relation': { rules: [sum], questions: ['sports.pursuits', 'sports.sport'], speak: [sum] },
  'the condition of a relation': rule(accident),
  'a relation type': nothing,
  'a version': nothing,
  'a question comes': question('cover.singlePremium'),
  'a question moves within its screen': nothing,
  'a question moves to another screen': question('sports.pursuits', 'sports.sport', 'more.sport'),
  'a question becomes mandatory': question('cover.insurancePeriod'),
  'when a question is shown': question('sports.birth'),
  'the text of a question': nothing,
  'when a screen is shown': question('sports.pursuits', 'sports.birth', 'sports.sport'),
};

describe('what of two states is judged for stored cases', () => {
  const base = editedState();

  const between = (old: RulesState, now: RulesState, csp: number): Differing => {
    const renames = compareRules(old, now).renames.get('tiny');
    const [before, after] = [old.systems.forCsp(csp), now.systems.forCsp(csp)];
    if (!before || !after) throw new Error(`there is no parameter set ${csp}`);
    return differing(
      { rules: before, named: ({ id }) => renames?.get(reference('rule', id)) ?? id },
      { rules: after, named: ({ id }) => id },
      new Numbering(),
    );
  };
  const told = ({ old, now }: Differing): Taken => {
    const each = (of: (part: Part) => readonly string[]): readonly string[] => [...new Set([...of(old), ...of(now)])];
    const sources = ({ source }: Part) => [1, 2].flatMap((typeId) => source(typeId) ?? []);
    return {
      rules: each(({ rules }) => rules.map(({ id }) => id)),
      questions: each((part) =>
        sources(part).flatMap(({ screens }) => screens.flatMap(({ questions }) => questions.map(({ name }) => name))),
      ),
      speak: each((part) => sources(part).flatMap(({ plausibility }) => plausibility.map(({ id }) => id))),
    };
  };

  for (const [edit, expected] of Object.entries(judged))
    it(`after ${edit} is ${JSON.stringify(expected)}`, () => {
      const edits = smallEdits.find(({ what }) => what === edit)?.edits;
      if (!edits) throw new Error(`there is no edit ${edit}`);
      const found = between(base, editedState(edits), 7);
      expect(told(found)).to.deep.equal(expected);
      const { rules, questions, speak } = expected;
      expect(found.isNothing).to.equal(rules.length + questions.length + speak.length === 0);
    });

  it('is nothing of the parameter set beside the one whose value changed', () => {
    const edits = smallEdits.find(({ what }) => what === 'a cell of a table')?.edits;
    expect(between(base, editedState(edits), 8).isNothing).to.equal(true);
  });
});
