import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accidentsOnly } from '../test/support/service/accidents-only.js';
import { DataCopy } from '../test/support/rules/data-copy.js';
import { realSystems } from '../test/support/rules/real-systems.js';
import { storeManyCases } from '../test/support/cases/many-cases.js';
import { storedCase } from '../test/support/cases/stored-case.js';
import type { Case } from '../src/case/case.js';
import type { CaseStore } from '../src/case/store.js';
import { operations } from '../src/operations/index.js';
import type { Services } from '../src/operations/operation.js';
import { RecentAssessments } from '../src/screens/assess/recent-assessments.js';
import type { Rule } from '../src/rules/model/rule.js';
import { systemsOf } from '../src/screens/model/loaded-systems.js';
import type { Sb2Screen } from '../src/screens/model/screen.js';
import type { Systems } from '../src/screens/model/systems.js';
import { MemoryStore } from '../src/store/memory-store.js';
import { openCaseStore } from '../src/store/open-case-store.js';
import { withDisorders } from './bench-evaluator/large-case.js';
import { type Taken, type Timed, takenBy } from './bench-evaluator/timing.js';
import { onThisMachine, writeFigures } from './bench-tables.js';
import { demoCases } from './demo-cases.js';

const tenfold = 10;
const [few, many] = [20, 2000];
/** How many rounds count, and how many before them do not: until the compiler has seen all. */
type Rounds = readonly [rounds: number, warmUp: number];
const [ofSmall, ofLarge]: readonly [Rounds, Rounds] = [
  [60, 200],
  [5, 5],
];
const reference = { caseId: 'GROWN', subId: 'BENCH' };
const named = { ...reference, loggingArea: '0' };
type Call = () => Promise<unknown>;

/**
 * What a call takes more where there is more of everything else: ten times the rules, the entries of catalogues, the
 * stored cases; and where a case has 2,000 objects instead of 20. In time of the processor, in one process, by turns.
 * Prints it and writes it to docs/performance.md.
 */
export async function benchGrowth(): Promise<void> {
  writeFigures('growth', [
    `${onThisMachine()}; microseconds of the processor for a call without HTTP, medians with the quarters around them.`,
    '',
    '| figure | less of it | more of it, ten times if nothing else is said | ratio | goal |',
    '| --- | --- | --- | --- | --- |',
    ...(await moreOfAllElse()),
    ...(await moreObjects()),
  ]);
}

async function moreOfAllElse(): Promise<readonly string[]> {
  const plain = realSystems();
  const directory = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const stores = await Promise.all([100, 100 * tenfold].map((count) => storeOf(join(directory, String(count)), count)));
  try {
    const inMemory = () => new MemoryStore();
    const goal = 'less than 1.1 ×';
    const { changes } = await Capture.begin(plain, inMemory(), await demoCase(plain));
    return [
      await row('`userAction`, unrelated rules', goal, [
        await action(plain, inMemory()),
        await action(withMoreRules(plain, changes), inMemory()),
      ]),
      await row('`userAction`, entries of occupations and disorders', goal, [
        await action(plain, inMemory()),
        await action(withMoreEntries(), inMemory()),
      ]),
      await row('`userAction` on durable LMDB, other stored cases', goal, [
        await action(plain, stores[0] as CaseStore),
        await action(plain, stores[1] as CaseStore),
      ]),
    ];
  } finally {
    for (const store of stores) await store.close();
    rmSync(directory, { recursive: true });
  }
}

async function storeOf(directory: string, hundreds: number): Promise<CaseStore> {
  const cases = await openCaseStore(`lmdb:${directory}`);
  await storeManyCases(cases, hundreds * 100, await storedCase(), ['A', 'B', 'C']);
  return cases;
}

/** Ten times as many rules: copies of those that do not rest on what the action changes. */
function withMoreRules(systems: Systems, changed: number): Systems {
  return systemsOf(
    systems.ruleSets.flatMap((ruleSet) => {
      const [csp = 0] = ruleSet.parameterSets.keys();
      const { program, screens } = systems.forCsp(csp) ?? {};
      if (!program || !screens) return [];
      // A fact of a rule's own has its place in memory, which no second rule may have.
      const unrelated = ruleSet.rules.filter(
        (rule) => rule.with.size === 0 && !program.restsOn(rule.violatedWhen).has(changed),
      );
      const copies = Array.from({ length: (tenfold - 1) * ruleSet.rules.length }, (_, index) => {
        const rule = unrelated[index % unrelated.length] as Rule;
        return { ...rule, id: `${rule.id}-${index}` };
      });
      return [{ ruleSet: { ...ruleSet, rules: [...ruleSet.rules, ...copies] }, screens }];
    }),
  );
}

/** Nine new occupations and disorders for each that there is. */
function withMoreEntries(): Systems {
  const copy = new DataCopy();
  try {
    for (const [name, rowOf] of [
      [
        'occupations',
        (index: number) => `"0110.${10_000 + index}","Occupation ${index}","Beruf ${index}",,,"0110"${','.repeat(12)}`,
      ],
      [
        'disorders',
        (index: number) => `Z99.${index},Disorder ${index},Erkrankung ${index},,,bowel,digestion,1${','.repeat(6)}`,
      ],
    ] as const) {
      const file = `rules/common/catalogues/${name}.csv`;
      const entries = copy.read(file).trimEnd().split('\n').length - 1;
      const rows = Array.from({ length: (tenfold - 1) * entries }, (_, index) => rowOf(index));
      copy.append(file, rows.map((each) => `${each}\n`).join(''));
    }
    const { systems, findings } = copy.load();
    if (findings.errors.length > 0) throw new Error(findings.report());
    return systems;
  } finally {
    copy.remove();
  }
}

