import { expect } from 'chai';
import { checkLimits } from '../../src/meaning/check-limits.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import { answerOf } from '../../src/meaning/witness.js';
import { walkRead } from '../../src/meaning/walk-read.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import type { Condition, NodeOf } from '../../src/rules/model/expression.js';
import type { ParameterValue } from '../../src/rules/model/parameter.js';
import { compileProgram } from '../../src/rules/program/compile-program.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

type Comparison = NodeOf<'comparison', Condition>;

const rulesOf = (csp: number): CaseRules => {
  const rules = realSystems().forCsp(csp);
  if (!rules) throw new Error(`there is no parameter set ${csp}`);
  return rules;
};

/** A parameter set with other values. */
function withValues(rules: CaseRules, ...changed: readonly (readonly [string, ParameterValue])[]): CaseRules {
  const parameterSet = {
    ...rules.parameterSet,
    values: new Map([...rules.parameterSet.values, ...changed]),
  };
  return { ...rules, parameterSet, program: compileProgram(rules.ruleSet, parameterSet) };
}

const found = (rules: CaseRules): readonly Everywhere[] =>
  [...checkLimits(rules, new Domains(rules.program))].filter(({ holds }) => holds);

for (const csp of [1, 2]) {
  const rules = rulesOf(csp);
  const placeOf = (name: string) => rules.parameterSet.places.get(name)?.at;
  const isFoundAt = (findings: readonly Everywhere[], name: string, code: string): boolean =>
    findings.some(
      (each) => each.code === code && each.at.file === placeOf(name)?.file && each.at.line === placeOf(name)?.line,
    );

  describe(`limits planted into parameter set ${csp}`, () => {
    it('no limit of this repository is beyond what can be answered, or on the wrong side of another', () => {
      expect(found(rules).map(({ message }) => message)).to.deep.equal([]);
    });

    it('exchanged bounds of every answer are found at both', () => {
      const pairs = new Map<string, readonly [string, string]>();
      for (const kind of rules.ruleSet.objects.values())
        for (const { minimum, maximum } of kind.attributes.values())
          if (typeof minimum === 'object' && typeof maximum === 'object')
            pairs.set(minimum.name, [minimum.name, maximum.name]);
      expect(pairs.size).to.be.greaterThan(1);
      for (const [minimum, maximum] of pairs.values()) {
        const [low, high] = [rules.parameterSet.values.get(minimum), rules.parameterSet.values.get(maximum)];
        if (!low || !high) throw new Error(`${minimum} and ${maximum} have no value`);
        const findings = found(withValues(rules, [minimum, high], [maximum, low]));
        for (const name of [minimum, maximum]) expect(isFoundAt(findings, name, 'crossed-limits'), name).to.equal(true);
      }
    });

    it('every parameter that limits an answer is found when it lies beyond the bounds of the answer', () => {
      const limits = new Map<string, Attribute>();
      const operators = new Set(['lessThan', 'lessThanInclusive', 'greaterThan', 'greaterThanInclusive']);
      const limiting = ({ left, right, operator, decorator }: Comparison): void => {
        const answer = answerOf(left);
        if (!answer || decorator || right?.node !== 'parameter' || !operators.has(operator)) return;
        const { minimum, maximum } = rules.program.bounds(answer.attribute);
        const isMoney = answer.attribute.unit !== undefined && answer.attribute.unit.kind !== 'unit';
        if (minimum !== undefined && maximum !== undefined && !isMoney)
          limits.set(right.parameter.name, answer.attribute);
      };
      walkRead(rules, (whole) => {
        if (whole.node === 'comparison') limiting(whole);
      });
      expect(limits.size).to.be.greaterThan(5);
      const lost = [...limits].flatMap(([name, attribute]) => {
        const { minimum = 0, maximum = 0 } = rules.program.bounds(attribute);
        return [minimum - 1, (maximum + 1) * 10].filter(
          (value) => !isFoundAt(found(withValues(rules, [name, { kind: 'number', value }])), name, 'unreachable-limit'),
        );
      });
      expect(lost).to.have.length.at.most(limits.size * 2 * 0.05);
    });

    it('every row of a table whose lower limit lies above the upper one is found, with a case where there is one', () => {
      let planted = 0;
      const shown: string[] = [];
      for (const [name, value] of rules.parameterSet.values) {
        if (value.kind !== 'table') continue;
        for (const [index, row] of value.rows.entries()) {
          const { minimum, maximum } = row;
          if (typeof minimum !== 'number' || typeof maximum !== 'number') continue;
          planted++;
          const spoilt = value.rows.with(index, { ...row, minimum: maximum, maximum: minimum });
          const findings = found(withValues(rules, [name, { ...value, rows: spoilt }]));
          const at = rules.parameterSet.places.get(name)?.rows[index];
          const crossed = findings.filter((each) => each.code === 'crossed-limits' && each.at.line === at?.line);
          expect(crossed, `${name} ${index}`).not.to.deep.equal([]);
          if (crossed.some(({ witness }) => String(witness?.()).startsWith('; with given: ')))
            shown.push(`${name} ${index}`);
        }
      }
      expect(planted).to.be.greaterThan(5);
      // Of the rows that examples of the rules come to.
      expect(shown).to.include.members([
        'lumpSumLimits 0',
        'lumpSumLimits 1',
        'regularSumLimits 1',
        'regularSumLimits 2',
      ]);
    });

    it('every entry of the benefit types whose lower limit lies above the upper one is found', () => {
      const catalogue = rules.ruleSet.catalogues.get('benefit-types');
      if (!catalogue) throw new Error('there are no benefit types');
      let planted = 0;
      for (const entry of catalogue.entries.values()) {
        const { minimumEntryAge, maximumEntryAge } = entry.cells;
        if (typeof minimumEntryAge !== 'number' || typeof maximumEntryAge !== 'number') continue;
        planted++;
        const cells = { ...entry.cells, minimumEntryAge: maximumEntryAge, maximumEntryAge: minimumEntryAge };
        const entries = new Map(catalogue.entries).set(entry.word, { ...entry, cells });
        const catalogues = new Map(rules.ruleSet.catalogues).set('benefit-types', { ...catalogue, entries });
        const ruleSet = { ...rules.ruleSet, catalogues };
        const spoilt = { ...rules, ruleSet, program: compileProgram(ruleSet, rules.parameterSet) };
        expect(
          found(spoilt).some(({ code, at }) => code === 'crossed-limits' && at.line === entry.at.line),
          entry.word,
        ).to.equal(true);
      }
      expect(planted).to.be.greaterThan(10);
    });

    it('two columns of a catalogue that were exchanged are told once, and not at each entry', () => {
      const catalogue = rules.ruleSet.catalogues.get('disorders');
      if (!catalogue) throw new Error('there are no disorders');
      const exchanged = [...catalogue.entries].map(([word, entry]) => {
        const { typicalFrom, typicalTo } = entry.cells;
        const cells = { ...entry.cells, typicalFrom: typicalTo, typicalTo: typicalFrom };
        return [word, Object.create(entry, { cells: { value: cells } }) as typeof entry] as const;
      });
      const catalogues = new Map(rules.ruleSet.catalogues);
      catalogues.set('disorders', { ...catalogue, entries: new Map(exchanged) });
      const ruleSet = { ...rules.ruleSet, catalogues };
      const spoilt = { ...rules, ruleSet, program: compileProgram(ruleSet, rules.parameterSet) };
      const crossed = found(spoilt).filter(({ code }) => code === 'crossed-limits');
      expect(crossed.map(({ at }) => `${at.file}:${at.line}`)).to.deep.equal(['common/catalogues/disorders.csv:1']);
      expect(crossed[0]?.message).to.match(/so are all others, \d+ more: are the two columns exchanged\?$/);
    });
  });
}
