import { expect } from 'chai';
import type { CaseDocument } from '../../src/case/case-document.js';
import { CaptureClient, type SeenQuestion } from '../support/capture/capture-client.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'RIDERS', caseId: 'FAMILY' };
const now = () => Date.UTC(2026, 10, 21, 12);

/** Ids of a system's benefit types; what one does not sell is left out. */
const systems = [
  {
    system: 'international',
    csp: 1,
    term: 1,
    loan: 4,
    acceleratedIllness: 21,
    accidentalDeath: 40,
    waiver: 12,
    disability: { benefitType: 11, benefitName: 'TPD', limitGroup: 2, insurancePeriodYears: 27, sumInsured: 200000 },
  },
  {
    system: 'german',
    csp: 2,
    term: 101,
    loan: 103,
    acceleratedIllness: 121,
    accidentalDeath: 150,
    waiver: 112,
    disability: {
      benefitType: 141,
      benefitName: 'Functional disability',
      limitGroup: 2,
      insurancePeriodYears: 27,
      benefitSum: { unit: 201, value: 1000 },
    },
  },
] as const;

for (const { system, csp, term, loan, acceleratedIllness, accidentalDeath, waiver, disability } of systems) {
  describe(`riders and their base, ${system} system`, () => {
    let service: Service;
    before(async () => {
      service = await Service.start({ now });
    });
    after(() => service.stop());
    afterEach(() => service.call('deleteCase', reference));

    const life = (benefitType: number, benefitName: string, sumInsured: number, insurancePeriodYears: number) => ({
      benefitType,
      benefitName,
      sumInsured,
      insurancePeriodYears,
      limitGroup: 1,
      smokerType: 1,
      singleLife: true,
      lifeBasicForm: benefitType === loan ? 2 : 1,
    });
    const rider = (benefitType: number, benefitName: string, limitGroup: number, sumInsured: number, years = 30) => ({
      benefitType,
      benefitName,
      limitGroup,
      sumInsured,
      smokerType: 1,
      insurancePeriodYears: years,
    });
    const loanTerm = life(loan, 'Loan', 50000, 10);
    const familyTerm = life(term, 'Family', 300000, 30);
    const create = async (...requestedBenefits: readonly object[]) => {
      const person = { id: 'P1', name: 'Jane Doe', ap: true, ph: true, age: 35, gender: 3, requestedBenefits };
      const occupation = { key: '2512' };
      const reply = await service.call('createCaseInDB', reference, {
        cspSetId: csp,
        locale: 'en',
        caseId: reference.caseId,
        techSource: { sourceTypeId: 1 },
        application: { persons: [{ ...person, occupation }] },
      });
      expect(reply.codes, reply.text).to.deep.equal([]);
    };
    const stored = async (): Promise<CaseDocument> => (await service.call('transferCaseFromDB', reference)).case;
    const ruleIds = async (): Promise<readonly string[]> => {
      const checked = await service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType: 1 });
      return checked.completeness.violations.map(({ ruleId }) => ruleId);
    };
    /** The bases that riders name, by the names of the benefits. */
    const bases = async (): Promise<readonly string[]> => {
      const document = await stored();
      const benefits = [document.Benefit ?? []].flat();
      const nameOf = (id: number): string => {
        const name = benefits
          .find(({ Id }) => Id === id)
          ?.CaseAttribute.find(({ TypeId }) => TypeId === 108)?.CaseAttributeValue;
        return name && 'StringValue' in name ? String(name.StringValue?.Value) : `no benefit ${id}`;
      };
      return document.CaseObjectRelation.filter(({ TypeId }) => TypeId === 11).map(
        ({ From, To }) => `${nameOf(From)} on ${nameOf(To)}`,
      );
    };
    const captureBenefits = async (): Promise<CaptureClient> => {
      const client = new CaptureClient(service, reference);
      await client.start('capture', { language: 'en', sourceType: 1, groupScreens: false });
      return client.send('goto benefits.2');
    };

    it('names the base when createCaseInDB gives only one that it could be', async () => {
      await create(familyTerm, rider(accidentalDeath, 'Accident', 5, 300000));
      expect(await bases()).to.deep.equal(['Accident on Family']);
      expect(await ruleIds()).to.deep.equal([]);
    });

    it('names none of two, says so, and finds nothing else wrong with a family of benefits, whichever comes first', async () => {
      await create(
        loanTerm,
        familyTerm,
        rider(accidentalDeath, 'Accident', 5, 300000),
        rider(acceleratedIllness, 'Illness', 3, 100000),
        disability,
      );
      expect(await bases()).to.deep.equal([]);
      expect(await ruleIds()).to.deep.equal(['rider-base-not-named', 'rider-base-not-named']);
    });

    it('lets SB1 choose among the benefits that can be the base, and compares the rider with it', async () => {
      await create(loanTerm, familyTerm, rider(accidentalDeath, 'Accident', 5, 300000));
      const client = await captureBenefits();
      const { id, text, value } = client.question('0.108.possibleBases');
      expect(text).to.equal('Attached to');
      const options = value as readonly { readonly id: string; readonly value: string }[];
      expect(options.map((option) => option.value.replace(/^.*: /, ''))).to.deep.equal(['Loan', 'Family']);
      await client.send('refresh', { [id]: { id: options[0]?.id ?? '' } });
      expect(await bases()).to.deep.equal(['Accident on Loan']);
      expect(await ruleIds()).to.include.members(['rider-ends-after-base', 'accidental-death-above-base']);
      await client.send('refresh', { [id]: { id: options[1]?.id ?? '' } });
      expect(await bases()).to.deep.equal(['Accident on Family']);
      expect(await ruleIds()).to.deep.equal([]);
      await client.send('refresh', { [id]: null });
      expect(await bases()).to.deep.equal([]);
    });

    it('changes nothing when a base is chosen that is chosen already, whatever was chosen since', async () => {
      const illness = rider(acceleratedIllness, 'Illness', 3, 100000);
      await create(loanTerm, familyTerm, rider(accidentalDeath, 'Accident', 5, 300000), illness);
      const client = await captureBenefits();
      const asked = client.questions.filter(({ fixedID }) => fixedID === '0.108.possibleBases');
      expect(asked).to.have.length(2);
      const choose = async ({ id, value }: SeenQuestion): Promise<void> => {
        const [, family] = value as readonly { readonly id: string }[];
        await client.send('refresh', { [id]: { id: family?.id ?? '' } });
        expect(client.reply.codes, client.reply.text).to.not.include(608);
      };
      for (const question of asked) await choose(question);
      expect(await bases()).to.deep.equal(['Accident on Family', 'Illness on Family']);
      const before = await service.digest();
      for (const question of asked) await choose(question);
      expect(await service.digest()).to.equal(before);
    });

    it('refuses a base that is not offered, and stores nothing', async () => {
      await create(familyTerm, loanTerm, rider(accidentalDeath, 'Accident', 5, 300000));
      const client = await captureBenefits();
      const before = await service.digest();
      await client.send('refresh', { '0.108.possibleBases': { id: '2' } });
      expect(client.reply.codes).to.deep.equal([608]);
      expect(await service.digest()).to.equal(before);
    });

    it('keeps the riders of a base that is deleted, says that they lack one, and takes the only other one', async () => {
      await create(familyTerm, rider(accidentalDeath, 'Accident', 5, 300000));
      const client = await captureBenefits();
      const [deletesFamily] = client.buttons.filter((command) => command.startsWith('delete '));
      await client.send(deletesFamily ?? '');
      expect(await bases()).to.deep.equal([]);
      expect(await ruleIds()).to.include('rider-without-base');
      const modified = await service.call('modifyCase', reference, {
        caseId: reference.caseId,
        locale: 'en',
        personsModifications: [{ id: 'P1', name: 'Jane Doe', newBenefits: [life(term, 'New family', 300000, 30)] }],
      });
      expect(modified.codes, modified.text).to.deep.equal([]);
      expect(await bases()).to.deep.equal(['Accident on New family']);
      expect(await ruleIds()).to.deep.equal([]);
    });

    it('attaches a waiver of premium to what it names, of whatever kind, and holds it to its premiums', async () => {
      await create(
        { ...loanTerm, premiumPaymentYears: 8, premiumPaymentAnnual: 100 },
        { ...familyTerm, premiumPaymentYears: 30, premiumPaymentAnnual: 400 },
        {
          benefitType: waiver,
          benefitName: 'Waiver',
          limitGroup: 2,
          benefitSum: { unit: 200, value: 500 },
          insurancePeriodYears: 30,
        },
      );
      expect(await ruleIds()).to.deep.equal(['rider-base-not-named']);
      const client = await captureBenefits();
      const options = client.question('0.108.possibleBases').value as readonly { readonly id: string }[];
      await client.send('refresh', { '0.108.possibleBases': { id: options[0]?.id ?? '' } });
      expect(await ruleIds()).to.include.members(['rider-ends-after-base', 'waiver-longer-than-premiums']);
    });

    it('carries the relation through export and import, in JSON and XML', async () => {
      await create(familyTerm, rider(accidentalDeath, 'Accident', 5, 300000));
      const before = await stored();
      const { text } = await service.call('transferCaseFromDBXML', reference);
      const xml = /<directCaseReference>(.*)<\/directCaseReference>/s.exec(text)?.[1] ?? '';
      expect(xml).to.contain('TypeId="11"');
      await service.call('deleteCase', reference);
      const imported = await service.send(`/transferCaseToDBXML?caseId=${reference.caseId}&subId=${reference.subId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body: xml,
      });
      expect(imported.text, imported.text).to.contain('returnCode="0"');
      expect(await stored()).to.deep.equal(before);
      expect(await bases()).to.deep.equal(['Accident on Family']);
    });
  });
}
