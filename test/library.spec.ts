import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect } from 'chai';
import Koa from 'koa';
import {
  buildApp,
  capturePage,
  docsPage,
  loadSystems,
  type Parts,
  shippedRules,
  shippedScreens,
} from '../src/library.js';
import { accidentsOnly } from './support/service/accidents-only.js';
import { minimalRequest } from './support/requests/case-request.js';
import { MemoryStore } from '../src/store/memory-store.js';
import { realSystems } from './support/rules/real-systems.js';
import { silentLog } from './support/service/silent-log.js';

const parts = (given: Partial<Parts> = {}): Parts => ({
  systems: realSystems(),
  cases: new MemoryStore(),
  now: Date.now,
  captureHash: accidentsOnly,
  log: silentLog,
  ...given,
});

const create = async (url: string, caseId: string): Promise<unknown> => {
  const response = await fetch(`${url}/createCaseInDB?caseId=${caseId}&subId=S`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(minimalRequest(caseId)),
  });
  return response.json();
};
const json = async (url: string): Promise<Record<string, unknown>> =>
  (await (await fetch(url)).json()) as Record<string, unknown>;

describe('The application in the server of another program', () => {
  let server: Server;
  let url: string;
  const listen = async (host: Server): Promise<void> => {
    server = host;
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('works in Express under a path that Express strips, beside routes of the host', async () => {
    const host = express();
    host.use('/underwriting', buildApp(parts({ mountedAt: '/underwriting' })).callback());
    host.get('/hello', (_request, response) => void response.send('hello'));
    await listen(createServer(host));
    expect(await create(`${url}/underwriting`, 'C')).to.include({ path: '/createCaseInDB', status: 0 });
    expect(await json(`${url}/underwriting/caseList?subId=S`)).to.deep.equal({ caseIds: ['C'] });
    expect((await json(`${url}/underwriting/openapi.json`))['servers']).to.deep.equal([{ url: '/underwriting' }]);
    expect(await (await fetch(`${url}/hello`)).text()).to.equal('hello');
    expect((await fetch(`${url}/caseList?subId=S`)).status).to.equal(404);
  });

  it('works in a bare server that hands it a path it does not strip, beside another of its kind that shares nothing with it', async () => {
    const [one, two] = ['/one', '/two'].map((basePath) => buildApp(parts({ basePath })).callback());
    await listen(
      createServer((request, response) => {
        const handle = request.url?.startsWith('/one/') ? one : request.url?.startsWith('/two/') ? two : undefined;
        if (handle) void handle(request, response);
        else response.writeHead(404).end('of the host');
      }),
    );
    await create(`${url}/one`, 'ONE');
    await create(`${url}/two`, 'TWO');
    expect(await json(`${url}/one/caseList?subId=S`)).to.deep.equal({ caseIds: ['ONE'] });
    expect(await json(`${url}/two/caseList?subId=S`)).to.deep.equal({ caseIds: ['TWO'] });
    expect((await json(`${url}/two/openapi.json`))['servers']).to.deep.equal([{ url: '/two' }]);
    const metrics = await (await fetch(`${url}/one/metrics`)).text();
    expect(metrics).to.contain('case_capture_requests_total{operation="createCaseInDB",flavor="json",status="200"} 1');
    expect(await (await fetch(`${url}/three/caseList`)).text()).to.equal('of the host');
  });

  it('serves its pages in a bare Koa under a path, from the rules and screens of the package', async () => {
    const { systems, findings } = loadSystems(shippedRules, shippedScreens);
    expect(findings.errors).to.deep.equal([]);
    const pages = [capturePage(), docsPage()];
    const underwriting = buildApp(parts({ systems, pages, basePath: '/underwriting' })).callback();
    const host = new Koa();
    host.use(async (ctx, next) => {
      if (!ctx.path.startsWith('/underwriting/')) return next();
      ctx.respond = false;
      await underwriting(ctx.req, ctx.res);
    });
    host.use((ctx) => void (ctx.body = 'of the host'));
    await listen(createServer(host.callback()));
    expect(await create(`${url}/underwriting`, 'C')).to.include({ status: 0 });
    for (const [path, script] of Object.entries({ try: /"(try\/main\.\w+\.js)"/, docs: /"(docs\/start\.\w+\.js)"/ })) {
      const page = await (await fetch(`${url}/underwriting/${path}`)).text();
      const [, name = ''] = script.exec(page) ?? [];
      expect(name, page).to.not.equal('');
      expect((await fetch(`${url}/underwriting/${name}`)).headers.get('content-type')).to.include('javascript');
    }
    expect(await (await fetch(`${url}/hello`)).text()).to.equal('of the host');
  });

  it('leaves nothing behind in the process: no listener, no timer, no handler of signals', async () => {
    const before = [
      process.eventNames().length,
      process.listenerCount('SIGTERM'),
      process.listenerCount('unhandledRejection'),
    ];
    await listen(createServer(buildApp(parts()).callback()));
    await create(url, 'C');
    expect([
      process.eventNames().length,
      process.listenerCount('SIGTERM'),
      process.listenerCount('unhandledRejection'),
    ]).to.deep.equal(before);
  });
});
