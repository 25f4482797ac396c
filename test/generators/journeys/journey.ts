import { createHash } from 'node:crypto';
import {
  CaseCreationAndModificationApi,
  CaseManipulationApi,
  Configuration,
  type ErrorDescription,
  ScreenCaptureApi,
} from './client/index.js';

/** A journey with the client that openapi-generator makes for TypeScript: node journey.js <url> */
const configuration = new Configuration({ basePath: process.argv[2] ?? '' });
const creation = new CaseCreationAndModificationApi(configuration);
const storage = new CaseManipulationApi(configuration);
const captures = new ScreenCaptureApi(configuration);
const reference = { caseId: 'TYPESCRIPT', subId: 'GENERATED' };

/** The content of an answer that is no failure. */
function done<T>(answer: { status: number; errorDescriptions: ErrorDescription[]; jsonContent: T | null }): T {
  if (answer.status !== 0) throw new Error(JSON.stringify(answer.errorDescriptions));
  return answer.jsonContent as T;
}
function expect(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const benefit = { benefitType: 1, benefitName: 'Term life' };
const person = { id: 'P1', name: 'Jane Doe', ap: true, ph: true, age: 34, gender: 3 };
const requestedBenefits = [
  { ...benefit, singleLife: false, lifeBasicForm: 1, insurancePeriodYears: 20, limitGroup: 1, sumInsured: 100000 },
];
done(
  await creation.createCaseInDB({
    ...reference,
    caseDtoRequest: {
      cspSetId: 1,
      locale: 'en',
      caseId: reference.caseId,
      techSource: { sourceTypeId: 1 },
      application: { persons: [{ ...person, requestedBenefits }] },
    },
  }),
);

const captureRequest = { ...reference, language: 'en', sourceType: 2, groupScreens: true };
const item = done(await captures.capture({ captureRequest })).screen.person?.item;
expect(item, 'a questionnaire');
const answers = item.question.flatMap(({ id, selection }) =>
  selection ? [{ questionId: id, values: [{ id: selection.value[0]?.id ?? '' }] }] : [],
);
const moved = done(
  await captures.userAction({ userActionRequest: { ...reference, screenCommand: 'next', screenId: item.id, answers } }),
);
expect(moved.screen.person?.item.order === item.order + 1, 'the next screen');

const benefitsToBeModified = [{ ...benefit, sumInsured: 150000 }];
done(
  await creation.modifyCase({
    ...reference,
    modifyCaseDtoRequest: {
      caseId: reference.caseId,
      locale: 'en',
      personsModifications: [{ id: 'P1', name: 'Jane Doe', benefitsToBeModified }],
    },
  }),
);

const checkCompletenessRequest = { ...reference, language: 'en', sourceType: 2 };
const checked = await captures.checkCompleteness({ checkCompletenessRequest });
expect(checked.status === 1 && checked.jsonContent?.complete === false, 'something missing');

const signed = { ...reference, language: 'en', sourceType: 1, timestamp: new Date().toISOString() };
const canonical = JSON.stringify(signed, Object.keys(signed).sort());
const hash = createHash('sha3-256').update(`CDC-CAPTURE-HASH-V1\ncaptureWithHash\n${canonical}`).digest('hex');
const technical = done(await captures.captureWithHash({ captureWithHashRequest: { ...signed, hash } }));
expect(technical.screen.navigation?.item.length, 'a menu');

const absent = await storage.transferCaseFromDB({ ...reference, caseId: 'NONE' });
expect(absent.status === 3 && absent.errorDescriptions[0]?.errorCode === 323, '323');
const read = done(await storage.transferCaseFromDB(reference));
process.stdout.write(`${read.id}: ${read.caseObject.length} objects, ${read.source.length} sources\n`);
