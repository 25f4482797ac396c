import { compileProgram } from '../program/compile-program.js';
import type { Program, Instance } from '../program/program.js';
import type { PartialDate } from '../../case/values/date.js';
import { Cursor } from '../../documents/cursor.js';
import type { Example } from '../model/example.js';
import type { ExampleFindings } from './example-findings.js';
import { ExampleCase } from './example-case.js';
import { exampleSetting } from './example-setting.js';
import { readGiven } from './read-given.js';

/** What an example is an example of. */
export interface ExampleSubject {
  /** As a finding calls it: `the rule end-age`. */
  readonly title: string;
  readonly scope: string;
  /** What came out for the example's `this`, or undefined when that is what was expected. */
  surprise(program: Program, instance: Instance, expected: Cursor): string | undefined;
}

/** Any day: an example for which it matters must give its own. */
const someDay: Required<PartialDate> = { year: 2000, month: 1, day: 1 };

/**
 * Runs one example under the parameter set of a program; what it gives wrongly, and what does not come out as it says,
 * are findings.
 */
export function runExample(
  subject: ExampleSubject,
  { given, expect, at }: Example,
  program: Program,
  { findings, notHere }: ExampleFindings,
): void {
  if (!(given instanceof Cursor) || !(expect instanceof Cursor))
    throw new Error(`the example at ${at.file}:${at.line} was not read from a file`);
  const before = findings.all.length + notHere.all.length;
  const { ruleSet } = program;
  const setting = exampleSetting(given, ruleSet, program.parameterSet, findings);
  const own = setting.parameterSet === program.parameterSet ? program : compileProgram(ruleSet, setting.parameterSet);
  const example = new ExampleCase(own, { findings, notHere });
  const id = readGiven(example, subject.scope, given, ruleSet, findings);
  if (id === undefined || findings.all.length + notHere.all.length > before) return;
  const day = watch(setting.today ?? someDay);
  const view = own.view(example.subject, day.today);
  const instance = view.instance(id) ?? view.root;
  for (const { owner, relation, object, cursor } of example.chosen) {
    const from = view.instance(owner.id);
    const found = from && own.related(from, relation);
    if (Array.isArray(found) && (found as readonly Instance[])[0]?.id === object.id) continue;
    findings.error(
      cursor.at,
      'wrong-choice',
      `what is given as ${relation.name} is not what ${relation.name} comes to; it must match the condition and the order of the relation`,
    );
    return;
  }
  const surprise = subject.surprise(own, instance, expect);
  if (surprise !== undefined) {
    findings.error(
      expect.at,
      'wrong-example',
      `${subject.title}: expected ${shown(expect)}, came out ${surprise} with the parameter set ${program.parameterSet.id}`,
    );
  } else if (day.wasSeen() && !setting.today) {
    findings.error(at, 'missing-today', `${subject.title} depends on the day: the example must give evaluation.today`);
  }
}

/** A day that remembers whether anybody looked at it. */
function watch(day: PartialDate): { readonly today: PartialDate; readonly wasSeen: () => boolean } {
  let seen = false;
  const look = <Value>(value: Value): Value => {
    seen = true;
    return value;
  };
  const today = {
    get year() {
      return look(day.year);
    },
    get month() {
      return look(day.month ?? 1);
    },
    get day() {
      return look(day.day ?? 1);
    },
  };
  return { today, wasSeen: () => seen };
}

function shown(cursor: Cursor): string {
  const { node } = cursor;
  return node?.node === 'scalar'
    ? String(node.value)
    : node?.node === 'list'
      ? `[${cursor.items.map(shown).join(', ')}]`
      : 'keys with values';
}
