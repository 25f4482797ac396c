import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { capturePage } from '../../../src/page-files.js';
import { readBrand } from '../../../src/brand/read-brand.js';
import { limits } from '../../../src/http/connections/limits.js';
import { interfaceVersion } from '../../../src/http/openapi/document.js';
import { captureRequest } from '../../support/capture/capture-request.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { accessFrom } from '../../support/service/keys.js';
import { commandLine } from '../../support/run/command-line.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { Transfer } from '../../support/store/transfer.js';
import { Service } from '../../support/service/service.js';
import { expectPart } from '../../support/service/shown-part.js';

const guide = (name: string): string => readFileSync(`docs/guides/${name}.md`, 'utf8');
const blocks = (text: string, language: string): readonly string[] =>
  text
    .split('\n```')
    .filter((part) => part.startsWith(`${language}\n`))
    .map((part) => part.slice(language.length + 1));

describe('The guides', () => {
  it('are each run by a test here, and named in the README', () => {
    const names = readdirSync('docs/guides').map((file) => file.replace('.md', ''));
    expect(names).to.have.members([
      'capture-with-the-client',
      'retries',
      'signed-calls',
      'rotation-of-keys',
      'behind-a-proxy',
      'look-of-an-insurer',
      'versions',
      'migration',
      'back-office',
    ]);
    const readme = readFileSync('README.md', 'utf8');
    for (const name of names) expect(readme).to.include(`docs/guides/${name}.md`);
  });
});

/** The calls of a guide in the order of their answers; `$ETAG` is that of the last answer before which had one. */
async function expectCallsAsShown(text: string, service: Service): Promise<void> {
  const calls = blocks(text, 'sh').map((call) => ({
    url: new URL(/curl -si '([^']+)'/.exec(call)?.[1] ?? ''),
    headers: [...call.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [name, value] as const),
    body: /-d '([^']*)'/.exec(call)?.[1],
  }));
  const answers = blocks(text, 'http').map((answer) => ({
    status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]),
    headers: [...answer.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
    body: /^\{.*/m.exec(answer)?.[0],
  }));
  expect(calls).to.have.length(answers.length).and.length.above(5);
  let etag = '';
  for (const [index, { url, headers, body }] of calls.entries()) {
    const reply = await service.call(
      url.pathname.slice(1),
      Object.fromEntries(url.searchParams),
      body === undefined ? undefined : JSON.parse(body),
      Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value.replace('$ETAG', etag)])),
    );
    const shown = answers[index] ?? expect.fail('no answer is shown');
    expect(reply.httpStatus, `${url.pathname} ${reply.text}`).to.equal(shown.status);
    for (const [name, value] of shown.headers) expect(reply.headers.get(name)).to.equal(value);
    if (shown.body === undefined) expect(reply.text).to.equal('');
    else expectPart(reply.body, JSON.parse(shown.body), url.pathname);
    if (!headers.some(([, value]) => value.includes('$ETAG'))) etag = reply.headers.get('etag') ?? etag;
  }
}

describe('The guide to calls that are sent again', () => {
  it('shows calls whose answers are these, one after the other', async () => {
    const service = await Service.start();
    try {
      await expectCallsAsShown(guide('retries'), service);
    } finally {
      await service.stop();
    }
  });
});

describe('The guide for a back office', () => {
  it('shows calls whose answers are these, one after the other, of a sub-system with three cases', async () => {
    const service = await Service.start();
    try {
      for (const caseId of ['CASE-1', 'CASE-2', 'CASE-3'])
        await service.call('createCaseInDB', { caseId, subId: 'DESK' }, minimalRequest(caseId));
      await expectCallsAsShown(guide('back-office'), service);
    } finally {
      await service.stop();
    }
  });
});

describe('The guide to moving cases in', () => {
  const text = guide('migration');

  it('has commands that do what it says, one after the other', async () => {
    const transfer = new Transfer();
    try {
      const stored = ['1', '2', '3'].map((caseId) => [{ subId: 'BROKER', caseId }, minimalCase(caseId)] as const);
      await transfer.store(transfer.from, stored);
      const commands = blocks(text, 'sh').flatMap((block) => block.match(/^case-capture .*$/gm) ?? []);
      const [complete = '', ...moving] = commands.map((command) =>
        command
          .replace('case-capture ', '')
          .replace('lmdb:old', transfer.from)
          .replace('lmdb:new', transfer.to)
          .replace('cases.ndjson', transfer.file),
      );
      const said: string[] = [];
      for (const command of [...moving, complete]) {
        const { exitCode, out, err } = await commandLine(command.split(' '));
        expect(exitCode, `${command}: ${err}`).to.equal(0);
        said.push(out);
      }
      for (const shown of blocks(text, 'text')) expect(said).to.include(`${shown.trim()}\n`);
      const cases = await openCaseStore(transfer.to);
      expect(await cases.caseIds('agents')).to.deep.equal(['1', '2', '3']);
      await cases.close();
    } finally {
      transfer.remove();
    }
  });

  it('has code that creates each case once, also when it is run again, and gives those that are refused', async () => {
    type Refused = readonly { readonly caseId: string; readonly said: readonly { readonly errorCode: number }[] }[];
    const [code = ''] = blocks(text, 'js');
    const { moveIn } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      readonly moveIn: (url: string, cases: readonly object[], options: { readonly run: string }) => Promise<Refused>;
    };
    const service = await Service.start();
    try {
      const cases = Array.from({ length: 20 }, (_, index) => ({ subId: 'S', body: minimalRequest(`C${index}`) }));
      const wrong = { subId: 'S', body: { ...minimalRequest('wrong'), cspSetId: 99 } };
      for (const run of ['first', 'first', 'second']) {
        const refused = await moveIn(service.url, [...cases, wrong], { run });
        const before = run === 'second' ? cases.map(({ body }) => [body.caseId, 324]) : [];
        expect(refused.map(({ caseId, said: [one] }) => [caseId, one?.errorCode])).to.have.deep.members([
          ...before,
          ['wrong', 540],
        ]);
      }
      expect(await service.cases.caseIds('S')).to.have.members(cases.map(({ body }) => body.caseId));
    } finally {
      await service.stop();
    }
  });
});

