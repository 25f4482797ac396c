import { expect } from 'chai';
import { docsPage } from '../../src/page-files.js';
import { operations } from '../../src/operations/index.js';
import { mountedOperations } from '../../src/http/routes.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { Service } from '../support/service/service.js';

inBrowser('/docs', () => {
  let service: Service;
  let browser: Browser;
  before(async () => {
    service = await Service.start({ pages: [docsPage()], basePath: '/uw' });
    browser = await Browser.start();
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  it('shows every path of the operation table, and opens one, from the package alone', async () => {
    const page = await browser.page(new URL(service.url).origin);
    await page.goto(`${service.url}/docs`);
    await page.locator('.opblock').first().waitFor();
    const paths = await page
      .locator('.opblock-summary-path')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-path')));
    expect(paths).to.include.members(mountedOperations(operations).map(({ path }) => path));
    await page.locator('.opblock-summary-control').first().click();
    await page.locator('.opblock-body').first().waitFor();
    expect(browser.faults).to.deep.equal([]);
  });

  it('is no wider than a telephone, also with an operation open', async () => {
    const page = await browser.page(new URL(service.url).origin);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${service.url}/docs`);
    const transfer = page.locator('.opblock', { has: page.locator('[data-path="/transferCaseToDBXML"]') });
    await transfer.locator('.opblock-summary-control').click();
    await transfer.locator('.responses-table').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(360);
    expect(browser.faults).to.deep.equal([]);
  });
});
