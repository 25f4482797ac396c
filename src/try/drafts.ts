import type { AnswerValue } from './question.js';
import type { CaptureOf } from './session.js';

/** What a person has answered and the service has not stored yet. */
export interface Draft {
  readonly values: readonly AnswerValue[];
  /** What was stored when the person began, as the control reads it (JSON). */
  readonly base: string;
  /** The item and the text of the question, to lead back to it and to name it. */
  readonly item: string;
  readonly text: string;
  /** What was sent of it and not answered (JSON): when it is stored, it is this person's. */
  readonly sent?: readonly string[];
  /** Why the service does not accept it. */
  readonly refusal?: string;
  /** Somebody else has answered meanwhile: what is stored now (JSON). The person decides. */
  readonly theirs?: string;
}

/**
 * The answers of one capture that are not stored yet: kept in this browser from the first keystroke until the service
 * has stored them, through reload, another page, a closed browser. Each stands by itself, so that two tabs do not
 * overwrite each other's.
 */
export class Drafts {
  readonly #prefix: string;
  readonly #drafts = new Map<string, Draft>();
  #isGivenUp = false;

  constructor({ reference: { subId, caseId }, sourceType }: CaptureOf) {
    this.#prefix = `case-capture-draft ${JSON.stringify([subId, caseId, sourceType])} `;
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(this.#prefix)) continue;
      const draft = parsed(localStorage.getItem(key));
      if (draft) this.#drafts.set(key.slice(this.#prefix.length), draft);
    }
  }

  get(questionId: string): Draft | undefined {
    return this.#drafts.get(questionId);
  }

  get all(): readonly (readonly [questionId: string, draft: Draft])[] {
    return [...this.#drafts];
  }

  /** Another page keeps them from now on: what this one still hears of its calls is not written over what is typed there. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  set(questionId: string, draft: Draft): void {
    this.#drafts.set(questionId, draft);
    if (this.#isGivenUp) return;
    try {
      localStorage.setItem(this.#prefix + questionId, JSON.stringify(draft));
    } catch {
      // No room, or storing is forbidden: it is kept in this tab.
    }
  }

  drop(questionId: string): void {
    const draft = this.#drafts.get(questionId);
    if (!draft) return;
    this.#drafts.delete(questionId);
    // What another tab has typed at the same question is that tab's.
    const key = this.#prefix + questionId;
    const kept = parsed(localStorage.getItem(key));
    if (kept && JSON.stringify(kept.values) === JSON.stringify(draft.values)) localStorage.removeItem(key);
  }
}

function parsed(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Partial<Draft>;
    return Array.isArray(draft.values) && typeof draft.base === 'string' ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
