import { expect } from 'chai';
import type { CaseDocument } from '../../src/case/case-document.js';
import { Service } from '../support/service/service.js';
import { fullCase } from '../support/requests/full-case.js';
import { type SystemUnderTest, systemsUnderTest } from '../support/requests/system-under-test.js';

const reference = { subId: 'JOURNEYS', caseId: 'FULL/1 – Ä$..' };

/** What a value must look like: kind, value, unit or name (specification, "Case"). */
const text = (Value: string) => ({ StringValue: { Value } });
const number = (Value: number, UnitName: string, Unit: number) => ({ SingleValue: { Value, UnitName, Unit } });
const years = (value: number) => number(value, 'years', 1);
const eur = (value: number) => number(value, 'EUR', 100);
const eurPerYear = (value: number) => number(value, 'EUR per year', 200);
const eurPerMonth = (value: number) => number(value, 'EUR per month', 201);
const entry = (Id: number, Name: string) => ({ DBRefValue: { Id, Name } });
const keyed = (Key: string, Name: string) => ({ DBRefValue: { Locale: 'en', Key, Name } });

/** Object by object: element, type, and the attributes of the specification's tables by type id. */
const expectedOf = ({
  life,
  disability,
  cover,
}: SystemUnderTest): readonly { readonly object: string; readonly attributes: Readonly<Record<number, object>> }[] => [
  {
    object: 'CaseObject 1: 25 Application',
    attributes: { 0: text(reference.caseId), 38: entry(1, 'Yes'), 702: text('Zweitantrag über Makler – "dringend"') },
  },
  {
    object: 'CaseObject 2: 27 AP',
    attributes: {
      307: text('P1'),
      44: text('Jane Doe'),
      21: years(35),
      73: entry(3, 'Female'),
      78: entry(2, 'Married'),
      176: keyed('DE', 'Germany'),
      61: keyed('AT', 'Austria'),
      700: { DateValue: { Year: 1991, Month: 3, Day: 5 } },
      1003: eurPerYear(60000),
    },
  },
  { object: 'CaseObject 3: 28 PH identifies 2', attributes: {} },
  { object: 'CaseObject 4: 12 Occupation not deletable', attributes: { 209: keyed('2512', 'Software developers') } },
  {
    object: 'Benefit 5: 0 Benefit',
    attributes: {
      11: entry(life.id, life.name),
      108: text('Term life'),
      94: entry(1, 'Non-smoker'),
      355: entry(1, 'Joint life'),
      271: entry(1, 'Level sum'),
      333: entry(1, 'Death'),
    },
  },
  {
    object: 'EventPayment 6: 1 Insurance event payment',
    attributes: {
      37: years(35),
      292: years(35),
      103: eur(300000),
      109: eur(300000),
      150: eur(300000),
      222: eurPerYear(0),
      65: eurPerYear(0),
      132: eurPerYear(0),
      121: years(20),
      12: number(25, '%', 301),
    },
  },
  { object: 'Payment 7: 0 Payment of Contribution', attributes: { 41: years(20), 354: eur(310) } },
  {
    object: 'Benefit 8: 0 Benefit',
    attributes: {
      11: entry(disability.id, disability.name),
      108: text('Disability income'),
      94: entry(1, 'Non-smoker'),
      333: entry(2, 'Disability'),
    },
  },
  {
    object: 'EventPayment 9: 1 Insurance event payment',
    attributes: {
      37: years(35),
      292: years(35),
      222: eurPerMonth(2000.5),
      65: eurPerMonth(2000.5),
      132: eurPerMonth(2000.5),
      103: eur(0),
      109: eur(0),
      150: eur(0),
      121: years(30),
      105: years(30),
      316: number(26, 'weeks', 3),
    },
  },
  { object: 'Payment 10: 0 Payment of Contribution', attributes: { 15: eur(0) } },
  {
    object: `CaseObject 11: ${cover.type} Pre-existing Insurance Portfolio`,
    attributes: {
      [cover.benefitGroup]: entry(1, 'Death'),
      1: entry(1, 'Standard terms'),
      ...(cover.smokerType && { 94: entry(1, 'Non-smoker') }),
      109: eur(50000),
      150: eur(50000),
      65: eurPerYear(0),
      132: eurPerYear(0),
    },
  },
  {
    object: `CaseObject 12: ${cover.type} Pre-existing Insurance Portfolio`,
    attributes: {
      [cover.benefitGroup]: entry(2, 'Disability'),
      1: entry(1, 'Standard terms'),
      65: eurPerYear(6000),
      132: eurPerYear(6000),
      109: eur(0),
      150: eur(0),
    },
  },
  { object: 'CaseObject 13: 26 Pursuit deletable', attributes: { 163: keyed('DIVING', 'Diving') } },
  { object: 'CaseObject 14: 26 Pursuit deletable', attributes: { 163: keyed('BOXING', 'Boxing') } },
  { object: 'CaseObject 15: 8 Disorder deletable', attributes: { 115: keyed('J45', 'Asthma') } },
  {
    object: 'CaseObject 16: 28 PH',
    attributes: {
      307: text('P2'),
      44: text('John Doe'),
      21: years(61),
      73: entry(2, 'Male'),
      78: entry(2, 'Married'),
      176: keyed('DE', 'Germany'),
      61: keyed('DE', 'Germany'),
    },
  },
];

