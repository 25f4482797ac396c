import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { LiveSystems } from '../../../src/screens/model/systems.js';
import type { Admission } from '../../../src/http/admission/admission.js';
import { ServiceMetrics } from '../../../src/http/metrics/service-metrics.js';

const admission = { working: 3, waiting: 4 } as unknown as Admission;

/** The samples, without those that say how the process is. */
const samples = async (metrics: ServiceMetrics): Promise<readonly string[]> =>
  (await metrics.text()).split('\n').filter((line) => /^case_capture_/.test(line) && !line.includes('_bucket{'));

describe('What the service measures', () => {
  it('is counted under its labels', async () => {
    const metrics = new ServiceMetrics(admission);
    metrics.countCall({ operation: 'capture', flavor: 'xml', status: 200, codes: [608, 620, 620], seconds: 0.25 });
    metrics.countStoreCall('cases', 'read', 'failed', 0.5);
    metrics.countRules('german', 7, ['error', 'warning', 'error']);
    expect(await samples(metrics)).to.deep.equal([
      'case_capture_requests_total{operation="capture",flavor="xml",status="200"} 1',
      'case_capture_request_duration_seconds_sum{operation="capture",flavor="xml"} 0.25',
      'case_capture_request_duration_seconds_count{operation="capture",flavor="xml"} 1',
      'case_capture_errors_total{operation="capture",code="608"} 1',
      'case_capture_errors_total{operation="capture",code="620"} 2',
      'case_capture_store_duration_seconds_sum{store="cases",operation="read",outcome="failed"} 0.5',
      'case_capture_store_duration_seconds_count{store="cases",operation="read",outcome="failed"} 1',
      'case_capture_rule_evaluations_total{system="german"} 7',
      'case_capture_rule_violations_total{system="german",severity="error"} 2',
      'case_capture_rule_violations_total{system="german",severity="warning"} 1',
      'case_capture_requests_in_flight 3',
      'case_capture_requests_waiting 4',
    ]);
  });

  it('tells what was taken over of changed rules, since when, and whether files are wrong now', async () => {
    const reloads = { taken: 5, refused: 2, waiting: true, since: 1_700_000_000_400 };
    const live = { reloads } as unknown as LiveSystems;
    const of = async (now: LiveSystems): Promise<readonly string[]> =>
      (await samples(new ServiceMetrics(admission, now))).filter((line) => /_(?:reloads|rules)_/.test(line));
    expect(await of(live)).to.deep.equal([
      'case_capture_rule_reloads_total{outcome="taken"} 5',
      'case_capture_rule_reloads_total{outcome="refused"} 2',
      'case_capture_rules_refused 1',
      'case_capture_rules_since_seconds 1700000000',
    ]);
    expect(await of({ reloads: { ...reloads, waiting: false } } as unknown as LiveSystems)).to.include(
      'case_capture_rules_refused 0',
    );
    const metrics = new ServiceMetrics(admission, live);
    await metrics.text();
    expect(await samples(metrics)).to.include('case_capture_rule_reloads_total{outcome="taken"} 5');
  });

  it('has durations in steps from a millisecond to ten seconds', async () => {
    const metrics = new ServiceMetrics(admission);
    metrics.countStoreCall('cases', 'read', 'done', 0.3);
    const steps = [...(await metrics.text()).matchAll(/store_duration_seconds_bucket\{le="([^"]+)".* (\d)$/gm)];
    expect(steps.map(([, step, count]) => `${step} ${count}`)).to.deep.equal([
      ...[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25].map((step) => `${step} 0`),
      ...[0.5, 1, 2.5, 5, 10, '+Inf'].map((step) => `${step} 1`),
    ]);
  });

  it('has a help for each name', async () => {
    const text = await new ServiceMetrics(admission).text();
    const described = [...text.matchAll(/^# HELP (\S+) (.*)$/gm)].map(([, name = '', help]) => [name, help]);
    expect(Object.fromEntries(described)).to.deep.equal(JSON.parse(readFileSync('test/words/metrics.json', 'utf8')));
  });

  it('has times of the process in seconds, and its memory in bytes', async () => {
    const metrics = new ServiceMetrics(admission);
    const value = async (name: string): Promise<number> =>
      Number(new RegExp(`^${name} (.*)$`, 'm').exec(await metrics.text())?.[1]);
    const began = Date.now() / 1000 - process.uptime();
    expect(await value('process_start_time_seconds')).to.be.within(Math.floor(began) - 1, Math.ceil(began) + 1);
    expect(await value('process_resident_memory_bytes')).to.be.above(1_000_000);
    expect(await value('nodejs_heap_size_used_bytes')).to.be.above(1_000_000);
  });
});
