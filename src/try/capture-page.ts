import { AnswerForm } from './answer-form.js';
import { openCompletenessDialog, type GoToQuestion } from './completeness-dialog.js';
import { element, serviceText } from './dom.js';
import { drawErrorSummary } from './error-summary.js';
import { drawProgress } from './progress.js';
import { isSb1, questionIdsOf } from './question.js';
import { drawSb1 } from './sb1-view.js';
import { drawSb2 } from './sb2-view.js';
import type { ScreenContext } from './screen-context.js';
import type { GivenAnswer, Session } from './session.js';
import { Refused } from './service.js';
import type { Shell } from './shell.js';
import { filled, languageTag, type Words, wordsIn } from './words/language.js';

export interface CapturePageLinks {
  readonly home: string;
  /** Called when the capture goes on in another language. */
  readonly languageChanged: (language: string) => void;
}

/** A capture under way: draws each screen, sends the answers, and moves the focus to where the person goes on. */
export class CapturePage {
  #form = new AnswerForm();
  #accepted = true;
  #queue: Promise<void> = Promise.resolve();
  /**
   * Counts what was typed or chosen, to know whether a screen that comes back is older than what stands in the page.
   */
  #edits = 0;
  readonly #wide = matchMedia('(min-width: 64rem)');

  constructor(
    private readonly shell: Shell,
    private readonly session: Session,
    private readonly links: CapturePageLinks,
  ) {
    this.#draw();
    this.#focusHeading();
  }

