import type { MissingAnswer, Completeness } from '../screens/model/completeness.js';
import type { Guide, GuideItem } from '../screens/model/guide.js';
import type { Screen } from '../screens/model/screen.js';
import type { ErrorDescription } from '../flavor/envelope.js';
import { opening, type OpeningMembers } from './opening.js';
import { type AnswerValue, isSb1 } from './question.js';
import { type Answer, call, Refused } from './service.js';

export interface CaseReference {
  readonly subId: string;
  readonly caseId: string;
}

/** A capture: of a case, for a source type, in a form. */
export interface CaptureOf {
  readonly reference: CaseReference;
  readonly sourceType: number;
  readonly form: 'SB1' | 'SB2';
}

export interface GivenAnswer {
  readonly questionId: string;
  readonly values: readonly AnswerValue[];
}

export interface Content {
  readonly screen: Screen;
  readonly guide: Guide;
}

/** What came of answers: `outdated`, others have changed the case and nothing was stored (613). */
export type Outcome = 'accepted' | 'refused' | 'outdated';

const caseChanged = 613;

/** Shows the screen of an item, the first one where it says none. @throws Refused */
export async function openCapture(
  { reference, sourceType, form }: CaptureOf,
  language: string,
  members: OpeningMembers = {},
): Promise<Content> {
  const body = opening({ language, sourceType, form, ...reference }, members);
  return whole((await call('capture', { body })).content);
}

/** A screen with its guide; something else is no answer of the service. @throws Refused */
function whole(content: Partial<Content> | null): Content {
  const { screen, guide } = content ?? {};
  if (!screen || !guide) throw new Refused([], 'notNow');
  return { screen, guide };
}

/**
 * One capture: the screen it stands on, its items, and the calls that lead from screen to screen, one for each action.
 */
export class Session {
  #warnings: readonly ErrorDescription[] = [];

  private constructor(
    readonly capture: CaptureOf,
    private locale: string,
    private content: Content,
  ) {}

  /** Opens a capture of a stored case at an item. @throws Refused */
  static async open(capture: CaptureOf, language: string, item: string): Promise<Session> {
    return new Session(capture, language, await openCapture(capture, language, { item }));
  }

  get screen(): Screen {
    return this.content.screen;
  }
  get guide(): Guide {
    return this.content.guide;
  }
  get items(): readonly GuideItem[] {
    return this.guide.items;
  }
  get current(): GuideItem | undefined {
    return this.items.find(({ current }) => current);
  }
  get language(): string {
    return this.locale;
  }
  /** What the last call warned of. */
  get warnings(): readonly ErrorDescription[] {
    return this.#warnings;
  }

  /** The command that shows an item, by default the same again; unlike `refresh` it does not name open questions. */
  goto(item: GuideItem | undefined = this.current): string {
    if (!item) return 'refresh';
    return `goto ${isSb1(this.screen) ? item.fixedID : item.screenId}`;
  }

  /** Sends answers and a command. @throws Refused */
  async send(screenCommand: string, answers: readonly GivenAnswer[]): Promise<Outcome> {
    const { screen, guide } = this.content;
    const screenId = isSb1(screen) ? screen.id : screen.person.item.id;
    const body = {
      ...{ screenCommand, screenId, ...this.capture.reference, loggingArea: '0', answers },
      ...{ guide: true, seenRevision: guide.revision },
    };
    return this.#take(await call('userAction', { body }));
  }

  /** Looks whether others have changed the case. @throws Refused */
  async look(): Promise<boolean> {
    const { revision } = this.guide;
    await this.send(this.goto(), []);
    return this.guide.revision !== revision;
  }

  /** Shows an item as the case stands now, whatever came before. @throws Refused */
  async reopen(item: string, language = this.locale): Promise<void> {
    this.content = await openCapture(this.capture, language, { item });
    this.#warnings = [];
    this.locale = language;
  }

  /** Takes the answers and shows the same item in another language, also when some are refused. @throws Refused */
  async switchLanguage(language: string, answers: readonly GivenAnswer[]): Promise<Outcome> {
    const outcome = answers.length > 0 ? await this.send(this.goto(), answers) : 'accepted';
    const warnings = this.#warnings;
    if (outcome !== 'outdated') await this.reopen(this.current?.fixedID ?? '', language);
    this.#warnings = warnings;
    return outcome;
  }

  /** Takes the answers and shows an item. @throws Refused */
  goTo(fixedID: string, answers: readonly GivenAnswer[]): Promise<Outcome> {
    const item = this.items.find((each) => each.fixedID === fixedID);
    return this.send(this.goto(item), answers);
  }

  /**
   * Goes to an item that asks a question, likely ones first: named by the check, then by the object. @throws Refused
   */
  async goToQuestion(questionId: string, place?: Pick<MissingAnswer, 'screen' | 'objectId'>): Promise<boolean> {
    const likely = ({ fixedID }: GuideItem): number =>
      (place && fixedID === `${place.screen}.${place.objectId}` ? 4 : 0) +
      (place && fixedID.startsWith(`${place.screen}.`) ? 2 : 0) +
      (fixedID.endsWith(`.${questionId.split('.')[1]}`) ? 1 : 0);
    for (const { fixedID } of [...this.items].sort((one, other) => likely(other) - likely(one))) {
      await this.goTo(fixedID, []);
      if (this.guide.questions.some(({ id }) => id === questionId)) return true;
    }
    return false;
  }

  /** Why the questions of the item are asked, and what its findings rest on. @throws Refused */
  async why(): Promise<Guide> {
    const item = this.current?.fixedID ?? '';
    return (await openCapture(this.capture, this.locale, { item, why: true })).guide;
  }

  /**
   * What the capture still needs; whether it is complete is stored, so the screen is of that state then. @throws
   * Refused
   */
  async check(): Promise<Completeness> {
    const found = await checkCase(this.capture, this.locale);
    await this.look();
    return found;
  }

  #take({ content, warnings }: Answer<Partial<Content>>): Outcome {
    this.content = whole(content);
    this.#warnings = warnings;
    if (warnings.length === 0) return 'accepted';
    return warnings.some(({ errorCode }) => errorCode === caseChanged) ? 'outdated' : 'refused';
  }
}

/** What a capture still needs. @throws Refused */
export async function checkCase({ reference, sourceType }: CaptureOf, language: string): Promise<Completeness> {
  const body = { language, sourceType, ...reference, loggingArea: '0' };
  return (await call('checkCompleteness', { body })).content;
}
