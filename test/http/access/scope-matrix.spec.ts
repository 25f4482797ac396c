import { expect } from 'chai';
import type { ChangedCases } from '../../../src/case/changed-cases.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { operations } from '../../../src/operations/index.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import { accessFrom, Issuer, newKey } from '../../support/service/keys.js';
import { pathWith } from '../../support/service/path-with.js';
import type { Reply } from '../../support/service/reply.js';
import { Service } from '../../support/service/service.js';
import { type EveryCall, everyCall, madeId, type Named } from './every-call.js';

const tenants = ['ALPHA', 'BETA', 'GAMMA'] as const;
const caseIds = ['1', '2'] as const;
const places: readonly Named[] = tenants.flatMap((subId) => caseIds.map((caseId) => ({ subId, caseId })));
const nowhere: Named = { subId: 'ABSENT', caseId: '1' };

/** Who calls: the letters of what it may (the columns below), and of what it sees. */
interface Caller {
  readonly name: string;
  /** Read, write, capture, delete, trail, evidence, operate. */
  readonly may: string;
  /** The cases that it sees, and the sub-systems in which it may make some. */
  readonly sees: readonly string[];
  readonly makes: readonly string[];
  /** What its key or its token says; without either it is a stranger. */
  readonly scopes?: readonly string[];
  readonly subSystems?: readonly string[];
  readonly cases?: readonly Named[];
  readonly token?: 'good' | 'expired';
}

const alpha = ['ALPHA 1', 'ALPHA 2'];
const all = places.map(({ subId, caseId }) => `${subId} ${caseId}`);
const every = ['read', 'write', 'capture', 'delete', 'trail', 'evidence'];
const [one, two] = [
  { subId: 'ALPHA', caseId: '1' },
  { subId: 'BETA', caseId: '2' },
];

const callers: readonly Caller[] = [
  { name: 'nobody', may: '', sees: [], makes: [] },
  { name: 'expired token', may: '', sees: [], makes: [], scopes: every, subSystems: ['*'], token: 'expired' },
  { name: 'reader', may: 'r', sees: alpha, makes: ['ALPHA'], scopes: ['read'], subSystems: ['ALPHA'] },
  { name: 'writer', may: 'rw', sees: alpha, makes: ['ALPHA'], scopes: ['read', 'write'], subSystems: ['ALPHA'] },
  { name: 'portal', may: 'c', sees: alpha, makes: ['ALPHA'], scopes: ['capture'], subSystems: ['ALPHA'] },
  { name: 'eraser', may: 'd', sees: alpha, makes: ['ALPHA'], scopes: ['delete'], subSystems: ['ALPHA'] },
  { name: 'auditor', may: 't', sees: alpha, makes: ['ALPHA'], scopes: ['trail'], subSystems: ['ALPHA'] },
  { name: 'examiner', may: 'e', sees: alpha, makes: ['ALPHA'], scopes: ['evidence'], subSystems: ['ALPHA'] },
  { name: 'operator', may: 'o', sees: all, makes: [...tenants], scopes: ['operate'], subSystems: ['*'] },
  {
    name: 'desk of two',
    may: 'rwcdte',
    sees: [...alpha, 'BETA 1', 'BETA 2'],
    makes: ['ALPHA', 'BETA'],
    scopes: every,
    subSystems: ['ALPHA', 'BETA'],
    token: 'good',
  },
  {
    name: 'bound to two cases',
    may: 'rwcdte',
    sees: ['ALPHA 1', 'BETA 2'],
    makes: [],
    scopes: every,
    subSystems: ['ALPHA', 'BETA'],
    cases: [one, two],
    token: 'good',
  },
  {
    name: 'bound to a case of others',
    may: 'rwcdte',
    sees: [],
    makes: [],
    scopes: every,
    subSystems: ['GAMMA'],
    cases: [one],
    token: 'good',
  },
  {
    name: 'head office',
    may: 'rwcdte',
    sees: all,
    makes: [...tenants, nowhere.subId],
    scopes: every,
    subSystems: ['*'],
  },
];

