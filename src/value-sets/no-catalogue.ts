import { didYouMean } from '../documents/findings/nearest.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { quoted } from '../text/quoted.js';

/** What is said of a name that no catalogue has, with the one that is spelled most like it. */
export const noCatalogue = ({ catalogues }: RuleSet, name: string): string =>
  `there is no catalogue ${quoted(name)}${didYouMean(name, catalogues.keys())}`;
