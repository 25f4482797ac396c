import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { settings } from '../../../src/configuration.js';
import { Admission } from '../../../src/http/admission/admission.js';
import { ServiceMetrics } from '../../../src/http/metrics/service-metrics.js';
import { operations } from '../../../src/operations/index.js';
import { scopes } from '../../../src/operations/operation.js';
import { ServedSystems } from '../../../src/reload/served-systems.js';
import { noSystems } from '../../support/service/no-systems.js';
import { accessFrom, Issuer } from '../../support/service/keys.js';

const guide = readFileSync('docs/operating.md', 'utf8');

describe('The guide to operating', () => {
  it('shows an access file that is accepted', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
    expect(() => accessFrom(example, new Issuer().keySet)).not.to.throw();
  });

  it('names every metric that there is, and no other', async () => {
    const live = new ServedSystems(noSystems, Date.now);
    const text = await new ServiceMetrics(new Admission({ inFlight: 1, waiting: 1 }), live).text();
    const served = text.split('\n').flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []);
    const named = [...guide.matchAll(/`((?:case_capture|nodejs|process)_\w+)`/g)].flatMap(([, name]) => name ?? []);
    expect(named).to.have.members(served);
  });

  it('names settings that there are', () => {
    const known = new Set(Object.values(settings).map(({ variable }) => variable));
    const named = [...guide.matchAll(/`([A-Z]+_[A-Z_]+)(?:=\w+)?`/g)].flatMap(([, name]) => name ?? []);
    expect(named).not.to.deep.equal([]);
    for (const name of named) expect(known).to.include(name);
  });

  it('names every scope, and there is an operation or the metrics for each', () => {
    for (const scope of scopes) {
      expect(guide).to.contain(`\`${scope}\``);
      expect(scope === 'operate' || operations.some((operation) => operation.scopes.includes(scope)), scope).to.equal(
        true,
      );
    }
  });
});