/** Which letters of a caller each operation needs, all of them; none: that it is no stranger. */
const needed: Readonly<Record<string, string>> = {
  copyCase: 'rw',
  deleteCase: 'd',
  transferCaseFromDB: 'r',
  transferCaseFromDBDetails: 'r',
  transferCaseToDB: 'w',
  subIdList: 'r',
  caseList: 'r',
  createCaseInDB: 'w',
  modifyCase: 'w',
  createAndCapture: 'wc',
  capture: 'c',
  captureWithHash: 'c',
  userAction: 'c',
  checkCompleteness: 'c',
  catalogues: '',
  catalogue: '',
  attributes: '',
  sourceTypes: '',
  units: '',
  codeSearch: '',
  changes: 'r',
  trail: 't',
  evidence: 'e',
};

const secretOf = (place: string): string => `Secret of ${place.replace(' ', '-')}`;
const nameOf = ({ subId, caseId }: Named): string => `${subId} ${caseId}`;

describe('Who may call what, about which case', () => {
  const issuer = new Issuer();
  const keys = new Map(callers.map((caller) => [caller, newKey()]));
  const access = accessFrom(
    {
      apiKeys: callers
        .filter(({ token, scopes }) => !token && scopes)
        .map((caller) => ({
          client: caller.name,
          sha3: [keys.get(caller)?.sha3],
          scopes: caller.scopes,
          subSystems: caller.subSystems,
        })),
      tokens: issuer.rules,
    },
    issuer.keySet,
  );
  const cases = new MemoryStore();
  let service: Service;
  let document = '';
  let mark = '';
  let turn = 0;
  let leaks = 0;
  const headOffice = callers.at(-1) as Caller;

  async function headersOf({ name, token, scopes, subSystems, cases: bound }: Caller): Promise<Record<string, string>> {
    const caller = callers.find((each) => each.name === name);
    if (!scopes || !caller) return {};
    if (!token) return { 'x-api-key': keys.get(caller)?.key ?? '' };
    const claims = { scope: scopes.join(' '), sub_systems: subSystems, cases: bound };
    const made = token === 'expired' ? Date.now() - 3_600_000 : Date.now();
    return { authorization: `Bearer ${await issuer.token(made, claims)}` };
  }

  before(async () => {
    service = await Service.start({ access, cases, watchStore: false });
    const headers = await headersOf(headOffice);
    for (const { subId, caseId } of [...places, { subId: 'TEMPLATES', caseId: 'TEMPLATE' }]) {
      const person = assuredPerson({ name: secretOf(`${subId} ${caseId}`) });
      const body = minimalRequest(caseId, { application: { persons: [person] } });
      expect((await service.call('createCaseInDB', { subId, caseId }, body, headers)).codes).to.deep.equal([]);
    }
    const template = { subId: 'TEMPLATES', caseId: 'TEMPLATE' };
    const { text } = await service.call('transferCaseFromDBXML', template, undefined, headers);
    document = /<Case[ >].*<\/Case>/s.exec(text)?.[0] ?? '';
    await cases.remove(template);
    const begun = await service.call('changes', {}, undefined, headers);
    mark = (begun.body as { readonly jsonContent: ChangedCases }).jsonContent.mark;
  });
  after(async () => {
    await service.stop();
    process.stdout.write(`      ${turn} calls of ${callers.length} callers: ${leaks} leaks\n`);
  });

  /** Everything that is stored, by case. */
  async function stored(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for await (const walked of cases.walk()) found.set(nameOf(walked.reference), JSON.stringify(walked));
    return found;
  }

  /**
   * Sends a call and takes back what it did; what it may not have touched must be as it was, and nothing told of it.
   */
  async function send(caller: Caller, { path, method }: Path, call: EveryCall, of: Named): Promise<Reply> {
    const { query = {}, json, xml } = call.send(of, turn++, document);
    const content = json ? 'application/json' : 'application/xml';
    const headers = { ...(await headersOf(caller)), ...((json || xml) && { 'content-type': content }) };
    const before = await stored();
    const kept = await Promise.all(places.map(async (place) => ({ place, read: await cases.read(place) })));
    const body = json ? JSON.stringify(json) : xml;
    const named = path.replace('{name}', 'countries');
    const reply = await service.send(pathWith(named, Object.entries(query)), {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const after = await stored();
    for (const place of new Set([...before.keys(), ...after.keys()])) {
      const [subId = ''] = place.split(' ');
      const isIts = caller.sees.includes(place) || (!all.includes(place) && caller.makes.includes(subId));
      const touched = before.get(place) !== after.get(place) && !(isIts && caller.may !== '');
      if (touched || (!caller.sees.includes(place) && reply.text.includes(secretOf(place)))) leaks += 1;
    }
    for (const subId of [...tenants, nowhere.subId]) await cases.remove({ subId, caseId: madeId });
    await cases.remove(nowhere);
    for (const { place, read } of kept) if (read) await cases.put(place, read.case);
    return reply;
  }

  type Path = { readonly path: string; readonly method: 'GET' | 'POST' };
  const pathsOf = (operation: string): readonly Path[] =>
    mountedOperations(operations)
      .filter((mounted) => mounted.operation.name === operation)
      .map(({ path, operation: { method } }) => ({ path, method }));

  /** An answer, in which ids of cases stand for each other. */
  const masked = ({ httpStatus, text }: Reply, { subId, caseId }: Named): string =>
    `${httpStatus} ${text.replaceAll(subId, 'SUB').replaceAll(`"${caseId}"`, '"CASE"').replaceAll(` ${caseId} `, ' CASE ')}`;

  it('is said here of every operation', () => {
    expect(everyCall.map(({ operation }) => operation)).to.have.members(operations.map(({ name }) => name));
    expect(Object.keys(needed)).to.have.members(operations.map(({ name }) => name));
  });

  for (const caller of callers)
    it(`lets ${caller.name} do what it may with what it sees, and tells nothing of the rest`, async () => {
      const leaksBefore = leaks;
      for (const call of everyCall)
        for (const path of pathsOf(call.operation)) {
          const mayCall = [...(needed[call.operation] ?? '?')].every((letter) => caller.may.includes(letter));
          const absent = masked(await send(caller, path, call, nowhere), nowhere);
          for (const of of call.touch === 'none' ? places.slice(0, 1) : places) {
            const reply = await send(caller, path, call, of);
            const where = `${caller.name}: ${path.path} of ${nameOf(of)}: ${reply.text.slice(0, 300)}`;
            const isSeen = caller.sees.includes(nameOf(of));
            const mayMake = caller.makes.includes(of.subId);
            if (caller.may === '') expect([reply.httpStatus, reply.text], where).to.deep.equal([401, '']);
            else if (!mayCall) expect([reply.httpStatus, reply.text], where).to.deep.equal([403, '']);
            else if (call.touch === 'none' || call.touch === 'lists') expect(reply.httpStatus, where).to.equal(200);
            else if (call.touch === 'makes' ? mayMake : isSeen && (call.touch !== 'copies' || mayMake)) {
              expect(reply.httpStatus, where).to.equal(200);
              // What is looked for as a leak is what a reader of the case is told.
              if (call.operation === 'transferCaseFromDB') expect(reply.text).to.contain(secretOf(nameOf(of)));
              expect(reply.text, where).not.to.match(/errorCode"?[=:]"?(?:323|572)\b/);
            } else if (call.touch === 'case' || !isSeen) {
              expect(masked(reply, of), where).to.equal(absent);
              if (call.touch !== 'case' && call.touch !== 'copies') expect(reply.httpStatus, where).to.equal(403);
            } else expect([reply.httpStatus, reply.text], where).to.deep.equal([403, '']);
          }
        }
      expect(leaks - leaksBefore, 'leaks').to.equal(0);
    });

  for (const caller of callers.filter(({ may }) => may.includes('r')))
    it(`lists to ${caller.name} exactly what it sees`, async () => {
      const headers = await headersOf(caller);
      const get = async (path: string, query = {}): Promise<unknown> =>
        (await service.call(path, query, undefined, headers)).body;
      const subIds = tenants.filter((subId) => caller.sees.some((place) => place.startsWith(subId)));
      expect(await get('subIdList')).to.deep.equal({ subIds });
      for (const subId of [...tenants, nowhere.subId]) {
        const ids = caseIds.filter((caseId) => caller.sees.includes(`${subId} ${caseId}`));
        expect(await get('caseList', { subId })).to.deep.equal({ caseIds: ids });
        expect(await get('caseList', { subId, changedSince: mark })).to.deep.equal({ caseIds: ids });
      }
      const followed: string[] = [];
      for (let [after, more] = [mark, true]; more; ) {
        const { jsonContent } = (await get('changes', { after, limit: 1000 })) as {
          readonly jsonContent: ChangedCases;
        };
        followed.push(
          ...jsonContent.changes
            .map(nameOf)
            .filter((place) => !place.endsWith(madeId) && !place.startsWith(nowhere.subId)),
        );
        ({ mark: after, more } = jsonContent);
      }
      expect([...new Set(followed)].sort()).to.deep.equal([...caller.sees].sort());
    });
});
