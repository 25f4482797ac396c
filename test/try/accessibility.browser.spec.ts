import { expect } from 'chai';
import { capturePage } from '../../src/page-files.js';
import { axeFindings, axeScript } from '../support/browser/axe-findings.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { realSystems } from '../support/rules/real-systems.js';
import { Service } from '../support/service/service.js';
import { TryPage } from '../support/browser/try-page.js';
import { storeEveryScreenCase } from '../support/capture/every-screen-case.js';

/**
 * Every screen of both systems, those of the international one in both forms; by that in both color schemes, both
 * languages, on a large screen and at 200 % and 400 % of it (WCAG 2.2, 1.4.4 and 1.4.10), which is a small one too.
 */
const captures = [
  { csp: 1, sourceType: 1, form: 'SB1', language: 'en', colorScheme: 'light', width: 1280 },
  { csp: 1, sourceType: 1, form: 'SB1', language: 'de', colorScheme: 'dark', width: 320 },
  { csp: 1, sourceType: 2, form: 'SB2', language: 'en', colorScheme: 'light', width: 320 },
  { csp: 1, sourceType: 2, form: 'SB1', language: 'de', colorScheme: 'dark', width: 640 },
  { csp: 1, sourceType: 3, form: 'SB2', language: 'de', colorScheme: 'dark', width: 320 },
  { csp: 1, sourceType: 3, form: 'SB1', language: 'en', colorScheme: 'light', width: 1280 },
  { csp: 2, sourceType: 1, form: 'SB1', language: 'de', colorScheme: 'light', width: 320 },
  { csp: 2, sourceType: 2, form: 'SB2', language: 'de', colorScheme: 'dark', width: 640 },
  { csp: 2, sourceType: 3, form: 'SB2', language: 'en', colorScheme: 'light', width: 320 },
] as const;

/** A screen that stands for many objects looks the same for each; two are looked at. */
const enough = 2;
const screenOf = (item: string): string => item.slice(0, item.lastIndexOf('.'));
const sameScreenBefore = (items: readonly string[], item: string, index: number): number =>
  items.slice(0, index).filter((other) => screenOf(other) === screenOf(item)).length;

inBrowser('Accessibility of /try, by axe-core', () => {
  const caseOf = (csp: number) => ({ subId: 'TRY', caseId: `EVERY SCREEN ${csp}` });
  const reference = caseOf(1);
  let service: Service;
  let browser: Browser;
  let client: TryPage;
  before(async () => {
    service = await Service.start({ pages: [capturePage()], watchStore: false });
    for (const csp of [1, 2] as const) await storeEveryScreenCase(service, caseOf(csp), csp);
    browser = await Browser.start(axeScript);
    client = new TryPage(await browser.page(service.url), service.url);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  it('has nothing to say about the start page, the page of a case and a refusal', async () => {
    await client.open();
    expect(await axeFindings(client.page)).to.deep.equal([]);
    await client.page.getByLabel('Case id').fill(reference.caseId);
    await client.press('Create and capture');
    expect(await client.page.locator('.refusal').count()).to.equal(1);
    expect(await axeFindings(client.page)).to.deep.equal([]);
    await client.page.getByRole('link', { name: reference.caseId }).click();
    await client.page.locator('.starts').waitFor();
    expect(await axeFindings(client.page)).to.deep.equal([]);
  });

  for (const { csp, sourceType, form, language, colorScheme, width } of captures) {
    it(`has nothing to say about any screen of parameter set ${csp}, source type ${sourceType}, in ${form}, ${language}, ${colorScheme}, at ${(1280 / width) * 100} %, with its open questions named`, async () => {
      await client.page.setViewportSize({ width, height: (width * 900) / 1280 });
      await client.page.emulateMedia({ colorScheme });
      await client.capture(caseOf(csp), sourceType, form, language);
      const items = (await client.items()).map(({ item }) => item);
      const found: string[] = [];
      for (const item of items.filter((each, index) => sameScreenBefore(items, each, index) < enough)) {
        await client.goTo(item);
        await client.press(/^(Check this page|Diese Seite prüfen|Check|Prüfen)$/);
        for (const finding of await axeFindings(client.page)) found.push(`${item}: ${finding}`);
        const wide = await client.page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) found.push(`${item}: ${wide} px wide`);
      }
      expect(found).to.deep.equal([]);
      const screens =
        realSystems()
          .forCsp(csp)
          ?.screens.bySourceType.get(sourceType)
          ?.screens.map(({ key }) => key) ?? [];
      const reached = new Set(items.map(screenOf));
      expect(screens.filter((screen) => !reached.has(screen))).to.deep.equal([]);
    });
  }

  it('has nothing to say about the beginning, the review and the end, in forced colours and at 400 %', async () => {
    const found: string[] = [];
    for (const [name, language, width, forcedColors] of [
      ['begin', 'en', 1280, 'none'],
      ['begin', 'de', 320, 'active'],
      ['review', 'de', 1280, 'none'],
      ['review', 'en', 320, 'active'],
      ['end', 'de', 320, 'none'],
    ] as const) {
      await client.page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
      await client.page.emulateMedia({ forcedColors });
      const query = new URLSearchParams({ language, ...caseOf(2), sourceType: '2', form: 'SB2' });
      await client.open(`#${name}?${query.toString()}`);
      await client.page.locator(`.${name}-page`).waitFor();
      for (const finding of await axeFindings(client.page)) found.push(`${name}: ${finding}`);
      const wide = await client.page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${name}: ${wide} px wide`);
    }
    await client.page.emulateMedia({ forcedColors: 'none' });
    expect(found).to.deep.equal([]);
  });

  it('has nothing to say about the check of a case', async () => {
    await client.capture(caseOf(2), 2, 'SB2');
    await client.press('Check the case');
    await client.page.locator('dialog').waitFor();
    expect(await axeFindings(client.page)).to.deep.equal([]);
  });
});
