/** A request that an integrator may copy: the values of its query parameters, and its JSON body. */
export interface Example {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The JSON answer, where it is short. */
  readonly answer?: object;
}

const reference = { caseId: 'CASE-0815', subId: 'DEMO', loggingArea: '0' };

const answered = (path: string, statusText: string | null, jsonContent: object | null): object => ({
  path,
  status: 0,
  statusText,
  errorDescriptions: [],
  jsonContent,
  byteContent: null,
  textContent: null,
});

const hashedCapture = {
  language: 'en',
  sourceType: 2,
  ...reference,
  groupScreens: true,
  timestamp: '2026-11-21T01:23:45.678Z',
};

/**
 * An example of each operation, by name, in an order in which they can be called one after the other on an empty store,
 * at the time that the example of captureWithHash states. A test does that.
 */
export const examples: Readonly<Record<string, Example>> = {
  createCaseInDB: {
    query: reference,
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
    answer: answered('/createCaseInDB', 'OK', null),
  },
  subIdList: { answer: { subIds: ['DEMO'] } },
  caseList: { query: { subId: 'DEMO' }, answer: { caseIds: ['CASE-0815'] } },
  modifyCase: {
    query: reference,
    body: {
      caseId: 'CASE-0815',
      locale: 'en',
      personsModifications: [
        {
          id: 'P1',
          name: 'Jane Doe',
          age: 35,
          newBenefits: [],
          benefitsToBeDeleted: [],
          benefitsToBeModified: [{ benefitType: 1, benefitName: 'Term life', sumInsured: 400000 }],
        },
      ],
    },
    answer: answered('/modifyCase', null, null),
  },
  transferCaseFromDB: { query: reference },
  transferCaseFromDBDetails: {
    query: reference,
    answer: answered('/transferCaseFromDBDetails', 'OK', {
      CSP: 1,
      Complete: 'No',
      ResultAvailable: false,
      NumberOfSourceChanges: 1,
      Source: [
        { Id: 1, TypeId: 1, TypeIdName: 'Technical Data', Complete: 'No', DefaultSource: 'Yes', RelatedCaseObject: 1 },
      ],
      CaseMode: 'STD',
    }),
  },
  capture: { body: { language: 'en', sourceType: 2, ...reference, groupScreens: true } },
  captureWithHash: {
    body: { ...hashedCapture, hash: '09f87ac554b49f7f9c1b350df1f4238e94af31dd3e3810d87daf7acee3f11076' },
  },
  userAction: {
    body: {
      screenCommand: 'next',
      screenId: 'WzEsMSwyLCJlbiIsImNvbnNlbnRzIiwyLCIyeERRcDVpTzRmcjgiXQ',
      ...reference,
      answers: [{ questionId: '27.2.1033', values: [{ id: '1', value: '' }] }],
    },
  },
  checkCompleteness: { body: { language: 'en', sourceType: 1, ...reference } },
  createAndCapture: {
    body: {
      language: 'en',
      caseMode: 'headoffice',
      sourceType: 1,
      caseId: 'CASE-0816',
      subId: 'DEMO',
      csp: 1,
      loggingArea: '0',
    },
  },
  transferCaseToDB: { query: { caseId: 'CASE-0817', subId: 'DEMO', loggingArea: '0' } },
  copyCase: {
    query: {
      sourceCaseId: 'CASE-0815',
      sourceSubId: 'DEMO',
      destCaseId: 'CASE-0818',
      destSubId: 'DEMO',
      loggingArea: '0',
    },
    answer: answered('/copyCase', 'OK', {}),
  },
  deleteCase: { query: { ...reference, caseId: 'CASE-0818' }, answer: answered('/deleteCase', 'OK', {}) },
};
