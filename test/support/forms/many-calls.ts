import { encodeCase } from '../../../src/case/codec.js';
import { answerShare } from '../../../src/cli/complete/answer-share.js';
import { recordsShare } from '../../../src/cli/complete/share.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { demoCases } from '../../../scripts/demo-cases.js';
import type { Sb2Question } from '../../../src/screens/model/screen.js';
import { realSystems } from '../rules/real-systems.js';
import type { Reply } from '../service/reply.js';
import { Service } from '../service/service.js';
import { countedCallsBegin } from './counted-calls-begin.js';

/**
 * A program of its own: makes the same calls over and over, so many turns of them before those that count and so many
 * that do. Run under `--log-ic --log-code` it leaves a log for logged-forms.ts.
 */
const turns = Number(process.argv[2]);
const cases = new MemoryStore();
const service = await Service.start({ cases, watchStore: false });

async function post(path: string, body: unknown): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const reply = await service.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (reply.refused) throw new Error(`${path}: ${reply.text}`);
  return reply;
}

const demo = demoCases[3]?.body;
const reference = (caseId: string) => ({ caseId, subId: 'FORMS', loggingArea: '0' });
const create = (caseId: string): Promise<unknown> =>
  post(`/createCaseInDB?caseId=${caseId}&subId=FORMS`, { ...demo, caseId });

await create('ANSWERED');
const capturing = { ...reference('ANSWERED'), language: 'en', sourceType: 2, groupScreens: true };
let { item } = (await post('/capture', capturing)).sb2.person;
const asksForNumber = ({ numberInput }: Sb2Question): boolean => numberInput?.editable === true;
while (!item.question.some(asksForNumber))
  ({ item } = (
    await post('/userAction', { ...reference('ANSWERED'), screenCommand: 'next', screenId: item.id, answers: [] })
  ).sb2.person);
const asked = item.question.find(asksForNumber);

const ofCase = '?caseId=ANSWERED&subId=FORMS&loggingArea=0';
const readingCalls = [
  ...['transferCaseFromDB', 'transferCaseFromDBXML', 'transferCaseFromDBDetails'].map((name) => `/${name}${ofCase}`),
  ...['trail', 'evidence'].map((name) => `/${name}?caseId=ANSWERED&subId=FORMS`),
  ...['/caseList?subId=FORMS&limit=3', '/changes?limit=3', '/codeSearch?catalogue=disorders&q=asthma'],
];

async function turn(number: number): Promise<void> {
  await create(`CREATED-${number}`);
  await post('/capture', capturing);
  const { id: screenId } = (await post('/capture', { ...capturing, sourceType: 1, groupScreens: false })).sb1;
  await post('/userAction', { ...reference('ANSWERED'), screenCommand: 'refresh', screenId, answers: [] });
  const value = String((asked?.numberInput?.minVal ?? 0) + 1 + (number % 20));
  for (const screenCommand of ['refresh', 'next'])
    await post('/userAction', {
      ...reference('ANSWERED'),
      screenCommand,
      screenId: item.id,
      guide: number % 2 === 0,
      answers: [{ questionId: asked?.id, values: [{ id: '', value }] }],
    });
  await post('/checkCompleteness', { ...reference('ANSWERED'), language: 'en', sourceType: 2 });
  for (const path of readingCalls) await service.send(path);
  const stored = await cases.read({ subId: 'FORMS', caseId: `CREATED-${number}` });
  if (!stored) throw new Error('the case was not stored');
  const [systems, now] = [realSystems(), Date.now()];
  const record = { reference: { subId: 'FORMS', caseId: 'BATCH' }, bytes: encodeCase(stored.case) };
  await answerShare({ systems, now, sourceTypes: [1, 2], format: 'ndjson', only: undefined }, recordsShare([record]));
  planted.push({ ...reference(`PLANTED-${number}`), added: number });
}

/** What is looked for: an object that is copied and added to. */
const planted: object[] = [];

for (let number = 0; number < turns; number++) await turn(number);
countedCallsBegin();
for (let number = 0; number < turns; number++) await turn(turns + number);
await service.stop();
