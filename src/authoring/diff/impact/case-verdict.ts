import type { Renames } from '../items/names.js';
import { reference } from '../items/item.js';
import type { Attribute } from '../../../rules/model/attribute.js';
import type { Severity } from '../../../rules/model/rule.js';
import type { CaseView, RuleFindings, Violation } from '../../../rules/program/program.js';
import { type Assessment, assess } from '../../../screens/assess/assessment.js';
import type { Part } from './part.js';

/** What is said of a rule for one object; what is not said of one is that it is not violated. */
export type Said = Severity | 'undecided';

/** What is said of a case as a whole under one state of the rules. */
export interface CaseVerdict {
  /** By rule, finding of the service or condition of a screen, and by the object or question that it is said of. */
  readonly said: ReadonlyMap<string, ReadonlyMap<string, Said>>;
  /** By source type of the case. */
  readonly sources: ReadonlyMap<number, SourceVerdict>;
  /** The first violation of each rule, for its message. */
  readonly violations: ReadonlyMap<string, Violation>;
}

export interface SourceVerdict {
  readonly complete: boolean;
  readonly consistent: boolean;
  /** The attributes that are asked for, by question id; those of open mandatory questions. */
  readonly asked: ReadonlyMap<string, string>;
  readonly open: ReadonlyMap<string, string>;
}

/**
 * Judges a case as checkCompleteness does for its own source types, and by every rule of its parameter set; of all
 * that, what the part has. `renames`: what is called otherwise in the state that it is compared with.
 * @throws Unjudgeable when the rules do not have what the case names
 */
export function caseVerdict(view: CaseView, part: Part, renames: Renames): CaseVerdict {
  const said = new Map<string, Map<string, Said>>();
  const say = (what: string, of: number | string, word: Said): void => {
    let ofWhat = said.get(what);
    if (!ofWhat) said.set(what, (ofWhat = new Map()));
    ofWhat.set(String(of), word);
  };
  const ruleName = (id: string): string => renames.get(reference('rule', id)) ?? id;
  const findings = view.program.evaluate(view, part.rules);
  for (const { rule, severity, instance } of findings.violations) say(ruleName(rule.id), instance.id, severity);
  for (const { rule, instance } of findings.undecided) say(ruleName(rule.id), instance.id, 'undecided');
  const sources = new Map<number, SourceVerdict>();
  for (const { typeId } of view.case.sources) {
    if (sources.has(typeId)) continue;
    const source = part.source(typeId);
    if (!source) continue;
    const assessment = assess(source, view);
    sources.set(typeId, sourceVerdict(assessment, renames));
    for (const { key, severity, asked } of assessment.ownViolations) say(key, asked.id, severity);
    for (const { name, objectId } of assessment.failedConditions) say(name, objectId, 'undecided');
  }
  return { said, sources, violations: firstViolations(findings, ruleName) };
}

/**
 * The verdict on a case by a part and by the rest of its rules, which say nothing by themselves that is told: a source
 * type is complete, and consistent, when it is so by both.
 */
export function withRest(verdict: CaseVerdict, rest: CaseVerdict): CaseVerdict {
  const sources = [...verdict.sources].map(([typeId, { complete, consistent, asked, open }]) => {
    const other = rest.sources.get(typeId);
    const both = {
      complete: complete && other?.complete !== false,
      consistent: consistent && other?.consistent !== false,
    };
    return [typeId, { ...both, asked, open }] as const;
  });
  return { ...verdict, sources: new Map(sources) };
}

function firstViolations({ violations }: RuleFindings, ruleName: (id: string) => string): CaseVerdict['violations'] {
  const first = new Map<string, Violation>();
  for (const violation of violations) {
    const name = ruleName(violation.rule.id);
    if (!first.has(name)) first.set(name, violation);
  }
  return first;
}

function sourceVerdict(assessment: Assessment, renames: Renames): SourceVerdict {
  const { items, missing, violations, ownViolations, failedRules, failedConditions } = assessment;
  const severities = new Set([...violations, ...ownViolations].map(({ severity }) => severity));
  const undecidable = failedRules.length + failedConditions.length > 0;
  const attributeName = ({ object, fact }: Attribute): string =>
    renames.get(reference('attribute', `${object}.${fact}`)) ?? `${object}.${fact}`;
  const asked = items.flatMap(({ questions }) => questions.map((question) => question.asked));
  return {
    complete: missing.length === 0 && !undecidable && !severities.has('incomplete'),
    consistent: !severities.has('error'),
    asked: new Map(asked.map(({ id, question }) => [id, attributeName(question.attribute)])),
    open: new Map(missing.map(({ id, question }) => [id, attributeName(question.attribute)])),
  };
}
