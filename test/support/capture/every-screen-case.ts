import { expect } from 'chai';
import type { CaseReference } from '../../../src/case/case.js';
import { fullCase } from '../requests/full-case.js';
import { CaptureClient } from './capture-client.js';
import { realSystems } from '../rules/real-systems.js';
import type { Service } from '../service/service.js';

/** One entry of each family: every follow-up screen hangs on a family. */
function oneOfEachFamily(catalogue: string): readonly { readonly key: string }[] {
  const [ruleSet] = realSystems().ruleSets.filter(({ system }) => system === 'international');
  const byFamily = new Map<unknown, string>();
  for (const { word, cells } of ruleSet?.catalogues.get(catalogue)?.entries.values() ?? [])
    if (cells['hazardous'] !== false && !byFamily.has(cells['family'])) byFamily.set(cells['family'], word);
  return [...byFamily.values()].map((key) => ({ key }));
}

/** A condition whose screen hangs on its code, not on its family. */
const withOwnScreen = [{ key: 'K58' }];

/** Benefit types of the international system, and what stands for them under a parameter set. */
const ownTypes = {
  1: new Map<unknown, number>([
    [1, 1],
    [10, 10],
  ]),
  2: new Map<unknown, number>([
    [1, 101],
    [10, 110],
  ]),
};

/**
 * Stores a case that shows as many screens as a case can: large sums, a pursuit and a disorder of every family,
 * medication and, where the family is asked for, relatives.
 */
export async function storeEveryScreenCase(
  service: Service,
  reference: CaseReference,
  csp: keyof typeof ownTypes,
): Promise<void> {
  const body = structuredClone(fullCase(reference.caseId)) as {
    cspSetId: number;
    readonly application: { readonly persons: Record<string, unknown>[] };
  };
  body.cspSetId = csp;
  const [assured] = body.application.persons;
  if (!assured) throw new Error('the full case has no person');
  assured['pursuits'] = oneOfEachFamily('pursuits');
  assured['disorders'] = [...oneOfEachFamily('disorders'), ...withOwnScreen];
  for (const benefit of assured['requestedBenefits'] as Record<string, unknown>[]) {
    benefit['benefitType'] = ownTypes[csp].get(benefit['benefitType']);
    if ('sumInsured' in benefit) benefit['sumInsured'] = 5_000_000;
  }
  const created = await service.call('createCaseInDB', { ...reference }, body);
  expect(created.status, created.text).to.equal(0);
  const client = new CaptureClient(service, reference);
  await client.start('capture', { language: 'en', sourceType: 2, groupScreens: false });
  const family = client.items.find(({ fixedID }) => fixedID.startsWith('familyHistory.'));
  expect(family !== undefined, 'only the international system asks for the family').to.equal(csp === 1);
  if (family) {
    await client.send(`goto ${family.fixedID}`);
    await client.send('refresh', { '27.1020': { id: '1' } });
    const relatives = client.questions.find(({ fixedID }) => fixedID.startsWith('1001.'))?.fixedID ?? 'no relatives';
    await client.send('refresh', { [relatives]: [{ id: '1' }] });
  }
  await client.send(`goto ${client.items.find(({ fixedID }) => fixedID.startsWith('disorder.'))?.fixedID}`);
  await client.send('refresh', { '8.1405': { id: '1' } });
  await client.send('refresh', { '8.1410': { id: '1' } });
  const medications = client.questions.find(({ fixedID }) => fixedID.startsWith('1002.'))?.fixedID ?? 'no medications';
  await client.send('refresh', { [medications]: [{ id: '1' }] });
}
