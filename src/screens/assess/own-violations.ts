import type { Instance, CaseView } from '../../rules/program/program.js';
import type { OwnFindingKey } from '../../rules/model/own-findings.js';
import type { Severity } from '../../rules/model/rule.js';
import { type AskedQuestion, placesOf } from '../questions/asked-question.js';
import type { AssessedItem } from './assessed-item.js';
import { danglingCode } from './dangling-code.js';
import { hiddenAnswers } from '../questions/hidden-answers.js';
import type { SourceProgram } from '../questions/source-program.js';

/**
 * Something that the service itself finds in a case, beside what the rules say (rule language,
 * `plausibility/findings.yaml`).
 */
export interface OwnViolation {
  readonly key: Extract<OwnFindingKey, 'code-not-found' | 'answer-without-question'>;
  readonly severity: Severity;
  readonly instance: Instance;
  readonly asked: AskedQuestion;
  /** Where it shows; empty when its question is not shown. */
  readonly places: readonly string[];
  /** The stored code that is in no list (any more). */
  readonly code: string;
}

/**
 * Codes that are not, or no longer, in their catalogue, and answers of this source whose question no longer applies.
 */
export function ownViolations(
  source: SourceProgram,
  view: CaseView,
  items: readonly AssessedItem[],
): readonly OwnViolation[] {
  const { ownFindings } = source.rules.ruleSet;
  const severityOf = (key: OwnViolation['key']): Severity => ownFindings.get(key)?.severity ?? 'information';
  const dangling: OwnViolation[] = [];
  const key = 'code-not-found';
  for (const item of items) {
    if (!item.hasDanglingCode) continue;
    for (const { asked } of item.questions) {
      const code = danglingCode(asked);
      if (code === undefined) continue;
      const places = placesOf(asked);
      dangling.push({ key, severity: severityOf(key), instance: asked.base, asked, places, code });
    }
  }
  const sourceId = view.case.sources.find(({ typeId }) => typeId === source.sourceType.id)?.id;
  const kept = hiddenAnswers(source, view, sourceId).map(({ asked }) => ({
    key: 'answer-without-question' as const,
    severity: severityOf('answer-without-question'),
    instance: asked.base,
    asked,
    places: [],
    code: '',
  }));
  return [...dangling, ...kept];
}
