import { expect } from 'chai';
import { makeExamples } from '../../../src/authoring/mutations/make-examples.js';
import { keyOf, type MutationKind } from '../../../src/authoring/mutations/mutant.js';
import { mutationReport, tryMutants, type Unnoticed } from '../../../src/authoring/mutations/try-mutants.js';
import { exampleText } from '../../../src/authoring/examples/made-example.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import type { Edit } from '../../support/rules/edited-files.js';
import { plantedFile, type PlantedRule, withPlanted } from '../../support/authoring/planted.js';

/** A change, the rule in which it is made, and the one of its examples that notices it. */
interface Noticed extends Omit<PlantedRule, 'examples'> {
  readonly kind: MutationKind;
  readonly change: string;
  readonly others: readonly string[];
  readonly noticing: string;
  readonly edits?: readonly Edit[];
}

/** A parameter that is a range. */
const usualAges: readonly Edit[] = [
  {
    file: 'common/parameters.yaml',
    find: 'maximumAge:',
    replace: 'usualAges: { kind: range, unit: year, meaning: "Usual ages" }\nmaximumAge:',
  },
  { file: 'tiny/csp/7.yaml', find: 'currencies:', replace: 'usualAges: [18, 65]\ncurrencies:' },
];

const aged = (age: number | undefined, expected: string, more = ''): string =>
  `{ given: { this: { ${[...(age === undefined ? [] : [`age: ${age}`]), ...(more === '' ? [] : [more])].join(', ')} } }, expect: ${expected} }`;

const over = '{ fact: age, operator: greaterThan, value: 60 }';
const old = '{ fact: age, operator: lessThan, value: 90 }';
const born = '{ fact: dateOfBirth, operator: isKnown }';
const chosen =
  '{ group: { is: { choose: [ { when: { fact: age, operator: lessThan, value: 18 }, is: { literal: 1 } }, { is: { literal: 2 } } ] } } }';

const noticed: readonly Noticed[] = [
  {
    kind: 'operator',
    change: 'age greaterThan 60 becomes age greaterThanInclusive 60',
    violatedWhen: over,
    others: [aged(61, 'violated'), aged(59, 'satisfied')],
    noticing: aged(60, 'satisfied'),
  },
  {
    kind: 'threshold',
    change: 'age greaterThan 60 becomes age greaterThan 61',
    violatedWhen: over,
    others: [aged(62, 'violated'), aged(60, 'satisfied')],
    noticing: aged(61, 'violated'),
  },
  {
    kind: 'threshold',
    change: 'age lessThan csp.maximumAge becomes age lessThan csp.maximumAge - 1',
    violatedWhen: '{ fact: age, operator: lessThan, value: { fact: csp.maximumAge } }',
    others: [aged(118, 'violated'), aged(120, 'satisfied')],
    noticing: aged(119, 'violated'),
  },
  {
    kind: 'threshold',
    change: 'age notBetween [18, 65] becomes age notBetween [19, 65]',
    violatedWhen: '{ fact: age, operator: notBetween, value: [18, 65] }',
    others: [aged(17, 'violated'), aged(19, 'satisfied')],
    noticing: aged(18, 'satisfied'),
  },
  {
    kind: 'threshold',
    change: 'age notBetween csp.usualAges becomes age notBetween csp.usualAges - 1',
    violatedWhen: '{ fact: age, operator: notBetween, value: { fact: csp.usualAges } }',
    others: [aged(16, 'violated'), aged(64, 'satisfied')],
    noticing: aged(65, 'satisfied'),
    edits: usualAges,
  },
  {
    kind: 'threshold',
    change: 'dateOfBirth before 1900.01.01 becomes dateOfBirth before 1899.12.31',
    violatedWhen: '{ fact: dateOfBirth, operator: before, value: "1900.01.01" }',
    others: [
      aged(undefined, 'violated', 'dateOfBirth: "1899.12.30"'),
      aged(undefined, 'satisfied', 'dateOfBirth: "1900.01.01"'),
    ],
    noticing: aged(undefined, 'violated', 'dateOfBirth: "1899.12.31"'),
  },
  {
    kind: 'connective',
    change: 'all of 2 becomes any of 2',
    violatedWhen: `{ all: [ ${over}, ${old} ] }`,
    others: [aged(61, 'violated'), '{ given: { this: {} }, expect: undecided }'],
    noticing: aged(60, 'satisfied'),
  },
  {
    kind: 'connective',
    change: 'any of 2 becomes all of 2',
    violatedWhen: `{ any: [ ${over}, ${born} ] }`,
    others: [aged(61, 'violated', 'dateOfBirth: "1960.01.01"'), aged(60, 'satisfied')],
    noticing: aged(61, 'violated'),
  },
  {
    kind: 'connective',
    change: 'atLeast 2 of 3 becomes atLeast 3 of 3',
    violatedWhen: `{ atLeast: { count: 2, of: [ ${over}, ${old}, ${born} ] } }`,
    others: [aged(61, 'violated', 'dateOfBirth: "1960.01.01"'), aged(60, 'satisfied')],
    noticing: aged(61, 'violated'),
  },
  {
    kind: 'leaf',
    change: 'dateOfBirth isKnown is left out of all of 2',
    violatedWhen: `{ all: [ ${over}, ${born} ] }`,
    others: [aged(61, 'violated', 'dateOfBirth: "1960.01.01"'), aged(60, 'satisfied')],
    noticing: aged(61, 'satisfied'),
  },
  {
    kind: 'negation',
    change: 'dateOfBirth isKnown becomes dateOfBirth isKnown false',
    violatedWhen: `{ any: [ ${over}, ${born} ] }`,
    others: [aged(61, 'violated'), aged(70, 'violated')],
    noticing: aged(60, 'satisfied'),
  },
  {
    kind: 'option',
    change: 'benefitType in [termLife, income] becomes benefitType in the same without income',
    scope: 'benefit',
    violatedWhen: '{ fact: benefitType, operator: in, value: [termLife, income] }',
    others: [
      '{ given: { this: { benefitType: termLife } }, expect: violated }',
      '{ given: { this: { benefitType: accidentalDeath } }, expect: satisfied }',
    ],
    noticing: '{ given: { this: { benefitType: income } }, expect: violated }',
  },
  {
    kind: 'case',
    change: 'case 1 of choose (1) changes places with case 2 (2)',
    with: chosen,
    violatedWhen:
      '{ any: [ { fact: group, operator: equal, value: 1 }, { fact: age, operator: greaterThan, value: 60 } ] }',
    others: [aged(61, 'violated'), aged(62, 'violated')],
    noticing: aged(30, 'satisfied'),
  },
];

