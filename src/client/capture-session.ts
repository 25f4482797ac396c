import type { ErrorDescription } from '../flavor/envelope.js';
import type { Completeness } from '../screens/model/completeness.js';
import type { Sb1Button, Sb1Group, Sb1MenuItem, Sb1Question, Sb2Question, Screen } from '../screens/model/screen.js';
import type { CaseCaptureClient } from './client.js';
import type { Outcome } from './outcome.js';
import type { Answer, AnswerValue } from './requests.js';

/** A case, and how it is captured. */
export interface CaptureOf {
  readonly caseId: string;
  readonly subId: string;
  /** A locale of the rules. */
  readonly language: string;
  readonly sourceType: number;
  /** SB1: a form with menu and buttons; SB2: a questionnaire. Technical screens exist in SB1 only. */
  readonly form: 'SB1' | 'SB2';
}

/** What a step came to: the screen to show, and whether the answers were accepted; when not, nothing was stored. */
export interface Step {
  readonly screen: Screen;
  readonly accepted: boolean;
  /** Why answers were not accepted (608); the same stands at their questions. */
  readonly notAccepted: readonly ErrorDescription[];
}

/** A command that a screen offers: on SB1 its buttons and the entries of its menus. */
export interface OfferedCommand {
  readonly name: string;
  readonly command: string;
}

/**
 * One capture of a case: answers are noted, and go with the next step. The ids of screens, and which comes next, are
 * its own business.
 */
export class CaptureSession {
  readonly #client: CaseCaptureClient;
  readonly #capture: CaptureOf;
  #screen: Screen;
  #answers = new Map<string, readonly AnswerValue[]>();
  /** The ids of the questionnaire's pages that were shown, by their order. */
  readonly #shown = new Map<number, string>();

  private constructor(client: CaseCaptureClient, capture: CaptureOf, screen: Screen) {
    this.#client = client;
    this.#capture = capture;
    this.#screen = screen;
    this.#note(screen);
  }

  /** Opens the capture of a stored case on its first screen; nothing is stored. */
  static async open(client: CaseCaptureClient, capture: CaptureOf): Promise<Outcome<CaptureSession>> {
    const opened = await client.call('capture', { body: bodyOf(capture) });
    if (!opened.ok) return opened;
    return { ...opened, content: new CaptureSession(client, capture, opened.content.screen) };
  }

  get screen(): Screen {
    return this.#screen;
  }

  /** The questions of the screen, in its order. */
  get questions(): readonly (Sb1Question | Sb2Question)[] {
    return 'person' in this.#screen ? this.#screen.person.item.question : questionsOf(this.#screen.group);
  }

  /** The commands that the screen offers beside {@link next}, {@link previous}, {@link stay} and {@link finish}. */
  get commands(): readonly OfferedCommand[] {
    if ('person' in this.#screen) return [];
    const { group, buttonRow, navigation } = this.#screen;
    return [...buttonsOf(group), ...buttonRow.button, ...entriesOf(navigation.item)]
      .filter(({ commandid }) => commandid !== '')
      .map(({ name, commandid }) => ({ name, command: commandid }));
  }

  /** Answers that no step has taken yet, by the id of their question. */
  get noted(): ReadonlyMap<string, readonly AnswerValue[]> {
    return this.#answers;
  }

  /** Notes an answer: the id of an option (or several), or a text, number or date as it is typed. None clears it. */
  answer(questionId: string, ...values: readonly AnswerValue[]): void {
    this.#answers.set(questionId, values);
  }

  /** Sends what was noted, and shows the next screen; behind the last one the first that is not done yet. */
  next(): Promise<Outcome<Step>> {
    return this.send('next');
  }
  previous(): Promise<Outcome<Step>> {
    return this.send('previous');
  }
  /** Sends what was noted, and shows the same screen with what is open on it. */
  stay(): Promise<Outcome<Step>> {
    return this.send('refresh');
  }
  /** Sends what was noted, and shows the first screen that is not done yet; the last one when all are. */
  finish(): Promise<Outcome<Step>> {
    return this.send('finish');
  }

  /** Sends what was noted, and goes back to a page of the questionnaire that was shown, by its `order`. */
  async back(order: number): Promise<Outcome<Step>> {
    const id = this.#shown.get(order);
    if (id === undefined) throw new RangeError(`page ${order} was not shown yet`);
    return this.send(`goto ${id}`);
  }

  /** Adds an object, such as a person or a benefit, of this type id: SB1, where the screen offers it. */
  add(typeId: number): Promise<Outcome<Step>> {
    return this.send(`add ${typeId}`);
  }
  /** Removes an object by its id: SB1, where the screen offers it. */
  remove(objectId: number): Promise<Outcome<Step>> {
    return this.send(`delete ${objectId}`);
  }

  /**
   * Sends what was noted with any command. What was accepted is noted no more. After a failure of which nobody knows
   * whether it was stored, {@link reopen} shows what is.
   */
  async send(screenCommand: string): Promise<Outcome<Step>> {
    const { caseId, subId } = this.#capture;
    const answers: readonly Answer[] = [...this.#answers].map(([questionId, values]) => ({ questionId, values }));
    const screenId = idOf(this.#screen);
    const moved = await this.#client.call('userAction', { body: { screenCommand, screenId, caseId, subId, answers } });
    if (!moved.ok) return moved;
    const { content, warnings } = moved;
    this.#screen = content.screen;
    this.#note(content.screen);
    if (warnings.length === 0) this.#answers = new Map();
    return { ...moved, content: { ...content, accepted: warnings.length === 0, notAccepted: warnings } };
  }

  /** Shows the first screen as it is stored now; what was noted stays noted. */
  async reopen(): Promise<Outcome<Step>> {
    const opened = await this.#client.call('capture', { body: bodyOf(this.#capture) });
    if (!opened.ok) return opened;
    this.#screen = opened.content.screen;
    this.#note(opened.content.screen);
    return { ...opened, content: { screen: this.#screen, accepted: true, notAccepted: [] } };
  }

  /** What the source type still needs. */
  check(): Promise<Outcome<Completeness>> {
    const { caseId, subId, language, sourceType } = this.#capture;
    return this.#client.call('checkCompleteness', { body: { caseId, subId, language, sourceType } });
  }

  #note(screen: Screen): void {
    if ('person' in screen) this.#shown.set(screen.person.item.order, screen.person.item.id);
  }
}

const bodyOf = ({ form, ...capture }: CaptureOf) => ({ ...capture, groupScreens: form === 'SB2' });

const idOf = (screen: Screen): string => ('person' in screen ? screen.person.item.id : screen.id);

const questionsOf = ({ question = [], group = [] }: Sb1Group): readonly Sb1Question[] => [
  ...question,
  ...group.flatMap(questionsOf),
];
const buttonsOf = ({ button = [], group = [] }: Sb1Group): readonly Sb1Button[] => [
  ...button,
  ...group.flatMap(buttonsOf),
];
const entriesOf = (items: readonly Sb1MenuItem[]): readonly Sb1MenuItem[] =>
  items.flatMap((item) => (item.item ? entriesOf(item.item) : item.shown && !item.isSeparator ? [item] : []));
