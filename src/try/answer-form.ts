import type { Control } from './controls/control.js';
import type { Draft, Drafts } from './drafts.js';
import { type Question, unitSuffix, withValues } from './question.js';
import type { GivenAnswer } from './session.js';

/** What is stored where nothing is answered (JSON). */
const nothing = '[]';

/**
 * The controls of one screen, with what is stored and what is not stored yet. Only what differs from what is stored is
 * sent: two people may capture one case, and what one of them has not touched is not theirs to write.
 */
export class AnswerForm {
  #controls: readonly Control[] = [];
  readonly #stored = new Map<string, string>();

  /** `before`: the form of the same item that this one takes the place of. */
  constructor(
    readonly item: string,
    private readonly drafts: Drafts,
    private readonly before?: AnswerForm,
  ) {}

  get controls(): readonly Control[] {
    return this.#controls;
  }

  control(questionId: string): Control | undefined {
    return this.#controls.find(({ question }) => question.id === questionId);
  }

  /** Draws a question: as it is stored, or with what the person has answered since. */
  add(question: Question, draw: (question: Question) => Control): Control {
    const stored = draw(question);
    const answer = JSON.stringify(stored.read());
    // What comes back refused is what was typed, and not what is stored.
    const base = question.refused ? (this.drafts.get(question.id)?.base ?? this.before?.stored(question.id)) : answer;
    this.#stored.set(question.id, base ?? nothing);
    const draft = this.#draftOf(question, base ?? nothing);
    const control = draft ? draw(withDraft(question, draft)) : stored;
    this.#controls = [...this.#controls, control];
    return control;
  }

  /** After drawing: of what stayed in the page the controls stay too. */
  settle(): void {
    this.#controls = this.#controls.map((control) =>
      control.element.isConnected ? control : (this.before?.control(control.question.id) ?? control),
    );
  }

  /** What is stored of a question, as its control reads it (JSON). */
  stored(questionId: string): string | undefined {
    return this.#stored.get(questionId);
  }

  /** Keeps in the browser what differs from what is stored. */
  keep(): void {
    for (const control of this.#controls) {
      const { id, text, editable } = control.question;
      const [values, base] = [control.read(), this.#stored.get(id) ?? nothing];
      const before = this.drafts.get(id);
      if (!editable || JSON.stringify(values) === base) this.drafts.drop(id);
      else if (!before || JSON.stringify(before.values) !== JSON.stringify(values))
        this.drafts.set(id, {
          ...{ values, base, item: this.item, text },
          ...(before?.theirs !== undefined && { theirs: before.theirs }),
          ...(before?.sent && { sent: before.sent }),
        });
    }
  }

  /**
   * What is to be sent: all that is not stored, without what waits for a decision, and `again` also what was refused
   * already.
   */
  answers(again = true): readonly GivenAnswer[] {
    this.keep();
    return this.#controls.flatMap(({ question: { id } }) => {
      const draft = this.drafts.get(id);
      if (!draft || draft.theirs !== undefined) return [];
      const number = this.#numberOf(id);
      if (number?.read().length === 0) {
        if (again) this.drafts.drop(id);
        return [];
      }
      const isDue = again || this.#isDue(id) || (number && this.#isDue(number.question.id));
      return isDue ? [{ questionId: id, values: draft.values }] : [];
    });
  }

  /** The number of which a question asks for the unit (SB1): the unit waits for it, and goes with it. */
  #numberOf(id: string): Control | undefined {
    return id.endsWith(unitSuffix) ? this.control(id.slice(0, -unitSuffix.length)) : undefined;
  }

  /** Whether an answer waits for nobody: it is neither refused nor to be decided. */
  #isDue(id: string): boolean {
    const draft = this.drafts.get(id);
    return draft !== undefined && draft.theirs === undefined && draft.refusal === undefined;
  }

  /** What is about to be sent: should no answer come back, what is stored then is known again. */
  sending(answers: readonly GivenAnswer[]): void {
    for (const { questionId, values } of answers) {
      const draft = this.drafts.get(questionId);
      const sent = new Set(draft?.sent).add(JSON.stringify(values));
      if (draft) this.drafts.set(questionId, { ...draft, sent: [...sent] });
    }
  }

  /** What was sent is stored, or refused with a reason; what was typed meanwhile is neither. */
  taken(sent: readonly GivenAnswer[], refusals: ReadonlyMap<string, string>): void {
    for (const { questionId, values } of sent) {
      const [draft, answer] = [this.drafts.get(questionId), JSON.stringify(values)];
      const refusal = refusals.get(questionId);
      if (refusal === undefined) this.#stored.set(questionId, answer);
      if (!draft || JSON.stringify(draft.values) !== answer) continue;
      if (refusal === undefined) this.drafts.drop(questionId);
      else this.drafts.set(questionId, { ...draft, refusal });
    }
  }

  /**
   * What is not stored of a question; where something else is stored meanwhile, or it was answered in another state of
   * the case, the person decides.
   */
  #draftOf({ id, refused }: Question, base: string): Draft | undefined {
    const draft = this.drafts.get(id);
    if (!draft) return undefined;
    const wasSent = base !== nothing && draft.sent?.includes(base) === true;
    if (wasSent) this.drafts.recognize();
    if (JSON.stringify(draft.values) === base) {
      this.drafts.drop(id);
      return undefined;
    }
    if (refused) return draft;
    const { theirs: _, ...mine } = draft;
    const isTheirs = !wasSent && (draft.base !== base || this.drafts.isOfAnotherState(draft));
    const decided = isTheirs ? { ...mine, theirs: base } : { ...mine, base };
    if (isTheirs) this.drafts.keep(id, decided);
    else this.drafts.set(id, decided);
    return decided;
  }
}

const withDraft = (question: Question, { values, refusal, theirs }: Draft): Question => ({
  ...withValues(question, values),
  typed: true,
  error: refusal ?? question.error,
  ...(theirs !== undefined && { conflict: withValues(question, JSON.parse(theirs)) }),
});
