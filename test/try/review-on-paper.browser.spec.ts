import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { readPdf } from '../support/pdf/read-pdf.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';
import { fullCase } from '../support/requests/full-case.js';
import { german, international } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';

/** Texts without what differs between a page and its print: breaks of lines, and letters drawn as one. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

inBrowser('The review of all answers in /try, on paper and as PDF', () => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    browser = await Browser.start();
    page = await browser.page(service.url);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const open = async (caseId: string, language: string, request: ReturnType<typeof fullCase>): Promise<void> => {
    const reference = { subId: 'TRY', caseId };
    const created = await service.call('createCaseInDB', reference, request);
    expect(created.status, created.text).to.equal(0);
    const query = new URLSearchParams({ language, ...reference, sourceType: '2', form: 'SB2' });
    await page.goto(`${service.url}/try#review?${query.toString()}`);
    await page.getByText(caseId).waitFor();
    await page.locator('main[aria-busy="false"] .review-page').waitFor();
  };

  for (const [system, language, title, born, income, controls] of [
    [international, 'en', 'Review all answers', '05/03/1991', '60,000', ['Change', 'Print', 'Back', 'Check the case']],
    [german, 'de', 'Alle Angaben prüfen', '05.03.1991', '60.000', ['Ändern', 'Drucken', 'Zurück', 'Fall prüfen']],
  ] as const)
    it(`has every question with its answer as ${language} writes it, says of which case it is, and has nothing to press (parameter set ${system.csp})`, async () => {
      const caseId = `PAPER ${system.csp}`;
      await open(caseId, language, fullCase(caseId, system));
      const shown = await page.locator('.reviewed :is(h3, dt, dd p)').allInnerTexts();
      expect(shown.length).to.be.above(150);
      const { structure, pages, text } = readPdf(await page.pdf({ format: 'A4', tagged: true }));
      const printed = plain(text);
      let at = 0;
      for (const part of [title, ...shown]) {
        const found = printed.indexOf(plain(part), at);
        expect(found, `${part} behind ${printed.slice(Math.max(0, at - 60), at)}`).to.be.at.least(0);
        at = found;
      }
      for (const part of [(await page.locator('.brand').textContent()) ?? '', caseId, born, income])
        expect(printed).to.contain(plain(part));
      for (const control of controls) expect(text).not.to.contain(control);
      expect(text).not.to.contain('\uFFFD');
      expect(pages).to.be.above(3);
      for (const part of [`/Lang (${language}`, '/Marked true', '/S /H1', '/S /H2', '/S /H3', '/DisplayDocTitle true'])
        expect(structure).to.contain(part);
    });

  it('cuts nothing off at the width of paper, however long a name is', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);
    const persons = [assuredPerson({ ph: true, name })];
    await open('PAPER LONG', 'en', minimalRequest('PAPER LONG', { application: { persons } }));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 560, height: 800 });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((each) => each.getBoundingClientRect().right > innerWidth || each.scrollWidth > innerWidth)
        .map((each) => `${each.tagName} ${each.className}`),
    );
    expect(wide).to.deep.equal([]);
    expect(plain(readPdf(await page.pdf({ format: 'A5' })).text)).to.contain(name);
    await page.emulateMedia({ media: null });
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
