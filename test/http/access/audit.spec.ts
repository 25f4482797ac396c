import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';
import { captureRequest } from '../../support/capture/capture-request.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { captureLog } from '../../support/service/captured-log.js';
import { hashedCall } from '../../support/requests/hashed-call.js';
import { accessFrom, newKey } from '../../support/service/keys.js';
import { modification, personModification } from '../../support/requests/modify-request.js';
import { Service } from '../../support/service/service.js';

const key = 'a key of the auditors';
const subId = 'HIDDENSYSTEM';
const broker = newKey();
const access = accessFrom({
  apiKeys: [
    { client: 'broker', sha3: [broker.sha3], scopes: ['read', 'write', 'capture', 'delete'], subSystems: ['*'] },
  ],
});

/** What an auditor with that key gets from the command. */
async function hashOf(caseId: string, of = subId, by = key): Promise<string> {
  const before = process.env['AUDIT_KEY'];
  process.env['AUDIT_KEY'] = by;
  try {
    const { exitCode, out, err } = await commandLine(['audit-hash', '--sub-id', of, '--case-id', caseId]);
    expect(exitCode, err).to.equal(0);
    return out.trim();
  } finally {
    if (before === undefined) delete process.env['AUDIT_KEY'];
    else process.env['AUDIT_KEY'] = before;
  }
}

interface Call {
  readonly operation: string;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: object;
  /** Default: it says who it is. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The cases that it names. */
  readonly names: readonly string[];
  /** HTTP status, where it is not 200. */
  readonly status?: number;
}

const inQuery = (caseId: string): { readonly caseId: string; readonly subId: string } => ({ caseId, subId });
const inBody = (caseId: string): Readonly<Record<string, string | number | boolean>> => ({
  ...captureRequest(subId),
  caseId,
});

const calls: readonly Call[] = [
  {
    operation: 'createCaseInDB',
    query: inQuery('SECRETCASE'),
    body: minimalRequest('SECRETCASE'),
    names: ['SECRETCASE'],
  },
  {
    operation: 'createCaseInDB',
    query: inQuery('SECRETCASE'),
    body: minimalRequest('SECRETCASE'),
    names: ['SECRETCASE'],
  },
  {
    operation: 'modifyCase',
    query: inQuery('SECRETCASE'),
    body: modification('SECRETCASE', personModification({ age: 36 })),
    names: ['SECRETCASE'],
  },
  { operation: 'transferCaseFromDB', query: inQuery('SECRETCASE'), names: ['SECRETCASE'] },
  { operation: 'transferCaseFromDBXML', query: inQuery('SECRETABSENT'), names: ['SECRETABSENT'] },
  { operation: 'transferCaseFromDBDetails', query: inQuery('SECRETCASE'), names: ['SECRETCASE'] },
  {
    operation: 'copyCase',
    query: { sourceCaseId: 'SECRETCASE', sourceSubId: subId, destCaseId: 'SECRETCOPY', destSubId: subId },
    names: ['SECRETCASE', 'SECRETCOPY'],
  },
  { operation: 'capture', body: inBody('SECRETCASE'), names: ['SECRETCASE'] },
  { operation: 'captureXML', body: inBody('SECRETABSENT'), names: ['SECRETABSENT'] },
  { operation: 'capture', query: inQuery('SECRETOTHER'), body: inBody('SECRETCASE'), names: ['SECRETCASE'] },
  {
    operation: 'captureWithHash',
    body: hashedCall({ ...inBody('SECRETCASE'), timestamp: '2020-01-01T00:00:00.0Z' }),
    names: ['SECRETCASE'],
  },
  {
    operation: 'createAndCapture',
    body: { csp: 1, sourceType: 1, caseMode: 'pos', language: 'en', ...inQuery('SECRETNEW'), loggingArea: '0' },
    names: ['SECRETNEW'],
  },
  {
    operation: 'userAction',
    body: { screenCommand: 'next', screenId: 'x', ...inQuery('SECRETCASE'), loggingArea: '0', answers: [] },
    names: ['SECRETCASE'],
  },
  {
    operation: 'checkCompleteness',
    body: { language: 'en', sourceType: 1, ...inQuery('SECRETCASE'), loggingArea: '0' },
    names: ['SECRETCASE'],
  },
  { operation: 'deleteCaseXML', query: inQuery('SECRETCOPY'), names: ['SECRETCOPY'] },
  { operation: 'deleteCase', query: inQuery('SECRETCASE'), headers: {}, names: ['SECRETCASE'], status: 401 },
  { operation: 'capture', body: inBody('SECRETCASE'), headers: { 'x-api-key': 'wrong' }, names: [], status: 401 },
  { operation: 'capture', body: { ...inBody('SECRETCASE'), further: 1 }, names: ['SECRETCASE'], status: 400 },
  { operation: 'transferCaseFromDB', query: { caseId: ['SECRETCASE', 'SECRETOTHER'], subId }, names: [] },
  { operation: 'transferCaseFromDB', query: { caseId: 'SECRETCASE' }, names: [] },
  { operation: 'caseList', query: { subId }, names: [] },
  { operation: 'subIdList', names: [] },
];

