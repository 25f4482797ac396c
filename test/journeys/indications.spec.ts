import { expect } from 'chai';
import type { ReportedViolation } from '../../src/screens/model/completeness.js';
import type { Sb1Group } from '../../src/screens/model/screen.js';
import { fullCase } from '../support/requests/full-case.js';
import { systemsUnderTest } from '../support/requests/system-under-test.js';
import { DataCopy } from '../support/rules/data-copy.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'JOURNEYS', caseId: 'INDICATIONS' };
const underwriter = 10;
const others = [1, 2, 3];

interface Persons {
  readonly application: { readonly persons: Record<string, unknown>[] };
}

const yes = { id: 1 };
const no = { id: 2 };
const yearsAgo = (years: number): string => `${new Date().getUTCFullYear() - years}`;

/** Asthma with a reliever, few attacks and normal lung function, and with a hospital stay some years ago. */
const asthma = (hospital: number) => ({
  key: 'J45',
  locale: 'en',
  attributes: {
    1411: yes,
    1412: { value: yearsAgo(hospital) },
    1520: { value: 1 },
    1524: { id: 2 },
    1525: no,
    1527: no,
    1528: { id: 1 },
  },
});

/** Every error that a screen shows at a question. */
const shownIn = ({ group = [], question = [] }: Sb1Group): readonly string[] => [
  ...question.map(({ selection, textInput }) => selection?.error ?? textInput?.error ?? ''),
  ...group.flatMap(shownIn),
];

for (const system of systemsUnderTest) {
  describe(`What the record indicates to an underwriter, ${system.system} system`, () => {
    let service: Service;
    before(async () => {
      service = await Service.start();
    });
    after(() => service.stop());
    afterEach(() => service.call('deleteCase', reference));

    const create = async (members: Readonly<Record<string, unknown>> = {}): Promise<void> => {
      const body = fullCase(reference.caseId, system) as unknown as Persons;
      Object.assign(body.application.persons[0] ?? {}, members);
      const reply = await service.call('createCaseInDB', reference, body);
      expect(reply.codes, reply.text).to.deep.equal([]);
    };
    const check = async (sourceType: number, language = 'en') =>
      (await service.call('checkCompleteness', {}, { ...reference, language, sourceType })).completeness;
    const isIndication = ({ ruleId }: ReportedViolation): boolean => ruleId.endsWith('-indication');
    const told = async (language?: string): Promise<readonly string[]> =>
      (await check(underwriter, language)).violations.filter(isIndication).map(({ message }) => message);

    it('is told of each condition, pursuit and occupation with the reason, and of each benefit the worst', async () => {
      await create({ disorders: [asthma(1)], pursuits: [{ key: 'DIVING', locale: 'en' }] });
      const messages = await told();
      expect(messages).to.include.members([
        'Asthma: recent hospital stay. Death: loading; disability: refer; critical illness: loading; care: loading; accidental death: normal.',
        'Diving: with a certificate, within the normal depth. Death: normal; disability: normal; critical illness: normal; care: normal; accidental death: loading.',
      ]);
      expect(messages.filter((message) => message.includes('class 1'))).to.have.length(1);
      expect(messages.filter((message) => message.includes('the worst indication'))).to.deep.equal([
        `${system.life.name}: the worst indication of all that is on record is loading.`,
        `${system.disability.name}: the worst indication of all that is on record is refer.`,
      ]);
    });

    it('forgets a hospital stay that is no longer recent', async () => {
      await create({ disorders: [asthma(4)], pursuits: [] });
      expect((await told()).filter((message) => message.startsWith('Asthma'))).to.deep.equal([
        'Asthma: no steady treatment, few attacks. Death: normal; disability: normal; critical illness: normal; care: normal; accidental death: normal.',
      ]);
    });

    it('leaves nothing unassessed: what lacks answers needs evidence, what has no table is referred', async () => {
      await create({
        disorders: [{ key: 'J45' }, { key: 'I30' }, { key: 'I21' }],
        pursuits: [{ key: 'OTHER_PURSUIT' }],
      });
      const all = (indication: string) =>
        `Death: ${indication}; disability: ${indication}; critical illness: ${indication}; care: ${indication}; accidental death: ${indication}.`;
      const messages = await told();
      expect(messages.find((message) => message.startsWith('Asthma'))).to.contain(all('evidence needed'));
      expect(messages.find((message) => message.startsWith('Pericarditis'))).to.contain(all('refer'));
      expect(messages.find((message) => message.startsWith('Heart attack'))).to.contain(
        'Death: refer; disability: decline; critical illness: decline; care: refer; accidental death: normal.',
      );
      expect(messages.filter((message) => message.includes('in no list'))[0]).to.contain(all('refer'));
    });

    it('speaks the language of the check', async () => {
      await create({ disorders: [asthma(1)] });
      expect(await told('de')).to.include(
        'Asthma: kürzlicher Krankenhausaufenthalt. Tod: Zuschlag; Berufsunfähigkeit: Einzelprüfung; schwere Krankheit: Zuschlag; Pflege: Zuschlag; Unfalltod: normal.',
      );
    });

    it('stands on the screens of the underwriter, at what it is about', async () => {
      await create({ disorders: [asthma(1)] });
      const given = { ...reference, language: 'en', sourceType: underwriter, groupScreens: false };
      const { sb1 } = await service.call('capture', {}, given);
      expect(sb1.title).to.equal('Record of Jane Doe, with indications (illustrative)');
      expect(shownIn(sb1.group).filter((error) => error.includes('recent hospital stay'))).to.have.length(1);
      expect(shownIn(sb1.group).filter((error) => error.includes('the worst indication'))).to.have.length(2);
    });

    it('is information that no other source type is told, and that no completeness waits for', async () => {
      await create({ disorders: [asthma(1)] });
      // The check brings the flags of the technical data up to date; the underwriter's changes nothing any more.
      expect(await check(1)).to.include({ complete: true, consistent: true });
      const before = await service.call('transferCaseFromDBDetails', reference);
      expect((await check(underwriter)).violations.filter(isIndication).map(({ severity }) => severity)).to.satisfy(
        (severities: readonly string[]) => severities.length > 0 && severities.every((each) => each === 'information'),
      );
      for (const sourceType of others)
        expect((await check(sourceType)).violations.filter(isIndication), `source type ${sourceType}`).to.deep.equal(
          [],
        );
      const after = await service.call('transferCaseFromDBDetails', reference);
      expect(after.summary.Source).to.deep.equal(before.summary.Source);
    });
  });
}

describe('The tables of indications', () => {
  for (const [what, file, find] of [
    ['family of conditions', 'rules/common/catalogues/disorder-families.yaml', ', usualRating: noTable'],
    ['pursuit', 'rules/common/catalogues/pursuits.yaml', '    usualRating: divingRecreational\n'],
    ['risk class', 'rules/common/catalogues/risk-classes.yaml', 'usualRating: classOne, '],
  ] as const) {
    it(`have a row for each ${what}: one without is a finding`, () => {
      const data = new DataCopy();
      try {
        data.replace(file, find, '');
        const { findings } = data.load();
        expect(findings.all.map(({ at, code }) => `${at.file} ${code}`)).to.deep.equal([`${file} missing-cell`]);
      } finally {
        data.remove();
      }
    });
  }
});
