import { deepStrictEqual } from 'node:assert/strict';
import { realSystems } from '../../test/support/rules/real-systems.js';
import { variedCases } from '../../test/support/cases/varied-cases.js';
import type { Case } from '../../src/case/case.js';
import { compileProgram } from '../../src/rules/program/compile-program.js';
import type { Program } from '../../src/rules/program/program.js';
import { assess } from '../../src/screens/assess/assessment.js';
import { sourceProgram } from '../../src/screens/questions/source-program.js';
import { demoCases } from '../demo-cases.js';
import { type Fired, jsonLogic, jsonRulesEngine, zen } from './engines.js';
import { withDisorders } from './large-case.js';
import { type MadeFacts, madeCase, madeFacts, madeRules } from './made-rules.js';
import { type Taken, type Timed, takenBy } from './timing.js';

/** One line: what was measured, and for a ratio how much it is and what the goal was. */
export interface Figure {
  readonly what: string;
  readonly taken: Taken;
  readonly goal?: string;
  readonly ratio?: number;
}

const today = { year: 2026, month: 11, day: 22 };
const systems = realSystems();
const rulesOf = (subject: Case) => {
  const rules = systems.forCsp(subject.csp);
  if (!rules) throw new Error(`there is no parameter set ${subject.csp}`);
  return rules;
};

/** All figures of the evaluator. @throws AssertionError when two engines do not say the same. */
export async function evaluatorFigures(): Promise<readonly Figure[]> {
  return [...(await ofDemoCases()), ...(await ofManyObjects()), ...(await ofMadeRules())];
}

async function ofDemoCases(): Promise<readonly Figure[]> {
  const cases = (await variedCases(systems, 1, 0)).slice(0, demoCases.length);
  const times = 20;
  const ofAll = (work: (subject: Case) => unknown): Timed => ({
    units: cases.length * times,
    round() {
      for (let time = 0; time < times; time++) for (const subject of cases) work(subject);
    },
  });
  const view = (subject: Case) => rulesOf(subject).program.view(subject, today);
  const assessed = (type: number) =>
    ofAll((subject) => {
      const source = sourceProgram(rulesOf(subject), type);
      return source && assess(source, view(subject)).violations;
    });
  const { seen, rules, one, two, three } = await takenBy(
    {
      seen: ofAll(view),
      rules: ofAll((subject) => rulesOf(subject).program.evaluate(view(subject))),
      one: assessed(1),
      two: assessed(2),
      three: assessed(3),
    },
    40,
    20,
  );
  return [
    { what: 'a demo case as rules see it', taken: seen },
    { what: 'and all rules with their facts', taken: rules, goal: 'at most 12 µs' },
    { what: 'and assessed for source type 1', taken: one },
    { what: 'and assessed for source type 2', taken: two, goal: 'at most 30 µs' },
    { what: 'and assessed for source type 3', taken: three },
  ];
}

async function ofManyObjects(): Promise<readonly Figure[]> {
  const [first] = await variedCases(systems, 1, 0);
  if (!first) throw new Error('there is no demo case');
  const { program } = rulesOf(first);
  const source = sourceProgram(rulesOf(first), 2);
  if (!source) throw new Error('there is no source type 2');
  const calls: Readonly<Record<string, (subject: Case) => unknown>> = {
    'all rules with their facts': (subject) => program.evaluate(program.view(subject, today)),
    'assessed for source type 2': (subject) => assess(source, program.view(subject, today)).isComplete,
  };
  const figures: Figure[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const of = (count: number, times: number): Timed => {
      const subject = withDisorders(first, program, count);
      return {
        units: times,
        round() {
          for (let time = 0; time < times; time++) call(subject);
        },
      };
    };
    const { few, many } = await takenBy({ few: of(20, 20), many: of(1980, 1) }, 15, 10);
    figures.push(
      { what: `20 disorders, ${name}`, taken: few },
      {
        what: `1,980 disorders, ${name}`,
        taken: many,
        ratio: many.median / few.median,
        goal: 'at most 150 × those of 20',
      },
    );
  }
  return figures;
}

/** So many that the processor cannot learn their branches by heart, as it does those of 30 cases and 200 rules. */
const madeCases = 300;

/** So many are enough for other engines, which are slow; they are compared with the rules on the same ones. */
const comparedCases = 3;

