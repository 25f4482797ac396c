import type { AnswerValue } from './question.js';
import type { CaptureOf } from './session.js';

/** What a person has answered and the service has not stored yet. */
export interface Draft {
  readonly values: readonly AnswerValue[];
  /** What was stored when the person began, as the control reads it (JSON). */
  readonly base: string;
  /** The state of the case in which the person answered. */
  readonly revision?: string;
  /** The item and the text of the question, to lead back to it and to name it. */
  readonly item: string;
  readonly text: string;
  /** What was sent of it and not answered (JSON): when it is stored, it is this person's. */
  readonly sent?: readonly string[];
  /** Why the service does not accept it. */
  readonly refusal?: string;
  /** The case has changed meanwhile, here or as a whole: what is stored now (JSON). The person decides. */
  readonly theirs?: string;
}

/** A state of the case: `revision` tells it from others, `changes` says how often the case was changed until then. */
export interface CaseState {
  readonly revision: string;
  readonly changes: number;
}

/**
 * The answers of one capture that are not stored yet: kept in this browser from the first keystroke until the service
 * has stored them, through reload, another page, a closed browser. Each stands by itself, so that two tabs do not
 * overwrite each other's. Each belongs to a state of the case, and goes on with it as the person sees it change; what
 * was answered in another one, which may have been another case with the same ids, is stored only when the person says
 * so.
 */
export class Drafts {
  readonly #prefix: string;
  readonly #drafts = new Map<string, Draft>();
  #isGivenUp = false;
  #seen: CaseState | undefined;

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

  /** The case is shown as it stands now: what was answered on the page goes on with it, unless it is another case. */
  see(state: CaseState): void {
    const before = this.#seen;
    this.#seen = { revision: state.revision, changes: state.changes };
    if (before && before.revision !== state.revision && state.changes > before.changes)
      this.#goOn(({ revision }) => revision === before.revision);
  }

  /** One of them was sent and is stored, though no answer came back: the case is the one in which all were answered. */
  recognize(): void {
    this.#goOn(() => true);
  }

  /** Whether an answer was given in another state of the case than the one that is shown. */
  isOfAnotherState({ revision }: Draft): boolean {
    return this.#seen !== undefined && revision !== this.#seen.revision;
  }

  #goOn(isMeant: (draft: Draft) => boolean): void {
    for (const [id, draft] of this.#drafts) {
      if (!isMeant(draft)) continue;
      // What another tab has stored or typed meanwhile is that tab's.
      if (this.#isKept(id, draft)) this.set(id, draft);
      else this.#drafts.set(id, this.#ofNow(draft));
    }
  }

  /** Whether the browser has this answer at a question, and no other. */
  #isKept(questionId: string, { values }: Draft): boolean {
    const kept = parsed(localStorage.getItem(this.#prefix + questionId));
    return kept !== undefined && JSON.stringify(kept.values) === JSON.stringify(values);
  }

  /**
   * Another page keeps them from now on: what this one still hears of its calls is not written over what is typed
   * there.
   */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  /** Keeps an answer of the state that is shown. */
  set(questionId: string, given: Draft): void {
    this.keep(questionId, this.#ofNow(given));
  }

  #ofNow(draft: Draft): Draft {
    return this.#seen ? { ...draft, revision: this.#seen.revision } : draft;
  }

  /** Keeps an answer of the state in which it was given. */
  keep(questionId: string, draft: Draft): void {
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
    if (this.#isKept(questionId, draft)) localStorage.removeItem(this.#prefix + questionId);
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
