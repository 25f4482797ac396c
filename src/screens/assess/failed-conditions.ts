import { failedOf } from '../../rules/program/failed.js';
import type { Condition } from '../../rules/model/expression.js';
import { remembered } from '../../lists/remembered.js';
import { rememberedByNumbers } from '../../lists/remembered-by-numbers.js';
import type { CaseView, CompiledCondition, Instance } from '../../rules/program/program.js';
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
  const doubtful = doubtfulIn(source, view.unusual);
  if (doubtful.size === 0) return [];
  const { program } = source.rules;
  return allItems(source, view).flatMap((item) => {
    const { screen, instance } = item;
    const questions = doubtful.get(screen);
    if (!questions) return [];
    const ofScreen = failure(screen.shownWhen, instance, screen.definition.key);
    if (screen.shownWhen.truth(instance) !== 'true') return ofScreen;
    return ofScreen.concat(
      questions.flatMap((question) =>
        basesOf(program, item, question).flatMap((base) => failuresOf(source, item, question, base)),
      ),
    );
  });
}

/** Screens with a condition, of their own or of a question, that may rest on a failed value; and which questions. */
type Doubtful = ReadonlyMap<CompiledScreen, readonly CompiledQuestion[]>;

const known = new WeakMap<SourceProgram, Map<string, Doubtful>>();

/** `unusual`: attributes with an unusual value; of all screens all may fail where nobody knows them. */
function doubtfulIn(source: SourceProgram, unusual: ReadonlySet<number> | undefined): Doubtful {
  const { screens, rules } = source;
  if (!unusual) return new Map(screens.map((screen) => [screen, screen.questions]));
  const ofSource = remembered(known, source, () => new Map<string, Doubtful>());
  return rememberedByNumbers(ofSource, unusual, () => {
    const mayFail = (condition: Condition): boolean => rules.program.mayFail(condition, unusual);
    return new Map(
      screens.flatMap((screen) => {
        const questions = screen.questions.filter(({ definition: { shownWhen, mandatoryWhen } }) =>
          [shownWhen, mandatoryWhen].some(mayFail),
        );
        return mayFail(screen.definition.shownWhen) || questions.length > 0 ? [[screen, questions] as const] : [];
      }),
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
