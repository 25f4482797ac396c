import { isOwnFinding } from '../../../rules/model/own-findings.js';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PartialDate } from '../../../case/values/date.js';
import { Findings } from '../../../documents/findings/findings.js';
import { namesLike } from '../names-like.js';
import type { Position } from '../../../documents/position.js';
import { lookAtExample } from '../../../rules/examples/judge-example.js';
import { prepareExample } from '../../../rules/examples/prepare-example.js';
import { examplesOf } from '../../../rules/examples/examples-of.js';
import type { ExampleSubject } from '../../../rules/examples/example-subject.js';
import { plain } from '../../../documents/structure/plain.js';
import type { Example } from '../../../rules/model/example.js';
import type { DerivedFact } from '../../../rules/model/expression.js';
import type { Rule } from '../../../rules/model/rule.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import type { CaseRules } from '../../../screens/model/systems.js';
import { type CaseState, type Loaded, placeIn } from '../case-state.js';

/** An example with what it is an example of. */
interface OwnedExample {
  readonly what: Rule | DerivedFact;
  readonly subject: ExampleSubject;
  readonly name: string;
  readonly example: Example;
  /** From 1, among those of its rule or fact. */
  readonly number: number;
}

/** How examples are evaluated. */
export interface ExampleChoice {
  /** The parameter set; default: the first that can hold what the example gives. */
  readonly csp?: number | undefined;
  /** Instead of the day that the example gives. */
  readonly today?: PartialDate | undefined;
}

/**
 * The cases of the examples that are named: `<rule id>` or `<fact>` (`person.bmi` where several kinds have it) means
 * all of its examples, `<rule id>#2` one of them, `<file>:<line>` what stands there. Each once, in the rule system of
 * the first parameter set that has it. @throws Error that says what is wrong, with the nearest names
 */
export function exampleStates(named: string, choice: ExampleChoice, loaded: Loaded): readonly CaseState[] {
  const systems = loaded.systems.ruleSets
    .filter(({ parameterSets }) => choice.csp === undefined || parameterSets.has(choice.csp))
    .sort((a, b) => firstSet(a) - firstSet(b));
  if (systems.length === 0) throw new Error(`there is no parameter set ${choice.csp}`);
  for (const ruleSet of systems) {
    const found = chosen(named, ownedExamples(ruleSet), loaded);
    const states = found.flatMap((owned) => stateOf(owned, ruleSet, choice, loaded) ?? []);
    if (states.length > 0) return states;
    if (found.length > 0) throw new Error(`${named} is of other parameter sets than ${choice.csp}`);
  }
  throw new Error(notFound(named, systems.flatMap(ownedExamples), systems, loaded));
}

const firstSet = ({ parameterSets }: RuleSet): number => Math.min(...parameterSets.keys());

const ownedExamples = (ruleSet: RuleSet): readonly OwnedExample[] =>
  examplesOf(ruleSet).flatMap(([subject, examples]) => {
    const what = subject.of;
    const name = isRule(what) ? what.id : `${what.scope}.${what.name}`;
    return examples.map((example, index) => ({ what, subject, name, example, number: index + 1 }));
  });

const isRule = (what: Rule | DerivedFact): what is Rule => 'violatedWhen' in what;

const numbered = /^(.+)#(\d+)$/;
const placed = /^(.+):(\d+)$/;

function chosen(named: string, all: readonly OwnedExample[], loaded: Loaded): readonly OwnedExample[] {
  const [, name = named, number] = numbered.exec(named) ?? [];
  const own = all.filter((each) => isCalled(each, name) && (number === undefined || each.number === Number(number)));
  if (own.length > 0) return own;
  const [, file = '', line = ''] = placed.exec(named) ?? [];
  const wanted = Number(line);
  const inFile = all.filter(({ example }) => isFile(example.at, file, loaded));
  const lines = inFile[0] ? linesIn(join(loaded.rules, inFile[0].example.at.file)) : Number.POSITIVE_INFINITY;
  // The last example goes on to the end of its file, and no further.
  if (wanted > lines) throw new Error(`${file} has ${lines} lines`);
  const here = inFile.filter(({ example }) => example.at.line <= wanted);
  // An example may go on over several lines, but not into another rule; each rule of a pattern has it.
  const last = Math.max(...here.map(({ example }) => example.at.line));
  const begins = ({ what }: OwnedExample): boolean =>
    isFile(what.at, file, loaded) && what.at.line > last && what.at.line <= wanted;
  return all.some(begins) ? [] : here.filter(({ example }) => example.at.line === last);
}