const owners = ['the rule planted'];

const ruleOf = ({ others, noticing, edits, ...rule }: Noticed): RuleSet =>
  withPlanted({ ...rule, examples: [...others, noticing] }, edits);

/** The last example is the one that notices; a file without it may have none on its side, which loading refuses. */
const withoutLast = (ruleSet: RuleSet): RuleSet => ({
  ...ruleSet,
  rules: ruleSet.rules.map((rule) =>
    rule.id === 'planted' ? { ...rule, examples: rule.examples.slice(0, -1) } : rule,
  ),
});

const unnoticed = (ruleSet: RuleSet): readonly Unnoticed[] =>
  mutationReport(tryMutants([ruleSet], { owners })).unnoticed;

describe('changes of the rules', () => {
  for (const each of noticed) {
    const isSame = ({ kind, change }: Unnoticed): boolean => kind === each.kind && change === each.change;
    it(`${each.kind}: ${each.change} is noticed by the example for it, and reported without`, () => {
      const ruleSet = ruleOf(each);
      expect(unnoticed(ruleSet).filter(isSame)).to.deep.equal([]);
      const [found, ...more] = unnoticed(withoutLast(ruleSet)).filter(isSame);
      expect(more).to.deep.equal([]);
      expect(found).to.include({ owner: 'the rule planted' });
      expect(found?.at.file).to.equal(plantedFile);
    });

    it(`${each.kind}: an example that notices ${each.change} is made from the others, and comes out as it says`, () => {
      const ruleSet = withoutLast(ruleOf(each));
      const tried = tryMutants([ruleSet], { owners }).filter(({ mutant }) => mutant.change === each.change);
      const made = makeExamples(tried, [ruleSet]).map(exampleText);
      expect(made).to.have.length(1);
      const { others, noticing, edits, ...rule } = each;
      // The one that notices stands there for loading alone: a rule has an example on each side.
      const again = withPlanted({ ...rule, examples: [...others, noticing, ...made] }, edits);
      expect(runExamples(again).findings.report()).to.equal('');
      const withMade = again.rules.map((one) =>
        one.id === 'planted' ? { ...one, examples: one.examples.filter((_, index) => index !== others.length) } : one,
      );
      expect(unnoticed({ ...again, rules: withMade }).filter(isSame)).to.deep.equal([]);
    });
  }

  it('are made in each row of a table, for the parameter set that has it', () => {
    const ruleSet = withPlanted({
      scope: 'benefit',
      with: '{ highest: { unit: currency, is: { table: { of: csp.limits, at: { age: ageAtEntry, riskClass: person.mainPursuit.code.riskClass }, gives: sum } } } }',
      violatedWhen: '{ fact: sumInsured, operator: greaterThan, value: { fact: highest } }',
      examples: [
        '{ given: { this: { ageAtEntry: 41, sumInsured: 100001 }, person: { pursuits: [{ code: "CHESS" }] } }, expect: violated }',
        '{ given: { this: { ageAtEntry: 41, sumInsured: 100000 }, person: { pursuits: [{ code: "CHESS" }] } }, expect: satisfied }',
      ],
    });
    const owner = 'the table limits of the parameter set 7';
    const report = mutationReport(tryMutants([ruleSet], { owners: [owner] }));
    expect(report.unnoticed.map(({ change }) => change)).to.deep.equal([
      'row 1 is left out',
      'row 1: sum 500000 becomes 500001',
      'row 1: sum 500000 becomes 499999',
    ]);
    expect(report.unnoticed.map(({ at }) => `${at.file}:${at.line}`)).to.deep.equal(
      Array(3).fill('tiny/csp/7.yaml:14'),
    );
  });

  it('are drawn by a seed: the same ones for the same seed, others for another', () => {
    const ruleSet = ruleOf(noticed[3] as Noticed);
    const drawn = (seed: number): readonly string[] =>
      tryMutants([ruleSet], { count: 5, seed }).map(({ mutant }) => keyOf(mutant));
    expect(drawn(1)).to.have.length(5);
    expect(drawn(1)).to.deep.equal(drawn(1));
    expect(drawn(1)).not.to.deep.equal(drawn(2));
  });

  it('are refused while an example does not come out as it says: it would notice everything', () => {
    const ruleSet = withPlanted({ violatedWhen: over, examples: [aged(61, 'satisfied'), aged(60, 'violated')] });
    expect(() => tryMutants([ruleSet])).to.throw('2 examples do not come out as they say');
  });
});
