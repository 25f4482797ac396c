import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeCase } from '../src/case/codec.js';
import { createCaseInDB } from '../src/operations/creation/create-case-in-db.js';
import type { Sb2Item, Sb2Screen } from '../src/screens/model/screen.js';
import { MemoryStore } from '../src/store/memory-store.js';
import { accidentsOnly } from '../test/support/service/accidents-only.js';
import { realSystems } from '../test/support/rules/real-systems.js';
import type { Bare } from './bench-bare.js';
import type { Load, Measured, SentCall } from './bench-load.js';
import { BenchService } from './bench-service.js';
import { answerOf } from './bench-child.js';
import { median, onThisMachine, spread, writeFigures } from './bench-tables.js';
import { demoCases } from './demo-cases.js';

/** The warm-up is as long as the compiler takes to have seen all: a call takes a third of its first ones then. */
const [clients, milliseconds, warmUp, rounds] = [32, 4000, 10_000, 3];

/** A figure: the calls of each client, and the least share of a bare route that they should come to. */
interface Figure {
  readonly name: string;
  /** What is told beside the name. */
  readonly said?: string;
  readonly turns: readonly (readonly SentCall[])[];
  readonly creates?: string;
  readonly goal: number;
}

/** A service with its cases, and the calls that are sent to it. */
interface Subject {
  readonly service: BenchService;
  readonly figures: readonly Figure[];
}

/**
 * How many calls a second the service answers in one process and in two, each stored durably, and a bare Koa route that
 * reads and writes the same case and answers as many bytes, turn by turn. Prints them and writes them to
 * docs/performance.md. Fails only when a call does.
 */
export async function benchCalls(): Promise<void> {
  const one = await subject(1);
  const two = await subject(2);
  try {
    const bare = await BareService.start({
      record: (await storedRecord()).toString('base64'),
      answers: Object.fromEntries(await Promise.all(one.figures.map((figure) => answerLength(one.service, figure)))),
    });
    try {
      for (let index = 0; index < clients; index++)
        await fetch(`${bare.url}/createCaseInDB?caseId=CAPTURE-${index}&subId=BENCH`, { method: 'POST' });
      const rows: (readonly string[])[] = [];
      for (const index of one.figures.keys()) rows.push(await row(index, one, two, bare.url));
      writeFigures('calls', [
        `${onThisMachine()}; ${clients} clients in a process of their own, durable LMDB; calls a second, medians (least to most) of ${rounds} rounds, all by turns.`,
        '',
        '| call | service | bare route | share | goal | median and 99th percentile | `WORKERS=2` | share |',
        '| --- | --- | --- | --- | --- | --- | --- | --- |',
        ...rows.map((cells) => `| ${cells.join(' | ')} |`),
      ]);
    } finally {
      await bare.stop();
    }
  } finally {
    await one.service.stop();
    await two.service.stop();
  }
}

async function subject(workers: number): Promise<Subject> {
  const service = await BenchService.start(undefined, { workers });
  const captures = await Promise.all(
    Array.from({ length: clients }, (_, index) => capture(service, `CAPTURE-${index}`)),
  );
  return { service, figures: figuresOf(captures) };
}

const demo = demoCases[3]?.body ?? {};
const createCall: SentCall = { method: 'POST', path: '/createCaseInDB?caseId={caseId}&subId=BENCH', body: demo };

function figuresOf(captures: readonly Capture[]): readonly Figure[] {
  return [
    { name: 'userAction', turns: captures.map(({ actions }) => actions), goal: 0.5 },
    { name: 'createCaseInDB', turns: [[createCall]], creates: 'CREATE', goal: 0.6 },
    { name: 'checkCompleteness', said: anew, turns: captures.map(({ check }) => areas.map(check)), goal: 0.6 },
    { name: 'checkCompleteness', said: again, turns: captures.map(({ check }) => [check('0')]), goal: 0.6 },
    { name: 'transferCaseFromDB', said: anew, turns: captures.map(({ read }) => areas.map(read)), goal: 0.7 },
    { name: 'transferCaseFromDB', said: again, turns: captures.map(({ read }) => [read('0')]), goal: 0.7 },
  ];
}

/** An answer of a case that is as it was is told again; of so many different calls in turn it has been forgotten. */
const areas: readonly string[] = Array.from({ length: 25 }, (_, index) => String(index));
const [anew, again] = [', asked for the first time', ', asked again'];

