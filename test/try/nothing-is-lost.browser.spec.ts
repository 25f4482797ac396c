import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { TryPage, write } from '../support/browser/try-page.js';
import { fullCase } from '../support/requests/full-case.js';
import { Random } from '../support/hostile/requests/random.js';
import { testSeed } from '../support/run/seed.js';
import { Service } from '../support/service/service.js';

/**
 * How many faults are injected: `FAULTS=500 npm run spec -- test/try/nothing-is-lost.browser.spec.ts` for the long run.
 */
const wantedFaults = Number(process.env['FAULTS'] ?? 60);

/** What may befall a call; each does it its own way. */
const faults = {
  aborted: (route: Route) => route.abort('connectionfailed'),
  serverError: (route: Route) => route.fulfill({ status: 500, body: 'fault' }),
  unavailable: (route: Route) => route.fulfill({ status: 503, json: { path: '/userAction', status: 3 } }),
  noJson: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>proxy</html>' }),
  /** The service does its work, and the answer is lost. */
  answerLost: async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
} as const;

/** Questions of one page that take any number, and their bounds. */
const numbers = [
  ['27.2.900', 150, 200],
  ['27.2.901', 50, 120],
] as const;
const item = 'lifestyle.2';

inEachBrowser('Answers in /try while calls fail', (engine) => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  let client: TryPage;
  const reference = { subId: 'TRY', caseId: 'FAULTS' };
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    expect((await service.call('createCaseInDB', reference, fullCase(reference.caseId))).status).to.equal(0);
    browser = await Browser.start(undefined, { engine });
    page = await browser.page(service.url);
    client = new TryPage(page, service.url);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const address = (at: string) =>
    `${service.url}/try#capture?${new URLSearchParams({ language: 'en', ...reference, sourceType: '2', form: 'SB2', item: at }).toString()}`;
  const stored = async (): Promise<Readonly<Record<string, string>>> => {
    const members = { ...reference, language: 'en', sourceType: 2, groupScreens: true, item };
    const { question } = (await service.call('capture', {}, members)).sb2.person.item;
    return Object.fromEntries(question.map(({ id, numberInput }) => [id, numberInput?.value.value ?? '']));
  };
  const isSaved = () => page.locator('#saving[data-state="saved"]').waitFor();

  it(`loses none over ${wantedFaults} faults: aborted, failed and lost answers, reloads, ways back (seed ${testSeed})`, async () => {
    const random = new Random(testSeed, 0);
    // WebDriver BiDi does not tell the body of a call, so that nobody can make the call in place of Firefox.
    const kinds = (Object.keys(faults) as (keyof typeof faults)[]).filter(
      (kind) => engine === 'chromium' || kind !== 'answerLost',
    );
    let pending: keyof typeof faults | undefined;
    let struck = (): void => {};
    let injected = 0;
    await page.route('**/userAction', async (route) => {
      const fault = pending;
      pending = undefined;
      if (!fault) return route.fallback();
      injected++;
      await faults[fault](route);
      struck();
    });
    const lost: string[] = [];
    let answered = 0;
    await page.goto(address(item));
    await page.locator(`.screen[data-item="${item}"]`).waitFor();
    while (injected < wantedFaults) {
      await isSaved();
      const [id, least, most] = random.one(numbers);
      const value = String(least + random.below(most - least));
      const input = client.question(id).locator('input');
      await write(input, value);
      answered++;
      pending = random.one(kinds);
      const isStruck = new Promise<void>((resolve) => {
        struck = resolve;
      });
      // Leaving the field sends it, into the fault; then perhaps something else befalls the page.
      await page.locator('h1').focus();
      const next = random.below(10);
      if (next >= 4) await Promise.race([isStruck, isSaved()]);
      else injected++;
      if (next < 2) await page.reload();
      else if (next === 2) {
        await page.goto(`${service.url}/try#home?language=en`);
        await page.locator('.home').waitFor();
        await page.goBack();
      } else if (next === 3) {
        await page.goto('about:blank');
        await page.goto(address(item));
      }
      pending = undefined;
      await page.locator(`.screen[data-item="${item}"]`).waitFor();
      // What was typed is there, stored or not, and is stored once calls succeed.
      expect(await client.question(id).locator('input').inputValue(), 'shown').to.equal(value);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await isSaved();
      if ((await stored())[id] !== value) lost.push(`${id}: ${value}`);
    }
    await page.unrouteAll({ behavior: 'wait' });
    browser.faults.splice(0);
    expect(lost).to.deep.equal([]);
    expect(answered).to.be.greaterThan(0);
  });

  it('keeps what is typed after coming back, whatever becomes of a call that was under way when the page was left', async () => {
    const [id] = numbers[0];
    await page.goto(address(item));
    await page.reload();
    await isSaved();
    let held: Route | undefined;
    let hold = (): void => {};
    const isHeld = new Promise<void>((resolve) => {
      hold = resolve;
    });
    await page.route('**/userAction', async (route) => {
      if (held) return route.fallback();
      held = route;
      hold();
    });
    const field = client.question(id).locator('input');
    const leaveField = () => page.locator('h1').focus();
    await write(field, '171');
    await leaveField();
    await isHeld;
    await page.evaluate(() => {
      location.hash = '#home?language=en';
    });
    await page.locator('.home').waitFor();
    await page.goBack();
    await page.locator(`.screen[data-item="${item}"]`).waitFor();
    await isSaved();
    await write(field, '172');
    await leaveField();
    await isSaved();
    await write(field, '173');
    const hasFailed = page.waitForEvent('requestfailed');
    await held?.abort('connectionfailed');
    await hasFailed;
    // Whatever the page that was left does then is sent before this.
    await page.evaluate(() => fetch('health/live'));
    expect(await page.locator('#saving').getAttribute('data-state')).to.equal('unsaved');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).to.contain('173');
    expect((await stored())[id]).to.equal('172');
    await leaveField();
    await isSaved();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await client.question(id).waitFor();
    expect(await field.inputValue()).to.equal('173');
  });
});
