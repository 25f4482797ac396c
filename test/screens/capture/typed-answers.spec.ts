import { expect } from 'chai';
import { encodeToken } from '../../../src/screens/questions/token.js';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { assuredPerson, lifeBenefit, minimalRequest } from '../../support/requests/case-request.js';
import { Service } from '../../support/service/service.js';

const person = { screen: 'person', objectId: 2 };
const lifestyle = { sourceType: 2, screen: 'lifestyle', objectId: 2 };

/** A screen, a language, what is typed for a question, and what is then stored, or what the refusal says. */
type Row = readonly [
  screen: Omit<typeof lifestyle, 'sourceType'> & { readonly sourceType: number },
  language: string,
  questionId: string,
  typed: string,
  outcome: object | string,
];
const technical = { sourceType: 1, ...person };
const number = (Value: number, Unit: number): object => ({ SingleValue: { Value, Unit } });
const date = (Year: number, Month?: number, Day?: number): object => ({
  DateValue: { Year, ...(Month === undefined ? {} : { Month }), ...(Day === undefined ? {} : { Day }) },
});
const [dateOfBirth, income, height, weight] = ['27.2.700', '27.2.1003', '27.2.900', '27.2.901'];

const rows: readonly Row[] = [
  [technical, 'de', dateOfBirth, '14.03.1992', date(1992, 3, 14)],
  [technical, 'de', dateOfBirth, '3.1992', date(1992, 3)],
  [technical, 'de', dateOfBirth, '1992.03.14', date(1992, 3, 14)],
  [technical, 'en', dateOfBirth, '3/4/1992', date(1992, 4, 3)],
  [technical, 'enUS', dateOfBirth, '3/4/1992', date(1992, 3, 4)],
  [technical, 'en', dateOfBirth, '1992-03', date(1992, 3)],
  [technical, 'de', dateOfBirth, '31.02.1992', '31.02.1992 gibt es nicht: Februar 1992 hat 29 Tage.'],
  [technical, 'de', dateOfBirth, '14.3.92', 'Meinen Sie 14.03.1992 oder 14.03.2092?'],
  [technical, 'en', dateOfBirth, '03/14/1992', 'Do you mean 14 Mar 1992? Please write DD/MM/YYYY, MM/YYYY or YYYY.'],
  [technical, 'de', dateOfBirth, 'gestern', 'als TT.MM.JJJJ, MM.JJJJ oder JJJJ'],
  [technical, 'de', income, '61.234,5', number(61234.5, 200)],
  [technical, 'en', income, '61,234.50', number(61234.5, 200)],
  [technical, 'de', income, '4.500', '4.500 kann 4,5 oder 4500 bedeuten.'],
  [technical, 'en', income, '1,234', '1,234 can mean 1234 or 1.234.'],
  [technical, 'de', income, '5.000,50 EUR pro Monat', number(5000.5, 201)],
  [technical, 'de', income, '5000 Dollar', 'sondern nur EUR pro Jahr'],
  [lifestyle, 'de', height, '180 cm', number(180, 310)],
  [lifestyle, 'de', height, '1,80 m', number(1.8, 311)],
  [lifestyle, 'en', height, '71in', number(71, 312)],
  [lifestyle, 'de', height, '1,80 km', 'sondern nur cm, '],
  [lifestyle, 'de', height, '240', 'zwischen 50 und 230 cm'],
  [lifestyle, 'de', weight, '70.500', number(70.5, 320)],
];

