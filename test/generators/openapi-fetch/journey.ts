import createClient from 'openapi-fetch';
import type { components, paths } from '../.cache/service.js';

type Screen = components['schemas']['Screen'];
type Sb2Item = components['schemas']['Sb2Item'];
type Sb2Question = components['schemas']['Sb2Question'];

const reference = { subId: 'GENERATED', caseId: 'CLIENT', loggingArea: '0' };

/**
 * A journey through the service with a client whose types are generated: what does not fit the document does not
 * compile. Says what it has read.
 */
export async function journey(baseUrl: string): Promise<string> {
  const client = createClient<paths>({ baseUrl });
  const created = await client.POST('/createCaseInDB', {
    params: { query: reference },
    body: {
      cspSetId: 1,
      locale: 'en',
      caseId: reference.caseId,
      techSource: { sourceTypeId: 1 },
      application: {
        persons: [
          {
            id: 'P1',
            name: 'Jane Doe',
            ap: true,
            ph: true,
            age: 34,
            gender: 3,
            requestedBenefits: [
              {
                benefitType: 1,
                benefitName: 'Term life',
                singleLife: false,
                lifeBasicForm: 1,
                insurancePeriodYears: 20,
                limitGroup: 1,
                sumInsured: 100000,
              },
            ],
          },
        ],
      },
    },
  });
  expectEqual(contentOf(created.data), null);

  const lists = await client.GET('/caseList', { params: { query: { subId: reference.subId } } });
  expectEqual(lists.data, { caseIds: [reference.caseId] });

  const opened = contentOf(
    (await client.POST('/capture', { body: { language: 'en', sourceType: 2, ...reference, groupScreens: true } })).data,
  );
  const first = itemOf(opened.screen);
  const answers = first.question
    .filter((question) => question.selection)
    .map((question) => ({ questionId: question.id, values: [{ id: yes(question), value: '' }] }));
  const moved = contentOf(
    (await client.POST('/userAction', { body: { screenCommand: 'next', screenId: first.id, ...reference, answers } }))
      .data,
  );
  if (itemOf(moved.screen).order !== first.order + 1) throw new Error(`still on ${itemOf(moved.screen).name}`);

  const checked = contentOf(
    (await client.POST('/checkCompleteness', { body: { language: 'en', sourceType: 2, ...reference } })).data,
  );
  if (
    checked.complete ||
    checked.missing.some(({ questionId }) => answers.some((answer) => answer.questionId === questionId))
  )
    throw new Error('an answer is missing');

  const refused = await client.GET('/transferCaseFromDB', { params: { query: { ...reference, caseId: 'ANOTHER' } } });
  expectEqual(refused.data?.status === 3 && refused.data.errorDescriptions.map(({ errorCode }) => errorCode), [323]);

  const read = contentOf((await client.GET('/transferCaseFromDB', { params: { query: reference } })).data);
  return `${read.Id}: ${read.CaseObject.length} objects, ${read.Source.length} sources`;
}

/** The content of an answer that is no failure. */
function contentOf<T extends { readonly status: number }>(
  answer: T | undefined,
): Extract<T, { jsonContent: unknown }>['jsonContent'] {
  if (!answer || answer.status === 3 || !('jsonContent' in answer)) throw new Error(JSON.stringify(answer));
  return answer.jsonContent as Extract<T, { jsonContent: unknown }>['jsonContent'];
}

function itemOf(screen: Screen): Sb2Item {
  if (!('person' in screen)) throw new Error('this is no screen of the questionnaire form');
  return screen.person.item;
}

/** Yes, or where that is not offered the first option. */
function yes({ selection }: Sb2Question): string {
  return (selection?.value.find(({ value }) => value === 'Yes') ?? selection?.value[0])?.id ?? '';
}

function expectEqual(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}
