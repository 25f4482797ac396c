import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { TryPage, write } from '../support/browser/try-page.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';
import { fullCase } from '../support/requests/full-case.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'TRY', caseId: 'VISIT' };
const height = '27.2.900';
const weight = '27.2.901';
const smoker = '0.2.94.benefits';
const cigarettes = '45.2.1002.smoking';
const item = 'lifestyle.2';

inEachBrowser('A visit to /try', (engine) => {
  let service: Service;
  let browser: Browser;
  let client: TryPage;
  let page: Page;
  before(async () => {
    service = await Service.start({ now: () => Date.UTC(2026, 10, 22, 12), pages: [capturePage()] });
    browser = await Browser.start(undefined, { engine });
    page = await browser.page(service.url);
    client = new TryPage(page, service.url);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });
  beforeEach(async () => {
    await service.call('deleteCase', reference);
    expect((await service.call('createCaseInDB', reference, fullCase(reference.caseId))).status).to.equal(0);
  });

  const address = (members: Readonly<Record<string, string>> = {}, name = 'capture') =>
    `${service.url}/try#${name}?${new URLSearchParams({ language: 'en', ...reference, sourceType: '2', form: 'SB2', item, ...members }).toString()}`;
  /** Opens an address in a tab of its own, with nothing left of what other tests typed. */
  const open = async (on: Page, to: string): Promise<void> => {
    await on.goto(`${service.url}/try`);
    await on.evaluate(() => localStorage.clear());
    await on.goto(to);
    await on.reload();
    await on.locator('main[aria-busy="false"] #screen-title').waitFor();
  };
  const leaveField = () => page.locator('h1').focus();
  const saved = () => page.locator('#saving[data-state="saved"]').waitFor();
  const valueOf = async (id: string, on = page) =>
    on.locator(`[data-question="${id}"] input, [data-question="${id}"] textarea`).first().inputValue();

  it('names the page in the address: reload, back and forward lead where they say', async () => {
    await open(page, address());
    expect(await client.item()).to.equal(item);
    const items = (await client.items()).map((each) => each.item);
    const other = items.find((each) => each.startsWith('identity.')) ?? '';
    await client.goTo(other);
    await page.goBack();
    await page.locator(`.screen[data-item="${item}"]`).waitFor();
    await page.goForward();
    await page.locator(`.screen[data-item="${other}"]`).waitFor();
    await page.reload();
    await page.locator(`.screen[data-item="${other}"]`).waitFor();
  });

  it('makes one call for each action', async () => {
    await open(page, address());
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await client.question(smoker).locator('input[value="2"]').check();
    await client.question(cigarettes).waitFor();
    await saved();
    expect(calls).to.deep.equal(['/userAction']);
    await client.press('Back');
    expect(calls).to.deep.equal(['/userAction', '/userAction']);
    page.removeAllListeners('request');
  });

  it('shows in a second tab what was answered in the first, and asks before one overwrites the other', async () => {
    await open(page, address());
    const second = await browser.page(service.url);
    await second.goto(address());
    await second.locator('.screen').waitFor();
    await page.bringToFront();
    await client.answer(weight, 80);
    await leaveField();
    await saved();
    // What the other tab has not touched merges: only its own answer is sent.
    await second.bringToFront();
    await write(second.locator(`[data-question="${height}"] input`), '180');
    await second.locator('h1').focus();
    await second.locator('#saving[data-state="saved"]').waitFor();
    expect(await valueOf(weight, second)).to.equal('80');
    // Both answer the same question, before one sees what the other has answered.
    await page.bringToFront();
    let goOn = (): void => {};
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/userAction', async (route) => {
      await isHeld;
      await route.continue();
    });
    await client.answer(weight, 85);
    await leaveField();
    await second.bringToFront();
    await write(second.locator(`[data-question="${weight}"] input`), '90');
    await second.locator('h1').focus();
    await second.locator('#saving[data-state="saved"]').waitFor();
    await page.bringToFront();
    goOn();
    const conflict = client.question(weight).locator('.conflict');
    await conflict.waitFor();
    expect(await conflict.textContent())
      .to.contain('85')
      .and.contain('90');
    expect(await valueOf(height)).to.equal('180');
    await conflict.locator('[data-decide="mine"]').click();
    await saved();
    expect(await valueOf(weight)).to.equal('85');
    await page.unrouteAll({ behavior: 'wait' });
    await second.bringToFront();
    await second.evaluate(() => window.dispatchEvent(new Event('focus')));
    await second.waitForFunction(
      (id) => document.querySelector<HTMLInputElement>(`[data-question="${id}"] input`)?.value === '85',
      weight,
    );
    await second.close();
  });

  it('leaves a number that is not stored as it was typed: a point between thousands does not become a decimal comma', async () => {
    await open(page, address({ language: 'de' }));
    await client.answer(weight, '1.000');
    await leaveField();
    await client.question(weight).locator('.error').waitFor();
    expect(await valueOf(weight)).to.equal('1.000');
    await page.reload();
    await client.question(weight).locator('.error').waitFor();
    expect(await valueOf(weight)).to.equal('1.000');
  });

  it('brings an answer back with the question that it lost', async () => {
    await open(page, address());
    await client.answer(smoker, '2');
    await client.answer(cigarettes, 20);
    await leaveField();
    await saved();
    await client.answer(smoker, '1');
    await client.question(cigarettes).waitFor({ state: 'detached' });
    await client.answer(smoker, '2');
    await client.question(cigarettes).waitFor();
    await saved();
    expect(await valueOf(cigarettes)).to.equal('20');
  });

  it('says why a question is asked, what a finding rests on and what would be acceptable', async () => {
    await open(page, address());
    await client.answer(smoker, '2');
    await client.question(cigarettes).waitFor();
    await client.question(cigarettes).locator('.why').click();
    expect(await page.locator('dialog').textContent()).to.contain('Smoker');
    await client.press('Close');
    await client.question(height).locator('.why').click();
    expect(await page.locator('dialog').textContent()).to.contain('Everybody is asked this.');
    await client.press('Close');
    expect(await page.evaluate(() => document.activeElement?.className)).to.contain('why');
    await client.answer(height, 170);
    await client.answer(weight, 299);
    await leaveField();
    await client.question(weight).locator('.error, .remark').first().waitFor();
    await client.question(weight).locator('.why').click();
    expect(await page.locator('dialog').textContent())
      .to.contain('299 kg')
      .and.contain('would be acceptable');
    await client.press('Close');
  });

  it('suggests entries while one types, says why, and takes what is chosen with the keyboard and nothing else', async () => {
    await open(page, address({ item: 'occupation.2' }));
    const [occupation = '', other] = [(await client.idsOf('12.209'))[0], 'pottery and something'];
    const input = client.question(occupation).locator('input');
    await write(input, '');
    await input.pressSequentially('softwareentw');
    const list = client.question(occupation).getByRole('listbox');
    await list.getByRole('option').first().waitFor();
    expect(await input.getAttribute('aria-expanded')).to.equal('true');
    await input.press('ArrowDown');
    const wanted = ((await list.getByRole('option').first().textContent()) ?? '').replace(/ \(.*$/, '');
    expect(await input.getAttribute('aria-activedescendant')).to.match(/-0$/);
    await input.press('Enter');
    await saved();
    expect(await input.inputValue()).to.equal(wanted);
    // Words that name no entry are kept as they are, and not stored.
    await write(input, other);
    await leaveField();
    await client.question(occupation).locator('.error').waitFor();
    expect(await input.inputValue()).to.equal(other);
    const members = { ...reference, language: 'en', sourceType: 2, groupScreens: true, item: 'occupation.2' };
    const { question } = (await service.call('capture', {}, members)).sb2.person.item;
    const stored = question.find(({ id }) => id === occupation)?.textInput?.value;
    expect(JSON.stringify(stored)).to.contain(wanted);
  });

  it('keeps a click that comes while an answer is being saved, and does not skip a page at a double click', async () => {
    await open(page, address({ item: 'consents.2' }));
    await client.answer('27.2.1033', '1');
    await client.answer('27.2.1037', '1');
    await page.getByRole('button', { name: 'Next', exact: true }).dblclick();
    await page.locator('main[aria-busy="false"] .screen[data-item="identity.2"]').waitFor();
  });

  it('reviews all answers, each with a way to change it, and ends with what is still open', async () => {
    await open(page, address());
    await client.answer(weight, 64);
    await leaveField();
    await saved();
    await client.press('Review all answers');
    await page.locator('.review-page').waitFor();
    const part = page.locator('.reviewed', { has: page.locator(`[data-item="${item}"]`) });
    expect(await part.locator('dd').allTextContents()).to.include('64 kg');
    await part.locator('a').click();
    await page.locator(`.screen[data-item="${item}"]`).waitFor();
    await page.goBack();
    await page.locator('#to-end').click();
    await page.locator('.end-page').waitFor();
    expect(await page.locator('h1').textContent()).to.equal('Something is still missing');
  });

  it('deletes when asked twice, and takes it back until the person goes on', async () => {
    const persons = [assuredPerson({ ph: true }), assuredPerson({ id: 'P2', name: 'Tom Miller' })];
    await service.call('deleteCase', reference);
    const request = minimalRequest(reference.caseId, { application: { persons } });
    expect((await service.call('createCaseInDB', reference, request)).status).to.equal(0);
    await open(page, address({ sourceType: '1', form: 'SB1', item: 'application.1' }));
    const remove = page.getByRole('button', { name: /^Delete .*Tom Miller/ });
    await remove.click();
    await page.locator('#confirm-delete').click();
    await remove.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).to.equal('undo');
    await client.press('Undo');
    await remove.waitFor();
    await remove.click();
    await page.locator('#confirm-delete').click();
    await remove.waitFor({ state: 'detached' });
    await client.press('Check');
    const { case: stored } = await service.call('transferCaseFromDB', reference);
    expect(JSON.stringify(stored)).to.not.contain('Tom Miller');
  });

  it('offers a few entries as buttons, says how many of each are chosen, and tells two of the same apart', async () => {
    const family = address({ item: 'familyHistory.2' });
    const body = {
      ...reference,
      language: 'en',
      sourceType: 2,
      groupScreens: true,
      item: 'familyHistory.2',
      guide: true,
    };
    await open(page, family);
    const asked = (await service.call('capture', {}, body)).sb2.person.item.question;
    await client.answer(asked[0]?.id ?? '', '1');
    const add = (name: string) => page.getByRole('button', { name: new RegExp(`^Add ${name}; so far`) });
    await add('Brother').click();
    await page.getByRole('button', { name: 'Add Brother; so far: 1' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).to.equal(
      'Add Brother; so far: 1',
    );
    await add('Brother').click();
    await add('Mother').click();
    await page.getByRole('button', { name: 'Remove Brother (2)' }).waitFor();
    await saved();
    expect(await page.locator('.entries li').count()).to.equal(3);
    await page.getByRole('button', { name: 'Remove Brother (2)' }).click();
    await leaveField();
    await page.getByRole('button', { name: 'Remove Brother', exact: true }).waitFor();
  });

  it('shows dates and numbers in the form of the language, and what was understood', async () => {
    await open(page, address({ item: 'identity.2', language: 'de' }));
    await client.answer('27.2.700', '1992-03-14');
    await leaveField();
    await saved();
    await page.locator('.screen').getByText('14. März 1992').waitFor();
    expect(await valueOf('27.2.700')).to.equal('14.03.1992');
    await open(page, address({ item: 'identity.2' }));
    expect(await valueOf('27.2.700')).to.equal('14/03/1992');
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
