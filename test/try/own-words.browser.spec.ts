import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { axeFindings, axeScript } from '../support/browser/axe-findings.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { TryPage, write } from '../support/browser/try-page.js';
import { fullCase } from '../support/requests/full-case.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'TRY', caseId: 'OWN WORDS' };

inEachBrowser('What is in no list', (engine) => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  let client: TryPage;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    await service.call('createCaseInDB', reference, fullCase(reference.caseId));
    browser = await Browser.start(axeScript, { engine });
    page = await browser.page(service.url);
    page.setDefaultTimeout(60_000);
    client = new TryPage(page, service.url);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const open = async (language: string, item: string): Promise<void> => {
    const query = { language, ...reference, sourceType: '2', form: 'SB2', item };
    await client.open(`#capture?${new URLSearchParams(query).toString()}`);
    await page.locator(`.screen[data-item="${item}"]`).waitFor();
  };
  const saved = () => page.locator('#saving[data-state="saved"]').waitFor();

  it('is offered behind what was found, and when nothing was, and leads to a question for own words', async () => {
    await open('en', 'occupation.2');
    const [occupation = ''] = await client.idsOf('12.209');
    const input = client.question(occupation).locator('input');
    await write(input, '');
    await input.pressSequentially('qwxyzzq');
    const offered = client.question(occupation).getByRole('option');
    await offered.getByText('Not in the list: describe it in my own words').waitFor();
    expect(await offered.count()).to.equal(1);
    await input.press('ArrowDown');
    await input.press('Enter');
    await saved();
    expect(await input.inputValue()).to.equal('Occupation that is not in the list');
    await page.locator('.screen').getByText('In your own words: what is your occupation').waitFor();
    expect(await axeFindings(page)).to.deep.equal([]);
  });

  it('is offered beside words that are no entry, in German too', async () => {
    await open('de', 'pursuits.2');
    const list = page.locator('[data-question]').filter({ has: page.getByRole('combobox') });
    await write(list.getByRole('combobox'), 'Kirschkernweitspucken');
    await page.locator('h1').focus();
    await list.getByRole('button', { name: 'Nicht in der Liste: in eigenen Worten beschreiben' }).click();
    await saved();
    await list.getByText('Andere gefährliche Freizeitaktivität').first().waitFor();
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
