import type { Control } from './controls/control.js';
import type { GivenAnswer } from './session.js';

/**
 * The controls of one screen. Only what differs from what is stored is sent: two people may capture one case, and what
 * one of them has not touched is not theirs to write.
 */
export class AnswerForm {
  readonly #controls: Control[] = [];
  readonly #stored = new Map<string, string>();

  /** `refused`: the form whose answers were not accepted, when this one shows them again; they are not stored. */
  constructor(private readonly refused?: AnswerForm) {}

  get controls(): readonly Control[] {
    return this.#controls;
  }

  /** Takes a control that was just drawn. */
  add(control: Control): Control {
    const { id } = control.question;
    this.#controls.push(control);
    this.#stored.set(id, this.refused?.storedAnswer(id) ?? JSON.stringify(control.read()));
    return control;
  }

  storedAnswer(questionId: string): string | undefined {
    return this.#stored.get(questionId);
  }

  /** What is to be sent. */
  answers(): readonly GivenAnswer[] {
    return this.#controls
      .filter(({ question }) => question.editable)
      .map((control) => ({ questionId: control.question.id, values: control.read() }))
      .filter(({ questionId, values }) => JSON.stringify(values) !== this.#stored.get(questionId));
  }
}
