import { expect } from 'chai';
import type { CaseReference } from '../../../src/case/case.js';
import type {
  InputValue,
  OptionValue,
  Sb1Group,
  Sb1MenuItem,
  Sb1Question,
  Sb1Screen,
  Sb2Screen,
} from '../../../src/screens/model/screen.js';
import type { Reply } from '../service/reply.js';
import type { Service } from '../service/service.js';

/**
 * An answer as a test writes it: what is typed (text, number, date), `{ id }` of an option or entry, several entries,
 * or nothing (clears).
 */
export type Answer =
  | string
  | number
  | { readonly id: string }
  | { readonly value: string; readonly unit: string }
  | readonly { readonly id: string }[]
  | null;

/** What both screen forms say of a question. */
export interface SeenQuestion {
  readonly id: string;
  readonly fixedID: string;
  readonly text: string;
  readonly error: string;
  readonly mandatory: boolean;
  readonly value: InputValue | readonly InputValue[] | readonly OptionValue[];
}

/** A client that captures one case as a person would: it only knows the screen it was last shown. */
export class CaptureClient {
  #reply: Reply | undefined;

  constructor(
    private readonly service: Service,
    private readonly reference: CaseReference,
  ) {}

  get reply(): Reply {
    if (!this.#reply) throw new Error('no screen was asked for yet');
    return this.#reply;
  }

  /** `createAndCapture` or `capture` with further members. */
  async start(operation: 'createAndCapture' | 'capture', members: Readonly<Record<string, unknown>>): Promise<this> {
    return this.#take(await this.service.call(operation, {}, { ...this.reference, loggingArea: '0', ...members }));
  }

  /** Sends answers by question id, or by `<cotyID>.<catyID>` where only one question has it, and a command. */
  async send(screenCommand: string, answers: Readonly<Record<string, Answer>> = {}): Promise<this> {
    const given = Object.entries(answers).map(([key, answer]) => ({
      questionId: this.#idOf(key),
      values: valuesOf(answer),
    }));
    return this.#take(
      await this.service.call(
        'userAction',
        {},
        { screenCommand, screenId: this.screenId, ...this.reference, loggingArea: '0', answers: given },
      ),
    );
  }

  get screenId(): string {
    return this.#isSb2 ? this.sb2.person.item.id : this.sb1.id;
  }

  get sb1(): Sb1Screen {
    return this.reply.sb1;
  }

  get sb2(): Sb2Screen {
    return this.reply.sb2;
  }

  /** Name of the item shown. */
  get name(): string {
    return this.#isSb2 ? this.sb2.person.item.name : this.sb1.title;
  }

  get questions(): readonly SeenQuestion[] {
    return this.#isSb2 ? sb2Questions(this.sb2) : sb1Questions(this.sb1.group).map(seenInSb1);
  }

  question(key: string): SeenQuestion {
    const found = this.questions.find(({ id }) => id === this.#idOf(key));
    if (!found) throw new Error(`${this.name} has no question ${key}`);
    return found;
  }

  has(key: string): boolean {
    return this.questions.some(({ id, fixedID }) => id === key || fixedID === key);
  }

  /** The errors shown, by question id. */
  get errors(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.questions.filter(({ error }) => error !== '').map(({ id, error }) => [id, error]));
  }

  /** The items of the SB1 navigation menu. */
  get items(): readonly Sb1MenuItem[] {
    return this.sb1.navigation.item.find(({ fixedID }) => fixedID === 'navigation')?.item ?? [];
  }

  /** Every command that a button of the SB1 screen shows. */
  get buttons(): readonly string[] {
    return [...sb1Buttons(this.sb1.group), ...this.sb1.buttonRow.button.map(({ commandid }) => commandid)];
  }

  get #isSb2(): boolean {
    return this.reply.text.includes('"screen":{"person"');
  }

  #take(reply: Reply): this {
    expect(reply.status, reply.text).to.be.oneOf([0, 1]);
    this.#reply = reply;
    return this;
  }

  #idOf(key: string): string {
    const matches = this.questions.filter(({ id, fixedID }) => id === key || fixedID === key);
    const [only] = matches;
    if (!only || matches.length > 1)
      throw new Error(
        `${matches.length} questions of ${this.name} are ${key}: ${this.questions.map(({ id }) => id).join(' ')}`,
      );
    return only.id;
  }
}

function valuesOf(answer: Answer): readonly object[] {
  if (answer === null) return [];
  if (Array.isArray(answer)) return answer as readonly object[];
  return typeof answer === 'object' ? [answer] : [{ value: String(answer) }];
}

function sb2Questions(screen: Sb2Screen): readonly SeenQuestion[] {
  return screen.person.item.question.map(({ id, cotyID, catyID, text, textInput, selection, numberInput }) => {
    const input = textInput ?? selection ?? numberInput;
    if (!input) throw new Error(`the question ${id} has no input`);
    return {
      id,
      fixedID: `${cotyID}.${catyID}`,
      text: text.text,
      error: text.error,
      mandatory: input.mandatory,
      value: input.value,
    };
  });
}

function sb1Questions(group: Sb1Group): readonly Sb1Question[] {
  return [...(group.question ?? []), ...(group.group ?? []).flatMap(sb1Questions)];
}

function sb1Buttons(group: Sb1Group): readonly string[] {
  return [...(group.button ?? []).map(({ commandid }) => commandid), ...(group.group ?? []).flatMap(sb1Buttons)];
}

function seenInSb1({ id, fixedID, name, textInput, selection }: Sb1Question): SeenQuestion {
  const input = textInput ?? selection;
  if (!input) throw new Error(`the question ${id} has no input`);
  return { id, fixedID, text: name, error: input.error, mandatory: input.mandatory, value: input.value };
}
