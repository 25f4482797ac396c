import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect } from 'chai';
import { type Configuration, readConfiguration, servesTryClient } from '../src/configuration.js';
import { Access } from '../src/http/access/access.js';
import { newKey } from './support/service/keys.js';

/** What is said of a wrong configuration. */
async function refusal(environment: NodeJS.ProcessEnv): Promise<string> {
  const error = await readConfiguration(environment).catch((caught: unknown) => caught);
  expect(error).to.be.instanceOf(Error);
  return (error as Error).message;
}

/** The variables that a refusal names, one for each of its lines. */
const namedIn = (message: string): readonly string[] =>
  message
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replace(/:.*$/, ''));

const readHost = async (environment: NodeJS.ProcessEnv): Promise<Configuration['host']> =>
  (await readConfiguration(environment)).host;

describe('The configuration', () => {
  let directory: string;
  let accessFile: string;
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-configuration-'));
    for (const folder of ['rules', 'screens']) mkdirSync(join(directory, folder));
    accessFile = join(directory, 'access.json');
    const { sha3 } = newKey();
    writeFileSync(
      accessFile,
      JSON.stringify({ apiKeys: [{ client: 'a', sha3: [sha3], scopes: ['read'], subSystems: ['*'] }] }),
    );
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  it('needs nothing set', async () => {
    expect(await readConfiguration({})).to.deep.equal({
      host: '127.0.0.1',
      port: 8080,
      basePath: '',
      caseStore: 'lmdb:./data',
      workers: 1,
      rulesDirectory: join(process.cwd(), 'rules'),
      screensDirectory: join(process.cwd(), 'screens'),
      evaluator: 'compiled',
      rulesReload: 'off',
      logLevel: 'info',
      tryClient: 'loopback',
      brand: undefined,
      captureHashSecrets: [],
      captureHashWindowSeconds: 300,
      access: undefined,
      allowedHosts: [],
      corsOrigins: [],
      auditKey: '',
      allowAnonymous: false,
      ...{ retryHours: 24, retryAnswers: 16, trailLinks: 1000, evidencePages: 1000, assessedCases: 200, feedDays: 7 },
      maxConnections: 4096,
      maxRequestsInFlight: 256,
      maxRequestsWaiting: 1024,
    });
  });

  it('takes what is set, directories and files from the working directory', async () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '0',
      BASE_PATH: '/uw/v6',
      CASE_STORE: 'lmdb:/var/cases',
      WORKERS: '8',
      RULES_DIR: relative(process.cwd(), join(directory, 'rules')),
      SCREENS_DIR: join(directory, 'screens'),
      EVALUATOR: 'json-rules-engine',
      RULES_RELOAD: 'watch',
      LOG_LEVEL: 'warn',
      TRY: 'off',
      BRAND_DIR: 'deploy/brand',
      CAPTURE_HASH_SECRETS: 'new,old',
      CAPTURE_HASH_WINDOW_SECONDS: '30',
      AUTH_FILE: relative(process.cwd(), accessFile),
      ALLOWED_HOSTS: 'cases.intern,[fd00::7]',
      CORS_ORIGINS: 'https://portal.example,http://localhost:3000',
      AUDIT_KEY: '0123456789abcdef',
      ALLOW_ANONYMOUS: 'yes',
      RETRY_HOURS: '720',
      RETRY_ANSWERS: '1',
      TRAIL_LINKS: '0',
      EVIDENCE_PAGES: '0',
      ASSESSED_CASES: '0',
      FEED_DAYS: '90',
      MAX_CONNECTIONS: '10',
      MAX_REQUESTS_IN_FLIGHT: '1',
      MAX_REQUESTS_WAITING: '0',
    };
    const { access, brand, ...others } = await readConfiguration(environment);
    expect(access).to.be.instanceOf(Access);
    expect(brand?.ofPage.logo).to.equal('logo.svg');
    expect(others).to.deep.equal({
      host: '0.0.0.0',
      port: 0,
      basePath: '/uw/v6',
      caseStore: 'lmdb:/var/cases',
      workers: 8,
      rulesDirectory: join(directory, 'rules'),
      screensDirectory: join(directory, 'screens'),
      evaluator: 'json-rules-engine',
      rulesReload: 'watch',
      logLevel: 'warn',
      tryClient: 'off',
      captureHashSecrets: ['new', 'old'],
      captureHashWindowSeconds: 30,
      allowedHosts: ['cases.intern', '[fd00::7]'],
      corsOrigins: ['https://portal.example', 'http://localhost:3000'],
      auditKey: '0123456789abcdef',
      allowAnonymous: true,
      ...{ retryHours: 720, retryAnswers: 1, trailLinks: 0, evidencePages: 0, assessedCases: 0, feedDays: 90 },
      maxConnections: 10,
      maxRequestsInFlight: 1,
      maxRequestsWaiting: 0,
    });
  });

  it('names every setting that is wrong at once', async () => {
    const environment = { HOST: 'a b', PORT: '65536', BASE_PATH: 'uw/', CASE_STORE: 'data', LOG_LEVEL: 'loud' };
    expect(await refusal(environment)).to.match(/HOST:.*\n.*PORT:.*\n.*BASE_PATH:.*\n.*CASE_STORE:.*\n.*LOG_LEVEL:/);
  });

  it('names with a wrong port all that is named and is not there, or is not what it should be', async () => {
    const wrongAccess = join(directory, 'wrong-access.json');
    writeFileSync(
      wrongAccess,
      JSON.stringify({ apiKeys: [{ client: '', sha3: ['x'], scopes: [], subSystems: ['*'] }] }),
    );
    const message = await refusal({
      PORT: '65536',
      CASE_STORE: 'redis://jane:hidden@host/0',
      RULES_DIR: join(directory, 'nowhere'),
      SCREENS_DIR: accessFile,
      AUTH_FILE: wrongAccess,
      BRAND_DIR: join(directory, 'nowhere'),
    });
    expect(namedIn(message)).to.deep.equal([
      ...['PORT', 'CASE_STORE', 'RULES_DIR', 'SCREENS_DIR', 'BRAND_DIR'],
      ...['AUTH_FILE', 'AUTH_FILE', 'AUTH_FILE'],
    ]);
    expect(message)
      .to.match(/CASE_STORE: .*"redis:\.\.\.".*lmdb:.*mongodb:/)
      .and.include(`RULES_DIR: "${join(directory, 'nowhere')}" must be a directory that is there\n`)
      .and.include(`SCREENS_DIR: "${accessFile}" must be a directory that is there\n`)
      .and.match(/AUTH_FILE: .*wrong-access\.json: \/apiKeys\/0\/client/)
      .and.not.match(/hidden/);
  });

  for (const hosts of ['cases.intern:8080', 'https://cases.intern', 'a b', 'a, b', '[::1]:80', 'a,,b'])
    it(`refuses the allowed hosts ${JSON.stringify(hosts)}`, async () => {
      expect(namedIn(await refusal({ ALLOWED_HOSTS: hosts }))).to.deep.equal(['ALLOWED_HOSTS']);
    });

  for (const origins of [
    '*',
    'null',
    'portal.example',
    'https://portal.example/',
    'https://a.example, https://b.example',
    'https://Portal.example',
  ])
    it(`refuses the origins ${JSON.stringify(origins)}`, async () => {
      expect(namedIn(await refusal({ CORS_ORIGINS: origins, AUTH_FILE: accessFile }))).to.deep.equal(['CORS_ORIGINS']);
    });

  it('allows pages of other origins nothing where nobody signs in', async () => {
    expect(await refusal({ CORS_ORIGINS: 'https://portal.example' })).to.match(/CORS_ORIGINS: .* set AUTH_FILE/);
  });

  it('names an access file that is not there', async () => {
    expect(await refusal({ AUTH_FILE: join(directory, 'none.json') })).to.match(
      /^The configuration is wrong:\n {2}AUTH_FILE: .*none\.json: ENOENT.*$/,
    );
  });

  for (const uri of [
    'mysql://jane:hidden@host/db',
    '//jane:hidden@host/db',
    'Mongodb://jane:hidden@host/db',
    'mongodb://jane:hidden@host:port/db',
    'mongodb://jane:hidden@host/db?tsl=true',
    'mongodb+srv://jane:hidden@host:27017/db',
    'constructor:hidden',
    'lmdb:',
  ])
    it(`refuses the case store ${uri} before anything is opened, and shows no password`, async () => {
      expect(namedIn(await refusal({ CASE_STORE: uri }))).to.deep.equal(['CASE_STORE']);
      expect(await refusal({ CASE_STORE: uri })).to.not.match(/hidden/);
    });

  for (const uri of ['mongodb://jane:hidden@host:27017,other/db?replicaSet=rs0', 'mongodb+srv://host/db'])
    it(`takes the case store ${uri}, which nothing is asked`, async () => {
      expect(await readConfiguration({ CASE_STORE: uri })).to.have.property('caseStore', uri);
    });

  it('refuses a file where the directory of an LMDB store should be, and makes no directory', async () => {
    expect(await refusal({ CASE_STORE: `lmdb:${accessFile}` })).to.match(/CASE_STORE: .*access\.json is no directory/);
    const cases = join(directory, 'cases');
    expect(await readConfiguration({ CASE_STORE: `lmdb:${cases}` })).to.have.property('caseStore', `lmdb:${cases}`);
    expect(existsSync(cases)).to.equal(false);
  });

  for (const port of ['-1', '80.5', 'http', '8080 ', '1e3', '065536']) {
    it(`refuses the port ${JSON.stringify(port)}`, async () => {
      expect(await refusal({ PORT: port })).to.match(/^The configuration is wrong:\n {2}PORT: /);
    });
  }

  for (const seconds of ['29', '901', '1e2', '60.5', '-60', '0300']) {
    it(`refuses ${seconds} as window of captureWithHash`, async () => {
      expect(await refusal({ CAPTURE_HASH_WINDOW_SECONDS: seconds })).to.match(/CAPTURE_HASH_WINDOW_SECONDS: /);
    });
  }

  for (const secrets of ['hidden,', ',hidden', 'hidden,,old', 'hidden, old', ' hidden']) {
    it(`refuses ${JSON.stringify(secrets)} as secrets of captureWithHash, and does not show them`, async () => {
      expect(await refusal({ CAPTURE_HASH_SECRETS: secrets }))
        .to.match(/CAPTURE_HASH_SECRETS: /)
        .and.does.not.include('hidden');
    });
  }

  for (const host of ['0.0.0.0', '::', '192.168.0.7', 'cases.example', '127.example.com']) {
    it(`refuses ${host}, where others call, unless somebody is asked who calls or it is said that nobody is`, async () => {
      expect(await refusal({ HOST: host })).to.match(/HOST: .* set AUTH_FILE, or ALLOW_ANONYMOUS to yes/);
      expect(await refusal({ HOST: host, ALLOW_ANONYMOUS: 'no' })).to.match(/ALLOW_ANONYMOUS/);
      expect(await readHost({ HOST: host, AUTH_FILE: accessFile })).to.equal(host);
      expect(await readHost({ HOST: host, ALLOW_ANONYMOUS: 'yes' })).to.equal(host);
    });
  }

  for (const host of ['127.0.0.1', '127.3.2.1', '::1', 'localhost']) {
    it(`takes ${host}, where only this machine calls, with nothing else set`, async () =>
      expect(await readHost({ HOST: host })).to.equal(host));
  }

  for (const host of ['127.0.0.1:8080', 'localhost:80', '[::1]', ':::', 'fe80::1%eth0', 'a b', 'host/'])
    it(`refuses the host ${JSON.stringify(host)}`, async () => {
      expect(namedIn(await refusal({ HOST: host }))).to.deep.equal(['HOST']);
    });

  it('says nothing of an address that others reach while it cannot be told who may call', async () => {
    expect(namedIn(await refusal({ HOST: '0.0.0.0', AUTH_FILE: directory }))).to.deep.equal(['AUTH_FILE']);
    expect(namedIn(await refusal({ HOST: '0.0.0.0', ALLOW_ANONYMOUS: 'true' }))).to.deep.equal(['ALLOW_ANONYMOUS']);
  });

  it('does not show a key of the log that is too short', async () => {
    expect(await refusal({ AUDIT_KEY: 'hidden' }))
      .to.match(/AUDIT_KEY: what is set must be/)
      .and.does.not.include('hidden');
  });

  it('names what is missing for an address together with everything else that is wrong', async () => {
    expect(await refusal({ HOST: '0.0.0.0', PORT: 'x' })).to.match(/PORT: .*\n.*HOST: /);
  });

  for (const [variable, text, what = ''] of [
    ['ALLOW_ANONYMOUS', 'true'],
    ['TRY', 'yes'],
    ['RULES_RELOAD', 'on', 'off, watch or signal'],
    ['EVALUATOR', 'drools', 'compiled or json-rules-engine'],
  ] as const) {
    it(`refuses ${text} as ${variable}`, async () =>
      expect(await refusal({ [variable]: text })).to.include(`${variable}: "${text}" must be ${what}`));
  }

  for (const basePath of ['/', 'uw', '/uw/', '//uw', '/uw?x', '/:id', '/ü', '/.', '/..', '/uw/../v6'])
    it(`refuses the base path ${JSON.stringify(basePath)}`, async () =>
      expect(await refusal({ BASE_PATH: basePath })).to.match(/BASE_PATH: /));

  for (const { tryClient, host, served } of [
    { tryClient: 'loopback', host: '127.0.0.1', served: true },
    { tryClient: 'loopback', host: 'localhost', served: true },
    { tryClient: 'loopback', host: '::1', served: true },
    { tryClient: 'loopback', host: '0.0.0.0', served: false },
    { tryClient: 'loopback', host: '127.evil.example', served: false },
    { tryClient: 'on', host: '0.0.0.0', served: true },
    { tryClient: 'off', host: '127.0.0.1', served: false },
  ] as const) {
    it(`${served ? 'serves' : 'does not serve'} /try with TRY=${tryClient} and HOST=${host}`, () => {
      expect(servesTryClient({ tryClient, host })).to.equal(served);
    });
  }
});
