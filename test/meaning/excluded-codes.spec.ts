import { expect } from 'chai';
import { excludedCodes } from '../../src/meaning/excluded-codes.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const { ruleSet, screens } = realSystems().forCsp(1) as CaseRules;
const all = [...screens.bySourceType.values()].flatMap((source) => source.screens);

/** The rules with an entry of a catalogue that is of another family. */
function withFamily(catalogue: string, word: string, family: string): RuleSet {
  const before = ruleSet.catalogues.get(catalogue);
  const entry = before?.entries.get(word);
  if (!before || !entry) throw new Error(`there is no ${word} of ${catalogue}`);
  const changed = Object.create(entry, { cells: { value: { ...entry.cells, family } } }) as typeof entry;
  const entries = new Map(before.entries).set(word, changed);
  return { ...ruleSet, catalogues: new Map(ruleSet.catalogues).set(catalogue, { ...before, entries }) };
}

/** The code that a condition asks for alone, and its catalogue. */
function codeOf(condition: Condition): readonly [catalogue: string, word: string] | undefined {
  if (condition.node !== 'comparison' || condition.operator !== 'equal' || condition.right.node !== 'literal')
    return undefined;
  const { type, value } = condition.right;
  return type.kind === 'code' && condition.left.node === 'attribute' ? [type.catalogue, String(value)] : undefined;
}

describe('Why a question is never shown', () => {
  it('is the code that it asks for, which is of another family than its screen is shown for', () => {
    const told = new Set<string>();
    for (const { shownWhen, questions } of all)
      for (const question of questions) {
        const conditions = [shownWhen, question.shownWhen];
        expect(excludedCodes(conditions, ruleSet)).to.equal('');
        const [catalogue, word] = codeOf(question.shownWhen) ?? [];
        if (catalogue === undefined || word === undefined || !['disorders', 'pursuits'].includes(catalogue)) continue;
        if (shownWhen.node !== 'comparison' || shownWhen.left.node !== 'column') continue;
        const other = withFamily(catalogue, word, 'elsewhere');
        expect(excludedCodes(conditions, other)).to.equal(`${word} has the family elsewhere`);
        told.add(word);
      }
    expect(told.size).to.be.greaterThan(5);
  });

  it('is none of the codes while one of them is of that family', () => {
    const screen = all.find(({ key }) => key === 'metabolic');
    if (screen?.shownWhen.node !== 'comparison' || screen.shownWhen.left.node !== 'column')
      throw new Error('the screen is shown for something else');
    const left = screen.shownWhen.left.of;
    const listed = (...value: readonly string[]): Condition => ({
      ...(screen.shownWhen as Extract<Condition, { node: 'comparison' }>),
      left,
      operator: 'in',
      right: { node: 'literal', value, type: { kind: 'list', of: left.type } },
    });
    expect(excludedCodes([screen.shownWhen, listed('E66', 'I10')], ruleSet)).to.equal('');
    expect(excludedCodes([screen.shownWhen, listed('I10', 'I25')], ruleSet)).to.match(/^I10 has the family \w+, I25 /);
    expect(excludedCodes([listed('I10', 'I25')], ruleSet)).to.equal('');
  });
});
