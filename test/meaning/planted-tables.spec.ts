import { expect } from 'chai';
import { checkTables } from '../../src/meaning/check-tables.js';
import { Domains } from '../../src/meaning/domains.js';
import { compileProgram } from '../../src/rules/program/compile-program.js';
import type { ParameterValue, TableRow } from '../../src/rules/model/parameter.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

type Table = Extract<ParameterValue, { kind: 'table' }>;

/** A way to spoil a table, and the finding that must come of it; undefined where the table cannot be spoilt so. */
interface Defect {
  readonly what: string;
  readonly code: 'missing-row' | 'unreachable-row';
  spoil(rows: readonly TableRow[], inputs: readonly string[]): readonly TableRow[] | undefined;
}

const asksFor = (row: TableRow | undefined, inputs: readonly string[]): boolean =>
  inputs.some((name) => row?.[name] !== undefined);

const defects: readonly Defect[] = [
  {
    what: 'the row for all others put first',
    code: 'unreachable-row',
    spoil(rows, inputs) {
      const last = rows.at(-1);
      return rows.length > 1 && last && !asksFor(last, inputs) ? [last, ...rows.slice(0, -1)] : undefined;
    },
  },
  {
    what: 'a row written twice',
    code: 'unreachable-row',
    spoil: ([first, ...rows]) => (first ? [first, first, ...rows] : undefined),
  },
  {
    what: 'the row for all others, or the only row for something, lost',
    code: 'missing-row',
    spoil(rows, inputs) {
      const last = rows.at(-1);
      if (rows.length < 2 || !last) return undefined;
      return asksFor(last, inputs) && rows.some((row) => !asksFor(row, inputs)) ? undefined : rows.slice(0, -1);
    },
  },
];

/** A parameter set with other rows in a table. */
function withRows(rules: CaseRules, name: string, table: Table, rows: readonly TableRow[]): CaseRules {
  const { parameterSet } = rules;
  const values = new Map(parameterSet.values).set(name, { ...table, rows });
  return { ...rules, parameterSet: { ...parameterSet, values } };
}

const tableFindings = (rules: CaseRules) => checkTables(rules, new Domains(rules.program));

describe('checking tables finds what was planted into those of this repository', () => {
  for (const csp of [1, 2]) {
    const rules = realSystems().forCsp(csp);
    if (!rules) throw new Error(`there is no parameter set ${csp}`);
    const tables = [...rules.parameterSet.values].flatMap(([name, value]) =>
      value.kind === 'table' ? [[name, value] as const] : [],
    );

    it(`nothing before, parameter set ${csp}`, () => {
      expect(tables).to.have.length.at.least(10);
      expect([...tableFindings(rules)].map(({ message }) => message)).to.deep.equal([]);
    });

    it(`the row that a benefit type comes to ask for, parameter set ${csp}`, () => {
      const catalogue = rules.ruleSet.catalogues.get('benefit-types');
      const entry = catalogue?.entries.get('longTermCare');
      if (!catalogue || !entry) throw new Error('there is no care annuity');
      const entries = new Map(catalogue.entries).set('longTermCare', {
        ...entry,
        cells: { ...entry.cells, pays: 'lumpSum' },
      });
      const catalogues = new Map(rules.ruleSet.catalogues).set('benefit-types', { ...catalogue, entries });
      const objects = new Map(rules.ruleSet.objects);
      const ruleSet = { ...rules.ruleSet, catalogues, objects };
      const spoilt = { ...rules, ruleSet, program: compileProgram(ruleSet, rules.parameterSet) };
      expect([...tableFindings(spoilt)].map(({ message }) => message.slice(0, message.indexOf(';')))).to.include(
        `the table lumpSumLimits of the parameter set ${csp} has no row for group: care`,
      );
    });

    for (const { what, code, spoil } of defects)
      it(`${what}, parameter set ${csp}`, () => {
        const lost: string[] = [];
        let planted = 0;
        for (const [name, table] of tables) {
          const inputs = (rules.ruleSet.parameters.get(name)?.columns ?? []).map((column) => column.name);
          const rows = spoil(table.rows, inputs);
          if (!rows) continue;
          planted++;
          const found = [...tableFindings(withRows(rules, name, table, rows))];
          if (!found.some((finding) => finding.code === code && finding.message.includes(` ${name}`))) lost.push(name);
        }
        expect(planted).to.be.greaterThan(2);
        expect(lost).to.deep.equal([]);
      });
  }
});
