import { AnswerForm } from './answer-form.js';
import { Drafts } from './drafts.js';
import { type Question, unitSuffix } from './question.js';
import type { GivenAnswer, Outcome, Session } from './session.js';

/** What is to be deleted with the next action, and is shown no more. */
export interface Deletion {
  readonly command: string;
  readonly name: string;
}

/** Something a person does with the screen: sends the answers. */
export type Send = (answers: readonly GivenAnswer[]) => Promise<Outcome>;

/** More often than this nobody changes the same case between two calls. */
const mostTries = 5;

/**
 * What a person answers while they are on the page: the form of the item shown, what is not stored yet, and what lost
 * its question and comes back with it.
 */
export class Visit {
  readonly drafts: Drafts;
  /** What is deleted with what the person does next; until then it can be undone. */
  deletion: Deletion | undefined;
  #form: AnswerForm;
  readonly #remembered = new Map<string, GivenAnswer['values']>();

  /**
   * `changed`: others have changed the case; it is to be drawn as it stands now. False: nobody would see that, the page
   * is left.
   */
  constructor(
    private readonly session: Session,
    private readonly changed: () => boolean,
  ) {
    this.drafts = new Drafts(session.capture);
    this.#form = new AnswerForm(this.item, this.drafts);
  }

  get form(): AnswerForm {
    return this.#form;
  }

  get item(): string {
    return this.session.current?.fixedID ?? '';
  }

  /** The item that is shown is still the one that is drawn. */
  get isSameItem(): boolean {
    return this.#form.item === this.item;
  }

  /** A new form for what is drawn now; of the same item it knows the one before. */
  begin(isSameItem: boolean): AnswerForm {
    this.drafts.see(this.session.guide);
    this.#form = new AnswerForm(this.item, this.drafts, isSameItem ? this.#form : undefined);
    return this.#form;
  }

  get errors(): readonly string[] {
    return this.#form.controls.map(({ question }) => question.error).filter((error) => error !== '');
  }

  /** Those whose error is none of these. */
  questionsWithOther(errors: ReadonlySet<string>): readonly Question[] {
    return this.#form.controls
      .map(({ question }) => question)
      .filter(({ error }) => error !== '' && !errors.has(error));
  }

  /** Ids of the questions of the form. */
  get asked(): ReadonlySet<string> {
    return new Set(this.#form.controls.map(({ question }) => question.id));
  }

  get hasConflict(): boolean {
    return this.#form.controls.some(({ question }) => question.conflict !== undefined);
  }

  /** Sends answers; what others have changed meanwhile is shown first, and what would overwrite it is not sent. */
  async send(first: readonly GivenAnswer[], send: Send): Promise<Outcome> {
    let answers = first;
    for (let tries = 1; ; tries++) {
      this.#form.sending(answers);
      const outcome = await send(answers);
      if (outcome !== 'outdated') {
        this.#form.taken(answers, this.#refusals(answers));
        return this.hasConflict ? 'refused' : outcome;
      }
      if (!this.changed() || tries === mostTries) return outcome;
      answers = this.#form.answers();
    }
  }

  /** Deletes what the person wanted to delete. */
  async deleteNow(): Promise<void> {
    const { command } = this.deletion ?? {};
    this.deletion = undefined;
    if (command !== undefined) await this.send(this.#form.answers(), (given) => this.session.send(command, given));
  }

  /** Whose answer is to stay, of one that somebody else has changed. */
  decide(questionId: string, whose: 'mine' | 'theirs'): void {
    const draft = this.drafts.get(questionId);
    if (draft?.theirs === undefined) return;
    const { theirs, ...mine } = draft;
    if (whose === 'theirs') this.drafts.drop(questionId);
    else this.drafts.set(questionId, { ...mine, base: theirs });
  }

  /** Keeps what stands in the form before another one is drawn; the ids of its questions. */
  remember(): ReadonlySet<string> {
    this.#form.keep();
    for (const control of this.#form.controls) {
      const values = control.read();
      if (values.length > 0) this.#remembered.set(control.question.id, values);
      else this.#remembered.delete(control.question.id);
    }
    return this.asked;
  }

  /** What is asked again and was answered before is answered as it was; whether there is any. */
  bringBack(askedBefore: ReadonlySet<string>): boolean {
    const back = this.#form.controls.filter(
      ({ question: { id, editable } }) =>
        editable && !askedBefore.has(id) && this.#form.stored(id) === '[]' && this.#remembered.has(id),
    );
    for (const { question } of back) {
      const values = this.#remembered.get(question.id) ?? [];
      this.drafts.set(question.id, { values, base: '[]', item: this.item, text: question.text });
    }
    return back.length > 0;
  }

  /** Why answers were not accepted: each warning names its question first. */
  #refusals(answers: readonly GivenAnswer[]): ReadonlyMap<string, string> {
    return new Map(
      answers.flatMap(({ questionId }) => {
        const asked = questionId.endsWith(unitSuffix) ? questionId.slice(0, -unitSuffix.length) : questionId;
        const start = `${asked}: `;
        const warning = this.session.warnings.find(({ errorMessage }) => errorMessage.startsWith(start));
        return warning ? [[questionId, warning.errorMessage.slice(start.length)] as const] : [];
      }),
    );
  }
}