describe('an answer as a person types it', () => {
  let service: Service;
  let captured: CapturedCase;
  before(async () => {
    service = await Service.start();
    captured = new CapturedCase(service, { subId: 'FORMS', caseId: 'TYPED' });
  });
  after(() => service.stop());
  beforeEach(() =>
    captured.create(
      minimalRequest('TYPED', {
        application: { ownPortfolioAvailable: false, persons: [assuredPerson({ requestedBenefits: [lifeBenefit()] })] },
      }),
    ),
  );

  const storedFor = async (questionId: string): Promise<unknown> => {
    const [, , attribute] = questionId.split('.');
    const [holder] = await captured.objects(27);
    const value = holder?.CaseAttribute.find(({ TypeId }) => String(TypeId) === attribute)?.CaseAttributeValue;
    return value === '' ? undefined : value;
  };

  for (const [screen, language, questionId, typed, outcome] of rows)
    it(`${typeof outcome === 'string' ? 'is not taken' : 'is stored'}: ${typed} for ${questionId} in ${language}`, async () => {
      const before = await storedFor(questionId);
      const reply = await captured.act({ ...screen, language }, 'refresh', { [questionId]: [{ value: typed }] });
      if (typeof outcome === 'string') {
        expect(reply.codes).to.deep.equal([608]);
        expect(reply.envelope.errorDescriptions[0]?.errorMessage).to.contain(outcome);
        expect(await storedFor(questionId)).to.deep.equal(before);
      } else {
        expect(reply.codes, reply.text).to.deep.equal([]);
        expect(await storedFor(questionId)).to.nested.include(flat(outcome));
      }
    });

  it('keeps what else was typed on the page when one date is no day', async () => {
    const reply = await captured.act(technical, 'refresh', {
      [dateOfBirth]: [{ value: '31/02/1992' }],
      [income]: [{ value: '61,234.50' }],
    });
    expect(reply.codes).to.deep.equal([608]);
    expect(reply.text).to.contain('61,234.50').and.contain('31/02/1992');
  });

  it('takes the unit behind the number before that which the screen shows, and no third one', async () => {
    const act = (typed: string, unit: string) =>
      captured.act(technical, 'refresh', {
        [income]: [{ value: typed }],
        [`${income}.unit`]: [{ id: unit }],
      });
    expect((await act('5000 EUR per month', '200')).codes).to.deep.equal([]);
    expect(await storedFor(income)).to.nested.include({ 'SingleValue.Value': 5000, 'SingleValue.Unit': 201 });
    expect((await act('5000 EUR per month', '211')).codes).to.deep.equal([608]);
  });

  it('is stored in a unit that is sent with it, or behind it; one that is sent before it says nothing', async () => {
    const unit = (id: string) => ({ [`${income}.unit`]: [{ id }] });
    expect((await captured.act(technical, 'refresh', unit('201'))).codes).to.deep.equal([]);
    await captured.act(technical, 'refresh', { [income]: [{ value: '5000' }] });
    expect(await storedFor(income)).to.nested.include({ 'SingleValue.Value': 5000, 'SingleValue.Unit': 200 });
    expect((await captured.act(technical, 'refresh', unit('201'))).codes).to.deep.equal([]);
    expect(await storedFor(income)).to.nested.include({ 'SingleValue.Value': 5000, 'SingleValue.Unit': 201 });
    await captured.act(technical, 'refresh', { [income]: [{ value: '400' }], ...unit('200') });
    expect(await storedFor(income)).to.nested.include({ 'SingleValue.Value': 400, 'SingleValue.Unit': 200 });
  });

  it('is not taken in two units at once', async () => {
    const sent = { [income]: [{ value: '5000', unit: '201' }], [`${income}.unit`]: [{ id: '200' }] };
    const reply = await captured.act({ ...technical, language: 'de' }, 'refresh', sent);
    expect(reply.codes).to.deep.equal([608]);
    expect(reply.text).to.contain('Zu dieser Zahl wurden zwei verschiedene Einheiten gesendet.');
  });

  it('is not taken where it can only be read', async () => {
    const record = { sourceType: 10, screen: 'record', objectId: 2, form: 'SB1', language: 'de' } as const;
    const sent = { '0.3.11': [{ id: '2' }] };
    const before = await captured.document();
    const reply = await captured.act(record, 'refresh', sent);
    expect(reply.codes).to.deep.equal([608]);
    expect(reply.text).to.contain('Diese Antwort kann hier nicht geändert werden.');
    expect(await captured.document()).to.deep.equal(before);
  });

  it('is shown again with what its words may mean, each of which is taken by its id', async () => {
    const identity = { sourceType: 2, screen: 'identity', objectId: 2 };
    const nationality = '27.2.61';
    const choose = async (value: object) => captured.act(identity, 'refresh', { [nationality]: [value] });
    const reply = await choose({ value: 'guin' });
    expect(reply.codes).to.deep.equal([608]);
    const shown = reply.sb2.person.item.question.find(({ id }) => id === nationality)?.textInput;
    expect(shown?.value).to.deep.equal({ id: '', value: 'guin' });
    expect(shown?.choices?.map(({ value }) => value)).to.include.members(['Guinea-Bissau', 'Papua New Guinea']);
    for (const { id } of shown?.choices ?? []) {
      expect((await choose({ id })).codes, id).to.deep.equal([]);
      expect(JSON.stringify(await storedFor(nationality))).to.contain(`"${id}"`);
    }
  });

  it('is taken in XML too', async () => {
    const { subId, caseId } = captured.reference;
    const screenId = encodeToken(captured.reference, { form: 'SB1', language: 'de', ...technical });
    const answers = [{ questionId: dateOfBirth, values: [{ value: '14.03.1992' }] }];
    const reply = await service.call(
      'userActionXML',
      {},
      { subId, caseId, screenId, screenCommand: 'refresh', answers },
    );
    expect(reply.text).to.contain('<screen');
    expect(await storedFor(dateOfBirth)).to.nested.include(flat(date(1992, 3, 14)));
  });
});

/** The members of a value by their path. */
const flat = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([kind, members]) =>
      Object.entries(members as object).map(([name, member]) => [`${kind}.${name}`, member]),
    ),
  );
