import { expect } from 'chai';
import type { Operation } from '../../src/operations/operation.js';
import { ServedSystems } from '../../src/reload/served-systems.js';
import type { Systems } from '../../src/screens/model/systems.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { loadedTiny } from '../support/rules/tiny-data.js';
import { operationsOfTest } from '../support/service/operations-of-test.js';
import { Service } from '../support/service/service.js';

const namesOf = ({ ruleSets }: Systems): readonly string[] => ruleSets.map(({ versionName }) => versionName);

describe('A call of a service whose rules change', () => {
  let served: ServedSystems;
  let service: Service;
  let begun: Promise<void>;
  let goOn: () => void;
  beforeEach(async () => {
    served = new ServedSystems(loadedTiny('Tiny 1'), () => 1_700_000_000_000);
    let began = (): void => undefined;
    begun = new Promise((resolve) => (began = resolve));
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    /** Answers the versions it sees, before and after somebody lets it go on. */
    const versions: Operation = {
      ...(operationsOfTest.find(({ name }) => name === 'listed') as Operation),
      name: 'versions',
      run: async (services, { query }) => {
        const before = namesOf(services.systems);
        began();
        if (query.get('caseId')?.[0] === 'slow') await gate;
        return { content: { kind: 'list', name: 'caseIds', values: [...before, ...namesOf(services.systems)] } };
      },
    };
    service = await Service.start({ systems: served, cases: new MemoryStore(), table: [versions], watchStore: false });
  });
  afterEach(() => service.stop());

  const versions = async (caseId: string): Promise<unknown> => (await service.send(`/versions?caseId=${caseId}`)).body;

  it('works to its end with those that it began with, while calls that come later get the new ones', async () => {
    const slow = versions('slow');
    await begun;
    served.take(loadedTiny('Tiny 2'));
    expect(await versions('quick')).to.deep.equal({ caseIds: ['Tiny 2', 'Tiny 2'] });
    goOn();
    expect(await slow).to.deep.equal({ caseIds: ['Tiny 1', 'Tiny 1'] });
  });

  it('finds in health and metrics which rules serve, and whether the files of now are refused', async () => {
    const health = async (): Promise<unknown> => (await service.send('/health/ready')).body;
    const metrics = async (): Promise<readonly string[]> =>
      (await service.send('/metrics')).text
        .split('\n')
        .filter((line) => /^case_capture_rule(s_refused|s_since|_reloads)/.test(line));
    served.refuse(3);
    const since = '2023-11-14T22:13:20.000Z';
    expect(await health()).to.deep.equal({
      status: 'up',
      ruleSystems: [{ system: 'tiny', versionId: 1, versionName: 'Tiny 1' }],
      reload: { since, refused: { since, errors: 3 } },
    });
    expect(await metrics()).to.deep.equal([
      'case_capture_rule_reloads_total{outcome="taken"} 0',
      'case_capture_rule_reloads_total{outcome="refused"} 1',
      'case_capture_rules_refused 1',
      'case_capture_rules_since_seconds 1700000000',
    ]);
    served.take(loadedTiny('Tiny 2'));
    expect(await health()).to.deep.equal({
      status: 'up',
      ruleSystems: [{ system: 'tiny', versionId: 1, versionName: 'Tiny 2' }],
      reload: { since },
    });
    expect((await metrics()).slice(0, 3)).to.deep.equal([
      'case_capture_rule_reloads_total{outcome="taken"} 1',
      'case_capture_rule_reloads_total{outcome="refused"} 1',
      'case_capture_rules_refused 0',
    ]);
  });
});