const linesIn = (path: string): number => readFileSync(path, 'utf8').replace(/\n$/, '').split('\n').length;

const isCalled = ({ what, name }: OwnedExample, wanted: string): boolean =>
  name === wanted || ('name' in what && what.name === wanted);

/** From the directory of the rules on, with its name in front or not. */
const isFile = ({ file }: Position, wanted: string, { rules }: Loaded): boolean =>
  wanted === file || wanted === `${basename(rules)}/${file}` || wanted.endsWith(`/${basename(rules)}/${file}`);

/** Undefined for an example of other parameter sets than the one that is chosen. */
function stateOf(owned: OwnedExample, ruleSet: RuleSet, choice: ExampleChoice, loaded: Loaded): CaseState | undefined {
  const sets = [...ruleSet.parameterSets.keys()]
    .filter((csp) => choice.csp === undefined || csp === choice.csp)
    .sort((a, b) => a - b);
  const wrong = new Findings();
  for (const csp of sets) {
    const rules = loaded.systems.forCsp(csp);
    const state = rules && stateIn(owned, rules, choice, loaded, wrong);
    if (state) return state;
  }
  if (wrong.all.length === 0) return undefined;
  const findings = new Findings();
  findings.addFrom(wrong, basename(loaded.rules));
  throw new Error(findings.report());
}

function stateIn(
  { what, subject, name, example, number }: OwnedExample,
  rules: CaseRules,
  choice: ExampleChoice,
  loaded: Loaded,
  wrong: Findings,
): CaseState | undefined {
  const prepared = prepareExample(subject, example, rules.program, { findings: wrong, notHere: wrong });
  if (!prepared) return undefined;
  const { program, expected: expect } = prepared;
  const seen = lookAtExample(prepared, program);
  if ('wrong' in seen) {
    wrong.error(seen.wrong.at, seen.wrong.code, seen.wrong.message);
    return undefined;
  }
  const { case: subjectCase, today } = seen.instance.view;
  const view = program.view(subjectCase, choice.today ?? today);
  const instance = view.instance(seen.instance.id) ?? view.root;
  const surprise = subject.surprise(program, instance, expect);
  return {
    subject: {
      kind: 'example',
      name: `${name}#${number}`,
      at: placeIn(basename(loaded.rules))(example.at),
      ...(expect.node && { expected: expectedText(plain(expect.node)) }),
      ...(surprise !== undefined && { surprise }),
    },
    rules: { ...rules, program, parameterSet: program.parameterSet },
    view,
    of: { what, instance },
  };
}

const expectedText = (expected: unknown): string =>
  typeof expected === 'object' ? JSON.stringify(expected) : String(expected);

function notFound(named: string, all: readonly OwnedExample[], systems: readonly RuleSet[], loaded: Loaded): string {
  const [, name = named, number] = numbered.exec(named) ?? [];
  const own = all.filter((each) => isCalled(each, name));
  if (own.length > 0) return `${name} has ${Math.max(...own.map((each) => each.number))} examples, no ${number}`;
  const [, file = named] = placed.exec(named) ?? [];
  if (all.some(({ example }) => isFile(example.at, file, loaded))) return `no example stands at ${named}`;
  const names = systems.flatMap(({ rules, objects }) => [
    ...rules.map(({ id }) => id),
    ...[...objects.values()].flatMap((kind) =>
      [...kind.facts.keys()].flatMap((fact) => [fact, `${kind.name}.${fact}`]),
    ),
  ]);
  if (names.includes(name)) return `${name} has no example; a persona or a case that reads it shows it`;
  if (isOwnFinding(name))
    return `${name} is no rule: the service itself finds it in a case; --rule ${name} beside a case or a persona tells where`;
  return `there is no rule and no derived fact ${name}${namesLike(name, new Set(names))}; expected one of them, <rule>#<number of an example>, <file>:<line>, or persona:<name>`;
}
