import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { axeFindings, axeScript } from '../support/browser/axe-findings.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { TryPage } from '../support/browser/try-page.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';
import { fullCase } from '../support/requests/full-case.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'TRY', caseId: 'ROBUST' };
const crowd = { subId: 'TRY', caseId: 'CROWD' };
const weight = '27.2.901';
const item = 'lifestyle.2';

/** Names that are more than a page expects. */
const names = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'מרים בת־דוד {name} &cr; &amp;',
  'الاسم الكامل للمتقدم',
  `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(9)}`,
  '👩‍⚕️ Zoë \u202Eesrever',
];
const persons = Array.from({ length: 40 }, (_, index) =>
  assuredPerson({
    id: `P${index + 1}`,
    name: `${names[index % names.length]?.slice(0, 196)} ${index + 1}`,
    ph: index === 0,
  }),
);

/** What is no answer of the service. */
const noAnswers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a page of a proxy': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'nothing at all': (route) => route.fulfill({ body: '' }),
  'half a JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"status": 0, "json' }),
  'another JSON': (route) => route.fulfill({ json: { message: 'hello' } }),
  'a list': (route) => route.fulfill({ json: [] }),
  'an envelope without content': (route) =>
    route.fulfill({ json: { path: '/x', status: 0, errorDescriptions: [], jsonContent: null } }),
  'an envelope with another content': (route) =>
    route.fulfill({ json: { path: '/x', status: 0, errorDescriptions: [], jsonContent: { a: 1 } } }),
};

