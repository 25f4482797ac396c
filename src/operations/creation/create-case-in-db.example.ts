import { exampleReference } from '../case-reference.js';
import type { Example } from '../operation.js';

export const createCaseInDBExample: Example = {
  query: exampleReference,
  body: {
    cspSetId: 1,
    locale: 'en',
    caseId: 'CASE-0815',
    techSource: { sourceTypeId: 1 },
    application: {
      ownPortfolioAvailable: false,
      persons: [
        {
          id: 'P1',
          name: 'Jane Doe',
          ap: true,
          ph: true,
          age: 34,
          gender: 3,
          residenceCountry: 'DE',
          occupation: { key: '2512' },
          pursuits: [{ name: 'Diving', locale: 'en' }],
          attributes: { 900: { value: 170 }, 901: { value: 64 } },
          requestedBenefits: [
            {
              benefitType: 1,
              benefitName: 'Term life',
              singleLife: false,
              lifeBasicForm: 1,
              insurancePeriodYears: 25,
              limitGroup: 1,
              sumInsured: 350000,
            },
            {
              benefitType: 10,
              benefitName: 'Disability income',
              limitGroup: 2,
              insurancePeriodYears: 25,
              benefitSum: { unit: 200, value: 24000 },
              disabilityPaymentYears: 25,
              disabilityWaitingPeriodWeeks: 26,
            },
          ],
        },
      ],
    },
  },
  answers: { kind: 'nothing', envelope: 'null' },
};