async function ofMadeRules(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const ofFewer = new Map<string, number>();
  const beside = (which: string, { median }: Taken): Pick<Figure, 'ratio' | 'goal'> => {
    const fewer = ofFewer.get(which);
    ofFewer.set(which, median);
    return fewer === undefined ? {} : { ratio: median / fewer, goal: 'at most 6.5 × those of 200' };
  };
  for (const count of [200, 1000])
    for (const missing of [0, 0.3]) {
      const program = madeProgram(count);
      const facts = madeFacts(madeCases, missing);
      const engines: Record<string, Fired> = {};
      if (count === 200) Object.assign(engines, { 'json-rules-engine': jsonRulesEngine(program.ruleSet.rules) });
      const other = count === 200 && missing === 0 ? zen(program.ruleSet.rules) : undefined;
      if (other) engines['ZEN'] = other;
      if (count === 200 && missing === 0)
        Object.assign(engines, { 'json-logic-engine': jsonLogic(program.ruleSet.rules) });
      for (const [name, fired] of Object.entries(engines)) await compare(name, fired, program, facts);
      const cases = facts.map((each) => madeCase(each, program.unitFor(undefined).id));
      const views = cases.map((each) => program.view(each, today));
      const times = 2;
      const ofRules = (some: typeof views, rounds: number): Timed => ({
        units: some.length * rounds,
        round() {
          for (let time = 0; time < rounds; time++) for (const each of some) program.evaluate(each);
        },
      });
      const all: Record<string, Timed> = {
        rules: ofRules(views, times),
        case: {
          units: cases.length * times,
          round() {
            for (let time = 0; time < times; time++)
              for (const each of cases) program.evaluate(program.view(each, today));
          },
        },
        few: ofRules(views.slice(0, comparedCases), 100),
        ...Object.fromEntries(
          Object.entries(engines).map(([name, fired]) => [name, few(fired, facts.slice(0, comparedCases))]),
        ),
      };
      const taken = await takenBy(all, 21, 10);
      const said = `${count.toLocaleString('en')} rules, ${missing === 0 ? 'complete' : '30 % missing'}`;
      const rules = taken['rules'] as Taken;
      figures.push({
        what: `${said}: the rules, ${madeCases} cases in turn`,
        taken: rules,
        ...beside(`${missing}`, rules),
      });
      figures.push({ what: `${said}: from the stored case`, taken: taken['case'] as Taken });
      const own = taken['few'] as Taken;
      figures.push({
        what: `${said}: the rules, ${comparedCases} cases in turn`,
        taken: own,
        ...beside(`${missing} few`, own),
      });
      for (const name of Object.keys(engines)) {
        const other = taken[name] as Taken;
        figures.push({
          what: `${said}: ${name}, the same ${comparedCases}`,
          taken: other,
          ratio: other.median / own.median,
          ...goalOf(name, missing),
        });
      }
    }
  return figures;
}

function goalOf(name: string, missing: number): Pick<Figure, 'goal'> {
  const goals: Readonly<Record<string, string>> = { ZEN: 'at least 100 ×', 'json-logic-engine': 'at least 5 ×' };
  return { goal: goals[name] ?? (missing === 0 ? 'at least 1,000 ×' : 'at least 300 ×') };
}

function madeProgram(count: number): Program {
  const [ruleSet] = systems.ruleSets;
  const [parameterSet] = ruleSet?.parameterSets.values() ?? [];
  if (!ruleSet || !parameterSet) throw new Error('there are no rules');
  return compileProgram(madeRules(count, ruleSet), parameterSet);
}

const few = (fired: Fired, facts: readonly MadeFacts[]): Timed => ({
  units: facts.length,
  async round() {
    for (const each of facts) await fired(each);
  },
});

/** Every engine says of every object which rules are violated, and says the same. */
async function compare(name: string, fired: Fired, program: Program, facts: readonly MadeFacts[]): Promise<void> {
  const places = new Map(program.ruleSet.rules.map((rule, place) => [rule, place]));
  for (const each of facts) {
    const view = program.view(madeCase(each, program.unitFor(undefined).id), today);
    const violated = program.evaluate(view).violations.map(({ rule }) => places.get(rule));
    deepStrictEqual(await fired(each), violated, `${name} says something else than the evaluator`);
  }
}
