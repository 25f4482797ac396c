import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sb2Item, Sb2Screen } from '../src/screens/model/screen.js';
import { benchEvaluator } from './bench-evaluator/write-figures.js';
import { benchBatch } from './bench-batch.js';
import { BenchService } from './bench-service.js';
import type { Load, Measured, UserActions } from './bench-load.js';
import { searchFigures } from './bench-search.js';
import { demoCases } from './demo-cases.js';

/**
 * `npm run bench`: the figures that matter to those who wait. How long until the first screen after a start with the
 * full catalogues; how long a search in them takes; how many calls a second, each stored durably, with 1 and with 32
 * clients; before that, the evaluator beside other engines (`npm run bench -- evaluator`: only that), batch and start
 * (`npm run bench -- batch [cases]`: only these). Some minutes.
 */
const [part, cases = 20_000] = process.argv.slice(2);
if (part === 'evaluator' || part === undefined) await benchEvaluator();
if (part === 'batch' || part === undefined) await benchBatch(Number(cases));
if (part !== undefined) process.exit();

const starts = 3;
const clientCounts = [1, 32];
const milliseconds = 5000;
const warmUp = 1500;

console.log(
  `start-up until the first screen is answered: ${(await startUps()).map((each) => `${Math.round(each)} ms`).join(', ')} (goal: at most 1500 ms)\n`,
);
console.log(`${searchFigures()}\n`);
const service = await BenchService.start();
try {
  const cases = await Promise.all(
    Array.from({ length: Math.max(...clientCounts) }, (_, index) => userActions(`CAPTURE-${index}`)),
  );
  const [template] = demoCases;
  const creating = (prefix: string): Load['call'] => ({ kind: 'createCaseInDB', prefix, body: { ...template?.body } });
  await measure(1, warmUp, { kind: 'userAction', bodies: cases });
  await row('userAction, a case per client', () => ({ kind: 'userAction', bodies: cases }));
  await row('userAction, one case for all', () => ({ kind: 'userAction', bodies: cases.slice(0, 1) }), [32]);
  await row('createCaseInDB', (clients) => creating(`CREATE-${clients}`));
} finally {
  await service.stop();
}

async function startUps(): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let start = 0; start < starts; start++) {
    const begun = performance.now();
    const started = await BenchService.start();
    await started.call('/createAndCapture', {
      language: 'en',
      sourceType: 1,
      caseId: 'FIRST',
      subId: 'BENCH',
      caseMode: 'headoffice',
      csp: 1,
      loggingArea: '0',
    });
    taken.push(performance.now() - begun);
    await started.stop();
  }
  return taken;
}

/** Stores the journey's case and finds the first item that asks for a number, which two answers change by turns. */
async function userActions(caseId: string): Promise<UserActions> {
  const reference = { caseId, subId: 'BENCH', loggingArea: '0' };
  const body = demoCases[3]?.body;
  await service.call(`/createCaseInDB?caseId=${caseId}&subId=BENCH`, { ...body, caseId });
  let content = await service.call('/capture', { ...reference, language: 'en', sourceType: 2, groupScreens: true });
  const seen = new Set<string>();
  for (;;) {
    const item = itemOf(content);
    const question = item.question.find(({ numberInput }) => numberInput?.editable);
    if (question) {
      const least = question.numberInput?.minVal ?? 0;
      const action = (value: number): object => ({
        ...reference,
        screenCommand: 'refresh',
        screenId: item.id,
        answers: [{ questionId: question.id, values: [{ id: '', value: String(value) }] }],
      });
      return { even: action(least + 1), odd: action(least + 2) };
    }
    if (seen.has(item.id)) throw new Error('no item asks for a number');
    seen.add(item.id);
    content = await service.call('/userAction', {
      ...reference,
      screenCommand: 'next',
      screenId: item.id,
      answers: [],
    });
  }
}

function itemOf(content: unknown): Sb2Item {
  return (content as { readonly screen: Sb2Screen }).screen.person.item;
}

/** One line per number of clients, with the ratio to one client. */
async function row(
  what: string,
  call: (clients: number) => Load['call'],
  counts: readonly number[] = clientCounts,
): Promise<void> {
  let alone = Number.NaN;
  for (const clients of counts) {
    const { calls, perSecond, median, p99 } = await measure(clients, milliseconds, call(clients));
    if (clients === 1) alone = perSecond;
    const ratio = Number.isNaN(alone) ? '' : `x${(perSecond / alone).toFixed(1)}`;
    const cells = [
      what.padEnd(30),
      `${clients} clients`.padStart(10),
      `${Math.round(perSecond)}/s`.padStart(8),
      ratio.padStart(6),
    ];
    console.log([...cells, `median ${median.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`, `${calls} calls`].join('  '));
  }
}

/** In a process of its own, which ends afterwards. */
function measure(clients: number, duration: number, call: Load['call']): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('bench-clients.js', import.meta.url)));
    child.once('message', (measured: Measured) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve(measured)).disconnect();
    });
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
    child.send({ url: service.url, clients, milliseconds: duration, call } satisfies Load);
  });
}
