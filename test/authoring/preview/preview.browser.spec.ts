import { expect } from 'chai';
import type { FrameLocator, Page } from 'playwright-core';
import { type StartedPreview, startPreview } from '../../../src/authoring/preview/start-preview.js';
import { axeFindings, axeScript } from '../../support/browser/axe-findings.js';
import { Browser, inBrowser } from '../../support/browser/browser.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const lifestyle = 'screens/common/applicant/20-lifestyle.yaml';
const texts = 'screens/common/texts/en.yaml';
const weight = '[data-question="27.2.901"]';

inBrowser('The page of the preview', () => {
  let data: DataCopy;
  let preview: StartedPreview;
  let browser: Browser;
  let page: Page;
  let english: FrameLocator;
  before(async function () {
    this.timeout(120_000);
    data = new DataCopy();
    preview = await startPreview({ rules: data.path('rules'), screens: data.path('screens'), port: 0 });
    browser = await Browser.start(axeScript);
    page = await browser.page(new URL(preview.url).origin);
    english = page.frameLocator('#screen-en');
    await page.goto(preview.url);
    await page.locator('#line-1').waitFor();
  });
  after(async () => {
    await browser?.stop();
    await preview?.stop();
    data.remove();
  });

  const lineOf = (words: string): number => data.read(lifestyle).split(words)[0]?.split('\n').length ?? 0;

  it('shows the question of a line as the client draws it, in both languages, and the way that the case took', async () => {
    await page.locator('#file').selectOption(lifestyle);
    await page.locator('#lines').getByText('screen: lifestyle').waitFor();
    await page.locator(`#line-${lineOf('attribute: weight,')}`).click();
    await english.locator(weight).waitFor();
    await page.frameLocator('#screen-de').locator(weight).getByText('Wie viel wiegen Sie?').waitFor();
    await page.locator('#about').getByText('lifestyle.weight').waitFor();
    expect(await page.locator('svg .here').count()).to.equal(2);
    expect(await page.locator('svg .taken').count()).to.be.above(5);
    const outline = await english.locator(weight).evaluate((question) => getComputedStyle(question).outlineStyle);
    expect(outline).to.equal('solid');
  });

  it('goes from line to line by the keyboard, and shows one language alone', async () => {
    await page.locator('#lines').focus();
    await page.keyboard.press('ArrowUp');
    await page.locator('#about').getByText('lifestyle.height').waitFor();
    expect(await page.locator('[aria-selected="true"]').count()).to.equal(1);
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await page.locator('#screen-de').waitFor({ state: 'hidden' });
    await english.locator('.screen').waitFor();
    expect(await page.locator('#screen-de').isVisible()).to.equal(false);
  });

  it('shows what is saved, and the last good state of what has errors, which it says', async () => {
    data.replace(texts, /How much do you weigh\?/, 'What do you weigh today?');
    await english.locator(weight).getByText('What do you weigh today?').waitFor();
    data.replace(lifestyle, 'attribute: weight,', 'attribute: wieght,');
    await page.locator('.status[data-state="refused"]').waitFor();
    await page.locator('#lines .error').getByText('wieght').waitFor();
    expect(await page.locator('.status').textContent()).to.match(/errors: the screens are those of the files before/);
    await page
      .locator('.findings button')
      .getByText(`${lifestyle}:${lineOf('attribute: wieght')}`)
      .first()
      .waitFor();
    expect(await english.locator(weight).getByText('What do you weigh today?').isVisible()).to.equal(true);
    data.replace(lifestyle, 'attribute: wieght,', 'attribute: weight,');
    await page
      .locator('.status[data-state="shown"]')
      .getByText(/^checked/)
      .waitFor();
  });

  it('leads from a finding to its line, and to the case of another persona', async () => {
    const id = 'indianEngineerWithBlueCard 2';
    await page.locator('#persona').selectOption(id);
    await english.getByText(`PERSONAS / ${id}`).waitFor();
    data.append('rules/common/plausibility/lifestyle.yaml', 'nonsense: [\n');
    await page.locator('.findings button').getByText('rules/common/plausibility/lifestyle.yaml').first().click();
    await page.locator('#lines [aria-selected="true"]').waitFor();
    expect(await page.locator('#file').inputValue()).to.equal('rules/common/plausibility/lifestyle.yaml');
  });

  it('has nothing that axe would say, broke no policy and threw nothing', async () => {
    // A page that is still being drawn has no language, or half a contrast.
    await page.locator('.status[data-state="refused"]').waitFor();
    await english.locator('.screen').waitFor();
    expect(await axeFindings(page)).to.deep.equal([]);
    expect(browser.faults).to.deep.equal([]);
  });
});
