import { expect } from 'chai';
import type { Sb2Screen } from '../../src/screens/model/screen.js';
import { fullCase } from '../support/requests/full-case.js';
import { german, international, type SystemUnderTest } from '../support/requests/system-under-test.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'JOURNEYS', caseId: 'NOTICES' };
const general = '1';
const refused = '2';
const eachTime = '3';

/** The notices in the text of each question of the questionnaire's first page, by catyID: titles, in order. */
const titlesOf = (screen: Sb2Screen): Readonly<Record<number, readonly string[]>> =>
  Object.fromEntries(
    screen.person.item.question.map(({ catyID, text }) => [
      catyID,
      text.text
        .split('&cr;&cr;')
        .slice(0, -1)
        .map((notice) => notice.split('&cr;').at(-1)),
    ]),
  ) as Record<number, readonly string[]>;

describe('What the law wants to be read first', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());
  afterEach(() => service.call('deleteCase', reference));

  const create = async (system: SystemUnderTest, residenceCountry?: string): Promise<void> => {
    const body = fullCase(reference.caseId, system) as unknown as {
      application: { persons: Record<string, unknown>[] };
    };
    Object.assign(body.application.persons[0] ?? {}, residenceCountry === undefined ? {} : { residenceCountry });
    const reply = await service.call('createCaseInDB', reference, body);
    expect(reply.codes, reply.text).to.deep.equal([]);
  };
  const capture = (language: string, groupScreens: boolean) =>
    service.call('capture', {}, { ...reference, language, sourceType: 2, groupScreens });
  const firstPage = async (language = 'de'): Promise<Sb2Screen> => (await capture(language, true)).sb2;
  const answer = async (page: Sb2Screen, answers: Readonly<Record<number, string>>): Promise<void> => {
    const { item } = page.person;
    const given = item.question
      .filter(({ catyID }) => answers[catyID] !== undefined)
      .map(({ id, catyID }) => ({ questionId: id, values: [{ id: answers[catyID] ?? '', value: '' }] }));
    const body = { ...reference, screenCommand: 'refresh', screenId: item.id, answers: given };
    const reply = await service.call('userAction', {}, body);
    expect(reply.status, reply.text).to.equal(0);
  };

  it('stands in Germany before the questions concerned, in the order of the law, each with its version', async () => {
    await create(german);
    expect(titlesOf(await firstPage())).to.deep.include({
      1034: ['[duty-of-disclosure 1]', '[genetic-tests 1]'],
      1033: ['[data-protection 1]', '[health-data-consent 1]'],
      1037: ['[release-from-confidentiality 1]'],
    });
  });

  it('names the insurer as the parameter set does, and speaks the language of the capture', async () => {
    await create(german);
    const textIn = async (language: string): Promise<string> =>
      (await firstPage(language)).person.item.question.find(({ catyID }) => catyID === 1033)?.text.text ?? '';
    expect(await textIn('de'))
      .to.contain('Wie wir Ihre Daten verarbeiten (Art. 13 DSGVO)')
      .and.to.contain('Beispiel Lebensversicherung AG (Platzhalter)');
    expect(await textIn('en')).to.contain('How we process your data (Art. 13 GDPR)');
  });

  it('stands in SB1 as groups of their own, that ask nothing', async () => {
    await create(german);
    const groups = (await capture('de', false)).sb1.group.group ?? [];
    const notices = groups.filter(({ question }) => question === undefined);
    expect(notices.map(({ name, type }) => [name.slice(0, 31), type])).to.deep.equal([
      ['Mitteilung nach § 19 Abs. 5 VVG', 'group'],
      ['Hinweis zu Gentests (§ 18 GenDG)'.slice(0, 31), 'group'],
      ['Wie wir Ihre Daten verarbeiten ', 'group'],
      ['Einwilligung zu Gesundheitsdate', 'group'],
      ['Auskünfte von Ärztinnen, Ärzten', 'group'],
    ]);
    expect(notices[0]?.text?.text).to.match(/&cr;\[duty-of-disclosure 1\]$/);
    expect(groups.map(({ layout }) => layout.position?.relYPosition)).to.deep.equal(groups.map((_, row) => row));
  });

  it('is the general one abroad', async () => {
    await create(international, 'FR');
    expect(titlesOf(await firstPage('en'))).to.deep.equal({
      1033: ['[duty-of-disclosure 1]', '[data-protection 1]', '[health-data-consent 1]'],
      1037: ['[release-from-confidentiality 1]'],
    });
  });

  it('is for who lives in the United Kingdom that of its law: a choice to see the report, no consent to data', async () => {
    await create(international, 'GB');
    const uk = ['[uk-reasonable-care 1]', '[uk-data-protection 1]', '[uk-genetic-tests 1]', '[uk-medical-reports 1]'];
    const page = await firstPage('en');
    expect(titlesOf(page)).to.deep.equal({ 1037: uk });
    await answer(page, { 1037: general });
    expect(titlesOf(await firstPage('en'))).to.deep.equal({ 1037: uk, 1940: [] });
    await answer(page, { 1037: refused });
    expect(titlesOf(await firstPage('en'))).to.deep.equal({ 1037: uk });
  });

  for (const [words, choice] of [
    ['refused', refused],
    ['to be asked for each time', eachTime],
  ] as const) {
    it(`never blocks when the release from confidentiality is ${words}`, async () => {
      await create(german);
      await answer(await firstPage(), { 1037: choice });
      const { completeness } = await service.call(
        'checkCompleteness',
        {},
        { ...reference, language: 'de', sourceType: 2 },
      );
      const about = completeness.violations.filter(({ questions }) => questions.some((id) => id.endsWith('.1037')));
      expect(about.filter(({ severity }) => severity === 'error' || severity === 'incomplete')).to.deep.equal([]);
      expect(completeness.missing.map(({ catyID }) => catyID)).not.to.include(1037);
    });
  }

  it('says to the underwriter, and to nobody else, that this person is asked each time', async () => {
    await create(german);
    await answer(await firstPage(), { 1037: eachTime });
    const said = async (sourceType: number) =>
      (
        await service.call('checkCompleteness', {}, { ...reference, language: 'de', sourceType })
      ).completeness.violations
        .map(({ ruleId, severity }) => `${ruleId} ${severity}`)
        .filter((rule) => rule.startsWith('ask-before'));
    expect(await said(1)).to.deep.equal(['ask-before-each-enquiry information']);
    expect(await said(2)).to.deep.equal([]);
  });
});