inEachBrowser('/try, where things are not as they should be,', (engine) => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  let client: TryPage;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    const made = await service.call(
      'createCaseInDB',
      crowd,
      minimalRequest(crowd.caseId, { application: { persons } }),
    );
    expect(made.status, made.text).to.equal(0);
    browser = await Browser.start(axeScript, { engine });
  });
  beforeEach(async () => {
    await service.call('deleteCase', reference);
    expect((await service.call('createCaseInDB', reference, fullCase(reference.caseId))).status).to.equal(0);
    page = await browser.page(service.url);
    page.setDefaultTimeout(20_000);
    client = new TryPage(page, service.url);
    await page.goto(`${service.url}/try`);
    await page.evaluate(() => localStorage.clear());
  });
  afterEach(() => page.close());
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const fragment = (name: string, members: Readonly<Record<string, string>> = {}): string =>
    `#${name}?${new URLSearchParams({ language: 'en', ...reference, sourceType: '2', form: 'SB2', ...members }).toString()}`;
  const open = async (name: string, members: Readonly<Record<string, string>> = {}): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${service.url}/try${fragment(name, members)}`);
    await page.locator('main[aria-busy="false"] :is(#screen-title, #refusal-title)').first().waitFor();
  };
  const valueOf = (id: string) => page.locator(`[data-question="${id}"] input`).inputValue();
  /** Pixels by which the content is wider than what is shown of it. */
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  /** Status lines and the console name what failed; the tests bring it about. */
  const expected = (pattern: RegExp): void => {
    for (const fault of browser.faults.splice(0)) expect(fault).to.match(pattern);
  };

  for (const width of [1280, 320]) {
    it(`shows 40 persons with scripts, right-to-left and long texts as names at ${width} px: nothing runs, nothing is wider than the page`, async () => {
      await page.setViewportSize({ width, height: (width * 900) / 1280 });
      for (const [name, members] of [
        ['case', {}],
        ['begin', {}],
        ['review', { language: 'de' }],
        ['capture', {}],
        ['capture', { sourceType: '1', form: 'SB1' }],
      ] as const) {
        await open(name, { ...crowd, ...members });
        expect(await excess(), `${name} ${JSON.stringify(members)}`).to.equal(0);
        if (name === 'capture') expect(await axeFindings(page)).to.deep.equal([]);
      }
      await open('capture', crowd);
      const items = (await client.items()).map((each) => each.item);
      expect(items.length).to.be.above(200);
      const last = items.at(-1) ?? '';
      await client.goTo(last);
      expect(await client.item()).to.equal(last);
      expect(await page.locator('h1').textContent()).to.contain(persons.at(-1)?.['name']);
      // The line of the page is in sight, also at the end of a long list.
      const line = page.locator('.progress [aria-current="step"]');
      if (width === 1280) expect((await line.boundingBox())?.y).to.be.within(0, 900);
    });
  }

  it('folds the pages of those persons that one is not on', async () => {
    await open('capture', crowd);
    const shown = page.locator('.progress [data-item]:visible');
    expect(await shown.count()).to.be.below(20);
    expect(await page.locator('.progress details details').count()).to.equal(40);
  });

  for (const name of ['case', 'begin', 'capture', 'review', 'end'])
    it(`says of a case that is not there what it is and where to go: ${name}`, async () => {
      await open(name, { caseId: 'NOWHERE' });
      expect(await page.locator('h1').count()).to.equal(1);
      expect(await page.locator('.refusal').textContent())
        .to.contain('323')
        .and.not.contain('typed');
      expect(await page.evaluate(() => document.activeElement?.className)).to.include('refusal');
      await page.locator('.refusal').getByRole('link', { name: 'All cases' }).click();
      await page.locator('.home').waitFor();
    });

  it('takes texts of any script as they are, and names the person in heading and title', async () => {
    const name = `<img src=x onerror=alert(1)> מרים &amp; ${'x'.repeat(80)}`;
    await open('capture', { item: 'identity.2' });
    await client.answer('27.2.44', name);
    await page.locator('h1').focus();
    await page.locator('#saving[data-state="saved"]').waitFor();
    expect(await valueOf('27.2.44')).to.equal(name);
    expect(await page.title()).to.contain(name);
    expect(await page.locator('h1').textContent()).to.contain(name);
    // One that is too long is refused, and stays as it was typed, also after a reload.
    await client.answer('27.2.44', 'x'.repeat(300));
    await page.locator('h1').focus();
    await client.question('27.2.44').locator('.error').waitFor();
    await page.reload();
    await client.question('27.2.44').locator('.error').waitFor();
    expect(await valueOf('27.2.44')).to.equal('x'.repeat(300));
  });

  it('shows the page in another language while an answer is refused, which stays as it was typed and is refused in that language', async () => {
    await open('capture', { item });
    await client.answer(weight, 9999);
    await page.locator('h1').focus();
    const error = client.question(weight).locator('.error');
    await error.waitFor();
    const english = await error.textContent();
    await page.locator('#language-de').click();
    await page.locator('html[lang="de"]').waitFor();
    await page.waitForFunction(
      ([id, before]) => {
        const said = document.querySelector(`[data-question="${id}"] .error`)?.textContent;
        return said !== undefined && said !== before;
      },
      [weight, english] as const,
    );
    expect(await error.textContent()).to.contain('Fehler:');
    expect(await valueOf(weight)).to.equal('9999');
  });

  it('says what to do when the case has gone, and keeps what was typed', async () => {
    await open('capture', { item });
    await service.call('deleteCase', reference);
    await client.answer(weight, 70);
    await page.locator('h1').focus();
    await page.locator('.refusal').waitFor();
    expect(await page.locator('.refusal').textContent())
      .to.contain('323')
      .and.contain('Try again');
    expect(await valueOf(weight)).to.equal('70');
  });

  for (const status of [401, 403])
    it(`asks who calls when a session expires (${status}), and has what was typed afterwards`, async () => {
      await page.route('**/*', (route) =>
        ['fetch', 'xhr'].includes(route.request().resourceType()) &&
        route.request().url().includes('/userAction') &&
        route.request().headers()['authorization'] !== 'Bearer new key'
          ? route.fulfill({ status })
          : route.fallback(),
      );
      await open('capture', { item });
      await client.answer(weight, 77);
      await page.locator('h1').focus();
      await page.locator('.refusal').waitFor();
      expect(await page.locator('.refusal').textContent()).to.contain('What you have typed stays in this browser');
      expect(await valueOf(weight)).to.equal('77');
      await page.getByLabel('Key or token').fill('new key');
      await page.locator('.refusal').getByRole('button', { name: 'Go on' }).click();
      await page.locator('#saving[data-state="saved"]').waitFor();
      expect(await valueOf(weight)).to.equal('77');
      const members = { ...reference, language: 'en', sourceType: 2, groupScreens: true, item };
      const { question } = (await service.call('capture', {}, members)).sb2.person.item;
      expect(question.find(({ id }) => id === weight)?.numberInput?.value.value).to.equal('77');
      expected(new RegExp(String(status)));
    });

  for (const [what, fulfil] of Object.entries(noAnswers)) {
    it(`keeps an answer, says so and tries again when ${what} comes back`, async () => {
      await open('capture', { item });
      let isBroken = true;
      await page.route('**/userAction', (route) => (isBroken ? fulfil(route) : route.fallback()));
      await client.answer(weight, 78);
      await page.locator('h1').focus();
      await page.locator('#saving[data-state="trouble"]').waitFor();
      expect(await page.locator('.status').textContent()).to.contain('Your answers are kept in this browser');
      isBroken = false;
      await page.locator('#saving[data-state="saved"]').waitFor();
      expect(await valueOf(weight)).to.equal('78');
    });

    it(`says what to do when ${what} comes back for the first page, and goes on with one click`, async () => {
      let isBroken = true;
      await page.route('**/capture', (route) => (isBroken ? fulfil(route) : route.fallback()));
      await open('capture', { item });
      expect(await page.locator('.refusal h1').textContent()).to.equal('The service cannot be reached.');
      isBroken = false;
      await client.page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(`.screen[data-item="${item}"]`).waitFor();
    });
  }

  it('shows a page also for an address that names nothing it knows', async () => {
    for (const to of [
      '#nothing',
      '#capture',
      '#capture?language=xx',
      '#end?sourceType=x',
      '#%E0%A4%A',
      '#review?form=SB9',
    ]) {
      await page.goto('about:blank');
      await page.goto(`${service.url}/try${to}`);
      await page.locator('main[aria-busy="false"] h1').waitFor();
      expect(await page.locator('h1').count(), to).to.equal(1);
    }
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
