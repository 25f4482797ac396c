import type { CaseVerdict, Said, SourceVerdict } from './case-verdict.js';

/** What is said of a rule, or nothing. */
export type Verdict = Said | 'not violated';

/** What changes of the verdict on one case; each at most once for a case, with how often. */
export type VerdictChange = (RuleVerdictChange | QuestionChange | CompletenessChange) & { readonly count: number };

/** A rule, a finding of the service, or a condition of a screen. */
export interface RuleVerdictChange {
  readonly what: 'rule';
  readonly rule: string;
  readonly from: Verdict;
  readonly to: Verdict;
}

export interface QuestionChange {
  readonly what: 'question';
  readonly sourceType: number;
  /** As `person.height`. */
  readonly attribute: string;
  /** `open`: mandatory and without an answer. */
  readonly change: 'newly open' | 'no longer open' | 'newly asked' | 'no longer asked';
}

export interface CompletenessChange {
  readonly what: 'completeness';
  readonly sourceType: number;
  readonly from: 'complete' | 'incomplete' | 'consistent' | 'inconsistent';
  readonly to: 'complete' | 'incomplete' | 'consistent' | 'inconsistent';
}

/** What is said otherwise of a case than before. */
export function verdictChanges(old: CaseVerdict, now: CaseVerdict): readonly VerdictChange[] {
  const sources = [...now.sources].flatMap(([sourceType, after]) => {
    const before = old.sources.get(sourceType);
    return before ? sourceChanges(sourceType, before, after) : [];
  });
  return [...ruleChanges(old, now), ...sources];
}

function ruleChanges(old: CaseVerdict, now: CaseVerdict): readonly VerdictChange[] {
  return [...new Set([...old.said.keys(), ...now.said.keys()])].flatMap((rule) => {
    const [before, after] = [old.said.get(rule), now.said.get(rule)];
    const counts = new Map<string, RuleVerdictChange & { count: number }>();
    for (const object of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
      const from = before?.get(object) ?? 'not violated';
      const to = after?.get(object) ?? 'not violated';
      if (from === to) continue;
      const known = counts.get(`${from} ${to}`);
      counts.set(`${from} ${to}`, { what: 'rule', rule, from, to, count: (known?.count ?? 0) + 1 });
    }
    return [...counts.values()];
  });
}

function sourceChanges(sourceType: number, old: SourceVerdict, now: SourceVerdict): readonly VerdictChange[] {
  const question = (
    change: QuestionChange['change'],
    has: QuestionMap,
    hasNot: QuestionMap,
  ): readonly VerdictChange[] => {
    const counts = new Map<string, number>();
    for (const [id, attribute] of has) if (!hasNot.has(id)) counts.set(attribute, (counts.get(attribute) ?? 0) + 1);
    return [...counts].map(([attribute, count]) => ({ what: 'question', sourceType, attribute, change, count }));
  };
  const flips = [
    [old.complete, now.complete, 'complete', 'incomplete'],
    [old.consistent, now.consistent, 'consistent', 'inconsistent'],
  ] as const;
  return [
    ...question('newly open', now.open, old.open),
    ...question('no longer open', old.open, now.open),
    ...question('newly asked', now.asked, old.asked),
    ...question('no longer asked', old.asked, now.asked),
    ...flips.flatMap(([before, after, yes, no]): readonly VerdictChange[] =>
      before === after
        ? []
        : [{ what: 'completeness', sourceType, from: before ? yes : no, to: after ? yes : no, count: 1 }],
    ),
  ];
}

type QuestionMap = SourceVerdict['asked'];
