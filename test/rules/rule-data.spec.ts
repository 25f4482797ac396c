import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Condition, Expression } from '../../src/rules/model/expression.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import { realSystems } from '../support/rules/real-systems.js';

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
  const walk = (node: Condition | Expression | undefined): void => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    switch (node.node) {
      case 'all':
      case 'any':
        return node.conditions.forEach(walk);
      case 'comparison':
        if (dateOperators.has(node.operator)) uses.add('date');
        walk(node.left);
        return walk(node.right);
      case 'condition':
        return walk(node.condition);
      case 'derived':
        return walk(node.fact.is);
      case 'related':
        uses.add("another object's value");
        return walk(node.of);
      case 'aggregate':
        uses.add('aggregate over objects');
        walk(node.where);
        return walk(node.of);
      case 'table':
        uses.add('table');
        return Object.values(node.at).forEach(walk);
      case 'convert':
        uses.add('unit conversion');
        return walk(node.of);
      case 'operation':
        if (dateOperators.has(node.operator)) uses.add('date');
        return node.operands.forEach(walk);
      case 'column':
      case 'this':
      case 'case':
        return walk(node.of);
      case 'count':
        return 'node' in node.of ? walk(node.of) : undefined;
      default:
        return undefined;
    }
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

describe('what the applicant reads', () => {
  /** Words by which a text tells somebody that something may be left out; "do not tell us results of gene tests" is no such. */
  const exempting =
    /need not be (disclosed|stated|mentioned|declared)|do not have to (disclose|state|mention)|(muss|müssen|brauchen?) (\S+ )?nicht (\S+ )?(angegeben|angezeigt|mitgeteilt|genannt|anzugeben|mitzuteilen)|nicht (angegeben|angezeigt|mitgeteilt|genannt) (werden )?(muss|müssen)/iu;

  it('is told apart by these words', () => {
    expect('This disorder lies before the period asked for and need not be disclosed.').to.match(exempting);
    expect('Diese Erkrankung liegt vor dem Zeitraum und muss nicht angegeben werden.').to.match(exempting);
    expect('dass Ergebnisse nicht angegeben werden müssen').to.match(exempting);
  });

  it('never says that something need not be disclosed', () => {
    for (const { rules } of realSystems().ruleSets)
      for (const { id, message } of rules)
        for (const pattern of Object.values(message)) expect(JSON.stringify(pattern), id).not.to.match(exempting);
    for (const folder of ['common', 'international', 'german'])
      for (const locale of ['en', 'de']) {
        const file = `screens/${folder}/texts/${locale}.yaml`;
        expect(readFileSync(file, 'utf8'), file).not.to.match(exempting);
      }
  });
});

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
