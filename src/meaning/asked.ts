import { type Ask, askAnew } from '../documents/kept-answers.js';
import type { DerivedFact } from '../rules/model/expression.js';
import type { LeftOutPart } from '../rules/examples/parts-left-out.js';
import type { TriedPart } from '../rules/examples/parts-tried.js';
import type { Rule } from '../rules/model/rule.js';

/** How rules are asked for what they mean, each with the files that it rests on, and screens, all together. */
export interface Asked {
  readonly rules: Ask;
  readonly screens: <T>(question: string, make: () => T) => T;
  /** Rules and facts with examples that come out otherwise than they say, of which nothing else is told of them. */
  readonly withWrongExamples?: ReadonlySet<Rule | DerivedFact>;
  /** The parts of rules and facts to which an example came, or which one needs. */
  readonly tried?: ReadonlySet<TriedPart | LeftOutPart>;
}

export const askedAnew: Asked = { rules: askAnew, screens: (_, make) => make() };
