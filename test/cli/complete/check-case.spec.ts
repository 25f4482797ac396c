import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import type { Case } from '../../../src/case/case.js';
import { checkCase } from '../../../src/cli/complete/check-case.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { dayIn } from '../../../src/rules/values/day-in.js';
import { Outcome } from '../../../src/rules/values/outcome.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { assess } from '../../../src/screens/assess/assessment.js';
import { completenessOf } from '../../../src/screens/assess/completeness-of.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import { storedCase } from '../../support/cases/stored-case.js';
import { variedCases } from '../../support/cases/varied-cases.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';

describe('What complete says of a case', () => {
  it('is of each of its source types what checkCompleteness says, without the texts', async () => {
    const systems = realSystems();
    const now = Date.UTC(2026, 10, 21, 12);
    const cases = await variedCases(systems, testSeed, 30);
    let found = 0;
    for (const stored of cases) {
      const line = await checkCase({ systems, sourceTypes: [], now }, { subId: 'S', caseId: stored.id }, stored);
      const rules = systems.forCsp(stored.csp);
      if (!rules || line.broken !== undefined) throw new Error(`${stored.id}: ${line.broken}`);
      const view = rules.program.view(stored, dayIn(rules.ruleSet.timeZone, now));
      for (const said of line.sources) {
        const source = sourceProgram(rules, said.sourceType);
        if (!source) throw new Error(`no source type ${said.sourceType}`);
        const { missing, violations, undecidable, ...flags } = completenessOf(assess(source, view), stored.locale);
        found += missing.length + violations.length + undecidable.length;
        expect(said).to.deep.equal({
          sourceType: said.sourceType,
          ...flags,
          missing: missing.map(({ questionId }) => questionId),
          violations: violations.map(({ ruleId, severity, objectId }) => ({ ruleId, severity, objectId })),
          undecidable: undecidable.map(({ ruleId, objectId, reason }) => ({ ruleId, objectId, reason })),
        });
      }
      expect(line.complete).to.equal(line.sources.every(({ complete, consistent }) => complete && consistent));
    }
    expect(found).to.be.greaterThan(100);
  });

  describe('of which json-rules-engine does not confirm a violation', () => {
    const [sourceTypes, now] = [[1], Date.UTC(2026, 10, 21, 12)];
    const reference = { subId: 'S', caseId: 'C' };
    let systems: Systems;
    let stored: Case;
    before(async () => {
      stored = await storedCase();
      systems = realSystems();
      const rules = systems.forCsp(stored.csp);
      const lessThan = comparisonOperators.get('lessThan');
      if (!rules || !lessThan) throw new Error('there are no rules to be wrong about');
      const wrong = new Map([...comparisonOperators, ['lessThan', { ...lessThan, test: () => Outcome.true }]]);
      const program = compileProgram(rules.ruleSet, rules.parameterSet, wrong);
      systems = { ...systems, forCsp: () => ({ ...rules, program }) };
    });

    it('is that it is broken, and by which rule', async () => {
      const line = await checkCase({ systems, sourceTypes, now }, reference, stored);
      expect(line.broken).to.match(/json-rules-engine/);
      expect(line).to.include(reference);
    });

    it('is that it is broken all the same when another source type cannot be asked for: nothing is left unheard', async () => {
      const heard: unknown[] = [];
      const hear = (reason: unknown): void => void heard.push(reason);
      process.on('unhandledRejection', hear);
      try {
        const line = await checkCase({ systems, sourceTypes: [...sourceTypes, 99], now }, reference, stored);
        expect(line).to.deep.equal({ ...reference, broken: 'the rules have no source type 99' });
        await setImmediate();
        await setImmediate();
      } finally {
        process.off('unhandledRejection', hear);
      }
      expect(heard).to.deep.equal([]);
    });
  });
});
