import { failedOf } from '../../rules/program/failed.js';
import { remembered } from '../../lists/remembered.js';
import type { CaseView, CompiledCondition, Instance, Program } from '../../rules/program/program.js';
import type { Missing } from '../../rules/values/gap.js';
import { ask, basesOf } from '../questions/asked-question.js';
import type { CompiledQuestion, CompiledScreen } from '../questions/compiled-screen.js';
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

/** The conditions of screens and questions that rest on a failed value; in most views only few can. */
export function failedConditions(source: SourceProgram, view: CaseView): readonly FailedCondition[] {
  const { program } = source.rules;
  const { unusual } = view;
  const attributes = unusual && [...unusual].sort().join();
  return allItems(source, view).flatMap((item) => {
    const { screen, instance } = item;
    const { mayFail, questions } =
      unusual && attributes !== undefined
        ? doubtfulOf(screen, program, unusual, attributes)
        : { mayFail: true, questions: screen.questions };
    if (!mayFail && questions.length === 0) return [];
    const ofScreen = failure(screen.shownWhen, instance, screen.definition.key);
    if (screen.shownWhen.truth(instance) !== 'true') return ofScreen;
    return ofScreen.concat(
      questions.flatMap((question) =>
        basesOf(program, item, question).flatMap((base) => failuresOf(source, item, question, base)),
      ),
    );
  });
}

/** What of a screen may rest on a failed value: whether its own condition, and the questions. */
interface Doubtful {
  readonly mayFail: boolean;
  readonly questions: readonly CompiledQuestion[];
}

/** Of so many sets of attributes it is remembered for a screen; then all are forgotten. */
const mostRemembered = 1000;
const doubtful = new WeakMap<CompiledScreen, Map<string, Doubtful>>();

/** `attributes`: those that are unusual, as a text. */
function doubtfulOf(
  screen: CompiledScreen,
  program: Program,
  unusual: ReadonlySet<number>,
  attributes: string,
): Doubtful {
  const ofScreen = remembered(doubtful, screen, () => new Map<string, Doubtful>());
  if (ofScreen.size >= mostRemembered) ofScreen.clear();
  return remembered(ofScreen, attributes, () => ({
    mayFail: program.mayFail(screen.definition.shownWhen, unusual),
    questions: screen.questions.filter(({ definition: { shownWhen, mandatoryWhen } }) =>
      [shownWhen, mandatoryWhen].some((condition) => program.mayFail(condition, unusual)),
    ),
  }));
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
