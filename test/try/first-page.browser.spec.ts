import { expect } from 'chai';
import type { Request } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { fullCase } from '../support/requests/full-case.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'TRY', caseId: 'FIRST' };

inBrowser('The first page of /try', () => {
  let service: Service;
  let browser: Browser;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    await service.call('createCaseInDB', reference, fullCase(reference.caseId));
    browser = await Browser.start();
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const address = (place: string): string =>
    `${service.url}/try#${place}?${new URLSearchParams({ language: 'en', ...reference, sourceType: '2', form: 'SB2' }).toString()}`;

  it('sends at most 60 KB of script, once, and asks for its first screen once, before the client is there', async () => {
    const page = await browser.page(service.url);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().includes('icon')) requests.push(request);
    });
    const opened = async (address: string, content: string): Promise<readonly string[]> => {
      requests.length = 0;
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator(`${content} h1`).waitFor();
      return requests.map((request) => new URL(request.url()).pathname.replace(/\.[0-9a-f]{16}/, ''));
    };
    const first = await opened(address('capture'), '.screen');
    expect([...first].sort()).to.deep.equal(['/capture', '/try', '/try/early.js', '/try/main.js', '/try/try.css']);
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(total).to.be.below(60_000);
    for (const place of ['begin', 'review']) {
      const calls = (await opened(address(place), `.${place}-page`)).filter((path) => path === '/capture');
      expect(calls, place).to.have.length(1);
    }
    expect(browser.faults).to.deep.equal([]);
  });
});
