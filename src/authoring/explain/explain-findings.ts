import type { OwnFindingKey } from '../../rules/model/own-findings.js';
import { type Assessment, assess } from '../../screens/assess/assessment.js';
import { openMessage, ownMessage, questionText } from '../../screens/assess/capture-texts.js';
import { completenessOf } from '../../screens/assess/completeness-of.js';
import type { SourceProgram } from '../../screens/questions/source-program.js';
import type { Explaining } from './explain-rule.js';
import type { ExplainedFinding } from './explanation.js';
import { seenObject } from './seen/seer.js';

type Found = Omit<ExplainedFinding, 'finding' | 'severity' | 'sourceType'>;

/** What of a case each finding is about, in the words of checkCompleteness. */
const finders: Readonly<Record<OwnFindingKey, (assessment: Assessment, explaining: Explaining) => readonly Found[]>> = {
  'question-open': ({ missing, source }, { questions, locale }) =>
    missing.map((asked) => {
      const context = { rules: source.rules, language: locale };
      return {
        object: seenObject(asked.base),
        message: openMessage(context, questionText(context, { asked })),
        question: questions.named({ source, asked }),
      };
    }),
  'code-not-found': (assessment, explaining) => ownOf('code-not-found', assessment, explaining),
  'answer-without-question': (assessment, explaining) => ownOf('answer-without-question', assessment, explaining),
  undecidable: (assessment, { state, locale }) =>
    completenessOf(assessment, locale).undecidable.map(({ ruleId, objectId, reason }) => ({
      object: seenObject(state.view.instance(objectId) ?? state.view.root),
      message: reason,
      rule: ruleId,
    })),
};

const ownOf = (
  wanted: OwnFindingKey,
  { ownViolations, source }: Assessment,
  { questions, locale }: Explaining,
): readonly Found[] =>
  ownViolations
    .filter(({ key }) => key === wanted)
    .map((violation) => ({
      object: seenObject(violation.instance),
      message: ownMessage({ rules: source.rules, language: locale }, violation),
      question: questions.named({ source, asked: violation.asked }),
    }));

/** What the service itself finds in a case, of some kinds, in each of the source types. */
export const explainFindings = (keys: readonly OwnFindingKey[], explaining: Explaining): readonly ExplainedFinding[] =>
  (keys.length === 0 ? [] : explaining.sources).flatMap((source: SourceProgram) => {
    const assessment = assess(source, explaining.state.view);
    return keys.flatMap((finding) =>
      finders[finding](assessment, explaining).map((found) => ({
        finding,
        severity: source.rules.ruleSet.ownFindings.get(finding)?.severity ?? 'information',
        sourceType: source.sourceType.key,
        ...found,
      })),
    );
  });