const relations = [
  '2 occupation 4',
  '2 benefit 5',
  '5 event 6',
  '5 payment 7',
  '2 benefit 8',
  '8 event 9',
  '8 payment 10',
  '2 cover 11',
  '2 cover 12',
  '2 pursuit 13',
  '2 pursuit 14',
  '2 disorder 15',
];
const relationNames: Readonly<Record<number, string>> = {
  1: 'benefit',
  2: 'event',
  3: 'payment',
  4: 'occupation',
  5: 'pursuit',
  6: 'disorder',
  8: 'cover',
};

for (const system of systemsUnderTest) {
  describe(`createCaseInDB, then transferCaseFromDB, ${system.system} system`, () => {
    const expected = expectedOf(system);
    let service: Service;
    let document: CaseDocument;
    before(async () => {
      service = await Service.start();
      const created = await service.call(
        'createCaseInDB',
        { ...reference, loggingArea: 0 },
        fullCase(reference.caseId, system),
      );
      expect(created.body).to.deep.equal({
        path: '/createCaseInDB',
        status: 0,
        statusText: 'OK',
        errorDescriptions: [],
        jsonContent: null,
        byteContent: null,
        textContent: null,
      });
      document = (await service.call('transferCaseFromDB', reference)).case;
    });
    after(() => service.stop());

    const objects = () =>
      (['CaseObject', 'Benefit', 'EventPayment', 'Payment'] as const).flatMap((element) =>
        [document[element] ?? []].flat().map((object) => ({ element, ...object })),
      );

    for (const { object, attributes } of expected) {
      it(`has ${object} with its attributes, each with kind, unit and name`, () => {
        const found = objects().find(({ element, Id }) => object.startsWith(`${element} ${Id}:`));
        expect(found, object).to.not.equal(undefined);
        if (!found) return;
        const { element, Id, TypeId, TypeIdName, Identifies, NotDeletable } = {
          Identifies: undefined,
          NotDeletable: undefined,
          ...found,
        };
        const told = [
          `${element} ${Id}:`,
          TypeId,
          TypeIdName,
          ...(Identifies === undefined ? [] : [`identifies ${Identifies}`]),
          ...deletability(NotDeletable),
        ];
        expect(told.join(' ')).to.equal(object);
        expect(
          Object.fromEntries(found.CaseAttribute.map((attribute) => [attribute.TypeId, attribute.CaseAttributeValue])),
        ).to.deep.equal(attributes);
      });
    }

    it('has these objects and no others', () => {
      expect(objects()).to.have.length(expected.length);
    });

    it('relates them as the decisions say', () => {
      const told = document.CaseObjectRelation.map(({ From, TypeId, To }) => `${From} ${relationNames[TypeId]} ${To}`);
      expect([...told].sort()).to.deep.equal([...relations].sort());
    });

    it('says the rest about the case', () => {
      const { Id, VersionID, VersionName, Locale, CSP, Complete, CaseMode, NumberOfSourceChanges, Source } = document;
      expect({
        Id,
        VersionID,
        VersionName,
        Locale,
        CSP,
        Complete,
        CaseMode,
        NumberOfSourceChanges,
        Source,
      }).to.deep.equal({
        Id: reference.caseId,
        VersionID: system.version.id,
        VersionName: system.version.name,
        Locale: 'en',
        CSP: system.csp,
        Complete: 'No',
        CaseMode: 'POS',
        NumberOfSourceChanges: 0,
        Source: [
          {
            Id: 1,
            TypeId: 1,
            TypeIdName: 'Technical Data',
            Complete: 'No',
            DefaultSource: 'Yes',
            RelatedCaseObject: 1,
          },
        ],
      });
    });

    it('is listed, copied, summarised and deleted under its hostile id', async () => {
      const copy = { destSubId: 'JOURNEYS', destCaseId: 'COPY' };
      const copied = await service.call('copyCase', {
        sourceSubId: reference.subId,
        sourceCaseId: reference.caseId,
        ...copy,
      });
      expect(copied.envelope.jsonContent).to.deep.equal({});
      expect((await service.call('caseList', { subId: 'JOURNEYS' })).body).to.deep.equal({
        caseIds: ['COPY', reference.caseId],
      });
      expect((await service.call('subIdList', {})).body).to.deep.equal({ subIds: ['JOURNEYS'] });
      expect(
        (await service.call('transferCaseFromDBDetails', { subId: 'JOURNEYS', caseId: 'COPY' })).summary,
      ).to.include({ CSP: system.csp, Complete: 'No', ResultAvailable: false });
      expect((await service.call('transferCaseFromDB', { subId: 'JOURNEYS', caseId: 'COPY' })).case.Id).to.equal(
        'COPY',
      );
      expect((await service.call('deleteCase', reference)).status).to.equal(0);
      expect((await service.call('transferCaseFromDB', reference)).codes).to.deep.equal([323]);
      expect((await service.call('deleteCase', reference)).status, 'no error when the case does not exist').to.equal(0);
    });
  });
}

function deletability(notDeletable: boolean | undefined): readonly string[] {
  if (notDeletable === undefined) return [];
  return [notDeletable ? 'not deletable' : 'deletable'];
}
