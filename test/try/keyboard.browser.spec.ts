import { expect } from 'chai';
import { capturePage } from '../../src/page-files.js';
import { Browser, inEachBrowser } from '../support/browser/browser.js';
import { KeyboardPerson } from '../support/browser/keyboard-person.js';
import { listeningScript, saidIn } from '../support/browser/listening.js';
import { TryPage } from '../support/browser/try-page.js';
import { janeDoeAnswers } from '../support/capture/jane-doe-answers.js';
import { fullCase } from '../support/requests/full-case.js';
import { german, international } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';

inEachBrowser('A questionnaire by the keyboard alone in /try', (engine) => {
  let service: Service;
  let browser: Browser;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    browser = await Browser.start(listeningScript, { engine });
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  for (const [system, language, next, finish, done] of [
    [international, 'en', /^Next$/, /^Finish$/, 'Thank you: everything is complete'],
    [german, 'de', /^Weiter$/, /^Abschließen$/, 'Vielen Dank: Alles ist vollständig'],
  ] as const) {
    it(`goes from its beginning to its end in parameter set ${system.csp}, ${language}: the focus is always to be seen, each page is said once`, async () => {
      const reference = { subId: 'TRY', caseId: `KEYBOARD ${system.csp}` };
      const created = await service.call('createCaseInDB', reference, fullCase(reference.caseId, system));
      expect(created.status, created.text).to.equal(0);
      const page = await browser.page(service.url);
      const client = new TryPage(page, service.url);
      const query = new URLSearchParams({ language, ...reference, sourceType: '2', form: 'SB2' }).toString();
      await client.open(`#begin?${query}`);
      const person = new KeyboardPerson(page, janeDoeAnswers);
      await person.goThrough(/^(Begin|Beginnen|Go on|Fortsetzen)$/);
      await page.locator('.screen').waitFor();
      await saidIn(page);
      const visited: string[] = [];
      for (let steps = 0; (await page.locator('.review-page').count()) === 0; steps++) {
        if (steps > 100) throw new Error(`the review was not reached: ${visited.join(', ')}`);
        const item = await client.item();
        await person.goThrough(next);
        const { id } = await person.stop();
        const said = await saidIn(page);
        if ((await page.locator('.screen').count()) === 0) break;
        const arrived = await client.item();
        if (arrived !== item) {
          visited.push(item);
          expect(id, arrived).to.equal('screen-title');
          expect(
            said.filter((each) => /^(Now on|Jetzt auf): /.test(each)),
            arrived,
          ).to.have.length(1);
        }
      }
      expect(visited.length).to.be.above(5);
      await page.locator('.review-page').waitFor();
      await person.goThrough(finish);
      await page.locator('.end-page').waitFor();
      expect(await page.locator('h1').textContent()).to.equal(done);
      expect((await person.stop()).id).to.equal('screen-title');
      await page.close();
    });
  }

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
