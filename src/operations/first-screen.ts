import type { CaseReference } from '../case/case.js';
import type { CaseView } from '../rules/program/program.js';
import { assess } from '../screens/assess/assessment.js';
import type { Show } from '../screens/forms/show.js';
import type { SourceProgram } from '../screens/questions/source-program.js';
import type { Form } from '../screens/questions/token.js';

/** The first screen of a source type for a case; undefined when there is nothing to show (612). */
export function firstScreen(
  reference: CaseReference,
  source: SourceProgram,
  view: CaseView,
  form: Form,
  language: string,
): Show | undefined {
  const assessment = assess(source, view);
  const [shown] = assessment.items;
  return (
    shown && {
      rules: source.rules,
      reference,
      assessment,
      form,
      language,
      shown,
      questions: shown.questions,
      typed: new Map(),
      refusals: new Map(),
      namesOpenQuestions: false,
    }
  );
}
