import type { Sb1MenuItem, Sb1Screen, Screen } from '../screens/model/screen.js';
import type { Completeness, MissingAnswer } from '../screens/model/completeness.js';
import { type AnswerValue, isSb1, questionIdsOf } from './question.js';
import type { ErrorDescription } from '../flavor/envelope.js';
import { type Answer, call } from './service.js';

export interface CaseReference {
  readonly subId: string;
  readonly caseId: string;
}

/** An item of the capture, as the navigation menu lists it. */
export interface ListedItem {
  /** `<screen>.<object id>`. */
  readonly fixedID: string;
  readonly name: string;
  readonly consistent: boolean;
  readonly current: boolean;
}

export interface GivenAnswer {
  readonly questionId: string;
  readonly values: readonly AnswerValue[];
}

type Content = { readonly screen: Screen };

/** One capture: the screen it stands on, its items, and the calls that lead from screen to screen. */
export class Session {
  #screen: Screen;
  #items: readonly ListedItem[] = [];
  #warnings: readonly ErrorDescription[] = [];
  /** SB2: the id of each item that was shown, by its `fixedID`; `goto` accepts any seen before. */
  readonly #seen = new Map<string, string>();

  private constructor(
    readonly reference: CaseReference,
    readonly sourceType: number,
    readonly form: 'SB1' | 'SB2',
    private locale: string,
    screen: Screen,
  ) {
    this.#screen = screen;
  }

  /** Opens a capture of a stored case. @throws Refused */
  static async open(
    reference: CaseReference,
    sourceType: number,
    form: 'SB1' | 'SB2',
    language: string,
  ): Promise<Session> {
    const { content } = await openCapture(reference, sourceType, form, language);
    const session = new Session(reference, sourceType, form, language, content.screen);
    await session.#listItems();
    return session;
  }

