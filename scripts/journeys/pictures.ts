import type { Browser } from '../../test/support/browser/browser.js';
import { TryPage } from '../../test/support/browser/try-page.js';
import { fullCase } from '../../test/support/requests/full-case.js';
import type { Service } from '../../test/support/service/service.js';

const reference = { subId: 'DEMO', caseId: 'CASE-0815' };

/** The pictures of the README: where, how large, and what is shown. */
const pictures = [
  { file: 'docs/try-sb1.png', width: 1120, height: 760, sourceType: 1, form: 'SB1', item: 'benefits.2' },
  { file: 'docs/try-sb2.png', width: 1120, height: 760, sourceType: 2, form: 'SB2', item: 'lifestyle.2' },
  { file: 'docs/try-phone.png', width: 390, height: 760, sourceType: 2, form: 'SB2', item: 'consents.2' },
] as const;

/** Takes the pictures anew: light, of one case, one with an answer that is not accepted. */
export async function takePictures(browser: Browser, service: Service): Promise<void> {
  await service.call('createCaseInDB', reference, fullCase(reference.caseId));
  const page = await browser.page(service.url);
  const client = new TryPage(page, service.url);
  for (const { file, width, height, sourceType, form, item } of pictures) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light' });
    await client.capture(reference, sourceType, form);
    if ((await client.item()) !== item) await client.goTo(item);
    if (form === 'SB2' && width > 400) {
      await client.answer('27.2.900', 23);
      await client.press('Check this page');
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: file });
  }
  await page.close();
}