describe('The guide to signed calls', () => {
  const text = guide('signed-calls');
  const [code = ''] = blocks(text, 'js');
  type Signed = (body: object, secret?: string) => { readonly hash: string };
  let signed: Signed;
  before(async () => {
    ({ signed } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly signed: Signed });
  });

  it('has code that gives the hashes of its table', () => {
    const body = JSON.parse(/^\| `(\{.*?\})` \|/m.exec(text)?.[1] ?? '') as object;
    const hashes = [...text.matchAll(/`([0-9a-f]{64})`/g)].map(([, hash]) => hash);
    expect([signed(body).hash, signed(body, '0123456789abcdef0123456789abcdef').hash]).to.deep.equal(hashes);
  });

  it('has code whose calls the service accepts, once', async () => {
    const captureHash = { secrets: ['new secret', 'old'], windowMilliseconds: 300_000 };
    const service = await Service.start({ captureHash });
    try {
      await service.call('createCaseInDB', { caseId: 'C', subId: 'S' }, minimalRequest('C'));
      const body = { ...captureRequest('S'), timestamp: new Date().toISOString() };
      for (const secret of captureHash.secrets) {
        const call = signed(body, secret);
        expect((await service.call('captureWithHash', {}, call)).codes).to.deep.equal([]);
        expect((await service.call('captureWithHash', {}, call)).codes).to.deep.equal([609]);
      }
      expect((await service.call('captureWithHash', {}, signed(body))).codes).to.deep.equal([609]);
    } finally {
      await service.stop();
    }
  });
});

describe('The guide to changing keys', () => {
  const text = guide('rotation-of-keys');
  const [old = '', next = ''] = [...text.matchAll(/`(\w+-key-of-the-portal-\w+)`/g)].map(([, key]) => key);

  it('has files by which first the old key holds, then both, then the new one, all of one client', async () => {
    const held = [];
    for (const file of blocks(text, 'json')) {
      const access = accessFrom(file);
      const clients = [old, next].map((apiKey) => access.clientOf({ authorization: '', apiKey }, Date.now()));
      held.push((await Promise.all(clients)).map((client) => ('name' in client ? client.name : 'nobody')));
    }
    expect(held).to.deep.equal([
      ['portal', 'nobody'],
      ['portal', 'portal'],
      ['nobody', 'portal'],
    ]);
  });
});

describe('The guide to proxies', () => {
  const [nginx = ''] = blocks(guide('behind-a-proxy'), 'nginx');
  const seconds = (name: string): number =>
    Number(new RegExp(`^ *${name} (\\d+)s;`, 'm').exec(nginx)?.[1] ?? Number.NaN) * 1000;

  it('has figures that go with the limits of the service', () => {
    expect(seconds('keepalive_timeout')).to.be.below(limits.keepAliveTimeout);
    expect(seconds('client_header_timeout')).to.equal(limits.headersTimeout);
    expect(seconds('client_body_timeout')).to.equal(limits.requestTimeout);
    expect(nginx).to.include(`large_client_header_buffers 4 ${limits.maxHeaderSize / 1024}k;`);
    expect(seconds('proxy_read_timeout')).to.be.above(limits.requestTimeout);
  });

  it('says what becomes of a request id and of a trace', async () => {
    const service = await Service.start();
    try {
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      const passed = await service.send('/subIdList', { headers: { 'x-request-id': 'of.the_proxy-1', traceparent } });
      expect(passed.headers.get('x-request-id')).to.equal('of.the_proxy-1');
      expect(passed.headers.get('traceparent')).to.equal(traceparent);
      const forged = await service.send('/subIdList', { headers: { 'x-request-id': 'a b', traceparent: '00-zz' } });
      expect(forged.headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/);
      expect(forged.headers.get('traceparent')).to.equal(null);
    } finally {
      await service.stop();
    }
  });
});

describe('The guide to the look of an insurer', () => {
  const text = guide('look-of-an-insurer');

  it('shows the files of the folder that it names, which makes a page', () => {
    const files = ['colours', 'texts', 'contact'].map((name) => readFileSync(`deploy/brand/${name}.yaml`, 'utf8'));
    expect(blocks(text, 'yaml')).to.deep.equal(files.map((file) => file.trimEnd()));
    const page = capturePage(readBrand('deploy/brand'));
    expect(Buffer.from(page.files.get('main.js')?.content ?? '').toString()).to.include('Heath Leben');
  });

  it('shows what is said of a colour that does not stand out', () => {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-brand-'));
    try {
      mkdirSync(join(directory, 'brand'));
      const [shown = ''] = blocks(text, 'text');
      const file = `light: { accent: "${/accent (#\w+)/.exec(shown)?.[1] ?? ''}" }\n`;
      writeFileSync(join(directory, 'brand/colours.yaml'), file);
      expect(() => readBrand(join(directory, 'brand'))).to.throw(shown);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

describe('The guide to versions', () => {
  it('names the version of the interface, and nothing is deprecated that it does not say', () => {
    expect(guide('versions')).to.include(`The interface has the version ${interfaceVersion}:`);
    expect(readFileSync('docs/openapi.json', 'utf8')).not.to.include('"deprecated"');
  });
});
