import { expect } from 'chai';
import { capturePage } from '../../src/page-files.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { comparable } from '../support/cases/same-case.js';
import { assuredPerson, lifeBenefit, minimalRequest } from '../support/requests/case-request.js';
import { disabilityIncome } from '../support/requests/full-case.js';
import { international } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';
import { TryPage, write } from '../support/browser/try-page.js';

const captured = { subId: 'TRY', caseId: 'CAPTURED' };
const created = { subId: 'TRY', caseId: 'CREATED' };

/** What the capture below enters, for createCaseInDB. */
const sameData = minimalRequest(created.caseId, {
  application: {
    ownPortfolioAvailable: false,
    persons: [
      assuredPerson({
        ph: true,
        residenceCountry: 'DE',
        occupation: { key: '2512', locale: 'en' },
        pursuits: [{ key: 'DIVING', locale: 'en' }],
        requestedBenefits: [
          lifeBenefit({ benefitName: 'Term life', smokerType: 1, singleLife: true, sumInsured: 300000 }),
          disabilityIncome(international),
        ],
      }),
    ],
  },
});

inEachBrowser('A technical capture (SB1) from nothing in /try', (engine) => {
  let service: Service;
  let browser: Browser;
  let client: TryPage;
  before(async () => {
    service = await Service.start({ now: () => Date.UTC(2026, 10, 21, 12), pages: [capturePage()] });
    browser = await Browser.start(undefined, { engine });
    client = new TryPage(await browser.page(service.url), service.url);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const nth = async (fixedID: string, index: number): Promise<string> =>
    (await client.idsOf(fixedID))[index] ?? `no ${fixedID}`;
  const answerAll = async (answers: Readonly<Record<string, string | number>>, index = 0): Promise<void> => {
    for (const [fixedID, answer] of Object.entries(answers)) await client.answer(await nth(fixedID, index), answer);
  };

  it('creates a case with the form of the start page', async () => {
    await client.open();
    await write(client.page.getByLabel('Sub-system', { exact: true }), captured.subId);
    await write(client.page.getByLabel('Case id'), captured.caseId);
    await client.page.getByRole('button', { name: 'Create and capture' }).click();
    await client.page.locator('.screen').waitFor();
    expect(await client.name()).to.equal('Application');
    expect(await client.items()).to.have.length(1);
  });

  it('adds persons and deletes one with buttons', async () => {
    await client.answer('25.1.38', '2');
    await client.press('Add an assured person');
    await client.press('Add an assured person');
    expect(await client.page.getByRole('button', { name: /^Delete/ }).count()).to.equal(2);
    await client.page
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await client.press('Keep');
    expect(await client.page.getByRole('button', { name: /^Delete/ }).count()).to.equal(2);
    await client.page
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await client.page.locator('#confirm-delete').click();
    await client.page
      .getByRole('button', { name: /^Delete/ })
      .nth(1)
      .waitFor({ state: 'detached' });
    expect((await client.items()).map(({ item }) => item)).to.deep.equal(['application.1', 'person.2', 'benefits.2']);
  });

  it('takes the person by way of the menu, finds codes by words, and makes the person the policy holder', async () => {
    const menu = client.page.locator('.menu-bar details').nth(1);
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: /^Assured person/ }).click();
    await client.page.locator('.screen[data-item="person.2"]').waitFor();
    await answerAll({
      '27.307': 'P1',
      '27.44': 'Jane Doe',
      '27.21': 35,
      '27.73': '3',
      '27.176': 'Germany',
      '12.209': 'Software developers',
      '26.163': 'Diving',
    });
    expect(
      await client
        .question(await nth('26.163', 0))
        .locator('.entries')
        .textContent(),
    ).to.contain('Diving');
    await client.press('Is also the policy holder');
    expect(
      await client
        .question(await nth('12.209', 0))
        .locator('input')
        .inputValue(),
    ).to.equal('Software developers');
    expect(await client.name()).to.equal('Assured person Jane Doe');
  });

  it('adds an entry of a list with Enter, and takes it away', async () => {
    const pursuits = client.question(await nth('26.163', 0));
    await write(pursuits.locator('input'), 'Boxing');
    await pursuits.locator('input').press('Enter');
    await pursuits.getByRole('button', { name: 'Remove Boxing' }).click();
    await pursuits.getByRole('button', { name: 'Take back: Boxing' }).click();
    await pursuits.getByRole('button', { name: 'Remove Boxing' }).click();
    await pursuits.locator('input').focus();
    await client.page.locator('h1').focus();
    await pursuits.locator('.gone').waitFor({ state: 'detached' });
    expect(await pursuits.locator('.entries li').count()).to.equal(1);
    expect(await client.item()).to.equal('person.2');
  });

  it('lists what words may mean when they mean several things', async () => {
    const before = await service.digest();
    const occupation = await nth('12.209', 0);
    await client.answer(occupation, 'developers');
    await client.press('Check');
    expect(await client.errorOf(occupation)).to.contain('(2512)');
    expect(await service.digest()).to.equal(before);
    await client.answer(occupation, '2512');
    await client.press('Next');
    expect(await client.item()).to.equal('benefits.2');
  });

  it('asks of a benefit what its type needs as soon as that is chosen', async () => {
    await client.press('Add a benefit');
    await client.press('Add a benefit');
    await client.answer(await nth('0.11', 0), '1');
    await client.answer(await nth('0.11', 1), '10');
    expect(await client.idsOf('1.103')).to.have.length(1);
    expect(await client.idsOf('1.222')).to.have.length(1);
  });

  it('takes both benefits, with the unit beside the number, also where the unit is chosen first', async () => {
    await answerAll({
      '0.108': 'Term life',
      '0.333': '1',
      '0.94': '1',
      '0.271': '1',
      '0.355': '3',
      '1.103': 300000,
      '1.121': 20,
    });
    await answerAll({ '0.108': 'Disability income', '0.333': '2', '0.94': '1', '1.121': 30 }, 1);
    await client.unit(await nth('1.222', 0), 201);
    await answerAll({ '1.222': 2000, '1.105': 30, '1.316': 26 });
    await client.press('Finish');
    expect((await client.items()).filter(({ done }) => !done)).to.deep.equal([]);
    expect(await client.page.getByRole('status').textContent()).to.contain('All pages are complete.');
  });

  it('is then complete, and equal to a case that createCaseInDB makes of the same data', async () => {
    await client.press('Check the case');
    expect(await client.page.locator('dialog').textContent()).to.contain('Everything is answered.');
    const made = await service.call('createCaseInDB', created, sameData);
    expect(made.status, made.text).to.equal(0);
    const [one, other] = [
      (await service.call('transferCaseFromDB', captured)).case,
      (await service.call('transferCaseFromDB', created)).case,
    ];
    const named = JSON.parse(JSON.stringify(other).replaceAll(created.caseId, captured.caseId)) as typeof other;
    expect(comparable({ ...one, Id: '' })).to.deep.equal(comparable({ ...named, Id: '' }));
  });

  it('says what the service refuses', async () => {
    await client.open();
    await write(client.page.getByLabel('Case id'), captured.caseId);
    await client.press('Create and capture');
    expect(await client.page.locator('.refusal').textContent()).to.contain('324');
    expect(await client.page.evaluate(() => document.activeElement?.className)).to.contain('refusal');
  });

  it('captures a case of the German system in German', async () => {
    await client.open();
    await client.press('Deutsch');
    await write(client.page.getByLabel('Teilsystem', { exact: true }), captured.subId);
    await write(client.page.getByLabel('Fall-ID'), 'DEUTSCH');
    await client.page.getByLabel('Parametersatz').selectOption('2');
    await client.press('Anlegen und erfassen');
    await client.page.locator('.screen').waitFor();
    expect(await client.page.locator('html').getAttribute('lang')).to.equal('de');
    expect(await client.page.getByRole('button', { name: 'Weiter', exact: true }).count()).to.equal(1);
    const { summary } = await service.call('transferCaseFromDBDetails', { subId: captured.subId, caseId: 'DEUTSCH' });
    expect(summary.CSP).to.equal(2);
  });

  it('takes ids of any kind as plain text', async () => {
    const hostile = { subId: '../a/b?c=1#d&e', caseId: '<img src="/x" onerror="alert(1)">&amp;%2F' };
    expect((await service.call('createCaseInDB', hostile, { ...sameData, caseId: hostile.caseId })).status).to.equal(0);
    await client.open();
    await client.page.reload();
    await client.page.getByRole('link', { name: hostile.subId, exact: true }).click();
    await client.page.getByRole('link', { name: hostile.caseId, exact: true }).click();
    await client.page.locator('.starts').waitFor();
    expect(await client.name()).to.equal(hostile.caseId);
    await client.page.getByRole('link', { name: /SB1/ }).first().click();
    await client.page.locator('.screen').waitFor();
    expect(await client.page.locator('.about').textContent()).to.equal(`${hostile.subId} / ${hostile.caseId}`);
  });

  it('has its menus within the page on a phone, and scrolls what gets the focus out from behind its head', async () => {
    const { page } = client;
    await page.setViewportSize({ width: 320, height: 640 });
    await client.capture(captured, 1, 'SB1', 'de');
    for (const menu of await page.locator('.menu-bar summary').all()) {
      await menu.click();
      const box = await page.locator('.menu-bar details[open] ul').boundingBox();
      expect(box?.x).to.be.at.least(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).to.be.at.most(320);
      await page.keyboard.press('Escape');
    }
    const head = (await page.locator('.page-head').boundingBox())?.height ?? 999;
    const kept = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
    expect(Number.parseFloat(kept)).to.be.at.least(head);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
