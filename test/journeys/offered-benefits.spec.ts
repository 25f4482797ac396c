import { expect } from 'chai';
import type { Entry } from '../../src/rules/model/catalogue.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { Service } from '../support/service/service.js';

const reference = { subId: 'OFFERED', caseId: 'ONE' };
const now = () => Date.UTC(2026, 10, 21, 12);

/** Who applies for what: some types are for some people only. */
const applicants: Readonly<Record<string, { readonly age: number; readonly occupation: string }>> = {
  childCriticalIllness: { age: 10, occupation: 'PUPIL' },
  schoolIncapacity: { age: 14, occupation: 'PUPIL' },
  funeral: { age: 60, occupation: '2512' },
};
const everybody = { age: 35, occupation: '2512' };

/** The id of a unit in the first currency of the parameter set, `""`, `/year` or `/day`. */
const unitOf = ({ ruleSet, parameterSet }: CaseRules, per: string): number =>
  ruleSet.catalogues.get('units')?.entries.get(`${parameterSet.currencies[0]?.word}${per}`)?.id ?? 0;

/** A benefit of a type, within what the type and the parameter set allow. */
function benefitOf(rules: CaseRules, word: string, age: number): Record<string, unknown> {
  const types = rules.ruleSet.catalogues.get('benefit-types');
  const type = types?.entries.get(word);
  if (!type) throw new Error(`there is no benefit type ${word}`);
  const cell = (column: string): number | undefined => {
    const value = type.cells[column];
    return typeof value === 'number' ? value : undefined;
  };
  const endAge = Math.max(cell('minimumEndAge') ?? 0, Math.min(cell('maximumEndAge') ?? 65, 65));
  const years = Math.min(Math.max(endAge - age, cell('minimumPeriod') ?? 1), cell('maximumPeriod') ?? 99);
  const perDay = idOf(rules, 'benefit-groups', type.cells['group']) === 7;
  const sum =
    type.cells['pays'] === 'lumpSum'
      ? { sumInsured: 10000 }
      : {
          benefitSum: perDay
            ? { unit: unitOf(rules, '/day'), value: 50 }
            : { unit: unitOf(rules, '/year'), value: 6000 },
        };
  return {
    benefitType: type.id,
    benefitName: word,
    smokerType: 1,
    insurancePeriodYears: years,
    limitGroup: idOf(rules, 'limit-groups', type.cells['limitGroup']),
    premiumPaymentYears: Math.min(years, 65 - age),
    premiumPaymentAnnual: type.cells['waiver'] === true ? 10 : 500,
    ...(type.cells['life'] === true ? { singleLife: true, lifeBasicForm: formOf(rules, type) } : {}),
    ...(type.cells['disability'] === true ? { disabilityPaymentYears: years, disabilityWaitingPeriodWeeks: 26 } : {}),
    ...(type.cells['loan'] === true || type.cells['decreasing'] === true
      ? { attributes: { '2200': { value: 150000, unit: unitOf(rules, '') }, '2201': { value: 30, unit: 1 } } }
      : {}),
    ...sum,
  };
}

const idOf = (rules: CaseRules, catalogue: string, word: unknown): number | undefined =>
  rules.ruleSet.catalogues.get(catalogue)?.entries.get(String(word))?.id;

const formOf = (rules: CaseRules, { cells }: Entry): number =>
  idOf(rules, 'life-basic-forms', cells['basicForm'] ?? 'levelSum') ?? 1;

for (const csp of [1, 2, 3, 4]) {
  const rules = realSystems().forCsp(csp);
  const offered = rules?.parameterSet.values.get('benefitTypesOffered');
  if (!rules || offered?.kind !== 'list') throw new Error(`the parameter set ${csp} offers nothing`);
  const types = rules.ruleSet.catalogues.get('benefit-types');

  describe(`the benefit types that parameter set ${csp} offers`, () => {
    let service: Service;
    before(async () => {
      service = await Service.start({ now });
    });
    after(() => service.stop());
    afterEach(() => service.call('deleteCase', reference));

    for (const word of offered.values.map(String)) {
      it(`${word} can be applied for with createCaseInDB, and the technical data are complete and consistent`, async () => {
        const type = types?.entries.get(word);
        const { age, occupation } = applicants[word] ?? everybody;
        const wanted = benefitOf(rules, word, age);
        const needsBase = type?.cells['rider'] === true && type.cells['payor'] !== true;
        const base = { ...benefitOf(rules, 'termLife', age), insurancePeriodYears: 40, premiumPaymentYears: 30 };
        const benefits = needsBase ? [{ ...base, sumInsured: 100000 }, wanted] : [wanted];
        const civilServant = type?.cells['civilServants'] === true ? { '1009': { id: 1 } } : {};
        const person = (id: string, requestedBenefits: readonly object[], years: number) => ({
          id,
          name: `Person ${id}`,
          ap: true,
          ph: id === 'P1',
          age: years,
          gender: 3,
          residenceCountry: csp === 3 ? 'CH' : 'DE',
          occupation: { key: occupation },
          attributes: years < 18 ? {} : { '1003': { value: 60000, unit: unitOf(rules, '/year') }, ...civilServant },
          requestedBenefits,
        });
        const others =
          type?.cells['payor'] === true
            ? [{ ...person('P2', [benefitOf(rules, 'endowment', 8)], 8), occupation: undefined }]
            : [];
        // An employer insures the staff, a parent the child.
        const isCompanyScheme = type?.cells['companyScheme'] === true;
        const holder =
          isCompanyScheme || age < 18 ? [{ id: 'P9', name: 'Holder', ap: false, ph: true, age: 50, gender: 2 }] : [];
        const persons = [{ ...person('P1', benefits, age), ph: holder.length === 0 }, ...others, ...holder];
        const created = await service.call('createCaseInDB', reference, {
          cspSetId: csp,
          locale: 'en',
          caseId: reference.caseId,
          techSource: { sourceTypeId: 1 },
          application: {
            persons,
            ...(isCompanyScheme ? { attributes: { '1081': { id: 5 } } } : {}),
          },
        });
        expect(created.codes, created.text).to.deep.equal([]);
        const checked = await service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType: 1 });
        expect(checked.completeness).to.deep.equal({
          complete: true,
          consistent: true,
          missing: [],
          violations: [],
          undecidable: [],
        });
      });
    }
  });
}