describe('The log of calls, for auditors,', () => {
  let service: Service;
  let captured: ReturnType<typeof captureLog>;
  const start = async (auditKey?: string): Promise<void> => {
    captured = captureLog();
    service = await Service.start({
      access,
      log: captured.log,
      watchStore: false,
      ...(auditKey !== undefined && { auditKey }),
    });
  };
  const make = async ({
    operation,
    query = {},
    body,
    headers = { 'x-api-key': broker.key },
    status = 200,
  }: Call): Promise<Record<string, unknown> | undefined> => {
    const reply = await service.call(operation, query, body, headers);
    expect(reply.httpStatus, reply.text).to.equal(status);
    return captured.lines.findLast(({ msg }) => msg === 'call');
  };
  afterEach(() => service.stop());

  it('says who did what with which case by its keyed hash, which the command prints, also of calls that are refused, and shows no id', async () => {
    await start(key);
    for (const call of calls) {
      const line = await make(call);
      const hashes: string[] = [];
      for (const caseId of call.names) hashes.push(await hashOf(caseId));
      expect(line?.['cases'] ?? [], `${call.operation} ${JSON.stringify(call)}`).to.deep.equal(hashes);
      expect(line).to.include({
        path: `/${call.operation}`,
        status: call.status ?? 200,
        ...(call.headers ? {} : { client: 'broker' }),
      });
    }
    expect(captured.text()).not.to.contain('SECRET').and.not.to.contain('HIDDEN').and.not.to.contain(key);
  });

  it('says nothing of a case without the key', async () => {
    await start();
    for (const call of calls) expect(await make(call)).not.to.have.property('cases');
    expect(captured.text()).not.to.contain('SECRET').and.not.to.contain('HIDDEN');
  });

  it('has other hashes under another key, of another case, and of another sub-system', async () => {
    await start(key);
    const hashes = [
      await hashOf('C'),
      await hashOf('C', subId, 'the key of other auditors'),
      await hashOf('D'),
      await hashOf('C', 'OTHER'),
      await hashOf('MC', subId.slice(0, -1)),
    ];
    expect(new Set(hashes).size).to.equal(hashes.length);
    for (const hash of hashes) expect(hash).to.match(/^[0-9a-f]{32}$/);
  });

  it('is what it always was, so that lines of years ago are found: the start of an HMAC-SHA3-256', async () => {
    await start(key);
    expect(await hashOf('Müller 1', 'DEMO', '0123456789abcdef')).to.equal('9611cff6d27ef560c01c159320d1fd6a');
  });

  it('needs the key for its command, and says so', async () => {
    await start();
    const { exitCode, err } = await commandLine(['audit-hash', '--sub-id', 'S', '--case-id', 'C']);
    expect([exitCode, err.includes('--key')]).to.deep.equal([2, true]);
  });
});
