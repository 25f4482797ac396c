import { expect } from 'chai';
import { capturePage } from '../../src/page-files.js';
import { keys, WebKit } from '../support/browser/webkit.js';
import { assuredPerson, minimalRequest } from '../support/requests/case-request.js';
import { fullCase } from '../support/requests/full-case.js';
import { german, international } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';

const field = (id: string): string => `[data-question="${id}"] :is(input, textarea)`;
const option = (id: string, value: string): string => `[data-question="${id}"] input[value="${value}"]`;
const born = field('27.2.700');
const height = field('27.2.900');
const weight = field('27.2.901');
const cigarettes = field('45.2.1002.smoking');
const shown = (item: string): string => `main[aria-busy="false"] .screen[data-item="${item}"]`;
const saved = '#saving[data-state="saved"]';

describe('/try in WebKit', () => {
  let service: Service;
  let browser: WebKit;
  before(async () => {
    service = await Service.start({ now: () => Date.UTC(2026, 10, 22, 12), pages: [capturePage()] });
    browser = await WebKit.start();
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const address = (page: string, members: Readonly<Record<string, string>>): string =>
    `${service.url}/try#${page}?${new URLSearchParams({ subId: 'TRY', sourceType: '2', form: 'SB2', ...members }).toString()}`;
  /** Opens an address in a page of its own: another fragment alone loads none. */
  const open = async (page: string, members: Readonly<Record<string, string>>): Promise<void> => {
    await browser.open('about:blank');
    await browser.open(address(page, members));
  };
  const create = async (caseId: string, body: ReturnType<typeof minimalRequest>): Promise<void> => {
    const made = await service.call('createCaseInDB', { subId: 'TRY', caseId }, body);
    expect(made.status, made.text).to.equal(0);
  };
  const answer = async (selector: string, text: string): Promise<void> => {
    await browser.write(selector, `${text}${keys.tab}`);
    await browser.until(saved);
  };

  for (const [system, language, date, inWords, kilograms, pursuit, undone] of [
    [international, 'en', '14/03/1992', '14 March 1992', '64.5', 'Climbing', 'Something is still missing'],
    [german, 'de', '14.03.1992', '14. März 1992', '64,5', 'Klettern', 'Es fehlt noch etwas'],
  ] as const)
    it(`captures a questionnaire from its beginning to its end in parameter set ${system.csp}, ${language}: each kind of question, reload, back, another tab, a call that fails`, async () => {
      const caseId = `WEBKIT ${system.csp}`;
      const members = { language, caseId };
      await create(caseId, fullCase(caseId, system));
      await open('begin', members);
      await browser.click('#begin');
      await browser.until('main[aria-busy="false"] .screen #screen-title');

      await open('capture', { ...members, item: 'identity.2' });
      await answer(born, date);
      expect(await browser.valueOf(born)).to.equal(date);
      expect(await browser.textOf('[data-question="27.2.700"]')).to.contain(inWords);

      await open('capture', { ...members, item: 'lifestyle.2' });
      await answer(height, '171');
      await answer(weight, kilograms);
      await browser.click(option('0.2.94.benefits', '2'));
      await answer(cigarettes, '12');
      await browser.reload();
      await browser.until(shown('lifestyle.2'));
      expect([await browser.valueOf(weight), await browser.valueOf(cigarettes)]).to.deep.equal([kilograms, '12']);

      // A call that fails: it is said, tried again, and nothing is lost.
      await browser.run(
        `const real = fetch; window.fetch = () => { window.fetch = real; return Promise.reject(new TypeError('offline')); };`,
      );
      await browser.write(height, `172${keys.tab}`);
      await browser.until('#saving[data-state="trouble"]');
      await browser.until(saved);
      expect(await browser.valueOf(height)).to.equal('172');

      // Another tab shows it, answers, and is heard of here.
      const first = await browser.tab();
      await browser.openTab();
      await browser.open(address('capture', { ...members, item: 'lifestyle.2' }));
      await browser.until(shown('lifestyle.2'));
      expect(await browser.valueOf(height)).to.equal('172');
      await answer(height, '173');
      await browser.toTab(first);
      await browser.run(`dispatchEvent(new Event('focus'));`);
      await answer(weight, '70');
      expect(await browser.valueOf(height)).to.equal('173');

      await open('capture', { ...members, item: 'occupation.2' });
      const occupation = '[data-question^="12."][data-question*=".209"] input';
      await browser.write(occupation, 'softwareentw');
      await browser.until('[role="option"]');
      await browser.press(occupation, `${keys.down}${keys.enter}`);
      await browser.until(saved);
      expect(await browser.valueOf(occupation)).to.match(/software/i);

      await open('capture', { ...members, item: 'pursuits.2' });
      await browser.until(shown('pursuits.2'));
      const list = '[data-question] [role="combobox"]';
      await browser.write(list, `${pursuit}${keys.enter}`);
      await browser.until(saved);
      expect(await browser.textOf('.entries')).to.contain(pursuit);

      await browser.click('[data-item="lifestyle.2"]');
      await browser.until(shown('lifestyle.2'));
      await browser.back();
      await browser.until(shown('pursuits.2'));
      await browser.forward();
      await browser.until(shown('lifestyle.2'));

      await open('review', members);
      expect(await browser.textOf('.review-page'))
        .to.contain(date)
        .and.contain('173')
        .and.contain(pursuit);
      await browser.click('#to-end');
      await browser.until('.end-page');
      expect(await browser.textOf('h1')).to.equal(undone);
    });

  it('adds a person and deletes it, which asks and can be undone', async () => {
    const caseId = 'WEBKIT SB1';
    await create(caseId, minimalRequest(caseId, { application: { persons: [assuredPerson({ ph: true })] } }));
    await open('capture', { language: 'en', caseId, sourceType: '1', form: 'SB1', item: 'application.1' });
    const remove = '[data-command^="delete "]';
    const count = (): Promise<number> =>
      browser.run<number>('return document.querySelectorAll(arguments[0]).length;', remove);
    await browser.until(`main[aria-busy="false"] ${remove}`);
    const before = await count();
    await browser.click('[data-command^="add"]');
    await browser.until(`main[aria-busy="false"] ${remove}`);
    expect(await count()).to.equal(before + 1);
    await browser.click(remove);
    await browser.click('#confirm-delete');
    await browser.until('#undo');
    expect(await count()).to.equal(before);
    await browser.click('#undo');
    await browser.until('main[aria-busy="false"]:not(:has(#undo))');
    expect(await count()).to.equal(before + 1);
  });
});
