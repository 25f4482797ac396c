import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { CaptureClient } from '../capture/capture-client.js';
import { lifeBenefit } from '../requests/case-request.js';
import { caseToModify, modification, personModification } from '../requests/modify-request.js';
import { Service } from '../service/service.js';
import { CountedConflicts } from './counted-conflicts.js';

const reference = { subId: 'MANY', caseId: 'C' };
const height = '27.900';

const post = (service: Service, operation: string, body: unknown) =>
  service.send(`/${operation}?${new URLSearchParams({ ...reference })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A client on the screen that asks for the height. */
async function clientOf(service: Service): Promise<CaptureClient> {
  const client = await new CaptureClient(service, reference).start('capture', {
    language: 'en',
    sourceType: 2,
    groupScreens: true,
  });
  for (let moves = 0; !client.has(height); moves++) {
    if (moves > 60) throw new Error('the height is not asked');
    await client.send('next');
  }
  return client;
}

/**
 * 64 writers of one case at once lose no update, and it can be written afterwards: one instance on each store, which
 * are of the same cases.
 */
export async function expectNoLostUpdate(stores: readonly CaseStore[]): Promise<void> {
  const views = stores.map((cases) => new CountedConflicts(cases));
  const services = await Promise.all(views.map((cases) => Service.start({ cases, watchStore: false })));
  try {
    await writeAtOnce(services);
    const conflicts = views.reduce((sum, view) => sum + view.conflicts, 0);
    process.stdout.write(`      ${JSON.stringify({ instances: views.length, conflictsRetried: conflicts })}\n`);
    // Writers in one process wait for each other; only those of another one can be faster.
    if (views.length === 1) expect(conflicts).to.equal(0);
    else expect(conflicts).to.be.above(0);
  } finally {
    for (const service of services) await service.stop();
  }
}

/**
 * 64 writers at once, spread over the instances: half answer a question, a quarter adds a benefit, a quarter checks.
 */
async function writeAtOnce(services: readonly Service[]): Promise<void> {
  const [first] = services;
  if (!first) throw new Error('no instance');
  const created = await post(first, 'createCaseInDB', caseToModify(reference.caseId));
  expect(created.status, created.text).to.equal(0);
  const client = await clientOf(first);
  const questionId = client.question(height).id;
  const answer = (service: Service, value: number) =>
    post(service, 'userAction', {
      ...reference,
      loggingArea: '0',
      screenId: client.screenId,
      screenCommand: 'refresh',
      answers: [{ questionId, values: [{ value: String(value) }] }],
    });
  const add = (service: Service, index: number) =>
    post(
      service,
      'modifyCase',
      modification(
        reference.caseId,
        personModification({ newBenefits: [lifeBenefit({ benefitName: `Added ${index}` })] }),
      ),
    );
  const check = (service: Service) =>
    post(service, 'checkCompleteness', { ...reference, language: 'en', sourceType: 2, loggingArea: '0' });
  const writers = Array.from({ length: 64 }, async (_, index) => {
    const service = services[index % services.length] ?? first;
    if (index % 8 < 4) return { counts: true, reply: await answer(service, 100 + index) };
    if (index % 8 < 6) return { counts: true, reply: await add(service, index) };
    return { counts: false, reply: await check(service) };
  });
  const replies = await Promise.all(writers);
  for (const { counts, reply } of replies)
    expect(reply.httpStatus === 200 && (!counts || reply.status === 0), reply.text).to.equal(true);
  const changes = replies.filter(({ counts }) => counts).length;

  for (const service of services) {
    const document = (await service.call('transferCaseFromDB', reference)).case;
    expect(document.NumberOfSourceChanges).to.equal(changes);
    const names = JSON.stringify(document).match(/Added \d+/g) ?? [];
    expect(new Set(names).size, 'each benefit that was added is there').to.equal(16);
  }
  for (const [index, service] of services.entries()) {
    const once = await answer(service, 200 + index);
    expect(once.status, once.text).to.equal(0);
    expect((await service.call('transferCaseFromDB', reference)).case.NumberOfSourceChanges).to.equal(
      changes + index + 1,
    );
  }
}
