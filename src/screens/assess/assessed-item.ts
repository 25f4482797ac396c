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
import { danglingCode, isDangling } from './dangling-code.js';
import type { ItemFindings } from './item-findings.js';

/** An item with the questions that are shown in it; only shown items are assessed. */
export interface AssessedItem {
  readonly item: Item;
  readonly questions: readonly AssessedQuestion[];
  /** Those that are mandatory and not answered. */
  readonly open: readonly AskedQuestion[];
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

const none: readonly AskedQuestion[] = [];

/** An item of which something was found. Its questions are gathered when they are asked for: of most nobody does. */
export class FoundItem implements AssessedItem {
  #questions: readonly AssessedQuestion[] | undefined;
  #open: readonly AskedQuestion[] | undefined;

  constructor(
    readonly item: Item,
    private readonly found: ItemFindings,
    private readonly program: Program,
  ) {}

  get questions(): readonly AssessedQuestion[] {
    if (this.#questions) return this.#questions;
    this.#questions = this.#gathered();
    this.found.isOpen ??= this.#questions.some(isOpen);
    return this.#questions;
  }

  get open(): readonly AskedQuestion[] {
    if (this.found.isOpen === false) return none;
    if (this.#questions) this.#open ??= this.#questions.filter(isOpen).map(({ asked }) => asked);
    return this.#open ?? this.#look();
  }

  get isOpen(): boolean {
    if (this.found.isOpen === undefined) this.#look();
    return this.found.isOpen === true;
  }

  get hasDanglingCode(): boolean {
    const { found } = this;
    if (this.#questions)
      found.hasDanglingCode ??= this.#questions.some(({ asked }) => danglingCode(asked) !== undefined);
    else if (found.hasDanglingCode === undefined) this.#look();
    return found.hasDanglingCode === true;
  }

  #gathered(): readonly AssessedQuestion[] {
    const questions: AssessedQuestion[] = [];
    this.#each((question, base, mandatory) => {
      const asked = ask(this.program, this.item, question, base);
      if (asked) questions.push({ asked, mandatory, answered: isAnswered(asked) });
    });
    return questions;
  }

  /** Looks at all questions once, and keeps what was found. Returns what is open. */
  #look(): readonly AskedQuestion[] {
    const open: AskedQuestion[] = [];
    let hasDanglingCode = false;
    this.#each((question, base, mandatory) => {
      const { attribute, catalogue } = question;
      if (!mandatory && !catalogue) return;
      if (question.isOwn) {
        const value = attributeOf(carrierOf(base, attribute), attribute.id)?.value;
        if (value !== undefined) {
          if (catalogue) hasDanglingCode ||= isDangling(catalogue, value);
          return;
        }
        if (!mandatory) return;
      }
      const asked = ask(this.program, this.item, question, base);
      if (!asked) return;
      if (mandatory && !isAnswered(asked)) open.push(asked);
      hasDanglingCode ||= danglingCode(asked) !== undefined;
    });
    this.#open = open;
    this.found.isOpen = open.length > 0;
    this.found.hasDanglingCode = hasDanglingCode;
    return open;
  }

  /** Every question that is shown, with the object that it is about, in the order of the screen. */
  #each(look: (question: CompiledQuestion, base: Instance, mandatory: boolean) => void): void {
    const { item, found, program } = this;
    const { screen, instance } = item;
    for (let index = 0; index < screen.questions.length; index++) {
      const question = screen.questions[index] as CompiledQuestion;
      const stage = found.reached[index] as number;
      if (stage > 0) look(question, instance, stage > 1);
      else if (question.isWithin)
        for (const base of basesOf(program, item, question))
          if (question.shownWhen.truth(base) === 'true')
            look(question, base, question.mandatoryWhen.truth(base) === 'true');
    }
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
