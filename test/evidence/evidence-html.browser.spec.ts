import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { evidenceHtml } from '../../src/evidence/evidence-html.js';
import { describedEvidence } from '../../src/case/evidence-of-case.js';
import { evidenceDocument } from '../../src/evidence/evidence-document.js';
import { axeFindings, axeScript } from '../support/browser/axe-findings.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { evidenceOfPages } from '../support/evidence/pages.js';

inBrowser('The document of the evidence, as HTML', () => {
  let browser: Browser;
  let page: Page;
  before(async () => {
    browser = await Browser.start(axeScript);
    page = await browser.page('about:blank');
  });
  after(() => browser.stop());

  for (const language of ['en', 'de'] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      it(`keeps nobody out (${language}, ${colorScheme})`, async () => {
        await page.emulateMedia({ colorScheme });
        const evidence = describedEvidence(evidenceOfPages(3), '');
        await page.setContent(evidenceHtml(evidenceDocument({ subId: 'S', caseId: 'C' }, evidence, language)));
        await page.addScriptTag({ content: axeScript });
        expect(await axeFindings(page)).to.deep.equal([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).to.be.at.most(320);
      });
});
