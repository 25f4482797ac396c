import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { htmlReport } from '../../../../src/authoring/diff/report/html-report.js';
import { differenceWithAll } from '../../../support/authoring/difference-with-all.js';
import { Browser, inBrowser } from '../../../support/browser/browser.js';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the script above puts into the page. */
declare const axe: { run(options: RunOptions): Promise<AxeResults> };

inBrowser('The report on what changed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-report-'));
  const difference = differenceWithAll();
  let browser: Browser;
  let page: Page;
  before(async () => {
    const file = join(directory, 'report.html');
    writeFileSync(file, htmlReport(difference));
    browser = await Browser.start(axeScript);
    page = await browser.page('file://');
    await page.goto(`file://${file}`);
  });
  after(async () => {
    await browser?.stop();
    rmSync(directory, { recursive: true });
  });

  const shown = (): Promise<number> => page.locator('tr[data-kind]:visible').count();

  it('gives axe-core nothing to say, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).to.deep.equal([]);
    }
  });

  it('shows the changes of the chosen kinds, about what is chosen, with what is searched for', async () => {
    const { changes } = difference;
    expect(await shown()).to.equal(changes.length);
    await page.getByLabel('added').uncheck();
    expect(await shown()).to.equal(changes.filter(({ kind }) => kind !== 'added').length);
    await page.getByLabel('added').check();
    await page.getByLabel('About').selectOption('rule');
    expect(await shown()).to.equal(changes.filter(({ about }) => about === 'rule').length);
    await page.getByLabel('About').selectOption('everything');
    await page.getByLabel('Search').fill('MAXIMUMAGE');
    expect(await shown())
      .to.be.greaterThan(0)
      .and.to.be.lessThan(changes.length);
    expect(await page.getByRole('status').textContent()).to.equal(
      `${await shown()} of ${changes.length} changes shown`,
    );
    await page.getByLabel('Search').fill('');
  });

  it('prints without the form', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('form').isVisible()).to.equal(false);
    expect(await shown()).to.equal(difference.changes.length);
    await page.emulateMedia({ media: 'screen' });
  });

  it('runs nothing that a text holds, and asks nobody for anything', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
