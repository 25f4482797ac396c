import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { TryPage } from '../support/browser/try-page.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'TRY', caseId: 'ANOTHER' };
const height = '27.2.900';
const weight = '27.2.901';
const item = 'lifestyle.2';

inEachBrowser('Answers in /try that were typed for a case in whose place another one stands', (engine) => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  let client: TryPage;
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
    await page.goto('about:blank');
    await putCase('Anna');
    await page.goto(`${service.url}/try`);
    await page.evaluate(() => localStorage.clear());
    await show();
  });

  const address = () =>
    `${service.url}/try#capture?${new URLSearchParams({ language: 'en', ...reference, sourceType: '2', form: 'SB2', item }).toString()}`;
  const show = async (): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(address());
    await page.locator(`main[aria-busy="false"] .screen[data-item="${item}"]`).waitFor();
  };
  /** Puts the case of a person in the place of the one that is there. */
  const putCase = async (name: string): Promise<void> => {
    await service.call('deleteCase', reference);
    const persons = [{ ...assuredPerson({ ph: true }), name }];
    const request = minimalRequest(reference.caseId, { application: { persons } });
    expect((await service.call('createCaseInDB', reference, request)).status).to.equal(0);
  };
  const stored = async (id: string): Promise<string | undefined> => {
    const members = { ...reference, language: 'en', sourceType: 2, groupScreens: true, item };
    const { question } = (await service.call('capture', {}, members)).sb2.person.item;
    return question.find((each) => each.id === id)?.numberInput?.value.value;
  };
  const typed = (id: string) => client.question(id).locator('input').inputValue();
  const leaveField = () => page.locator('h1').focus();
  const isSaved = () => page.locator('#saving[data-state="saved"]').waitFor();
  /** Types an answer that does not reach the service. */
  const typeOffline = async (id: string, value: number): Promise<void> => {
    await page.route('**/userAction', (route) => route.abort('connectionfailed'));
    await client.answer(id, value);
    await leaveField();
    await page.locator('#saving[data-state="trouble"]').waitFor();
    browser.faults.splice(0);
  };
  const reconnect = () => page.unrouteAll({ behavior: 'wait' });

  it('are stored by themselves when the case is still the one', async () => {
    await typeOffline(height, 181);
    await page.goto('about:blank');
    await reconnect();
    await show();
    await isSaved();
    expect([await typed(height), await stored(height)]).to.deep.equal(['181', '181']);
  });

  for (const whose of ['theirs', 'mine'] as const)
    it(`are shown and stored only if the person says so (${whose})`, async () => {
      await typeOffline(height, 181);
      await page.goto('about:blank');
      await reconnect();
      await putCase('Berta');
      await show();
      const conflict = client.question(height).locator('.conflict');
      await conflict.waitFor();
      await client.answer(weight, 80);
      await leaveField();
      await client.question(height).locator('.conflict').waitFor();
      await page.waitForFunction(() => document.querySelector('#saving')?.getAttribute('data-state') === 'unsaved');
      expect([await stored(height), await stored(weight)]).to.deep.equal(['', '80']);
      await conflict.locator(`[data-decide="${whose}"]`).click();
      await isSaved();
      const expected = whose === 'mine' ? '181' : '';
      expect([await typed(height), await stored(height)]).to.deep.equal([expected, expected]);
    });

  it('are shown and not stored by a page that is open while the case is replaced', async () => {
    await putCase('Berta');
    await client.answer(height, 181);
    await leaveField();
    await client.question(height).locator('.conflict').waitFor();
    expect(await stored(height)).to.equal('');
    await client.question(height).locator('[data-decide="mine"]').click();
    await isSaved();
    expect(await stored(height)).to.equal('181');
  });

  it('are recognized by one of them that is stored, though its answer was lost', async () => {
    await page.route('**/userAction', async (route) => {
      await service.call('userAction', {}, route.request().postDataJSON() as Readonly<Record<string, unknown>>);
      await route.abort('connectionreset');
    });
    await client.answer(weight, 80);
    await leaveField();
    await page.locator('#saving[data-state="trouble"]').waitFor();
    browser.faults.splice(0);
    await page.goto('about:blank');
    // Typed before the page was left, and never sent; it stands before the one that was.
    await page.goto(`${service.url}/try`);
    await page.evaluate(
      ([from, to]) => {
        for (const [key, text] of Object.entries(localStorage))
          if (key.endsWith(from)) {
            const { sent: _, ...draft } = JSON.parse(String(text)) as Record<string, unknown>;
            const values = [{ id: '', value: '181', unit: '200' }];
            localStorage.setItem(key.replace(from, to), JSON.stringify({ ...draft, values }));
          }
      },
      [weight, height] as const,
    );
    await reconnect();
    await show();
    await isSaved();
    expect(await client.question(height).locator('.conflict').count()).to.equal(0);
    expect([await stored(height), await stored(weight)]).to.deep.equal(['181', '80']);
  });
});
