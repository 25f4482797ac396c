import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import type { Sb1Group, Sb1Screen } from '../../src/screens/model/screen.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { Service } from '../support/service/service.js';
import { minimalRequest } from '../support/requests/case-request.js';

const reference = { subId: 'TRY', caseId: 'LAYOUT' };

const group = (id: string, x: number, y: number, columns: number): Sb1Group => ({
  id,
  name: `Group ${id}`,
  type: 'group',
  layout: {
    appearance: { border: 'title' },
    position: { relXPosition: x, relYPosition: y },
    dimension: { columns, rows: 1 },
  },
  question: [
    {
      layout: {},
      catyID: 1,
      cotyID: 1,
      id: `1.1.${id}`,
      fixedID: `1.${id}`,
      name: `First line&cr;second line ${id}`,
      textInput: {
        columns: 10,
        rows: 1,
        editable: id !== 'd',
        minLength: 1,
        maxLength: 10,
        id: `1.1.${id}`,
        error: '',
        mandatory: true,
        value: { id: '', value: 'x' },
      },
    },
  ],
});

/** The first row in the wrong order; groups of 4 and 8 columns, then 6 and 6, then one as wide as the screen. */
const groups = [
  group('b', 1, 0, 8),
  group('a', 0, 0, 4),
  group('c', 0, 1, 6),
  group('d', 1, 1, 6),
  group('e', 0, 2, 12),
];

inBrowser('The layout of an SB1 screen in /try', () => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    expect((await service.call('createCaseInDB', reference, minimalRequest(reference.caseId))).status).to.equal(0);
    browser = await Browser.start();
    page = await browser.page(service.url);
    // The screen as the service sends it, with another layout.
    await page.route('**/capture', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as {
        jsonContent: { screen: { group: Sb1Screen['group']; buttonRow: Sb1Screen['buttonRow'] } };
      };
      const { screen } = answer.jsonContent;
      const [previous, ...others] = screen.buttonRow.button;
      const back = previous ? [{ ...previous, position: { relXPosition: 9, relYPosition: 0 } }] : [];
      await route.fulfill({
        json: {
          ...answer,
          jsonContent: {
            ...answer.jsonContent,
            screen: {
              ...screen,
              group: { ...screen.group, group: groups },
              buttonRow: { button: [...back, ...others] },
            },
          },
        },
      });
    });
    const query = new URLSearchParams({ language: 'en', ...reference, sourceType: '1', form: 'SB1' });
    await page.goto(`${service.url}/try#capture?${query.toString()}`);
    await page.locator('.screen').waitFor();
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const box = async (id: string) => {
    const found = await page.locator(`section[aria-labelledby="n-${id}"]`).boundingBox();
    if (!found) throw new Error(`there is no group ${id}`);
    return found;
  };

  it('has groups of one row beside each other, in the order of their positions, as wide as their dimensions say', async () => {
    const [a, b, c, d, e] = [await box('a'), await box('b'), await box('c'), await box('d'), await box('e')];
    expect(a.y).to.equal(b.y);
    expect(c.y).to.equal(d.y);
    expect(a.x).to.be.lessThan(b.x);
    expect(c.x).to.be.lessThan(d.x);
    expect([b.y < c.y, d.y < e.y]).to.deep.equal([true, true]);
    expect(b.width / a.width).to.be.within(1.9, 2.2);
    expect(c.width).to.be.closeTo(d.width, 1);
    expect(e.width).to.be.closeTo(a.width + b.width, 40);
  });

  it('has the buttons of its row in the order of their positions', async () => {
    const names = await page.locator('.button-row button').allTextContents();
    expect(names).to.deep.equal(['Check', 'Next', 'Finish', 'Back']);
  });

  it('breaks a text where the service says so, and lets nobody answer what is not editable', async () => {
    expect(await page.locator('[data-question="1.1.a"] .label').innerHTML()).to.contain('First line<br>second line a');
    expect(await page.locator('[data-question="1.1.d"] input').isDisabled()).to.equal(true);
    expect(await page.locator('[data-question="1.1.a"] input').isDisabled()).to.equal(false);
  });

  it('has one group under the other on a small screen', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const [a, b] = [await box('a'), await box('b')];
    expect(a.y + a.height).to.be.at.most(b.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(360);
  });
});
