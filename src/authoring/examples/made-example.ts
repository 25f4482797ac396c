import type { Located } from '../../documents/located.js';
import type { Rule } from '../../rules/model/rule.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import { givenText } from './given-text.js';

/** An example that was made, and comes out as it says. */
export interface MadeExample {
  /** What it is an example of: `the rule end-age`. */
  readonly title: string;
  readonly of: Rule | DerivedFact;
  readonly given: Located;
  readonly expect: string;
  /** The system that it is an example in alone: another one does not know what it gives. */
  readonly system?: string;
}

/** As it is written into a file, without the dash. */
export const exampleText = ({ given, expect }: MadeExample): string =>
  `{ given: ${givenText(given)}, expect: ${expect} }`;
