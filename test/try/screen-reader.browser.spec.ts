import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { capturePage } from '../../src/page-files.js';
import { Browser, inBrowser } from '../support/browser/browser.js';
import { listeningScript, saidIn } from '../support/browser/listening.js';
import { ScreenReader, type Told } from '../support/browser/screen-reader.js';
import { fullCase } from '../support/requests/full-case.js';
import { german, international } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';

/** What is answered to questions whose name has these words; else No, the least number, a date, some words. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/consent|agree|einwillig|willigen|einverstanden/i, '^(Yes|Ja)$'],
  [/tall|groß sind/i, '170'],
  [/do you weigh\?|wiegen Sie\?/i, '64'],
  [/YYYY|JJJJ/, '2020-01-01'],
];

inBrowser('A questionnaire through the accessibility tree alone in /try', () => {
  let service: Service;
  let browser: Browser;
  before(async () => {
    service = await Service.start({ pages: [capturePage()] });
    browser = await Browser.start(listeningScript);
  });
  after(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const isHeading = ({ role, states }: Told): boolean => role === 'heading' && states['level'] === 1;

  /** What is wrong with a page as it is told. */
  async function faultsOf(reader: ScreenReader, person: string): Promise<readonly string[]> {
    const told = await reader.read();
    const controls = await reader.controls();
    const names = controls.map(({ role, name, within }) =>
      [role, name, ...(role === 'radio' ? within : [])].join(' | '),
    );
    const headings = told.filter(isHeading);
    return [
      ...controls.filter(({ name }) => name.trim() === '').map(({ role }) => `a ${role} without a name`),
      ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `twice: ${name}`),
      ...(headings.length === 1 ? [] : [`${headings.length} first headings`]),
      ...told
        .filter(({ role, name }) => role === 'RootWebArea' && !name.includes(person))
        .map(({ name }) => `the title ${name} does not name ${person}`),
      ...['banner', 'main', 'navigation']
        .filter((landmark) => !told.some(({ role }) => role === landmark))
        .map((landmark) => `there is no ${landmark}`),
      ...controls
        .filter(({ states, description }) => states['invalid'] === 'true' && description === '')
        .map(({ name }) => `${name} is wrong, and nobody says why`),
    ];
  }

  const open = (controls: readonly Told[], told: readonly Told[]): Told | undefined =>
    told.find(
      (each) =>
        each.states['required'] === true &&
        !each.states['disabled'] &&
        (each.role === 'radiogroup'
          ? !radiosOf(each, controls).some(({ states }) => states['checked'] === 'true')
          : ['textbox', 'combobox'].includes(each.role) && /^(|Please choose|Bitte wählen)$/.test(each.value)),
    );
  const radiosOf = ({ name }: Told, controls: readonly Told[]): readonly Told[] =>
    controls.filter(({ role, within }) => role === 'radio' && within.includes(name));

  async function answer(page: Page, reader: ScreenReader, question: Told): Promise<void> {
    const [, given] = answers.find(([words]) => words.test(question.name)) ?? [];
    if (question.role === 'radiogroup') {
      const radios = radiosOf(question, await reader.controls());
      const wanted = new RegExp(given ?? '^(No|Nein)$');
      await reader.activate(radios.find(({ name }) => wanted.test(name)) ?? radios[0] ?? question);
    } else if (question.role === 'combobox' && question.states['hasPopup'] === 'menu') {
      await reader.choose(question, page.url().includes('language=de') ? 'Nein' : 'No');
    } else {
      const least = /^(?:From|Von|Ab) (-?\d+)/.exec(question.description)?.[1];
      await reader.write(question, given ?? least ?? (/^(Up to|Bis)/.test(question.description) ? '0' : 'nothing'));
    }
    const said = await saidIn(page);
    expect(said, question.name).to.deep.equal([...new Set(said)]);
  }

  for (const [system, language, next, finish, done] of [
    [international, 'en', 'Next', 'Finish', /^Thank you|^Something/],
    [german, 'de', 'Weiter', 'Abschließen', /^Vielen Dank|^Es fehlt/],
  ] as const) {
    it(`goes from its beginning to its end in parameter set ${system.csp}, ${language}: all has a name of its own, is told with its state, and said once`, async () => {
      const reference = { subId: 'TRY', caseId: `SCREEN READER ${system.csp}` };
      const created = await service.call('createCaseInDB', reference, fullCase(reference.caseId, system));
      expect(created.status, created.text).to.equal(0);
      const page = await browser.page(service.url);
      const reader = await ScreenReader.of(page);
      const query = new URLSearchParams({ language, ...reference, sourceType: '2', form: 'SB2' }).toString();
      await page.goto(`${service.url}/try#capture?${query}`);
      await page.locator('main[aria-busy="false"] #screen-title').waitFor();
      const faults: string[] = [];
      const press = async (name: string): Promise<void> => {
        const button = (await reader.controls()).find((each) => each.name === name);
        if (!button) throw new Error(`nothing is called ${name}`);
        await reader.activate(button);
      };
      const heading = async (): Promise<Told | undefined> => (await reader.read()).find(isHeading);
      const reviewed = /^(Review all answers|Alle Angaben prüfen)$/;
      let shown = await heading();
      for (let steps = 0; !reviewed.test(shown?.name ?? ''); steps++) {
        if (steps > 100) throw new Error(`${shown?.name} is not left`);
        for (const fault of await faultsOf(reader, 'Jane Doe')) faults.push(`${shown?.name}: ${fault}`);
        for (let answered = 0; ; answered++) {
          const question = open(await reader.controls(), await reader.read());
          if (!question) break;
          if (answered > 100) throw new Error(`${question.name} stays open`);
          await answer(page, reader, question);
        }
        const before = shown;
        await saidIn(page);
        await press(next);
        shown = await heading();
        const said = await saidIn(page);
        expect(said, shown?.name).to.deep.equal([...new Set(said)]);
        if (shown?.name === before?.name || reviewed.test(shown?.name ?? '')) continue;
        expect(shown?.states['focused'], shown?.name).to.equal(true);
        expect(
          said.filter((each) => each.includes(shown?.name ?? '')),
          shown?.name,
        ).to.have.length(1);
      }
      expect(faults).to.deep.equal([]);
      await press(finish);
      await page.locator('.end-page').waitFor();
      expect((await heading())?.name).to.match(done);
      await page.close();
    });
  }

  it('is told as busy from the press of a button until the page stands there that it leads to', async () => {
    const reference = { subId: 'TRY', caseId: 'SCREEN READER BUSY' };
    await service.call('createCaseInDB', reference, fullCase(reference.caseId));
    const page = await browser.page(service.url);
    const query = { language: 'en', ...reference, sourceType: '2', form: 'SB2' };
    await page.goto(`${service.url}/try#capture?${new URLSearchParams(query).toString()}`);
    await page.locator('main[aria-busy="false"] .screen').waitFor();
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const note = (): void => {
        if (main?.ariaBusy === 'false') document.body.dataset['idle'] ??= document.querySelector('h1')?.textContent;
      };
      if (main) new MutationObserver(note).observe(main, { attributeFilter: ['aria-busy'] });
    });
    await page.locator('#review').click();
    await page.locator('body[data-idle]').waitFor();
    expect(await page.locator('body').getAttribute('data-idle')).to.equal('Review all answers');
    await page.close();
  });

  it('says at once, and once, what is wrong with an answer and that it brings further questions, and moves nothing', async () => {
    const reference = { subId: 'TRY', caseId: 'SCREEN READER SAID' };
    await service.call('createCaseInDB', reference, fullCase(reference.caseId));
    const page = await browser.page(service.url);
    const reader = await ScreenReader.of(page);
    const query = { language: 'en', ...reference, sourceType: '2', form: 'SB2', item: 'lifestyle.2' };
    await page.goto(`${service.url}/try#capture?${new URLSearchParams(query).toString()}`);
    await page.locator('main[aria-busy="false"] .screen').waitFor();
    const of = async (role: string, name: RegExp): Promise<Told> => {
      const found = (await reader.read()).find((each) => each.role === role && name.test(each.name));
      return found ?? expect.fail(`no ${role} ${name.source}`);
    };
    const height = /tall/i;
    await saidIn(page);
    await reader.write(await of('textbox', height), '23');
    await page.locator('.error').first().waitFor();
    expect(await saidIn(page))
      .to.have.length(1)
      .and.to.match(/^Error: .*between/);
    const wrong = await of('textbox', height);
    expect(wrong.states['invalid']).to.equal('true');
    expect(wrong.description).to.match(/between/);
    const smoker = (await reader.controls()).filter(({ role, name }) => role === 'radio' && name === 'Smoker');
    const place = (): Promise<number> =>
      page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN);
    await page.locator('[data-question="0.2.94.benefits"] input').first().focus();
    const before = await place();
    await reader.activate(smoker[0] ?? expect.fail('nobody smokes'));
    await page.locator('[data-question="45.2.1002.smoking"]').waitFor();
    expect(await saidIn(page)).to.deep.equal(['Your answers bring further questions.']);
    expect(Math.abs((await place()) - before)).to.be.below(2);
    expect((await of('radio', /^Smoker$/)).states).to.include({ focused: true, checked: 'true' });
    await page.close();
  });

  it('asked nothing outside the service, broke no policy and threw nothing', () => {
    expect(browser.faults).to.deep.equal([]);
  });
});
