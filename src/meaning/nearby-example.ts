import { Cursor } from '../documents/cursor.js';
import { Findings } from '../documents/findings/findings.js';
import type { Located } from '../documents/located.js';
import { placeOf } from '../documents/position.js';
import { append } from '../lists/append.js';
import { remembered } from '../lists/remembered.js';
import { type Change, changedGiven, type Path } from '../rules/examples/changed-given.js';
import { type ExamplePrograms, programsOfExamples } from '../rules/examples/example-programs.js';
import type { ExampleSubject } from '../rules/examples/example-subject.js';
import type { SubjectExamples } from '../rules/examples/examples-of.js';
import { judgeExample, outcomeOfExample } from '../rules/examples/judge-example.js';
import { type LeftOutPart, partsToLeaveOut, withoutPart } from '../rules/examples/parts-left-out.js';
import { partsToTry, type TriedPart } from '../rules/examples/parts-tried.js';
import { type PreparedExample, prepareExample } from '../rules/examples/prepare-example.js';
import type { Example } from '../rules/model/example.js';
import type { DerivedFact } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import type { CaseRules } from '../screens/model/systems.js';
import { writtenGiven } from './witness.js';

/** So many changes of examples are tried. */
const mostTries = 500;

type Part = TriedPart | LeftOutPart;

/**
 * Ends a finding of a part that no example proves with one that would with one answer less, or with another one that
 * stands at its place in the examples beside it: most often that is what it was written for. Empty: there is none.
 */
export function nearbyExample(rules: CaseRules, ofSubject: SubjectExamples, part: Part): string {
  const [subject, examples] = ofSubject;
  const { programs, proves } = proofs(rules);
  const isProof = proves(part);
  const answers = answersAt(examples.map(givenBy));
  let tries = 0;
  for (const example of remembered(inOrder, subject.of, () => idleFirst(ofSubject, rules)))
    for (const change of changesOf(givenBy(example), answers)) {
      if (++tries > mostTries) return '';
      const given = new Cursor(changedGiven(givenBy(example), change), example.at);
      const prepared = preparedWith(subject, { ...example, given }, programs);
      if (prepared && isProof(prepared)) return `; the one at ${placeOf(example.at)} would ${saidOf(change)}`;
    }
  return '';
}

const givenBy = ({ given }: Example): Located => (given as Cursor).node as Located;

const inOrder = new WeakMap<Rule | DerivedFact, readonly Example[]>();

/** Examples that prove nothing which the others do not prove, before those that do. */
function idleFirst([subject, examples]: SubjectExamples, rules: CaseRules): readonly Example[] {
  const { programs, proves } = proofs(rules);
  const provedBy = new Map<Part, Example[]>();
  const prepared = examples.flatMap((example) => preparedWith(subject, example, programs) ?? []);
  for (const part of [...partsToTry(subject.of), ...partsToLeaveOut(subject.of)]) {
    const isProof = proves(part);
    for (const each of prepared) if (isProof(each)) append(provedBy, part, each.example);
  }
  const needed = new Set([...provedBy.values()].flatMap((by) => (by.length === 1 ? by : [])));
  return [...examples.filter((each) => !needed.has(each)), ...needed];
}

const saidOf = ({ path, value }: Change): string => {
  const name = path.filter((step) => typeof step === 'string' && step !== 'this').join('.');
  return value ? `with ${name}: ${writtenGiven(value)}` : `without ${name}`;
};

/** What proves a part under the parameter set: an example that comes to it, or that needs it. */
function proofs({ ruleSet, parameterSet }: CaseRules) {
  const programs = programsOfExamples(ruleSet, parameterSet);
  const { watched } = programs;
  const proves = (part: Part): ((prepared: PreparedExample) => boolean) => {
    if (!('by' in part))
      return (prepared) => {
        watched?.lookFor([part]);
        judgeExample(prepared);
        return watched?.cameTo(part) ?? false;
      };
    const changed = withoutPart(part);
    return (prepared) => {
      const outcome = outcomeOfExample(prepared);
      return isDecided(outcome) && outcome !== outcomeOfExample(prepared, changed(prepared.program));
    };
  };
  return { programs, proves };
}

const isDecided = (outcome: string | undefined): boolean => outcome !== undefined && outcome !== 'undecided';

function preparedWith(
  subject: ExampleSubject,
  example: Example,
  programs: ExamplePrograms,
): PreparedExample | undefined {
  const findings = new Findings();
  return prepareExample(subject, example, programs.program, { findings, notHere: findings, programs });
}

/** Each answer left out, and then as the other examples give it; parameters and the day stay as they are. */
function* changesOf(given: Located, answers: ReadonlyMap<string, readonly Located[]>): Iterable<Change> {
  for (const { path, value } of answersIn(given)) {
    yield { path, value: undefined };
    for (const other of answers.get(path.join('.')) ?? [])
      if (writtenGiven(other) !== writtenGiven(value)) yield { path, value: other };
  }
}

/** The answers that examples give at each path, each once. */
function answersAt(givens: readonly Located[]): ReadonlyMap<string, readonly Located[]> {
  const found = new Map<string, Located[]>();
  for (const given of givens)
    for (const { path, value } of answersIn(given)) {
      const key = path.join('.');
      if (!found.get(key)?.some((other) => writtenGiven(other) === writtenGiven(value))) append(found, key, value);
    }
  return found;
}

function* answersIn(tree: Located, path: Path = []): Iterable<{ readonly path: Path; readonly value: Located }> {
  if (tree.node === 'scalar') yield { path, value: tree };
  if (tree.node === 'list') for (const [index, item] of tree.items.entries()) yield* answersIn(item, [...path, index]);
  if (tree.node !== 'map') return;
  for (const [key, { value }] of tree.entries)
    if (path.length > 0 || !/^(?:csp|evaluation)\b/.test(key)) yield* answersIn(value, [...path, key]);
}
