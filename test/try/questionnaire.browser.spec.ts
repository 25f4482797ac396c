import { expect } from 'chai';
import { capturePage } from '../../src/page-files.js';
import { fullCase } from '../support/requests/full-case.js';
import { janeDoeAnswers } from '../support/capture/jane-doe-answers.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { Service } from '../support/service/service.js';
import { TryPage } from '../support/browser/try-page.js';

const reference = { subId: 'TRY', caseId: 'QUESTIONNAIRE' };
const height = '27.2.900';
const weight = '27.2.901';

inEachBrowser('A questionnaire (SB2) in /try', (engine) => {
  let service: Service;
  let browser: Browser;
  let client: TryPage;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    const created = await service.call('createCaseInDB', reference, fullCase(reference.caseId));
    expect(created.status, created.text).to.equal(0);
    browser = await Browser.start(undefined, { engine });
    client = new TryPage(await browser.page(service.url), service.url);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const check = async (sourceType: number) =>
    (await service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType })).completeness;
  const go = async (screen: string): Promise<void> =>
    client.goTo((await client.items()).find(({ item }) => item.startsWith(`${screen}.`))?.item ?? screen);
  const nextUntil = async (screen: string): Promise<void> => {
    for (let moves = 0; !(await client.item()).startsWith(`${screen}.`); moves++) {
      if (moves > 60) throw new Error(`${screen} was not reached`);
      await client.answerOpen(janeDoeAnswers);
      await client.press('Next');
    }
  };

  it('starts from the list of cases, on the first page, with the focus on its heading', async () => {
    await client.open();
    await client.page.getByRole('link', { name: reference.caseId }).click();
    await client.page.getByRole('link', { name: 'Applicant’s questionnaire (SB2)' }).click();
    await client.page.locator('.begin-page').waitFor();
    expect(await client.page.locator('.lead').textContent()).to.match(/^So far \d+ questions/);
    await client.page.getByRole('link', { name: 'Go on' }).click();
    await client.page.locator('.screen').waitFor();
    expect(await client.item()).to.equal('consents.2');
    expect(await client.page.evaluate(() => document.activeElement?.tagName)).to.equal('H1');
    expect(await client.page.title()).to.equal(
      'Notices and consents – Jane Doe (assured person, policy holder) – Case capture',
    );
  });

  it('shows the notices above the question that they are read before, whose label is the question alone', async () => {
    const first = client.page.locator('section.notice').first();
    expect(await first.getByRole('heading').textContent()).to.equal('Your duty to answer truthfully');
    expect(await first.locator('p').last().textContent()).to.equal('[duty-of-disclosure 1]');
    const question = client.page.getByRole('radiogroup').first();
    expect(await question.locator('legend').textContent()).to.equal(
      'Do you consent to the processing of your health data as described above?',
    );
    const [notice, asked] = [await first.boundingBox(), await question.boundingBox()];
    expect(notice?.y ?? Infinity).to.be.lessThan(asked?.y ?? 0);
  });

  it('goes on with Next when the page is answered, and back', async () => {
    await client.answerOpen(janeDoeAnswers);
    await client.press('Next');
    expect(await client.item()).to.equal('identity.2');
    await client.press('Back');
    expect(await client.item()).to.equal('consents.2');
    expect((await client.items())[0]).to.deep.equal({ item: 'consents.2', done: true });
  });

  it('asks a smoker for more at once, and forgets that when the person is none; the focus stays', async () => {
    await nextUntil('lifestyle');
    expect(await client.has('45.2.1002.smoking')).to.equal(false);
    await client.answer('0.2.94.benefits', '2');
    expect(await client.has('45.2.1002.smoking')).to.equal(true);
    expect(await client.page.evaluate(() => document.activeElement?.id)).to.equal('q-0.2.94.benefits-2');
    await client.answer('45.2.1002.smoking', 20);
    await client.answer('0.2.94.benefits', '1');
    expect(await client.has('45.2.1002.smoking')).to.equal(false);
  });

  it('shows an answer that is not accepted at its question and in a summary that leads there', async () => {
    await client.answer(height, 23);
    await client.answer(weight, 64);
    await client.press('Next');
    expect(await client.errorOf(height)).to.match(/between \d+ and \d+ cm/);
    expect(await client.question(height).locator('input').inputValue()).to.equal('23');
    expect(await client.question(weight).locator('input').inputValue()).to.equal('64');
    expect(await client.page.locator('#saving').textContent()).to.equal('Not saved yet');
    expect(await client.page.evaluate(() => document.activeElement?.className)).to.contain('error-summary');
    await client.page.locator('.error-summary a').click();
    expect(await client.page.evaluate(() => document.activeElement?.id)).to.equal(`q-${height}`);
    const described = await client.question(height).locator('input').getAttribute('aria-describedby');
    expect(described?.split(' ')).to.include(`e-${height}`);
  });

  it('stores an implausible answer and says so before it goes on; the second Next goes on all the same', async () => {
    await client.answer(height, 170);
    await nextUntil('diving');
    await client.answerOpen(janeDoeAnswers);
    const [total, lastYear] = [(await client.idsOf('26.1210'))[0] ?? '', (await client.idsOf('26.1211'))[0] ?? ''];
    const diving = await client.item();
    await client.answer(total, 190);
    await client.answer(lastYear, 200);
    await client.press('Next');
    expect(await client.item()).to.equal(diving);
    expect(await client.page.locator('.error-summary').count()).to.equal(1);
    await client.press('Next');
    expect(await client.item()).not.to.equal(diving);
    await client.goTo(diving);
    await client.answer(total, 30);
    await client.answer(lastYear, 20);
    await client.press('Check this page');
    expect(await client.page.locator('.error-summary').count()).to.equal(0);
  });

  it('changes the language on the spot, keeps the page and takes a decimal comma and the unit then', async () => {
    await go('lifestyle');
    await client.press('Deutsch');
    expect(await client.item()).to.match(/^lifestyle\./);
    expect(await client.page.locator('html').getAttribute('lang')).to.equal('de');
    await client.answer(weight, '64,5 kg');
    await client.press('Diese Seite prüfen');
    expect(await client.question(weight).locator('input').inputValue()).to.equal('64,5');
    await client.press('English');
    expect(await client.page.locator('html').getAttribute('lang')).to.equal('en');
    expect(await client.item()).to.match(/^lifestyle\./);
  });

  it('says in the check what is missing, and leads to the question', async () => {
    await client.press('Check the case');
    const missing = client.page.locator('dialog button.link').first();
    const text = await missing.textContent();
    await missing.click();
    await client.page.locator('main[aria-busy="false"] .screen').waitFor();
    expect(await client.page.locator('.screen').textContent()).to.contain(text);
    const focused = await client.page.evaluate(
      () => document.activeElement?.closest('[data-question]')?.textContent ?? '',
    );
    expect(focused).to.contain(text);
  });

  it('leads to the end: every page complete, both sources complete, the case complete', async () => {
    for (let rounds = 0; rounds < 60 && (await client.items()).some(({ done }) => !done); rounds++) {
      await client.press('Go to what is open');
      await client.answerOpen(janeDoeAnswers);
      await client.press('Check this page');
    }
    expect((await client.items()).filter(({ done }) => !done)).to.deep.equal([]);
    for (const sourceType of [1, 2])
      expect(await check(sourceType)).to.deep.include({ complete: true, consistent: true, missing: [] });
    expect((await service.call('transferCaseFromDBDetails', reference)).summary.Complete).to.equal('Yes');
    await client.press('Check the case');
    expect(await client.page.locator('dialog').textContent()).to.contain('Everything is answered.');
  });

  it('can be used with the keyboard alone', async () => {
    await client.capture(reference, 2, 'SB2');
    const { keyboard } = client.page;
    const focused = () => client.page.evaluate(() => document.activeElement?.id ?? '');
    const tabTo = async (wanted: RegExp, key = 'Tab'): Promise<void> => {
      for (let tabs = 0; tabs < 40; tabs++) {
        if (wanted.test(await focused())) return;
        await keyboard.press(key);
      }
      throw new Error(`${wanted.source} has not got the focus`);
    };
    await go('lifestyle');
    await client.page.locator('h1').focus();
    await tabTo(/^q-27\.2\.900$/);
    await keyboard.press('Control+A');
    await keyboard.type('171');
    await tabTo(/^q-0\.2\.94\.benefits/);
    await keyboard.press('ArrowRight');
    await client.question('45.2.1002.smoking').waitFor();
    expect(await focused()).to.equal('q-0.2.94.benefits-2');
    await keyboard.press('ArrowLeft');
    await client.question('45.2.1002.smoking').waitFor({ state: 'detached' });
    await tabTo(new RegExp(`^q-${weight}$`.replaceAll('.', '\\.')), 'Shift+Tab');
    await keyboard.press('Enter');
    await client.page.locator('.screen:not([data-item^="lifestyle."])').waitFor();
    expect(await client.page.evaluate(() => document.activeElement?.id)).to.equal('screen-title');
  });

  it('asks for a key where the service wants to know who calls, and sends it', async () => {
    const page = await browser.page(service.url);
    const sent: (string | undefined)[] = [];
    await page.route('**/subIdList', (route) => {
      const { authorization } = route.request().headers();
      sent.push(authorization);
      return authorization === 'Bearer secret' ? route.continue() : route.fulfill({ status: 401 });
    });
    await page.goto(`${service.url}/try`);
    await page.getByLabel('Key or token').fill('secret');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('link', { name: reference.caseId }).waitFor();
    expect(sent).to.deep.equal([undefined, 'Bearer secret']);
    await page.close();
    // Not each browser says so in its console.
    for (const fault of browser.faults.splice(0)) expect(fault).to.match(/401/);
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