async function row(index: number, one: Subject, two: Subject, bare: string): Promise<readonly string[]> {
  const figure = one.figures[index] as Figure;
  const measured = [
    { url: one.service.url, figure, found: [] as Measured[] },
    { url: bare, figure, found: [] as Measured[] },
    { url: two.service.url, figure: two.figures[index] as Figure, found: [] as Measured[] },
  ];
  for (const { url, figure: its } of measured)
    await measure(url, { ...its, ...(its.creates !== undefined && { creates: 'WARM' }) }, warmUp);
  for (let round = 0; round < rounds; round++)
    for (const { url, figure: its, found } of measured) {
      const named = its.creates === undefined ? its : { ...its, creates: `${its.creates}${round}` };
      found.push(await measure(url, named, milliseconds));
    }
  const [rate = [], other = [], both = []] = measured.map(({ found }) => perSecond(found));
  const [middle] = [...(measured[0]?.found ?? [])].sort((a, b) => a.perSecond - b.perSecond).slice(rounds >> 1);
  const share = (ours: readonly number[]): string => (median(ours) / median(other)).toFixed(2);
  return [
    `\`${figure.name}\`${figure.said ?? ''}`,
    spread(rate),
    spread(other),
    share(rate),
    `at least ${figure.goal}`,
    `${middle?.median.toFixed(1)} and ${middle?.p99.toFixed(1)} ms`,
    spread(both),
    share(both),
  ];
}

const perSecond = (all: readonly Measured[]): readonly number[] => all.map((each) => each.perSecond);

interface Capture {
  readonly actions: readonly SentCall[];
  readonly check: (loggingArea: string) => SentCall;
  readonly read: (loggingArea: string) => SentCall;
}

/** Stores a demo case and finds the first item that asks for a number, which two answers change by turns. */
async function capture(service: BenchService, caseId: string): Promise<Capture> {
  const reference = { caseId, subId: 'BENCH', loggingArea: '0' };
  await service.call(`/createCaseInDB?caseId=${caseId}&subId=BENCH`, { ...demo, caseId });
  const check = (loggingArea: string): SentCall => ({
    method: 'POST',
    path: '/checkCompleteness',
    body: { ...reference, loggingArea, language: 'en', sourceType: 2 },
  });
  const read = (loggingArea: string): SentCall => ({
    method: 'GET',
    path: `/transferCaseFromDB?caseId=${caseId}&subId=BENCH&loggingArea=${loggingArea}`,
  });
  const seen = new Set<string>();
  let content = await service.call('/capture', { ...reference, language: 'en', sourceType: 2, groupScreens: true });
  for (;;) {
    const item = itemOf(content);
    const question = item.question.find(({ numberInput }) => numberInput?.editable);
    if (question) {
      const least = question.numberInput?.minVal ?? 0;
      const actions = [1, 2].map((more): SentCall => {
        const answers = [{ questionId: question.id, values: [{ id: '', value: String(least + more) }] }];
        const body = { ...reference, screenCommand: 'refresh', screenId: item.id, answers };
        return { method: 'POST', path: '/userAction', body };
      });
      return { actions, check, read };
    }
    if (seen.has(item.id)) throw new Error('no item asks for a number');
    seen.add(item.id);
    const next = { ...reference, screenCommand: 'next', screenId: item.id, answers: [] };
    content = await service.call('/userAction', next);
  }
}

const itemOf = (content: unknown): Sb2Item => (content as { readonly screen: Sb2Screen }).screen.person.item;

/** The path of a figure, and how many bytes the service answers to it. */
async function answerLength(service: BenchService, { name, turns }: Figure): Promise<readonly [string, number]> {
  const call = turns[0]?.[0];
  if (!call) throw new Error(`${name} sends nothing`);
  const body = call.body && JSON.stringify({ ...call.body, ...(name === 'createCaseInDB' && { caseId: 'LENGTH' }) });
  const response = await fetch(service.url + call.path.replace('{caseId}', 'LENGTH'), {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  return [`/${name}`, Buffer.byteLength(await response.text())];
}

/** The bytes of the demo case, as every store has them. */
async function storedRecord(): Promise<Buffer> {
  const [systems, cases] = [realSystems(), new MemoryStore()];
  const reference = { caseId: 'RECORD', subId: 'BENCH' };
  const query = new Map(Object.entries(reference).map(([name, value]) => [name, [value]]));
  const services = { systems, cases, now: Date.now, captureHash: accidentsOnly };
  await createCaseInDB.run(services, { query, body: { ...demo, caseId: reference.caseId } });
  const stored = await cases.read(reference);
  if (!stored) throw new Error('the demo case was not stored');
  return encodeCase(stored.case);
}

class BareService {
  private constructor(
    private readonly child: ChildProcess,
    private readonly directory: string,
    readonly url: string,
  ) {}

  static async start(told: Omit<Bare, 'store'>): Promise<BareService> {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-bare-'));
    const child = fork(fileURLToPath(new URL('bench-bare.js', import.meta.url)));
    child.send({ ...told, store: directory } satisfies Bare);
    const [url] = (await once(child, 'message')) as [string];
    return new BareService(child, directory, url);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    rmSync(this.directory, { recursive: true, force: true });
  }
}

const measure = (
  url: string,
  { turns, creates }: Pick<Figure, 'turns' | 'creates'>,
  duration: number,
): Promise<Measured> =>
  answerOf('bench-clients.js', {
    ...{ url, clients, milliseconds: duration, turns },
    ...(creates !== undefined && { creates }),
  } satisfies Load);
