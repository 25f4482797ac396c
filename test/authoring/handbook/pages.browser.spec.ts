import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { handbook } from '../../../src/authoring/handbook/handbook.js';
import { loadPersonas } from '../../../src/personas/load-personas.js';
import { Browser, inBrowser } from '../../support/browser/browser.js';
import { realSystems } from '../../support/rules/real-systems.js';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the script above puts into the page. */
declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** One page of each kind. */
const pages = [
  'index.html',
  'german/en/index.html',
  'german/de/rules.html',
  'international/en/rules-sums.html',
  'german/de/facts.html',
  'international/de/facts-cover.html',
  'german/en/answers.html',
  'german/de/answers-smoking.html',
  'international/en/parameters.html',
  'german/de/catalogues.html',
  'german/en/catalogue-disorder-ratings.html',
  'international/de/screens.html',
  'german/en/source-applicant.html',
  'international/de/screen-applicant-health.html',
  'german/de/personas.html',
  'international/en/personas-smokers.html',
  'german/de/notices.html',
];

inBrowser('The pages of the handbook', () => {
  let directory: string;
  let browser: Browser;
  let page: Page;
  const open = (path: string) => page.goto(pathToFileURL(join(directory, path)).href);
  before(async () => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-handbook-'));
    for (const [path, content] of handbook(realSystems(), loadPersonas('rules', realSystems()).personas)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), content);
    }
    browser = await Browser.start(axeScript);
    page = await browser.page(pathToFileURL(directory).href);
  });
  after(async () => {
    await browser?.stop();
    rmSync(directory, { recursive: true });
  });

  it('find a rule from the disk, with the keyboard alone', async () => {
    await open('international/en/index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('accidental-death-above-cap');
    await page.locator('#found a').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/rules-life-and-riders\.html#rule-accidental-death-above-cap$/);
    expect(await page.locator('section:target h2').textContent()).to.equal('accidental-death-above-cap');
    expect(browser.faults).to.deep.equal([]);
  });

  it('say when nothing is found, and find again', async () => {
    await open('german/de/index.html');
    await page.fill('#search', 'xyzxyz');
    expect(await page.locator('#count').textContent()).to.equal('0 gefunden');
    await page.fill('#search', 'todesfallsumme insgesamt');
    expect(await page.locator('#found a').first().textContent()).to.equal('Todesfallsumme insgesamt');
  });

  // What is dark can only be wrong in its colours.
  for (const [colorScheme, runOnly] of [
    ['light', undefined],
    ['dark', ['color-contrast']],
  ] as const)
    it(`are without a finding of axe-core, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      for (const path of pages) {
        await open(path);
        const { violations } = await page.evaluate(
          (only) => axe.run({ preload: false, resultTypes: ['violations'], ...(only && { runOnly: [...only] }) }),
          runOnly,
        );
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
        expect(found.slice(0, 5), path).to.deep.equal([]);
      }
      expect(browser.faults).to.deep.equal([]);
    });
});
