import type { Finding } from '../../documents/findings/findings.js';
import type { RuleSet } from '../../rules/model/rule-set.js';

/** What came out of an example, to be shown beside it. */
export interface Verdict {
  readonly line: number;
  readonly isRight: boolean;
  /** What an author reads: `as expected`, or what came out. */
  readonly text: string;
}

/** The examples of a file with what came out of them: those of which nothing was found came out as they say. */
export function verdictsIn(
  file: string,
  ruleSets: readonly RuleSet[],
  findings: readonly Finding[],
): readonly Verdict[] {
  const places = new Map<number, { readonly line: number; readonly last: number }>();
  for (const { rules, objects } of ruleSets) {
    const facts = [...objects.values()].flatMap((kind) => [...kind.facts.values()]);
    for (const { examples = [] } of [...rules, ...facts])
      for (const { at, expect } of examples)
        if (at.file === file) places.set(at.line, { line: at.line, last: lineOf(expect) ?? at.line });
  }
  return [...places.values()]
    .sort((a, b) => a.line - b.line)
    .map(({ line, last }) => {
      const wrong = findings.find(({ at, severity }) => severity === 'error' && at.line >= line && at.line <= last);
      return { line, isRight: !wrong, text: wrong ? cameOut(wrong) : 'as expected' };
    });
}

const lineOf = (expect: unknown): number | undefined =>
  typeof expect === 'object' && expect !== null && 'at' in expect
    ? (expect.at as { readonly line: number }).line
    : undefined;

/** Of a wrong example what came out instead; of another finding all of it. */
const cameOut = ({ message }: Finding): string => message.slice(Math.max(message.lastIndexOf('came out '), 0));
