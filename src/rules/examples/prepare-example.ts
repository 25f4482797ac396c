import type { Program } from '../program/program.js';
import type { Case } from '../../case/case.js';
import type { PartialDate } from '../../case/values/date.js';
import type { Cursor } from '../../documents/cursor.js';
import type { Example } from '../model/example.js';
import type { ExampleFindings } from './example-findings.js';
import { type ChosenObject, ExampleCase } from './example-case.js';
import type { ExampleSubject } from './example-subject.js';
import { ExamplePrograms } from './example-programs.js';
import { exampleSetting } from './example-setting.js';
import { readGiven } from './read-given.js';

/** An example that is ready to be judged under one parameter set, as often as somebody wants to. */
export interface PreparedExample {
  readonly subject: ExampleSubject;
  readonly example: Example;
  readonly expected: Cursor;
  /** With the parameters that the example gives. */
  readonly program: Program;
  readonly case: Case;
  /** The object that is judged. */
  readonly id: number;
  /** Undefined: the example says no day. */
  readonly today: Required<PartialDate> | undefined;
  readonly chosen: readonly ChosenObject[];
}

/**
 * Makes the case of an example under the parameter set of a program. Undefined when it gives something wrongly, which
 * is a finding, or is an example of another parameter set.
 */
export function prepareExample(
  subject: ExampleSubject,
  example: Example,
  program: Program,
  { findings, notHere, programs = new ExamplePrograms(program) }: ExampleFindings,
): PreparedExample | undefined {
  const { given, expect } = example as { readonly given: Cursor; readonly expect: Cursor };
  const before = findings.all.length + notHere.all.length;
  const { ruleSet } = program;
  const setting = exampleSetting(given, ruleSet, program.parameterSet, findings);
  if (!setting) return undefined;
  const own = programs.of(setting.changed, findings);
  const made = new ExampleCase(own, { findings, notHere });
  const id = readGiven(made, subject.scope, given, ruleSet, findings);
  if (id === undefined || findings.all.length + notHere.all.length > before) return undefined;
  const { subject: ofCase, chosen } = made;
  return { subject, example, expected: expect, program: own, case: ofCase, id, today: setting.today, chosen };
}
