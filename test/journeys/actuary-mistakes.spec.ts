import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { FindingCode } from '../../src/documents/finding-codes/finding-table.js';
import { DataCopy } from '../support/rules/data-copy.js';
import { StartedProcess } from '../support/service/started-process.js';

/**
 * A kind of file, one of them, what stands there, what is typed instead (`¦` where the finding is), its code, the right
 * spelling.
 */
type Row = readonly [
  kind: string,
  file: string,
  find: string | RegExp,
  typed: string,
  code: FindingCode,
  suggestion: string,
];

const rows: readonly Row[] = [
  ['rule set', 'rules/common/rule-set.yaml', 'technical: true', '¦tecnical: true', 'unknown-key', 'technical'],
  [
    'attributes',
    'rules/common/attributes/person.yaml',
    'maximumLength:',
    '¦maximumLenght:',
    'unknown-key',
    'maximumLength',
  ],
  [
    'catalogue (YAML)',
    'rules/international/catalogues/benefit-types.yaml',
    'pays: lumpSum',
    'pays: ¦lumpSun',
    'unknown-value',
    'lumpSum',
  ],
  [
    'catalogue (CSV)',
    'rules/common/catalogues/disorders.csv',
    ',digestive,',
    ',¦digestiv,',
    'unknown-code',
    'digestive',
  ],
  ['parameters', 'rules/common/parameters.yaml', 'unit: centimetre', 'unit: ¦centimeter', 'unknown-unit', 'centimetre'],
  [
    'parameter set',
    'rules/international/csp/1.yaml',
    'maximumAge:',
    '¦maximumAgge:',
    'unknown-parameter',
    'maximumAge',
  ],
  [
    'facts',
    'rules/common/facts/covers.yaml',
    'fact: acceptanceResult',
    'fact: ¦aceptanceResult',
    'unknown-fact',
    'acceptanceResult',
  ],
  [
    'plausibility',
    'rules/common/plausibility/sums.yaml',
    'operator: greaterThan,',
    'operator: ¦greaterThen,',
    'unknown-operator',
    'greaterThan',
  ],
  [
    'findings',
    'rules/common/plausibility/findings.yaml',
    '  question-open:',
    '  ¦qestion-open:',
    'unknown-key',
    'question-open',
  ],
  [
    'screen',
    'screens/common/technical/30-benefits.yaml',
    'attribute: insurancePeriod',
    'attribute: ¦insurancePeroid',
    'unknown-fact',
    'insurancePeriod',
  ],
  [
    'navigation',
    'screens/common/applicant/navigation.yaml',
    'command: finish',
    'command: ¦finsh',
    'unknown-value',
    'finish',
  ],
  ['texts', 'screens/common/texts/de.yaml', '  refresh:', '  ¦refesh:', 'surplus-text', 'refresh'],
];

describe('A typing error in a file of the rules or screens is refused at its place, with the right spelling', () => {
  const copy = new DataCopy();
  const places = rows.map(([, file, find, typed]) => copy.replace(file, find, typed));
  let lines: readonly string[];
  before(() => {
    lines = copy.load().findings.report().split('\n');
  });
  after(() => copy.remove());

  for (const [index, [kind, , , , code, suggestion]] of rows.entries())
    it(kind, () => {
      const found = lines.filter((line) => line.startsWith(`${places[index]} error ${code}: `));
      expect(found, lines.join('\n')).to.have.lengthOf(1);
      expect(found[0]).to.contain(`did you mean ${suggestion}?`);
    });

  it('names the errors of all files in one report, and the service does not start', async () => {
    const store = mkdtempSync(join(tmpdir(), 'case-capture-refused-'));
    try {
      const started = new StartedProcess({
        PORT: '0',
        CASE_STORE: `lmdb:${store}`,
        ...copy.environment,
      });
      expect(await started.ended).to.equal(1);
      const report = started.err.split('\n');
      for (const place of places)
        expect(
          report.some((line) => line.startsWith(`${place} error `)),
          `${place} in\n${started.err}`,
        ).to.equal(true);
      expect(started.out).to.equal('');
    } finally {
      rmSync(store, { recursive: true, force: true });
    }
  });
});
