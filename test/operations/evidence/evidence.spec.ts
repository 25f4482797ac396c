import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { encodeToken } from '../../../src/screens/questions/token.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';
import { CaptureClient } from '../../support/capture/capture-client.js';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { evidenceOf, openAnswer, readInEvidence, readOnScreen } from '../../support/evidence/asked-everything.js';
import { fullCase } from '../../support/requests/full-case.js';
import { german, international } from '../../support/requests/system-under-test.js';
import { accessFrom, newKey } from '../../support/service/keys.js';
import { Service } from '../../support/service/service.js';

const subId = 'S';
const questionnaire = { sourceType: 2, groupScreens: true };
const application = { sourceType: 1, screen: 'application', objectId: 1 };

describe('The evidence of a capture', () => {
  let directory: string;
  let cases: CaseStore;
  let service: Service;
  before(async () => {
    directory = mkdtempSync(join(tmpdir(), 'evidence-'));
    cases = openLmdbStore(directory);
    service = await Service.start({ cases });
  });
  after(async () => {
    await service.stop();
    await cases.close();
    rmSync(directory, { recursive: true });
  });

  for (const [system, language] of [
    [international, 'en'],
    [german, 'de'],
  ] as const)
    it(`has of a whole questionnaire (${system.system}) each page as the screen showed it, with what was answered on it`, async () => {
      const reference = { caseId: `questionnaire ${language}`, subId };
      await service.call('createCaseInDB', reference, fullCase(reference.caseId, system));
      const client = await new CaptureClient(service, reference).start('capture', { language, ...questionnaire });
      const expected: unknown[] = [];
      const tried = new Set<string>();
      const seen = new Set<string>();
      while (!seen.has(client.screenId)) {
        seen.add(client.screenId);
        for (let open = openAnswer(client, tried); open; open = openAnswer(client, tried)) {
          const [id, answer] = open;
          tried.add(id);
          const { name, group, personName } = client.sb2.person.item;
          expect(group).not.to.equal(undefined);
          const page = { title: name, person: personName, shown: readOnScreen(client) };
          await client.send('refresh', { [id]: [answer] as never });
          if (client.reply.status === 0) expected.push({ ...page, at: client.reply.headers.get('etag') });
        }
        await client.send('next');
      }
      const { pages, unchanged } = await evidenceOf(service, reference);
      expect(unchanged).to.equal(true);
      expect(expected.length).to.be.above(50);
      expect(
        pages.map(({ title, person, shown, revision }) => ({
          ...{ title, person, shown: readInEvidence(shown), at: `"${revision}"` },
        })),
      ).to.deep.equal(expected);
      for (const { shown } of pages) expect(shown.filter(({ answer }) => answer)).to.have.length(1);
      const [{ versionId } = { versionId: 0 }] = pages;
      expect(versionId).to.equal(system.version.id);
    });

  it('keeps what only its case has with the case: no name and nothing typed stands among what everybody was asked', async () => {
    const reference = { caseId: 'names', subId };
    const captured = new CapturedCase(service, reference);
    await captured.create(fullCase(reference.caseId));
    const [person] = await captured.objects(27);
    const objectId = Number(person?.Id);
    const typed = 'Nobody else typed this';
    const shown = await captured.act({ sourceType: 1, screen: 'person', objectId }, 'refresh', {
      [`27.${objectId}.44`]: [{ value: typed }],
    });
    expect(shown.codes, shown.text).to.deep.equal([]);
    await captured.act({ sourceType: 1, screen: 'benefits', objectId }, 'add 0');
    const { links = [], wordings = {} } = (await cases.evidence(reference)) ?? {};
    expect(links).to.have.length(2);
    expect(links.join()).to.contain(typed);
    const texts = Object.values(wordings).join();
    for (const name of [typed, 'Jane']) expect(texts).not.to.contain(name);
    const { pages } = await evidenceOf(service, reference);
    expect(pages.map(({ form, command }) => [form, command])).to.deep.equal([
      ['SB1', 'refresh'],
      ['SB1', 'add 0'],
    ]);
  });

  it('has a page of each action that changed the case, and of none that was refused, only moved, or was sent again', async () => {
    const reference = { caseId: 'actions', subId };
    const captured = new CapturedCase(service, reference);
    await captured.create(fullCase(reference.caseId));
    const numberOfPages = async (): Promise<number> => (await evidenceOf(service, reference)).pages.length;
    await captured.act(application, 'next');
    await captured.act(application, 'language de');
    const [person] = await captured.objects(27);
    const lifestyle = { sourceType: 2, screen: 'lifestyle', objectId: Number(person?.Id) };
    const height = `27.${lifestyle.objectId}.900`;
    expect((await captured.act(lifestyle, 'refresh', { [height]: [{ value: 'tall' }] })).status).to.equal(1);
    expect(await numberOfPages()).to.equal(0);
    await captured.act(lifestyle, 'refresh', { [height]: [{ value: '181' }] });
    await captured.act(lifestyle, 'refresh', { [height]: [{ value: '181' }] });
    expect(await numberOfPages()).to.equal(1);
    await captured.act(lifestyle, 'next', { [height]: [] });
    const { pages, current } = await evidenceOf(service, reference);
    const answers = pages.map(({ shown }) => shown.find(({ id }) => id === '27.*.900')?.answer);
    expect([answers, current]).to.deep.equal([[[{ id: '', text: '181', unit: 'cm' }], []], true]);
    const { revision } = pages.at(-1) ?? expect.fail('no page');
    expect((await cases.trail(reference))?.links.at(-1)).to.contain(revision);
    await service.call('deleteCase', reference);
    expect(await cases.evidence(reference)).to.equal(undefined);
    expect((await service.call('evidence', reference)).codes).to.deep.equal([323]);
  });

  it('names on a form the object of a list that a question is about', async () => {
    const reference = { caseId: 'form', subId };
    const captured = new CapturedCase(service, reference);
    await captured.create(fullCase(reference.caseId));
    const [person] = await captured.objects(27);
    const benefits = { sourceType: 1, screen: 'benefits', objectId: Number(person?.Id) };
    const { sb1 } = await captured.act(benefits, 'refresh');
    const names = (sb1.group.group ?? []).flatMap(({ type, group = [] }) => (type === 'list' ? group : []));
    const relation = names.find(({ question = [] }) => question.some(({ textInput }) => textInput?.editable));
    const number = relation?.question?.find(({ textInput }) => textInput?.editable);
    await captured.act(benefits, 'refresh', { [number?.id ?? '']: [{ value: '7' }] });
    const { pages } = await evidenceOf(service, reference);
    const shown = pages.at(-1)?.shown ?? [];
    expect(shown.find(({ answer }) => answer)?.under).to.equal(relation?.name);
    expect(new Set(shown.map(({ under }) => under))).to.include.all.keys(names.map(({ name }) => name));
  });

  it('has of a guided call with answers of which one is refused those that were taken', async () => {
    const reference = { caseId: 'guided', subId };
    const captured = new CapturedCase(service, reference);
    await captured.create(fullCase(reference.caseId));
    const [person] = await captured.objects(27);
    const objectId = Number(person?.Id);
    const page = { form: 'SB2', sourceType: 2, language: 'en', screen: 'lifestyle', objectId } as const;
    const [height, weight] = [`27.${objectId}.900`, `27.${objectId}.901`];
    const body = { ...reference, screenId: encodeToken(reference, page), screenCommand: 'next', guide: true };
    const answers = [
      { questionId: height, values: [{ value: 'tall' }] },
      { questionId: weight, values: [{ value: '81.5' }] },
    ];
    expect((await service.call('userAction', {}, { ...body, answers })).status).to.equal(1);
    const { pages } = await evidenceOf(service, reference);
    const given = pages.flatMap(({ shown }) => shown.flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));
    expect(given).to.deep.equal([['27.*.901', [{ id: '', text: '81.5', unit: 'kg' }]]]);
  });

  it('has a call that is sent again under its key once', async () => {
    const reference = { caseId: 'again', subId };
    await service.call('createCaseInDB', reference, fullCase(reference.caseId));
    const client = await new CaptureClient(service, reference).start('capture', { language: 'en', ...questionnaire });
    while (!openAnswer(client, new Set())) await client.send('next');
    const [questionId, answer] = openAnswer(client, new Set()) ?? ['', {}];
    const body = { ...reference, screenId: client.screenId, screenCommand: 'refresh', loggingArea: '0' };
    const send = () =>
      service.call(
        'userAction',
        {},
        { ...body, answers: [{ questionId, values: [answer] }] },
        { 'idempotency-key': 'k' },
      );
    await send();
    expect((await send()).headers.get('idempotency-replayed')).to.equal('true');
    expect((await evidenceOf(service, reference)).pages).to.have.length(1);
  });

  it('is read by who has the scope of its own and may see the case, and not kept where it is switched off', async () => {
    const [writer, auditor] = [newKey(), newKey()];
    const access = accessFrom({
      apiKeys: [
        { client: 'portal', sha3: [writer.sha3], scopes: ['read', 'write', 'capture', 'trail'], subSystems: ['S'] },
        { client: 'auditor', sha3: [auditor.sha3], scopes: ['evidence'], subSystems: ['*'] },
      ],
    });
    const guarded = await Service.start({ access, evidencePages: 0 });
    try {
      const place = { caseId: 'C', subId };
      const as = ({ key }: { readonly key: string }) => ({ 'x-api-key': key });
      await guarded.call('createCaseInDB', place, fullCase('C'), as(writer));
      const first = await guarded.call('capture', {}, { ...place, language: 'en', ...questionnaire }, as(writer));
      const { id: screenId } = first.sb2.person.item;
      const body = {
        ...place,
        screenId,
        screenCommand: 'next',
        answers: [{ questionId: '27.2.1033', values: [{ id: '1' }] }],
      };
      await guarded.call('userAction', {}, body, as(writer));
      expect((await guarded.call('evidence', place, undefined, as(writer))).httpStatus).to.equal(403);
      const { body: told } = await guarded.call('evidence', place, undefined, as(auditor));
      expect((told as { readonly jsonContent: object }).jsonContent).to.deep.equal({
        ...{ pages: [], unchanged: true, faults: [], current: false },
      });
    } finally {
      await guarded.stop();
    }
  });
});