  get screen(): Screen {
    return this.#screen;
  }
  get items(): readonly ListedItem[] {
    return this.#items;
  }
  get language(): string {
    return this.locale;
  }
  /** What the last call warned of; when there is anything, nothing was stored. */
  get warnings(): readonly ErrorDescription[] {
    return this.#warnings;
  }
  get screenId(): string {
    return isSb1(this.#screen) ? this.#screen.id : this.#screen.person.item.id;
  }

  /** The command that shows the same item again and, unlike `refresh`, does not name its open questions. */
  get stay(): string {
    if (!isSb1(this.#screen)) return `goto ${this.screenId}`;
    const current = this.#items.find((item) => item.current);
    return current ? `goto ${current.fixedID}` : 'refresh';
  }

  /** Sends answers and a command. Whether the answers were accepted. @throws Refused */
  async send(screenCommand: string, answers: readonly GivenAnswer[]): Promise<boolean> {
    const body = { screenCommand, screenId: this.screenId, ...this.reference, loggingArea: '0', answers };
    const { content, accepted, warnings } = await call<Content>('userAction', {}, body);
    this.#screen = content.screen;
    this.#warnings = warnings;
    await this.#listItems();
    return accepted;
  }

  /** Takes the answers and shows the same item in another language. Whether they were accepted. @throws Refused */
  async switchLanguage(language: string, answers: readonly GivenAnswer[]): Promise<boolean> {
    if (this.form === 'SB1') {
      const accepted = await this.send(`language ${language}`, answers);
      if (accepted) this.locale = language;
      return accepted;
    }
    if (!(await this.send(this.stay, answers))) return false;
    const { screenId } = this;
    const { content } = await openCapture(this.reference, this.sourceType, this.form, language);
    this.#screen = content.screen;
    this.locale = language;
    this.#seen.clear();
    return this.send(`goto ${screenId}`, []);
  }

  /** Takes the answers and shows an item. Whether they were accepted. @throws Refused */
  async goTo(fixedID: string, answers: readonly GivenAnswer[]): Promise<boolean> {
    if (this.form === 'SB1') return this.send(`goto ${fixedID}`, answers);
    const seen = this.#seen.get(fixedID);
    if (seen !== undefined) return this.send(`goto ${seen}`, answers);
    if (!(await this.send(this.stay, answers))) return false;
    await this.#walkTo(fixedID);
    return true;
  }

  /** Shows the question with this id, wherever it stands; `false` when no item shows it. @throws Refused */
  async goToQuestion(questionId: string, place?: Pick<MissingAnswer, 'screen' | 'objectId'>): Promise<boolean> {
    const likely = ({ fixedID, consistent }: ListedItem): number =>
      (place && fixedID === `${place.screen}.${place.objectId}` ? 4 : 0) +
      (place && fixedID.startsWith(`${place.screen}.`) ? 2 : 0) +
      (consistent ? 0 : 1);
    for (const { fixedID } of [...this.#items].sort((one, other) => likely(other) - likely(one))) {
      await this.goTo(fixedID, []);
      if (questionIdsOf(this.#screen).includes(questionId)) return true;
    }
    return false;
  }

  /** @throws Refused */
  async check(): Promise<Completeness> {
    const { content } = await call<Completeness>(
      'checkCompleteness',
      {},
      { language: this.locale, sourceType: this.sourceType, ...this.reference, loggingArea: '0' },
    );
    return content;
  }

  /**
   * SB1 shows all items in its navigation menu. SB2 shows the current one only, so the menu is asked for beside it: the
   * items of both forms are the same, in the same order. A look changes nothing in the case.
   */
  async #listItems(): Promise<void> {
    if (isSb1(this.#screen)) {
      this.#items = listed(this.#screen);
      return;
    }
    const { item } = this.#screen.person;
    const { content } = await openCapture(this.reference, this.sourceType, 'SB1', this.locale);
    if (isSb1(content.screen))
      this.#items = listed(content.screen).map((each, index) => ({ ...each, current: index + 1 === item.order }));
    const current = this.#items.find((each) => each.current);
    if (current) this.#seen.set(current.fixedID, item.id);
  }

  /** Goes item by item from the last one before it that was shown, since SB2 names an item only when it shows it. */
  async #walkTo(fixedID: string): Promise<void> {
    const target = this.#items.findIndex((item) => item.fixedID === fixedID);
    const known = this.#items.slice(0, target + 1).findLast((item) => this.#seen.has(item.fixedID));
    if (known) await this.#step(`goto ${this.#seen.get(known.fixedID)}`);
    else this.#screen = (await openCapture(this.reference, this.sourceType, 'SB2', this.locale)).content.screen;
    for (let steps = target; steps > 0 && this.#position < target; steps--) await this.#step('next');
    await this.#listItems();
  }

  /** A step on the way: without answers, and without a look at the other items. */
  async #step(screenCommand: string): Promise<void> {
    const { content } = await call<Content>(
      'userAction',
      {},
      { screenCommand, screenId: this.screenId, ...this.reference, loggingArea: '0' },
    );
    this.#screen = content.screen;
    const shown = this.#items[this.#position];
    if (shown) this.#seen.set(shown.fixedID, this.screenId);
  }

  /** SB2: index of the item shown. */
  get #position(): number {
    return isSb1(this.#screen) ? -1 : this.#screen.person.item.order - 1;
  }
}

const openCapture = (
  reference: CaseReference,
  sourceType: number,
  form: 'SB1' | 'SB2',
  language: string,
): Promise<Answer<Content>> =>
  call<Content>('capture', {}, { language, sourceType, ...reference, groupScreens: form === 'SB2', loggingArea: '0' });

function listed({ navigation }: Sb1Screen): readonly ListedItem[] {
  const entries = navigation.item
    .flatMap(({ item }): readonly Sb1MenuItem[] => item ?? [])
    .filter(({ commandid, shown }) => shown && commandid.startsWith('goto '));
  return entries.map(({ fixedID, name, consistent, default: current }) => ({ fixedID, name, consistent, current }));
}
