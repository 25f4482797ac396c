import { expect } from 'chai';
import { checkCase } from '../../../src/cli/complete/check-case.js';
import { dayIn } from '../../../src/rules/values/day-in.js';
import { assess } from '../../../src/screens/assess/assessment.js';
import { completenessOf } from '../../../src/screens/assess/completeness-of.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
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
});
