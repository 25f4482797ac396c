import type { Position } from '../../documents/position.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { CaseView, Instance } from '../../rules/program/program.js';
import type { CaseRules, Systems } from '../../screens/model/systems.js';
import type { ExplainedSubject } from './explanation.js';

/** A case to be explained, under the rules that it is evaluated with. */
export interface CaseState {
  readonly subject: ExplainedSubject;
  /** Of an example with the parameters that it gives. */
  readonly rules: CaseRules;
  readonly view: CaseView;
  /** Of an example: what it is an example of, and what `this` of it became. */
  readonly of?: { readonly what: Rule | DerivedFact; readonly instance: Instance };
}

/** The rules and screens that everything is explained with. */
export interface Loaded {
  readonly systems: Systems;
  /** Where they were loaded from; files are named from the last part of each on. */
  readonly rules: string;
  readonly screens: string;
}

/** Puts a folder in front of the file of a place. */
export const placeIn =
  (folder: string) =>
  (at: Position): Position => ({ ...at, file: `${folder}/${at.file}` });
