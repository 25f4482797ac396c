import type { DerivedFact } from '../model/expression.js';
import type { Rule } from '../model/rule.js';
import { Cursor } from '../../documents/cursor.js';
import { checkExpected } from './check-expected.js';
import type { Program } from '../program/program.js';
import type { Example } from '../model/example.js';
import type { ExampleFindings } from './example-findings.js';
import type { ExampleSubject } from './example-subject.js';
import { judgeExample, type Surprise } from './judge-example.js';
import { type PreparedExample, prepareExample } from './prepare-example.js';
import type { Position } from '../../documents/position.js';

/** An example that does not come out as it says, and where it says so. */
export interface UnexpectedOutcome extends Surprise {
  readonly at: Position;
  /** Whose example it is. */
  readonly of: Rule | DerivedFact;
}

/**
 * Runs one example under the parameter set of a program; what it gives wrongly is a finding, and what does not come out
 * as it says is what is returned.
 *
 * @param asSaid takes it when it comes out as it says
 */
export function runExample(
  subject: ExampleSubject,
  example: Example,
  program: Program,
  into: ExampleFindings,
  asSaid: PreparedExample[] = [],
): UnexpectedOutcome | undefined {
  const { of } = subject;
  const { expect } = example;
  if ('is' in of && expect instanceof Cursor && !checkExpected(of, expect, program.ruleSet, into.findings))
    return undefined;
  const prepared = prepareExample(subject, example, program, into);
  const fault = prepared && judgeExample(prepared);
  if (fault?.surprise) return { at: fault.at, of, ...fault.surprise };
  if (fault) into.findings.error(fault.at, fault.code, fault.message);
  else if (prepared) asSaid.push(prepared);
  return undefined;
}