async function moreObjects(): Promise<readonly string[]> {
  const systems = realSystems();
  const demo = await demoCase(systems);
  const { program } = systems.forCsp(demo.csp) ?? {};
  if (!program) throw new Error('the demo case is of no parameter set');
  const cases = await Promise.all(
    [few, many].map(async (count) => {
      const capture = await Capture.begin(systems, new MemoryStore(), withDisorders(demo, program, count));
      return capture.calls;
    }),
  );
  const [less, more] = cases as [Readonly<Record<string, Call>>, Readonly<Record<string, Call>>];
  const rows: string[] = [];
  for (const [name, call] of Object.entries(less))
    rows.push(
      await row(`\`${name}\`, ${few} and ${many} disorders`, 'at most 150 ×', [call, more[name] as Call], ofLarge),
    );
  return rows;
}

async function row(
  what: string,
  goal: string,
  calls: readonly [Call, Call],
  [rounds, warmUp] = ofSmall,
): Promise<string> {
  const [less, more] = calls.map((call): Timed => ({ units: 20, round: () => repeated(call) }));
  const taken = await takenBy({ less: less as Timed, more: more as Timed }, rounds, warmUp);
  const ratio = taken.more.median / taken.less.median;
  return `| ${what} | ${shown(taken.less)} | ${shown(taken.more)} | ${ratio.toFixed(2)} × | ${goal} |`;
}

async function repeated(call: Call): Promise<void> {
  for (let time = 0; time < 20; time++) await call();
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const shown = ({ median, low, high }: Taken): string => `${whole(median)} (${whole(low)} to ${whole(high)})`;

/** A case that is captured, on the first page that asks for a number. */
class Capture {
  /** Two answers by turns, so that each changes the case. */
  #turn = 0;

  private constructor(
    private readonly services: Services,
    private readonly item: Sb2Screen['person']['item'],
    private readonly question: { readonly id: string; readonly catyID: number; readonly least: number },
  ) {}

  static async begin(systems: Systems, cases: CaseStore, subject: Case): Promise<Capture> {
    const recent = new RecentAssessments(200);
    const services = { systems, cases, now: Date.now, captureHash: accidentsOnly, evidencePages: 1000, recent };
    await cases.put(reference, { ...subject, id: reference.caseId });
    const seen = new Set<string>();
    let screen = await screenOf(services, 'capture', { language: 'en', sourceType: 2, groupScreens: true });
    for (let { item } = screen.person; !seen.has(item.id); { item } = screen.person) {
      const asked = item.question.find(({ numberInput }) => numberInput?.editable);
      if (asked) return new Capture(services, item, { ...asked, least: asked.numberInput?.minVal ?? 0 });
      seen.add(item.id);
      screen = await screenOf(services, 'userAction', { screenCommand: 'next', screenId: item.id, answers: [] });
    }
    throw new Error('no page asks for a number');
  }

  /** Type id of the attribute that the action changes. */
  get changes(): number {
    return this.question.catyID;
  }

  get act(): Call {
    const { id, least } = this.question;
    return () => {
      const value = String(least + 1 + (this.#turn++ % 2));
      const answers = [{ questionId: id, values: [{ id: '', value }] }];
      return called(this.services, 'userAction', {
        ...named,
        screenCommand: 'refresh',
        screenId: this.item.id,
        answers,
      });
    };
  }

  get calls(): Readonly<Record<string, Call>> {
    const { services } = this;
    const capture = { ...named, language: 'en', sourceType: 2 };
    return {
      userAction: this.act,
      capture: () => called(services, 'capture', { ...capture, groupScreens: true }),
      checkCompleteness: () => called(services, 'checkCompleteness', capture),
      transferCaseFromDB: () => called(services, 'transferCaseFromDB'),
      transferCaseFromDBDetails: () => called(services, 'transferCaseFromDBDetails'),
    };
  }
}

async function action(systems: Systems, cases: CaseStore): Promise<Call> {
  return (await Capture.begin(systems, cases, await demoCase(systems))).act;
}

async function demoCase(systems: Systems): Promise<Case> {
  const cases = new MemoryStore();
  const services = { systems, cases, now: Date.now, captureHash: accidentsOnly };
  await called(services, 'createCaseInDB', { ...demoCases[3]?.body, caseId: reference.caseId });
  const stored = await cases.read(reference);
  if (!stored) throw new Error('the demo case was not stored');
  return stored.case;
}

/** Calls an operation as HTTP would; the query names the case. */
async function called(services: Services, name: string, body?: object): Promise<unknown> {
  const operation = operations.find((each) => each.name === name);
  if (!operation) throw new Error(`there is no operation ${name}`);
  const query = new Map(Object.entries(named).map(([parameter, value]) => [parameter, [value]]));
  const result = await operation.run(services, { query, body });
  return result.content;
}

async function screenOf(services: Services, name: string, body: object): Promise<Sb2Screen> {
  const content = (await called(services, name, { ...named, ...body })) as { readonly screen: Sb2Screen };
  return content.screen;
}
