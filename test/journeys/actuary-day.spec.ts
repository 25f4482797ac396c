import { expect } from 'chai';
import { CaptureClient } from '../support/capture/capture-client.js';
import { assuredPerson, type Json, lifeBenefit, minimalRequest } from '../support/requests/case-request.js';
import { DataCopy } from '../support/rules/data-copy.js';
import { Service } from '../support/service/service.js';

const reference = { caseId: 'ACTUARY', subId: 'DAY' };

/** The smallest case of one person, with these members. */
const caseOf = (person: { [member: string]: Json }): Json =>
  minimalRequest(reference.caseId, { application: { persons: [assuredPerson(person)] } });

const check = async (service: Service, sourceType: number) =>
  (await service.call('checkCompleteness', {}, { language: 'en', sourceType, ...reference, loggingArea: '0' }))
    .completeness;

describe("An actuary's day: YAML and CSV are edited, the service is started, and a journey shows the change", () => {
  let copy: DataCopy;
  let service: Service | undefined;
  beforeEach(() => {
    copy = DataCopy.small();
  });
  afterEach(async () => {
    await service?.stop();
    service = undefined;
    copy.remove();
  });

  async function startOnCopy(): Promise<Service> {
    const { systems, findings } = copy.load();
    expect(findings.errors.length, findings.report()).to.equal(0);
    service = await Service.start({ systems });
    return service;
  }

  describe('a limit of a parameter set', () => {
    const withPeriod = (years: number): Json =>
      caseOf({ requestedBenefits: [lifeBenefit({ insurancePeriodYears: years })] });

    it('is as it was before the change', async () => {
      service = await Service.start();
      expect((await service.call('createCaseInDB', reference, withPeriod(31))).codes).to.deep.equal([]);
    });

    it('is kept by createCaseInDB and by the capture after it', async () => {
      copy.replace('rules/international/csp/1.yaml', /^maximumInsurancePeriod: \d+/m, 'maximumInsurancePeriod: 30');
      const started = await startOnCopy();
      expect((await started.call('createCaseInDB', reference, withPeriod(31))).codes).to.deep.equal([543]);
      expect((await started.call('createCaseInDB', reference, withPeriod(30))).codes).to.deep.equal([]);

      const client = await new CaptureClient(started, reference).start('capture', {
        language: 'en',
        sourceType: 1,
        groupScreens: false,
      });
      await client.send('goto benefits.2');
      expect(client.question('1.121').value).to.deep.equal({ id: '', value: '30' });
      await client.send('refresh', { '1.121': 31 });
      expect(client.reply.codes).to.deep.equal([608]);
      expect(client.question('1.121').error).to.contain('30');
      await client.send('refresh', { '1.121': 29 });
      expect(client.reply.codes).to.deep.equal([]);
    });
  });

  it('a rule over a derived sum is checked, and shows at the questions that it concerns', async () => {
    copy.append(
      'rules/international/facts/actuary.yaml',
      `sumOfLumpSums:
  scope: person
  unit: currency
  is: { sum: { over: benefits, where: { fact: benefitType.pays, operator: equal, value: lumpSum }, of: sumInsured } }
`,
    );
    copy.append(
      'rules/international/plausibility/actuary.yaml',
      `scope: person
rules:
  sum-of-lump-sums-above-house-limit:
    severity: error
    sources: [technical]
    violatedWhen: { fact: sumOfLumpSums, operator: greaterThan, value: 1000000 }
    message:
      en: "The lump sums add up to {sumOfLumpSums}; the house limit is lower."
      de: "Die Summen betragen zusammen {sumOfLumpSums}; die Hausgrenze liegt darunter."
    concerns: [benefits.sumInsured]
    reference: "Minutes of the day"
    examples:
      - { given: { benefits: [ { benefitType: termLife, sumInsured: 600000 }, { benefitType: endowment, sumInsured: 400001 } ] }, expect: violated }
      - { given: { benefits: [ { benefitType: termLife, sumInsured: 600000 }, { benefitType: endowment, sumInsured: 400000 } ] }, expect: satisfied }
`,
    );
    const started = await startOnCopy();
    const requestedBenefits = [
      lifeBenefit({ sumInsured: 600000 }),
      lifeBenefit({ benefitType: 2, benefitName: 'Endowment', sumInsured: 500000 }),
    ];
    expect((await started.call('createCaseInDB', reference, caseOf({ requestedBenefits }))).codes).to.deep.equal([]);

    const violated = (await check(started, 1)).violations.find(
      ({ ruleId }) => ruleId === 'sum-of-lump-sums-above-house-limit',
    );
    expect(violated?.severity).to.equal('error');
    expect(violated?.message).to.match(/1[,.]?100[,.]?000/);
    expect(violated?.questions).to.have.lengthOf(2);

    const client = await new CaptureClient(started, reference).start('capture', {
      language: 'de',
      sourceType: 1,
      groupScreens: false,
    });
    await client.send('goto benefits.2');
    const [first, second] = violated?.questions ?? [];
    expect(client.question(first ?? '').error).to.contain('Hausgrenze');
    await client.send('refresh', { [second ?? '']: 400000 });
    expect(client.question(first ?? '').error).not.to.contain('Hausgrenze');
    expect((await check(started, 1)).violations.map(({ ruleId }) => ruleId)).not.to.include(
      'sum-of-lump-sums-above-house-limit',
    );
  });

  it('a question with a follow-up is asked, hidden and checked', async () => {
    copy.append(
      'rules/international/attributes/actuary.yaml',
      `object: person
attributes:
  beekeeper: { id: 9001, kind: reference, catalogue: yes-no, name: { en: "keeps bees", de: "hält Bienen" } }
  hives:     { id: 9002, kind: number, decimals: 0, minimum: 1, maximum: 500, name: { en: "bee hives", de: "Bienenstöcke" } }
`,
    );
    copy.append(
      'screens/international/applicant/00-bees.yaml',
      `screen: bees
scope: person
questions:
  - { attribute: beekeeper, renderingHint: RadioButton, mandatoryWhen: true }
  - when: { fact: beekeeper, operator: isConfirmed }
    questions:
      - { attribute: hives, mandatoryWhen: true }
`,
    );
    const texts = (name: string, group: string, beekeeper: string, hives: string): string =>
      `bees:\n  name: "${name}"\n  group: "${group}"\n  questions:\n    beekeeper: "${beekeeper}"\n    hives: "${hives}"\n`;
    copy.append(
      'screens/international/texts/en.yaml',
      texts('Bees', 'Leisure', 'Do you keep bees?', 'How many hives, {name}?'),
    );
    copy.append(
      'screens/international/texts/de.yaml',
      texts('Bienen', 'Freizeit', 'Halten Sie Bienen?', 'Wie viele Völker, {name}?'),
    );
    const started = await startOnCopy();
    expect((await started.call('createCaseInDB', reference, caseOf({}))).codes).to.deep.equal([]);

    const client = await new CaptureClient(started, reference).start('capture', {
      language: 'en',
      sourceType: 2,
      groupScreens: true,
    });
    expect(client.name).to.equal('Bees');
    expect(client.questions.map(({ text }) => text)).to.deep.equal(['Do you keep bees?']);
    await client.send('refresh', { '27.9001': { id: '1' } });
    expect(client.questions.map(({ text }) => text)).to.deep.equal(['Do you keep bees?', 'How many hives, Jane Doe?']);
    const open = await check(started, 2);
    expect(open.missing.map(({ screen, catyID }) => `${screen} ${catyID}`)).to.include('bees 9002');
    await client.send('refresh', { '27.9002': 3 });
    expect((await check(started, 2)).missing.map(({ screen }) => screen)).not.to.include('bees');
    await client.send('refresh', { '27.9001': { id: '2' } });
    expect(client.questions).to.have.lengthOf(1);
    const stored = JSON.stringify((await started.call('transferCaseFromDB', { ...reference, loggingArea: '0' })).case);
    expect(stored).to.contain('"TypeId":9001').and.not.to.contain('"TypeId":9002');
  });

  describe('a disorder', () => {
    const withDisorder = caseOf({ disorders: [{ key: 'Z99', locale: 'en' }] });

    it('is unknown before the row is added', async () => {
      service = await Service.start();
      expect((await service.call('createCaseInDB', reference, withDisorder)).codes).to.deep.equal([552]);
    });

    it('is found by key and by name, and named in the case, after it', async () => {
      const file = 'rules/common/catalogues/disorders.csv';
      const cells: Readonly<Record<string, string>> = {
        key: 'Z99',
        'name.en': 'Sailing ear',
        'name.de': 'Seglerohr',
        family: 'other',
        systems: 'eyesEars',
        chapter: '8',
      };
      const header = copy.read(file).split(/\r?\n/)[0]?.split(',') ?? [];
      copy.append(file, `${header.map((column) => cells[column] ?? '').join(',')}\n`);
      const started = await startOnCopy();
      expect((await started.call('createCaseInDB', reference, withDisorder)).codes).to.deep.equal([]);
      const stored = JSON.stringify(
        (await started.call('transferCaseFromDB', { ...reference, loggingArea: '0' })).case,
      );
      expect(stored).to.contain('"Key":"Z99"').and.to.contain('"Name":"Sailing ear"');
    });
  });
});
