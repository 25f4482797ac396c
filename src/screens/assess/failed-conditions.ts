import { failedOf } from '../../rules/program/failed.js';
import type { CaseView, CompiledCondition, Instance } from '../../rules/program/program.js';
import type { Missing } from '../../rules/values/gap.js';
import { ask, basesOf } from '../questions/asked-question.js';
import { allItems, type Item } from '../questions/items.js';
import type { SourceProgram } from '../questions/source-program.js';

/** A condition that cannot be decided, because it rests on a failed value. */
export interface FailedCondition {
  /** Key of the screen, with that of the question behind a point. */
  readonly name: string;
  readonly objectId: number;
  /** What failed. */
  readonly missing: readonly Missing[];
}

/** The conditions of screens and questions that rest on a failed value; in an ordinary view only few can. */
export function failedConditions(source: SourceProgram, view: CaseView): readonly FailedCondition[] {
  return allItems(source, view).flatMap((item) => {
    const { screen, instance } = item;
    const questions = view.isOrdinary ? screen.questionsThatMayFail : screen.questions;
    if (view.isOrdinary && !screen.mayFail && questions.length === 0) return [];
    const ofScreen = failure(screen.shownWhen, instance, screen.definition.key);
    if (screen.shownWhen.truth(instance) !== 'true') return ofScreen;
    return ofScreen.concat(
      questions.flatMap((question) =>
        basesOf(source.rules.program, item, question).flatMap((base) => failuresOf(source, item, question, base)),
      ),
    );
  });
}

/** Of a question that is shown that it is mandatory; of one that is not perhaps that it is shown. */
function failuresOf(
  { rules: { program } }: SourceProgram,
  item: Item,
  question: Item['screen']['questions'][number],
  base: Instance,
): readonly FailedCondition[] {
  const { shownWhen, mandatoryWhen, name } = question;
  const shown = shownWhen.truth(base);
  if (shown === 'false' || shown === 'none' || !ask(program, item, question, base)) return [];
  return failure(shown === 'true' ? mandatoryWhen : shownWhen, base, name);
}

function failure(condition: CompiledCondition, instance: Instance, name: string): readonly FailedCondition[] {
  if (condition.truth(instance) !== 'unknown') return [];
  const missing = failedOf(condition.missing(instance));
  return missing.length > 0 ? [{ name, objectId: instance.id, missing }] : [];
}
