import { join } from 'node:path';
import { expect } from 'chai';
import { readConfiguration, servesTryClient } from '../src/configuration.js';

describe('The configuration', () => {
  it('needs nothing set', () => {
    expect(readConfiguration({})).to.deep.equal({
      host: '127.0.0.1',
      port: 8080,
      basePath: '',
      caseStore: 'lmdb:./data',
      rulesDirectory: join(process.cwd(), 'rules'),
      screensDirectory: join(process.cwd(), 'screens'),
      logLevel: 'info',
      tryClient: 'loopback',
      captureHashSecrets: [],
      captureHashWindowSeconds: 300,
      authFile: '',
      auditKey: '',
      allowAnonymous: false,
      maxConnections: 4096,
      maxRequestsInFlight: 256,
      maxRequestsWaiting: 1024,
    });
  });

  it('takes what is set, directories from the working directory', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '0',
      BASE_PATH: '/uw/v6',
      CASE_STORE: 'lmdb:/var/cases',
      RULES_DIR: 'a/rules',
      SCREENS_DIR: '/b',
      LOG_LEVEL: 'warn',
      TRY: 'off',
      CAPTURE_HASH_SECRETS: 'new,old',
      CAPTURE_HASH_WINDOW_SECONDS: '30',
      AUTH_FILE: 'access.json',
      AUDIT_KEY: '0123456789abcdef',
      ALLOW_ANONYMOUS: 'yes',
      MAX_CONNECTIONS: '10',
      MAX_REQUESTS_IN_FLIGHT: '1',
      MAX_REQUESTS_WAITING: '0',
    };
    expect(readConfiguration(environment)).to.deep.equal({
      host: '0.0.0.0',
      port: 0,
      basePath: '/uw/v6',
      caseStore: 'lmdb:/var/cases',
      rulesDirectory: join(process.cwd(), 'a/rules'),
      screensDirectory: '/b',
      logLevel: 'warn',
      tryClient: 'off',
      captureHashSecrets: ['new', 'old'],
      captureHashWindowSeconds: 30,
      authFile: join(process.cwd(), 'access.json'),
      auditKey: '0123456789abcdef',
      allowAnonymous: true,
      maxConnections: 10,
      maxRequestsInFlight: 1,
      maxRequestsWaiting: 0,
    });
  });

  it('names every setting that is wrong at once', () => {
    const environment = { HOST: 'a b', PORT: '65536', BASE_PATH: 'uw/', CASE_STORE: 'data', LOG_LEVEL: 'loud' };
    expect(() => readConfiguration(environment))
      .to.throw()
      .with.property('message')
      .that.matches(/HOST:.*\n.*PORT:.*\n.*BASE_PATH:.*\n.*CASE_STORE:.*\n.*LOG_LEVEL:/);
  });

  for (const port of ['-1', '80.5', 'http', '8080 ', '1e3', '065536']) {
    it(`refuses the port ${JSON.stringify(port)}`, () => {
      expect(() => readConfiguration({ PORT: port })).to.throw(/^The configuration is wrong:\n {2}PORT: /);
    });
  }

  for (const seconds of ['29', '901', '1e2', '60.5', '-60', '0300']) {
    it(`refuses ${seconds} as window of captureWithHash`, () => {
      expect(() => readConfiguration({ CAPTURE_HASH_WINDOW_SECONDS: seconds })).to.throw(
        /CAPTURE_HASH_WINDOW_SECONDS: /,
      );
    });
  }

  for (const secrets of ['hidden,', ',hidden', 'hidden,,old', 'hidden, old', ' hidden']) {
    it(`refuses ${JSON.stringify(secrets)} as secrets of captureWithHash, and does not show them`, () => {
      expect(() => readConfiguration({ CAPTURE_HASH_SECRETS: secrets }))
        .to.throw(/CAPTURE_HASH_SECRETS: /)
        .with.property('message')
        .that.does.not.include('hidden');
    });
  }

  for (const host of ['0.0.0.0', '::', '192.168.0.7', 'cases.example', '127.example.com']) {
    it(`refuses ${host}, where others call, unless somebody is asked who calls or it is said that nobody is`, () => {
      expect(() => readConfiguration({ HOST: host })).to.throw(/HOST: .* set AUTH_FILE, or ALLOW_ANONYMOUS to yes/);
      expect(() => readConfiguration({ HOST: host, ALLOW_ANONYMOUS: 'no' })).to.throw(/ALLOW_ANONYMOUS/);
      expect(readConfiguration({ HOST: host, AUTH_FILE: 'access.json' }).host).to.equal(host);
      expect(readConfiguration({ HOST: host, ALLOW_ANONYMOUS: 'yes' }).host).to.equal(host);
    });
  }

  for (const host of ['127.0.0.1', '127.3.2.1', '::1', 'localhost']) {
    it(`takes ${host}, where only this machine calls, with nothing else set`, () =>
      expect(readConfiguration({ HOST: host }).host).to.equal(host));
  }

  it('names what is missing for an address together with everything else that is wrong', () => {
    expect(() => readConfiguration({ HOST: '0.0.0.0', PORT: 'x' })).to.throw(/PORT: .*\n.*HOST: /);
  });

  for (const [variable, text] of [
    ['ALLOW_ANONYMOUS', 'true'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_REQUESTS_IN_FLIGHT', '0'],
    ['MAX_REQUESTS_IN_FLIGHT', '1e3'],
    ['MAX_REQUESTS_WAITING', '-1'],
  ] as const) {
    it(`refuses ${text} as ${variable}`, () =>
      expect(() => readConfiguration({ [variable]: text })).to.throw(new RegExp(`${variable}: "${text}" must be`)));
  }

  for (const basePath of ['/', 'uw', '/uw/', '//uw', '/uw?x', '/:id', '/ü']) {
    it(`refuses the base path ${JSON.stringify(basePath)}`, () => {
      expect(() => readConfiguration({ BASE_PATH: basePath })).to.throw(/BASE_PATH: /);
    });
  }

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

  it('refuses another word than on, off and loopback for TRY', () => {
    expect(() => readConfiguration({ TRY: 'yes' })).to.throw(/TRY: /);
  });
});