  get #words(): Words {
    return wordsIn(this.session.language);
  }

  /** One call after the other: each reads the answers that stand in the page when it is its turn. */
  #do(work: () => Promise<void>): void {
    this.#queue = this.shell.busy(this.#queue.then(work).catch((error: unknown) => this.#failed(error)));
  }

  #failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.shell.showRefusal(this.#words, error);
  }

  readonly #run = (command: string): void =>
    this.#do(() => (command === 'next' ? this.#next() : this.#move((answers) => this.session.send(command, answers))));

  /** Sends the answers in a way that may lead elsewhere, draws what comes, and goes there. */
  async #move(send: (answers: readonly GivenAnswer[]) => Promise<boolean>): Promise<void> {
    const [before, language] = [this.#itemShown, this.session.language];
    const [active, answers] = [document.activeElement?.id, this.#form.answers()];
    this.#accepted = await send(answers);
    if (this.session.language !== language) this.links.languageChanged(this.session.language);
    this.#draw();
    const moved = this.#itemShown !== before;
    if (!moved && this.#focusSummary()) return this.shell.say('');
    if (moved || !this.#focus(active)) this.#focusHeading();
    const said = moved ? filled(this.#words.nowOn, { name: this.#name }) : this.#words.stored;
    this.shell.say(this.session.items.every(({ consistent }) => consistent) ? `${said} ${this.#words.allDone}` : said);
  }

  /**
   * The answers are stored before the next item is shown: when they bring further questions here, or turn out not to
   * fit, the person sees that first. The second time it goes on, since a person may come back later.
   */
  async #next(): Promise<void> {
    if (this.#form.answers().length > 0) {
      const [questions, errors] = [questionIdsOf(this.session.screen), this.#errors];
      this.#accepted = await this.session.send(this.session.stay, this.#form.answers());
      const further = questionIdsOf(this.session.screen).find((id) => !questions.includes(id));
      this.#draw();
      if (!this.#accepted || [...this.#errors].some((error) => !errors.has(error))) {
        this.#focusSummary();
        return;
      }
      if (further !== undefined) {
        this.shell.say(this.#words.moreQuestions);
        this.#focus(this.#form.controls.find(({ question }) => question.id === further)?.focusId);
        return;
      }
    }
    await this.#move(() => this.session.send('next', []));
  }

  /** An answer was chosen: the service says what else is asked now. The focus stays. */
  readonly #chosen = (): void => {
    this.#edits++;
    this.#do(async () => {
      const edits = this.#edits;
      this.#accepted = await this.session.send(this.session.stay, this.#form.answers());
      // What was typed meanwhile would be lost by drawing; it is sent too, and all of it is drawn then.
      if (edits === this.#edits) this.#redraw();
      else this.#chosen();
    });
  };

  readonly #goToQuestion: GoToQuestion = (questionId, place) =>
    this.#do(async () => {
      await this.session.send(this.session.stay, this.#form.answers());
      await this.session.goToQuestion(questionId, place);
      this.#accepted = true;
      this.#draw();
      if (!this.#focus(this.#form.controls.find(({ question }) => question.id === questionId)?.focusId))
        this.#focusHeading();
      this.shell.say(filled(this.#words.nowOn, { name: this.#name }));
    });

  #check(): void {
    this.#do(async () => {
      this.#accepted = await this.session.send(this.session.stay, this.#form.answers());
      this.#redraw();
      if (!this.#accepted) {
        this.#focusSummary();
        return;
      }
      openCompletenessDialog(
        await this.session.check(),
        this.#words,
        languageTag(this.session.language),
        this.#goToQuestion,
      );
    });
  }

  #redraw(): void {
    const active = document.activeElement?.id;
    this.#draw();
    this.#focus(active);
  }

  #draw(): void {
    const { session } = this;
    const words = this.#words;
    this.#form = this.#accepted ? new AnswerForm() : new AnswerForm(this.#form);
    const notes = element('div', { class: 'notes' });
    const context: ScreenContext = {
      words,
      notes,
      chosen: this.#chosen,
      run: this.#run,
      submit: (command) => (event) => {
        event.preventDefault();
        this.#run(command);
      },
      heading: (content) => element('h1', { id: 'screen-title', tabindex: -1 }, ...content),
    };
    const { screen } = session;
    const drawn = isSb1(screen) ? drawSb1(screen, this.#form, context) : drawSb2(screen, this.#form, context);
    drawn.addEventListener('input', () => this.#edits++);
    const summary = drawErrorSummary(this.#form.controls, session.warnings, words);
    if (summary) notes.append(summary);
    const check = element('button', { type: 'button', id: 'check', click: () => this.#check() }, words.check);
    const progress = drawProgress(session.items, words, this.#wide.matches, (fixedID) =>
      this.#do(() => this.#move((answers) => session.goTo(fixedID, answers))),
    );
    this.shell.show(
      {
        words,
        language: session.language,
        homeLink: this.links.home,
        about: `${session.reference.subId} / ${session.reference.caseId}`,
        actions: [check],
        switchLanguage: (language) =>
          this.#do(() => this.#move((answers) => session.switchLanguage(language, answers))),
      },
      this.#name,
      element(
        'div',
        { class: 'capture' },
        progress,
        element('div', { class: 'screen', 'data-item': this.#itemShown }, drawn),
      ),
    );
  }

  get #name(): string {
    const { screen } = this.session;
    return serviceText(isSb1(screen) ? screen.title : screen.person.item.name)
      .map(({ textContent }) => textContent)
      .join(' ');
  }

  get #itemShown(): string {
    return this.session.items.find(({ current }) => current)?.fixedID ?? '';
  }

  get #errors(): ReadonlySet<string> {
    return new Set(this.#form.controls.map(({ question }) => question.error).filter((error) => error !== ''));
  }

  #focusHeading(): void {
    scrollTo(0, 0);
    this.#focus('screen-title');
  }

  #focusSummary(): boolean {
    const summary = document.querySelector<HTMLElement>('.error-summary');
    summary?.focus();
    return summary !== null;
  }

  /** Whether there is such an element. */
  #focus(id: string | undefined): boolean {
    const found = id ? document.getElementById(id) : null;
    found?.focus();
    return found !== null;
  }
}
