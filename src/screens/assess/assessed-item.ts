import { attributeOf } from '../../case/case-object.js';
import type { Instance, Program } from '../../rules/program/program.js';
import {
  ask,
  type AskedQuestion,
  askedQuestions,
  basesOf,
  carrierOf,
  isAnswered,
} from '../questions/asked-question.js';
import type { CompiledQuestion } from '../questions/compiled-screen.js';
import type { Item } from '../questions/items.js';
import { danglingCode } from './dangling-code.js';
import type { ItemFindings } from './item-findings.js';

/** An item with the questions that are shown in it; only shown items are assessed. */
export interface AssessedItem {
  readonly item: Item;
  readonly questions: readonly AssessedQuestion[];
  /** Whether one of them is mandatory and not answered. */
  readonly isOpen: boolean;
  /** Whether the answer to one of them is a code that is in no list (any more). */
  readonly hasDanglingCode: boolean;
}

export interface AssessedQuestion {
  readonly asked: AskedQuestion;
  readonly mandatory: boolean;
  readonly answered: boolean;
}

export const isOpen = ({ mandatory, answered }: AssessedQuestion): boolean => mandatory && !answered;

/** An item of which something was found. Its questions are gathered when they are asked for: of most nobody does. */
export class FoundItem implements AssessedItem {
  #questions: readonly AssessedQuestion[] | undefined;

  constructor(
    readonly item: Item,
    private readonly found: ItemFindings,
    private readonly program: Program,
  ) {}

  get questions(): readonly AssessedQuestion[] {
    this.#questions ??= this.#gathered();
    return this.#questions;
  }

  get isOpen(): boolean {
    this.found.isOpen ??= this.#some((question, base, mandatory) => mandatory && this.#lacksAnswer(question, base));
    return this.found.isOpen;
  }

  get hasDanglingCode(): boolean {
    this.found.hasDanglingCode ??= this.#some((question, base) => {
      const asked = question.attribute.catalogue && ask(this.program, this.item, question, base);
      return asked !== undefined && danglingCode(asked) !== undefined;
    });
    return this.found.hasDanglingCode;
  }

  #gathered(): readonly AssessedQuestion[] {
    const questions: AssessedQuestion[] = [];
    this.#some((question, base, mandatory) => {
      const asked = ask(this.program, this.item, question, base);
      if (asked) questions.push({ asked, mandatory, answered: isAnswered(asked) });
      return false;
    });
    return questions;
  }

  /** Whether a question is asked and not answered. Most ask for an attribute of the object itself. */
  #lacksAnswer(question: CompiledQuestion, base: Instance): boolean {
    const { definition, attribute } = question;
    if (definition.kind === 'attribute' && definition.path.length === 0)
      return attributeOf(carrierOf(base, attribute), attribute.id)?.value === undefined;
    const asked = ask(this.program, this.item, question, base);
    return asked !== undefined && !isAnswered(asked);
  }

  /** Whether something holds of a question that is shown: in the order of the screen, until it does. */
  #some(holds: (question: CompiledQuestion, base: Instance, mandatory: boolean) => boolean): boolean {
    const { item, found, program } = this;
    const { screen, instance } = item;
    for (let index = 0; index < screen.questions.length; index++) {
      const question = screen.questions[index] as CompiledQuestion;
      const stage = found.reached[index] as number;
      if (stage > 0) {
        if (holds(question, instance, stage > 1)) return true;
      } else if (question.definition.within)
        for (const base of basesOf(program, item, question))
          if (
            question.shownWhen.truth(base) === 'true' &&
            holds(question, base, question.mandatoryWhen.truth(base) === 'true')
          )
            return true;
    }
    return false;
  }
}

/** The questions that are shown in an item, and those of others that were answered, in file order. */
export function questionsWith(
  { item, questions }: AssessedItem,
  answered: readonly AskedQuestion[],
): readonly AssessedQuestion[] {
  const isShown = ({ question, id }: AskedQuestion): boolean =>
    questions.some(({ asked }) => asked.question === question && asked.id === id);
  if (answered.every(isShown)) return questions;
  const added = new Set(answered.map(({ id }) => id));
  const shown = new Map(questions.map((question) => [question.asked.id, question]));
  return askedQuestions(item.instance.view.program, item).flatMap((asked) => {
    const isMandatory = (): boolean => asked.question.mandatoryWhen.truth(asked.base) === 'true';
    return (
      shown.get(asked.id) ??
      (added.has(asked.id) ? { asked, mandatory: isMandatory(), answered: isAnswered(asked) } : [])
    );
  });
}
