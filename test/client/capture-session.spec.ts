import { expect } from 'chai';
import {
  type CaptureOf,
  CaptureSession,
  CaseCaptureClient,
  type CaseDto,
  type Outcome,
} from '../../src/client/index.js';
import { minimalRequest } from '../support/requests/case-request.js';
import { Service } from '../support/service/service.js';

/** The content of a call that must succeed. */
function done<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.content;
}

const reference = { caseId: 'C', subId: 'S' };
const questionnaire: CaptureOf = { ...reference, language: 'en', sourceType: 2, form: 'SB2' };
const technical: CaptureOf = { ...reference, language: 'en', sourceType: 1, form: 'SB1' };

describe('A capture session of the TypeScript client', () => {
  let service: Service;
  let client: CaseCaptureClient;
  beforeEach(async () => {
    service = await Service.start({ watchStore: false });
    client = new CaseCaptureClient({ baseUrl: service.url });
    done(await client.call('createCaseInDB', { query: reference, body: minimalRequest('C') as unknown as CaseDto }));
  });
  afterEach(() => service.stop());

  const pageOf = ({ screen }: CaptureSession): number => ('person' in screen ? screen.person.item.order : -1);

  /** Answers every choice of the screen with its first option. */
  const choose = (session: CaptureSession): void => {
    for (const { id, selection } of session.questions) {
      const [option] = selection?.value ?? [];
      if (option) session.answer(id, { id: option.id });
    }
  };

  it('goes through a questionnaire: what is answered is stored with the step, and can be gone back to', async () => {
    const session = done(await CaptureSession.open(client, questionnaire));
    choose(session);
    expect(session.noted.size).to.be.above(0);
    expect(done(await session.next())).to.include({ accepted: true });
    expect([pageOf(session), session.noted.size]).to.deep.equal([2, 0]);
    done(await session.next());
    done(await session.previous());
    expect(pageOf(session)).to.equal(2);
    done(await session.back(1));
    expect(pageOf(session)).to.equal(1);
    const [first] = session.questions;
    expect(first?.selection?.value.find(({ selected }) => selected)?.id).to.equal(first?.selection?.value[0]?.id);
    expect(done(await session.check()).missing).not.to.deep.equal([]);
  });

  it('finishes on the first page that is not done, and stays on a page on demand', async () => {
    const session = done(await CaptureSession.open(client, questionnaire));
    expect(session.commands, 'a questionnaire offers none of its own').to.deep.equal([]);
    choose(session);
    done(await session.stay());
    expect([pageOf(session), session.noted.size]).to.deep.equal([1, 0]);
    for (let page = 2; page <= 4; page++) done(await session.next());
    expect(pageOf(session)).to.equal(4);
    done(await session.finish());
    expect(pageOf(session)).to.equal(2);
  });

  it('has every question of a form, those in groups of groups too', async () => {
    const session = done(await CaptureSession.open(client, technical));
    if ('person' in session.screen) return expect.fail('it is no form');
    const ids = [...JSON.stringify(session.screen.group).matchAll(/"id":"(\d+\.\d+\.\d+)"/g)].map(([, id]) => id);
    expect(ids).not.to.deep.equal([]);
    expect(session.questions.map(({ id }) => id)).to.have.members([...new Set(ids)]);
  });

  it('keeps its screen and what was noted when the case cannot be opened again', async () => {
    const session = done(await CaptureSession.open(client, questionnaire));
    choose(session);
    const [{ screen }, noted] = [session, [...session.noted]];
    done(await client.call('deleteCase', { query: reference }));
    const gone = await session.reopen();
    expect(!gone.ok && gone.failure).to.have.property('kind', 'refused');
    expect(session.screen).to.equal(screen);
    expect([...session.noted]).to.deep.equal(noted);
  });

  it('keeps what was not accepted, with the reason, until it is', async () => {
    const session = done(await CaptureSession.open(client, questionnaire));
    choose(session);
    done(await session.next());
    const birth = '27.2.700';
    session.answer(birth, { value: '31/02/1992' });
    const refused = done(await session.next());
    expect([refused.accepted, refused.notAccepted[0]?.errorCode, pageOf(session)]).to.deep.equal([false, 608, 2]);
    expect(session.noted.has(birth)).to.equal(true);
    session.answer(birth, { value: '28/02/1992' });
    expect(done(await session.next()).accepted).to.equal(true);
    expect(session.noted.size).to.equal(0);
  });

  it('adds and removes objects where a form offers it, and says what it offers', async () => {
    const session = done(await CaptureSession.open(client, technical));
    const offered = (): readonly string[] => session.commands.map(({ command }) => command);
    expect(offered()).to.include('add 27');
    done(await session.add(27));
    const removals = offered().filter((command) => command.startsWith('delete '));
    const [added = ''] = removals.slice(-1);
    const persons = async (): Promise<number> =>
      done(await client.call('transferCaseFromDB', { query: reference })).CaseObject.filter(
        ({ TypeId }) => TypeId === 27,
      ).length;
    expect(await persons()).to.equal(2);
    done(await session.remove(Number(added.split(' ')[1])));
    expect(await persons()).to.equal(1);
  });

  it('says when nobody knows whether a step was stored, and shows on demand what is', async () => {
    let lose = false;
    const losing = new CaseCaptureClient({
      baseUrl: service.url,
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        if (!lose) return response;
        lose = false;
        await response.text();
        throw new TypeError('terminated');
      },
    });
    const session = done(await CaptureSession.open(losing, questionnaire));
    choose(session);
    lose = true;
    const lost = await session.next();
    expect(!lost.ok && lost.failure).to.include({ kind: 'unreachable', outcome: 'unknown' });
    expect(session.noted.size).to.be.above(0);
    done(await session.reopen());
    expect(session.questions[0]?.selection?.value.some(({ selected }) => selected)).to.equal(true);
  });

  it('refuses a page that was not shown, and a case that is not there', async () => {
    const session = done(await CaptureSession.open(client, questionnaire));
    await session.back(7).then(
      () => expect.fail('page 7 was never shown'),
      (error: unknown) => expect(error).to.be.instanceOf(RangeError),
    );
    const absent = await CaptureSession.open(client, { ...questionnaire, caseId: 'ANOTHER' });
    expect(!absent.ok && absent.failure).to.have.property('kind', 'refused');
  });
});
