import type { Cursor } from '../../documents/cursor.js';
import type { DerivedFact } from '../model/expression.js';
import type { Rule } from '../model/rule.js';
import type { Instance, Program } from '../program/program.js';

/** What an example is an example of. */
export interface ExampleSubject {
  /** As a finding calls it: `the rule end-age`. */
  readonly title: string;
  readonly scope: string;
  readonly of: Rule | DerivedFact;
  /** What came out for the example's `this`, or undefined when that is what was expected. */
  surprise(program: Program, instance: Instance, expected: Cursor): string | undefined;
  /** The values that what comes out rests on. */
  because(program: Program, instance: Instance): readonly string[];
  /** What comes out for it, as an example writes it under `expect`. */
  comesTo(program: Program, instance: Instance): string;
}
