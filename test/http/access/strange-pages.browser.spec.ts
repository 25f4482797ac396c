import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { captureLog } from '../../support/service/captured-log.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { Browser, inBrowser } from '../../support/browser/browser.js';
import { Service } from '../../support/service/service.js';

const rebound = 'rebind.evil.example';

/** Everything by which a page can make a browser call an address, in words that run in the page. */
const attempts: Readonly<Record<string, string>> = {
  'a fetch that asks nobody': `fetch(target, { mode: 'no-cors' })`,
  'a fetch': `fetch(target)`,
  'a fetch of another method': `fetch(target, { method: 'POST', mode: 'no-cors', body: '{}' })`,
  'an image': `Object.assign(new Image(), { src: target })`,
  'a script': `document.head.append(Object.assign(document.createElement('script'), { src: target }))`,
  'a frame': `document.body.append(Object.assign(document.createElement('iframe'), { src: target }))`,
  'a frame without origin': `document.body.append(Object.assign(document.createElement('iframe'), { sandbox: 'allow-scripts', src: target }))`,
  'a style sheet': `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: target }))`,
  'a beacon': `navigator.sendBeacon(target, 'x')`,
  'a form': `(() => { const form = Object.assign(document.createElement('form'), { action: target, method: 'post', target: '_blank' }); document.body.append(form); form.submit(); })()`,
  'a link': `(() => { const link = Object.assign(document.createElement('a'), { href: target, target: '_blank' }); document.body.append(link); link.click(); })()`,
  'a prefetch': `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: target }))`,
};

inBrowser('A page of another site, where nobody must sign in', () => {
  const reference = { caseId: 'C', subId: 'S' };
  const { log, lines } = captureLog();
  let service: Service;
  let stranger: Server;
  let browser: Browser;
  before(async () => {
    service = await Service.start({ log });
    expect((await service.call('createCaseInDB', reference, minimalRequest('C'))).status).to.equal(0);
    stranger = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<body></body>'));
    await once(stranger.listen(0, '127.0.0.1'), 'listening');
    browser = await Browser.start(undefined, { flags: ['--host-resolver-rules=MAP *.example 127.0.0.1'] });
  });
  after(async () => {
    await browser.stop();
    stranger.close();
    await service.stop();
  });
  const port = (): string => new URL(service.url).port;
  const strangerPort = (): number => (stranger.address() as AddressInfo).port;
  const remains = async (): Promise<number> => (await service.call('transferCaseFromDB', reference)).status;

  for (const site of ['127.0.0.1', 'localhost', 'evil.example']) {
    for (const [what, words] of Object.entries(attempts)) {
      it(`at ${site} cannot delete a case by ${what}`, async () => {
        const page = await browser.page('http');
        await page.goto(`http://${site}:${strangerPort()}/`);
        const before = lines.length;
        const came = page.context().waitForEvent('request', (request) => request.url().includes('/deleteCase'));
        await page.evaluate(
          `{ const target = ${JSON.stringify(`${service.url}/deleteCase?caseId=C&subId=S&loggingArea=0`)}; void ${words}; }`,
        );
        const asked = await came;
        await asked.response().catch(() => null);
        for (const opened of page.context().pages()) await opened.close();
        const statuses = lines.slice(before).filter(({ path }) => path === '/deleteCase');
        for (const { status } of statuses) expect(status).to.equal(403);
        expect(await remains()).to.equal(0);
      });
    }
  }

  it('that leads its own name to this machine reads nothing', async () => {
    const page = await browser.page('http');
    const path = '/transferCaseFromDB';
    const answered = new Promise<Record<string, unknown>>((resolve) => {
      log.info = ((line: Record<string, unknown>) => resolve(line)) as typeof log.info;
    });
    // A browser shows an answer without body as an error of its own: what was answered the log says.
    void page.goto(`http://${rebound}:${port()}${path}?caseId=C&subId=S&loggingArea=0`).catch(() => null);
    expect(await answered).to.include({ status: 403, path });
    expect(await remains()).to.equal(0);
    await page.close();
  });
});
