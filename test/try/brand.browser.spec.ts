import { expect } from 'chai';
import { readBrand } from '../../src/brand/read-brand.js';
import { capturePage } from '../../src/page-files.js';
import { axeFindings, axeScript } from '../support/browser/axe-findings.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { TryPage } from '../support/browser/try-page.js';
import { fullCase } from '../support/requests/full-case.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'TRY', caseId: 'BRAND' };
const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(1)>`;

inBrowser('/try in the look of an insurer', () => {
  let service: Service;
  let browser: Browser;
  before(async () => {
    const brand = readBrand('deploy/brand');
    // A text of a brand is text, however it is written.
    const texts = { ...brand.ofPage.texts, en: { ...brand.ofPage.texts['en'], atHand: hostile } };
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>');
    const pictures = new Map([...brand.pictures, ['hostile.svg', { type: 'image/svg+xml', content: script }]]);
    service = await Service.start({ pages: [capturePage({ ...brand, pictures, ofPage: { ...brand.ofPage, texts } })] });
    await service.call('createCaseInDB', reference, fullCase(reference.caseId));
    browser = await Browser.start(axeScript);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  for (const [language, colorScheme, logo, name, accent] of [
    ['en', 'light', 'logo.svg', 'Heath Life – your application', 'rgb(122, 31, 75)'],
    ['de', 'dark', 'logo-dark.svg', 'Heath Leben – Ihr Antrag', 'rgb(242, 163, 199)'],
  ] as const) {
    it(`shows its logo, colours, texts and contact in ${language}, ${colorScheme}, and axe has nothing to say`, async () => {
      const page = await browser.page(service.url);
      const client = new TryPage(page, service.url);
      await page.emulateMedia({ colorScheme });
      const query = new URLSearchParams({ language, ...reference, sourceType: '2', form: 'SB2' }).toString();
      for (const place of ['begin', 'capture', 'review']) {
        await client.open(`#${place}?${query}`);
        await page.locator(place === 'capture' ? '.screen' : `.${place}-page`).waitFor();
        expect(await axeFindings(page)).to.deep.equal([]);
        const shown = page.getByRole('link', { name, exact: true }).locator('img');
        await shown.waitFor();
        expect(
          await shown.evaluate((img) =>
            img instanceof HTMLImageElement ? [img.currentSrc, img.naturalWidth > 0] : [],
          ),
        ).to.deep.equal([`${service.url}/try/${logo}`, true]);
        expect(await page.title()).to.match(new RegExp(`${name}$`));
        const foot = page.getByRole('contentinfo');
        expect(await foot.getByRole('link', { name: '+49 30 0000 0000' }).getAttribute('href')).to.equal(
          'tel:+493000000000',
        );
        expect(await foot.getByRole('link').nth(2).textContent()).to.equal(
          language === 'de' ? 'Datenschutz' : 'Privacy',
        );
      }
      await client.open(`#begin?${query}`);
      expect(await page.locator('#begin').evaluate((begin) => getComputedStyle(begin).backgroundColor)).to.equal(
        accent,
      );
      if (language === 'en') expect(await page.locator('#at-hand').textContent()).to.equal(hostile);
      await page.close();
    });
  }

  it('runs nothing of a picture, also when that is opened by itself', async () => {
    const page = await browser.page(service.url);
    await page.goto(`${service.url}/try/hostile.svg`);
    expect(await page.title()).to.equal('');
    expect(browser.faults.splice(0).join()).to.match(/Content Security Policy/);
    await page.close();
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
