import type { Finding } from '../../documents/findings/findings.js';
import { type Position, placeOf, startOf } from '../../documents/position.js';
import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import type { RuleSet } from '../../rules/model/rule-set.js';

/** What is told of rules and facts that too few examples try. */
const weak: readonly FindingCode[] = ['untried-part', 'uncertain-limit'];
/** In so many files nobody has just begun a rule. */
const leastFiles = 2;

/**
 * Findings with one for those about the examples of several shared files, where one system has no folder of tests and
 * others have one: examples of shared rules stood there.
 *
 * @param folder that of the rules, as findings call it
 */
export function withLostTests(
  findings: readonly Finding[],
  ruleSets: readonly Pick<RuleSet, 'system' | 'tests'>[],
  folder: string,
): readonly Finding[] {
  const without = ruleSets.filter(({ system, tests }) => !tests.some(isWithin(`${system}/tests`)));
  const others = ruleSets.filter((each) => !without.includes(each)).map(({ system }) => `${system}/tests`);
  const [lacking, ...more] = without.map(({ system }) => system);
  if (lacking === undefined || more.length > 0 || others.length === 0) return findings;
  const inSystem = ({ at }: Finding): boolean => ruleSets.some(({ system }) => isWithin(`${folder}/${system}`)({ at }));
  const untried = findings.filter((each) => weak.includes(each.code) && !inSystem(each));
  const [first] = untried;
  if (!first || new Set(untried.map(({ at }) => at.file)).size < leastFiles) return findings;
  const lost: Finding = {
    severity: 'warning',
    at: startOf(`${folder}/${lacking}/tests`),
    code: 'missing-file',
    message: `there is no ${lacking}/tests, though there is ${others.join(' and ')}, and shared rules miss ${untried.length} examples that may have stood there; the first: ${first.message} (${placeOf(first.at)})`,
    standsFor: untried,
  };
  return findings.flatMap((each) => (each === first ? [lost] : untried.includes(each) ? [] : [each]));
}

const isWithin =
  (folder: string) =>
  ({ at }: { readonly at: Position }): boolean =>
    at.file.startsWith(`${folder}/`);
