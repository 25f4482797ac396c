import { expect } from 'chai';
import type { Condition, Expression } from '../../../src/rules/model/expression.js';
import { partsOf } from '../../../src/rules/model/parts-of.js';
import type { Rule } from '../../../src/rules/model/rule.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { realSystems } from '../../support/rules/real-systems.js';

/** What a rule makes use of, found by walking its condition and the facts it rests on. */
type Use = 'aggregate over objects' | "another object's value" | 'unit conversion' | 'date' | 'table';

const dateOperators = new Set([
  'before',
  'after',
  'sameDate',
  'yearsBetween',
  'daysBetween',
  'addTime',
  'subtractTime',
]);

function usesOf(rule: Rule): ReadonlySet<Use> {
  const uses = new Set<Use>();
  const seen = new Set<unknown>();
  const walk = (whole: Condition | Expression): void => {
    if (seen.has(whole)) return;
    seen.add(whole);
    if ('operator' in whole && dateOperators.has(whole.operator)) uses.add('date');
    if (whole.node === 'related') uses.add("another object's value");
    if (whole.node === 'aggregate') uses.add('aggregate over objects');
    if (whole.node === 'table') uses.add('table');
    if (whole.node === 'convert') uses.add('unit conversion');
    for (const { of } of partsOf(whole)) if (of) walk(of);
  };
  walk(rule.violatedWhen);
  return uses;
}

/** Ids of domain rules that a reference begins with: "C03; S17" or "C03, C04; gk". */
const domainRules = ({ reference }: Rule): readonly string[] => reference.match(/\b[A-M]\d\d\b/g) ?? [];

for (const system of realSystems().ruleSets.map((ruleSet) => ruleSet.system)) {
  describe(`the plausibility rules of the system ${system}`, () => {
    const ruleSet = (): RuleSet => {
      const found = realSystems().ruleSets.find((candidate) => candidate.system === system);
      if (!found) throw new Error(`no system ${system}`);
      return found;
    };

    it('are at least 60, over at least ten of the thirteen groups of domain rules', () => {
      const { rules } = ruleSet();
      expect(rules.length).to.be.at.least(60);
      expect(new Set(rules.flatMap(domainRules).map((id) => id[0])).size).to.be.at.least(10);
    });

    for (const id of [
      'A13',
      'B10',
      'C03',
      'C09',
      'D04',
      'D08',
      'E07',
      'F01',
      'F02',
      'G09',
      'H10',
      'J11',
      'K02',
      'K12',
    ]) {
      it(`contain ${id}`, () => {
        expect(
          ruleSet()
            .rules.filter((rule) => domainRules(rule).includes(id))
            .map((rule) => rule.id),
        ).to.not.deep.equal([]);
      });
    }

    for (const use of [
      'aggregate over objects',
      "another object's value",
      'unit conversion',
      'date',
      'table',
    ] as const) {
      it(`use, at least five of them, ${use.startsWith('a') ? '' : 'a '}${use}`, () => {
        const using = ruleSet().rules.filter((rule) => usesOf(rule).has(use));
        expect(using.length, using.map(({ id }) => id).join(' ')).to.be.at.least(5);
      });
    }

    it('have a message in every locale, a reference, and examples on both sides', () => {
      for (const { id, message, reference, examples } of ruleSet().rules) {
        expect(Object.keys(message), id).to.include.members([...ruleSet().locales]);
        expect(reference, id).to.not.equal('');
        expect(examples.length, id).to.be.at.least(2);
      }
    });
  });
}

describe('the catalogues', () => {
  const sizes: readonly (readonly [name: string, least: number])[] = [
    ['occupations', 2942 + 436],
    ['pursuits', 30],
    ['disorders', 100],
    ['countries', 249],
  ];
  for (const [name, least] of sizes) {
    it(`${name} has at least ${least} entries`, () => {
      for (const { catalogues } of realSystems().ruleSets)
        expect(catalogues.get(name)?.entries.size).to.be.at.least(least);
    });
  }

  it('gives every occupation a risk class, its own or its unit group’s', () => {
    for (const { catalogues } of realSystems().ruleSets)
      for (const { word, cells } of catalogues.get('occupations')?.entries.values() ?? [])
        expect(cells['riskClass'], word).to.be.a('string');
  });
});
