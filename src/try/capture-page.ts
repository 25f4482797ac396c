import { arrivalOf, newsOf } from './arrival.js';
import { openCompletenessDialog, type GoToQuestion } from './completeness-dialog.js';
import { looksTheSame } from './controls/control.js';
import { confirmDelete } from './delete-dialog.js';
import { element } from './dom.js';
import { type CaptureActions, drawCapture, titleOf } from './draw-capture.js';
import { focusHeading, focusOn, keptFocus } from './focus.js';
import { showCurrentPage } from './progress.js';
import { errorWithQuestion } from './notes.js';
import type { CapturePageLinks } from './route.js';
import { Saving } from './saving.js';
import type { Outcome, Session } from './session.js';
import type { Shell } from './shell.js';
import { type Send, Visit } from './visit.js';
import { openWhyDialog } from './why-dialog.js';
import { filled, type Words, wordsIn } from './words/language.js';

/** A capture under way: draws each screen, keeps and sends answers, moves the focus to where the person goes on. */
export class CapturePage {
  readonly #visit: Visit;
  readonly #saving: Saving;
  /** Errors that the person was led to: the second time Next goes on, since a person may come back later. */
  readonly #told = new Set<string>();
  #isMoving = false;
  readonly #actions: CaptureActions = {
    run: (command) => this.#run(command),
    save: () => this.#save(),
    typed: () => {
      this.#form.keep();
      this.#saving.show();
    },
    decide: (questionId, whose) => this.#decide(questionId, whose),
    explain: (question) => this.#moving(async () => openWhyDialog(question, await this.session.why(), this.#words)),
    undo: () => this.#undo(),
    goTo: (fixedID) => this.#move((answers) => this.session.goTo(fixedID, answers)),
    review: () => this.#review(),
  };
  readonly #wide = matchMedia('(min-width: 64rem)');
  readonly #stay: Send = (answers) => this.session.send(this.session.goto(), answers);
  constructor(
    private readonly shell: Shell,
    private readonly session: Session,
    private readonly links: CapturePageLinks,
  ) {
    this.#visit = new Visit(session, this.#showChanges);
    this.#saving = new Saving(shell, () => this.#words, {
      reopen: () => session.reopen(this.#item),
      retry: () => this.#save(),
      unsaved: () => this.#visit.drafts.all.length,
      redraw: () => this.#redraw(),
    });
    this.#draw(false);
    // What is recognized as sent and stored may stand behind what was asked about.
    if (this.#visit.hasConflict) this.#draw(false);
    focusHeading();
    // What an earlier visit left, also what was refused: the reason is told again.
    this.#save(true);
  }

  get #words(): Words {
    return wordsIn(this.session.language);
  }
  get #item(): string {
    return this.#visit.item;
  }
  get #form(): Visit['form'] {
    return this.#visit.form;
  }

  /** Shows another item of the same capture: the address has changed. */
  show(item: string): void {
    if (item !== this.#item) this.#move((answers) => this.session.goTo(item, answers));
  }

  /** Takes what has changed elsewhere, unless something is under way here. */
  look(): void {
    if (this.#saving.isBusy || this.#form.answers(false).length > 0) return;
    this.#saving.quietly(async () => {
      if (await this.session.look()) this.#showChanges();
    });
  }

  /** Others have changed the case; false where nobody would see it. */
  readonly #showChanges = (): boolean => {
    if (this.#saving.isStopped) return false;
    this.#redraw();
    this.shell.say(this.#words.changedElsewhere);
    return true;
  };

  /** The page is left: what can be stored is. */
  leave(): void {
    this.#save();
    this.#saving.stop();
  }

  /** Another page takes over what is not stored. */
  giveUp(): void {
    this.#saving.giveUp();
    this.#visit.drafts.giveUp();
  }

  #run(command: string): void {
    if (command === 'next') this.#next();
    else if (command.startsWith('delete ')) this.#askToDelete(command);
    else if (command.startsWith('language ')) this.#switchLanguage(command.slice('language '.length));
    else this.#move((answers) => this.session.send(command, answers));
  }

  /** Why an answer is refused is told in that language too. */
  #switchLanguage(language: string): void {
    this.#move((answers) => this.session.switchLanguage(language, answers));
    this.#save(true);
  }

  /** An answer was chosen, or its field was left: it is stored, and the service says what else is asked now. */
  #save(again = false): void {
    if (this.#form.answers(again).length === 0) return this.#saving.show();
    this.#saving.work(async () => {
      const errors = new Set(this.#visit.errors);
      const asked = this.#visit.asked;
      await this.#visit.send(this.#form.answers(again), this.#stay);
      this.#redraw();
      const found = this.#visit.questionsWithOther(errors).map((each) => errorWithQuestion(each, this.#words));
      const isMore = this.#form.controls.some(({ question }) => !asked.has(question.id));
      const news = newsOf(found, isMore, this.#words);
      if (news !== '') this.shell.say(news);
    });
  }

  /** Something that leads elsewhere; while it is under way a second click does nothing. */
  #moving(work: () => Promise<void>): void {
    if (this.#isMoving) return;
    this.#isMoving = true;
    this.#saving.work(work, () => {
      this.#isMoving = false;
    });
  }

  #move(send: Send): void {
    this.#moving(async () => {
      const before = this.#item;
      await this.#visit.deleteNow();
      await this.#visit.send(this.#form.answers(), send);
      this.#arrive(before);
    });
  }

  /**
   * On with the next item, unless the answers bring further questions here, are not accepted or turn out not to fit:
   * the person sees that first. Behind the last item comes the review.
   */
  #next(): void {
    const asked = this.#visit.asked;
    this.#moving(async () => {
      await this.#visit.deleteNow();
      const [before, answers, { length: shown }] = [this.#item, this.#form.answers(), this.session.guide.questions];
      const isLast = this.session.items.at(-1)?.fixedID === before;
      if (answers.length === 0 && this.#tellNews(asked)) return;
      const outcome = await this.#visit.send(answers, (given) =>
        this.session.send(isLast ? this.session.goto() : 'next', given),
      );
      const left = this.session.items.find(({ fixedID }) => fixedID === before);
      if (answers.length > 0 && outcome === 'accepted' && left && this.#item !== before)
        if (left.questions > shown || (!left.consistent && left.open === 0)) await this.session.goTo(before, []);
      if (this.#item !== before) return this.#arrive(before);
      this.#redraw();
      if (outcome !== 'accepted') return this.#tellErrors();
      if (this.#tellNews(asked)) return;
      if (isLast) return this.links.review();
      await this.session.send('next', []);
      this.#arrive(before);
    });
  }

  /** Leads to what the person cannot have seen when they went on, an error or a further question: is there any? */
  #tellNews(asked: ReadonlySet<string>): boolean {
    const isNew = this.#visit.errors.some((error) => !this.#told.has(error));
    const further = this.#form.controls.find(({ question }) => !asked.has(question.id));
    if (isNew) this.#tellErrors();
    else if (further) {
      this.shell.say(this.#words.moreQuestions);
      focusOn(further.focusId);
    }
    return isNew || further !== undefined;
  }

  #arrive(before: string): void {
    const [active, asked] = [document.activeElement?.id, this.#visit.asked];
    this.#redraw();
    const moved = this.#item !== before;
    if (!moved && this.#visit.errors.length > 0) return this.#tellErrors();
    if (!moved && this.#tellNews(asked)) return;
    if (moved || !focusOn(active)) focusHeading();
    this.shell.say(arrivalOf(this.session, before, moved, this.#words));
  }

  #decide(questionId: string, whose: 'mine' | 'theirs'): void {
    this.#visit.decide(questionId, whose);
    this.#draw(false);
    focusOn(this.#form.control(questionId)?.focusId);
    this.#save();
  }

  /** Deleting asks, and is done with what the person does next: until then it can be undone. */
  #askToDelete(command: string): void {
    const words = this.#words;
    const name = document.querySelector(`[data-command="${command}"]`)?.textContent ?? '';
    confirmDelete(name, words, () =>
      this.#moving(async () => {
        await this.#visit.deleteNow();
        this.#visit.deletion = { command, name };
        this.#redraw();
        focusOn('undo');
        this.shell.say(filled(words.deleted, { name }));
      }),
    );
  }

  #undo(): void {
    this.#visit.deletion = undefined;
    this.#redraw();
    focusHeading();
    this.shell.say(this.#words.undone);
  }

  async #store(): Promise<Outcome> {
    await this.#visit.deleteNow();
    const outcome = await this.#visit.send(this.#form.answers(), this.#stay);
    this.#redraw();
    return outcome;
  }

  readonly #goToQuestion: GoToQuestion = (questionId, place) =>
    this.#moving(async () => {
      await this.#store();
      await this.session.goToQuestion(questionId, place);
      this.#redraw();
      if (!focusOn(this.#form.control(questionId)?.focusId)) focusHeading();
      this.shell.say(filled(this.#words.nowOn, { name: titleOf(this.session, this.#words) }));
    });

  #check(): void {
    this.#moving(async () => {
      if ((await this.#store()) !== 'accepted') return this.#tellErrors();
      openCompletenessDialog(await this.session.check(), this.session, this.#goToQuestion);
    });
  }

  #review(): void {
    this.#moving(async () => ((await this.#store()) === 'accepted' ? this.links.review() : this.#tellErrors()));
  }

  /** Draws again; what lost its question and has it again comes back with its answer. */
  #redraw(): void {
    if (this.#saving.isStopped) return;
    const refocus = keptFocus();
    const asked = this.#visit.remember();
    const { isSameItem } = this.#visit;
    this.#draw(isSameItem);
    refocus();
    if (isSameItem && this.#visit.bringBack(asked)) {
      this.#draw(true);
      queueMicrotask(() => this.#save());
    }
  }

  #draw(isSameItem: boolean): void {
    const { session } = this;
    const words = this.#words;
    const form = this.#visit.begin(isSameItem);
    const drawn = drawCapture(session, this.#visit, form, words, this.#wide.matches, this.#actions);
    const { subId, caseId } = session.capture.reference;
    this.shell.show(
      {
        words,
        language: session.language,
        homeLink: this.links.home,
        about: `${subId} / ${caseId}`,
        actions: [element('button', { type: 'button', id: 'check', click: () => this.#check() }, words.check)],
        switchLanguage: (language) => this.#switchLanguage(language),
      },
      [this.#visit.errors.length > 0 ? words.error : '', titleOf(session, words)].join(' ').trim(),
      [drawn],
      isSameItem ? looksTheSame : undefined,
    );
    form.settle();
    if (!isSameItem) showCurrentPage();
    this.#saving.show();
    this.links.shown({ item: this.#item, language: session.language });
  }

  #tellErrors(): void {
    for (const error of this.#visit.errors) this.#told.add(error);
    this.shell.say('');
    document.querySelector<HTMLElement>('.error-summary, .conflict button')?.focus();
  }
}
