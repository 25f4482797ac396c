import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CaseStore } from '../../../src/case/store.js';
import { captureRequest } from '../capture/capture-request.js';
import { minimalRequest } from '../requests/case-request.js';
import type { Reply } from '../service/reply.js';
import { Service } from '../service/service.js';
import { asAnotherProcess } from './another-process.js';
import { adding, addingAPerson, created, subId, writingCalls } from './writing-calls.js';

const changes = async (service: Service, caseId: string): Promise<number> =>
  (await service.call('transferCaseFromDB', { caseId, subId })).case.NumberOfSourceChanges;

/** What services on one store do with calls that are sent again. */
export function describeRetries(name: string, open: () => Promise<CaseStore>, close: () => Promise<void>): void {
  describe(`Calls that are sent again, on ${name}`, () => {
    let store: CaseStore;
    let first: Service;
    let other: Service;
    let now = Date.now();
    before(async () => {
      store = await open();
      const options = { watchStore: false, now: () => now };
      first = await Service.start({ ...options, cases: store });
      other = await Service.start({ ...options, cases: asAnotherProcess(store) });
    });
    after(async () => {
      await first.stop();
      await other.stop();
      await store.close();
      await close();
    });

    const key = (): { readonly 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() });

    for (const { name: call, prepare } of writingCalls) {
      it(`${call} is carried out once and answered alike, by this process and another, one after the other`, async () => {
        const send = await prepare(first, randomUUID());
        const headers = key();
        const answer = await send(first, headers);
        expect([answer.httpStatus, answer.refused], answer.text).to.deep.equal([200, false]);
        expect(answer.headers.get('idempotency-replayed')).to.equal(null);
        const stored = await first.digest();
        for (const service of [first, other]) {
          const again = await send(service, headers);
          expect(again.text).to.equal(answer.text);
          for (const line of ['etag', 'content-type'])
            expect(again.headers.get(line)).to.equal(answer.headers.get(line));
          expect(again.headers.get('idempotency-replayed')).to.equal('true');
        }
        expect(await first.digest()).to.equal(stored);
      });

      it(`${call} is carried out once when it is sent eight times at once, to two processes`, async () => {
        const send = await prepare(first, randomUUID());
        const headers = key();
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, index) => send(index % 2 === 0 ? first : other, headers)),
        );
        expect(new Set(answers.map(({ text }) => text)), answers[0]?.text).to.have.length(1);
        expect(answers.filter((answer) => !answer.headers.has('idempotency-replayed'))).to.have.length(1);
      });
    }

    it('makes one person of an add that is sent again, and two of two', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      const body = await addingAPerson(first, caseId);
      const persons = async (): Promise<number> =>
        (await store.read({ subId, caseId }))?.case.objects.filter(({ typeId }) => typeId === 27).length ?? 0;
      const before = await persons();
      const headers = key();
      await first.call('userAction', {}, body, headers);
      await first.call('userAction', {}, body, headers);
      expect(await persons()).to.equal(before + 1);
      await first.call('userAction', {}, body, key());
      expect(await persons()).to.equal(before + 2);
    });

    it('refuses a key with another body, query or operation, and takes it of another case', async () => {
      const [caseId, another] = [randomUUID(), randomUUID()];
      await created(first, another);
      const headers = key();
      const create = (body: unknown) => first.call('createCaseInDB', { caseId, subId }, body, headers);
      await create(minimalRequest(caseId));
      const stored = await first.digest();
      for (const reply of [
        await create(minimalRequest(caseId, { locale: 'de' })),
        await first.call('createCaseInDB', { caseId, subId, loggingArea: 7 }, minimalRequest(caseId), headers),
        await first.call('modifyCase', { caseId, subId }, adding(caseId, 'Added'), headers),
        await other.call('deleteCase', { caseId, subId }, undefined, headers),
      ])
        expect([reply.httpStatus, reply.status, reply.codes], reply.text).to.deep.equal([422, 3, [616]]);
      const xml = await first.call('deleteCaseXML', { caseId, subId }, undefined, headers);
      expect([xml.httpStatus, xml.text.includes('errorCode="616"')]).to.deep.equal([422, true]);
      expect(await first.digest()).to.equal(stored);
      expect((await first.call('deleteCase', { caseId: another, subId }, undefined, headers)).codes).to.deep.equal([]);
    });

    it('keeps nothing of a call that was refused or changed nothing: sent again it is a new one', async () => {
      const caseId = randomUUID();
      const headers = key();
      const create = () =>
        first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId, { cspSetId: 99 }), headers);
      expect((await create()).codes).to.deep.equal([540]);
      expect((await create()).headers.has('idempotency-replayed')).to.equal(false);
      const absent = await first.call('deleteCase', { caseId, subId }, undefined, headers);
      expect([absent.codes, absent.headers.has('idempotency-replayed')]).to.deep.equal([[], false]);
      await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId), headers);
      expect(await first.cases.caseIds(subId)).to.include(caseId);
    });

    it('deletes no case that was made since, and makes none that was deleted since', async () => {
      const caseId = randomUUID();
      const [creation, deletion, second] = [key(), key(), key()];
      const create = (headers: Readonly<Record<string, string>>) =>
        first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId), headers);
      const remove = (headers: Readonly<Record<string, string>> = {}) =>
        other.call('deleteCase', { caseId, subId }, undefined, headers);
      await create(creation);
      await remove(deletion);
      expect((await create(creation)).headers.get('idempotency-replayed')).to.equal('true');
      expect(await store.read({ subId, caseId })).to.equal(undefined);
      await create(second);
      expect((await remove(deletion)).headers.get('idempotency-replayed')).to.equal('true');
      expect((await store.read({ subId, caseId }))?.case.id).to.equal(caseId);
      await remove();
      expect((await create(second)).codes).to.deep.equal([]);
      expect(await store.read({ subId, caseId })).to.equal(undefined);
    });

    it('says of a call whose answer went with the case that it was carried out', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      const body = await addingAPerson(first, caseId);
      const headers = key();
      await first.call('userAction', {}, body, headers);
      await first.call('deleteCase', { caseId, subId });
      const again = await other.call('userAction', {}, body, headers);
      expect([again.httpStatus, again.codes]).to.deep.equal([409, [615]]);
      expect((await store.look({ subId, caseId })).receipts.map(({ answer }) => answer)).to.deep.equal([null]);
    });

    it('forgets a call after 24 hours, and of a case all but the last 16', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      const keys = Array.from({ length: 17 }, key);
      const add = (index: number) =>
        first.call('modifyCase', { caseId, subId }, adding(caseId, `Added ${index}`), keys[index]);
      for (let index = 0; index < 17; index++) expect((await add(index)).codes).to.deep.equal([]);
      expect((await add(1)).headers.get('idempotency-replayed')).to.equal('true');
      expect((await add(0)).codes).to.deep.equal([569]);
      now += 24 * 3_600_000 - 1;
      expect((await add(16)).headers.get('idempotency-replayed')).to.equal('true');
      now += 1;
      expect((await add(16)).codes).to.deep.equal([569]);
    });

    for (const [what, forged] of [
      ['a key that is empty', { 'idempotency-key': '' }],
      ['a key of 129 characters', { 'idempotency-key': 'x'.repeat(129) }],
      ['a key with a blank', { 'idempotency-key': 'a b' }],
      ['a key with a character beyond ASCII', { 'idempotency-key': 'schl\u00fcssel' }],
      ['an If-Match that is no tag', { 'if-match': 'abc' }],
      ['an If-Match with a quote too many', { 'if-match': '"a"b"' }],
      ['an If-Match that is empty', { 'if-match': '' }],
    ] as const)
      it(`refuses ${what}, names the line and stores nothing`, async () => {
        const caseId = randomUUID();
        const reply = await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId), forged);
        expect([reply.httpStatus, reply.codes]).to.deep.equal([200, [512]]);
        expect(reply.messages[0]?.toLowerCase()).to.include(Object.keys(forged)[0]);
        expect(await store.read({ subId, caseId })).to.equal(undefined);
      });

    it('reads the state of a case as ETag, answers it once, and again when it has changed', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      for (const name of ['transferCaseFromDB', 'transferCaseFromDBXML', 'transferCaseFromDBDetails']) {
        const read = (headers = {}) => first.call(name, { caseId, subId }, undefined, headers);
        const tag = (await read()).headers.get('etag') ?? '';
        expect(tag).to.match(/^"[\w-]{22}\.[\w-]{22}"$/);
        for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
          const same = await read({ 'if-none-match': known });
          expect([same.httpStatus, same.text, same.headers.get('etag')]).to.deep.equal([304, '', tag]);
        }
        for (const unknown of ['"x"', tag.replace('.', ''), 'nonsense'])
          expect((await read({ 'if-none-match': unknown })).httpStatus).to.equal(200);
        await first.call('modifyCase', { caseId, subId }, adding(caseId, name));
        const changed = await read({ 'if-none-match': tag });
        expect([changed.httpStatus, changed.headers.get('etag') === tag]).to.deep.equal([200, false]);
      }
    });

    it('answers the trail and the evidence of a case whole, whatever its caller has already', async () => {
      const caseId = randomUUID();
      await created(first, caseId);
      for (const name of ['trail', 'evidence']) {
        const read = (headers = {}) => first.call(name, { caseId, subId }, undefined, headers);
        const tag = (await read()).headers.get('etag') ?? '';
        for (const known of [tag, '*']) expect((await read({ 'if-none-match': known })).httpStatus, name).to.equal(200);
      }
    });

    it('has one tag for a state of a case, whoever answers: what writes it, shows it or reads it', async () => {
      const caseId = randomUUID();
      const state = (reply: Reply): string => (reply.headers.get('etag') ?? 'none').slice(1, 23);
      const states = [
        state(await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId))),
        state(await first.call('transferCaseFromDB', { caseId, subId })),
        state(await other.call('transferCaseFromDBXML', { caseId, subId })),
        state(await other.call('capture', {}, { ...captureRequest(subId), caseId })),
      ];
      expect(new Set(states)).to.have.length(1);
      const modified = state(await first.call('modifyCase', { caseId, subId }, adding(caseId, 'Added')));
      expect([modified, modified === states[0]]).to.deep.equal([
        state(await first.call('transferCaseFromDBDetails', { caseId, subId })),
        false,
      ]);
    });

    it('writes nothing when the case is not as If-Match says, whatever the operation, and else writes', async () => {
      for (const { name: call, prepare } of writingCalls) {
        const caseId = randomUUID();
        const send = await prepare(first, caseId);
        const there = await store.read({ subId, caseId });
        const stored = await first.digest();
        for (const match of ['"other"', 'W/"weak"', ...(there ? [] : ['*'])]) {
          const refused = await send(first, { 'if-match': match });
          expect([refused.httpStatus, refused.text.includes('614')], `${call} ${match}`).to.deep.equal([412, true]);
        }
        expect(await first.digest(), call).to.equal(stored);
        if (!there) continue;
        const tag = (await first.call('transferCaseFromDB', { caseId, subId })).headers.get('etag') ?? '';
        const done = await send(other, { 'if-match': `"other", ${tag}` });
        expect([done.httpStatus, done.refused], done.text).to.deep.equal([200, false]);
      }
    });

    it('answers a call that was carried out though the case is no longer as its If-Match says', async () => {
      const caseId = randomUUID();
      const made = await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId));
      const headers = { ...key(), 'if-match': made.headers.get('etag') ?? '' };
      const add = () => first.call('modifyCase', { caseId, subId }, adding(caseId, 'Added'), headers);
      const answer = await add();
      expect((await add()).text).to.equal(answer.text);
      expect(await changes(first, caseId)).to.equal(1);
    });

    it('lets one of eight change a state of a case', async () => {
      const caseId = randomUUID();
      const made = await first.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId));
      const headers = { 'if-match': made.headers.get('etag') ?? '' };
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? first : other).call(
            'modifyCase',
            { caseId, subId },
            adding(caseId, `Added ${index}`),
            headers,
          ),
        ),
      );
      expect(answers.filter(({ httpStatus }) => httpStatus === 200)).to.have.length(1);
      expect(answers.filter(({ httpStatus }) => httpStatus === 412)).to.have.length(7);
      expect(await changes(first, caseId)).to.equal(1);
    });

    it('has as many effects as there are keys, however often and in whichever order calls are sent', async () => {
      const sends = fc.array(fc.record({ key: fc.nat(4), other: fc.boolean(), together: fc.boolean() }), {
        minLength: 1,
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(sends, async (sequence) => {
          const caseId = randomUUID();
          await created(first, caseId);
          const keys = Array.from({ length: 5 }, key);
          let pending: Promise<Reply>[] = [];
          const answers: Reply[] = [];
          for (const sent of sequence) {
            const body = adding(caseId, `Added ${sent.key}`);
            pending.push((sent.other ? other : first).call('modifyCase', { caseId, subId }, body, keys[sent.key]));
            if (sent.together) continue;
            answers.push(...(await Promise.all(pending)));
            pending = [];
          }
          answers.push(...(await Promise.all(pending)));
          expect(answers.flatMap(({ codes }) => codes)).to.deep.equal([]);
          expect(await changes(first, caseId)).to.equal(new Set(sequence.map((sent) => sent.key)).size);
        }),
        { numRuns: 12 },
      );
    });
  });
}
