import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import type { CaseReference } from '../../../src/case/case.js';
import type { AnswerBook } from '../capture/answer-book.js';

/** A question as it stands in the page. */
interface Seen {
  readonly id: string;
  readonly kind: 'options' | 'select' | 'list' | 'text';
  readonly label: string;
  readonly hint: string;
  readonly open: boolean;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Writes in place of what stands in a field, key by key: a browser tells only of such an edit when the field is left.
 */
export async function write(field: Locator, text: string): Promise<void> {
  await field.press('Control+A');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}

/** The capture client `/try` as a person uses it: it looks at the page and never at the interface. */
export class TryPage {
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /** Opens the start page, or a place in the client. */
  async open(fragment = ''): Promise<void> {
    await this.page.goto(`${this.url}/try${fragment}`);
    await this.#settled();
  }

  async capture(
    { subId, caseId }: CaseReference,
    sourceType: number,
    form: 'SB1' | 'SB2',
    language = 'en',
  ): Promise<void> {
    await this.open();
    await this.page.goto(
      `${this.url}/try#capture?${new URLSearchParams({ language, subId, caseId, sourceType: String(sourceType), form }).toString()}`,
    );
    await this.page.locator('.screen').waitFor();
    await this.#settled();
  }

  /** Name of the item shown. */
  async name(): Promise<string> {
    return ((await this.page.locator('h1').textContent()) ?? '').trim();
  }

  /** `<screen>.<object id>` of the item shown. */
  async item(): Promise<string> {
    return (await this.page.locator('.screen').getAttribute('data-item')) ?? '';
  }

  /** All items of the progress list. */
  async items(): Promise<readonly { readonly item: string; readonly done: boolean }[]> {
    return this.page
      .locator('.progress [data-item]')
      .evaluateAll((all) =>
        all.map((each) => ({ item: each.getAttribute('data-item') ?? '', done: each.classList.contains('done') })),
      );
  }

  async goTo(item: string): Promise<void> {
    const way = this.page.locator(`[data-item="${item}"]`);
    for (const folded of await this.page.locator('.progress details', { has: way }).all())
      if ((await folded.getAttribute('open')) === null) await folded.locator('> summary').click();
    await this.page.locator('.progress', { has: way }).locator(way).click();
    await this.#settled();
  }

  /** Presses a button by its name. */
  async press(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
      .first()
      .click();
    await this.#settled();
  }

  question(id: string): Locator {
    return this.page.locator(`[data-question="${id}"]`);
  }

  async has(id: string): Promise<boolean> {
    return (await this.question(id).count()) > 0;
  }

  /** Ids of the questions with `<cotyID>.<catyID>`, in their order. */
  async idsOf(fixedID: string): Promise<readonly string[]> {
    return (await this.seen()).map(({ id }) => id).filter((id) => fixedIdOf(id) === fixedID);
  }

  /**
   * Answers a question by what is typed, or by the id of an option. Waits until the page shows what follows from it.
   */
  async answer(id: string, answer: string | number): Promise<void> {
    const question = this.question(id);
    const kind = await kindOf(question);
    if (kind === 'options') await question.locator(`input[value="${answer}"]`).check();
    else if (kind === 'select') await question.locator('select').first().selectOption(String(answer));
    else await write(question.locator('input, textarea').first(), String(answer));
    if (kind === 'list') await question.locator('.input > button').last().click();
    await this.#settled();
  }

  async unit(id: string, unit: number): Promise<void> {
    await this.question(id).locator('select').selectOption(String(unit));
  }

  async errorOf(id: string): Promise<string> {
    const error = this.question(id).locator('.error');
    return (await error.count()) === 0 ? '' : ((await error.textContent()) ?? '');
  }

  /** Answers what is mandatory and open, and what that opens, as a healthy person would where the book says nothing. */
  async answerOpen(book: AnswerBook): Promise<void> {
    for (;;) {
      const [open] = (await this.seen()).filter((each) => each.open);
      if (!open) return;
      await this.answer(open.id, answerFrom(book, open));
      expect(await this.errorOf(open.id), `${open.label} was not accepted`).to.not.match(/between|zwischen/);
    }
  }

  async seen(): Promise<readonly Seen[]> {
    return this.page.locator('[data-question]').evaluateAll((all) =>
      all.map((each) => {
        const inputs = [
          ...each.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
            '.input input, .input select, .input textarea',
          ),
        ];
        const [first] = inputs;
        const radio = each.tagName === 'FIELDSET';
        const required = (radio ? each : first)?.getAttribute('aria-required') === 'true';
        const answered = radio
          ? inputs.some((input) => input instanceof HTMLInputElement && input.checked)
          : first?.value !== '' || each.querySelector('.entries') !== null;
        const options = radio
          ? inputs.map((input) => ({ id: input.value, name: input.parentElement?.textContent ?? '' }))
          : first instanceof HTMLSelectElement
            ? [...first.options].map(({ value, text }) => ({ id: value, name: text }))
            : [];
        return {
          id: each.getAttribute('data-question') ?? '',
          kind: radio
            ? ('options' as const)
            : first instanceof HTMLSelectElement
              ? ('select' as const)
              : each.querySelector('.input > button')
                ? ('list' as const)
                : ('text' as const),
          label: each.querySelector<HTMLElement>('.label')?.textContent ?? '',
          hint: each.querySelector<HTMLElement>('.hint')?.textContent ?? '',
          open: required && !answered,
          options,
        };
      }),
    );
  }

  /** The client says itself when nothing is under way any more. */
  async #settled(): Promise<void> {
    await this.page.locator('main[aria-busy="false"] #screen-title').waitFor();
  }
}

const fixedIdOf = (id: string): string => {
  const [coty, , caty] = id.split('.');
  return `${coty}.${caty}`;
};

async function kindOf(question: Locator): Promise<Seen['kind']> {
  if ((await question.locator('input[type=radio]').count()) > 0) return 'options';
  if ((await question.locator('input, textarea').count()) === 0) return 'select';
  return (await question.locator('.input > button').count()) > 0 ? 'list' : 'text';
}

function answerFrom(book: AnswerBook, { id, label, hint, options }: Seen): string | number {
  const given = book[fixedIdOf(id)];
  if (typeof given === 'string' || typeof given === 'number') return given;
  if (given && 'id' in given) return given.id;
  if (options.length > 0)
    return (options.find(({ name }) => name === 'No') ?? options.find((option) => option.id !== ''))?.id ?? '';
  const smallest = hint.match(/^From (-?[\d.]+)/)?.[1];
  if (smallest !== undefined) return smallest;
  if (hint.startsWith('Up to')) return 0;
  return label.includes('YYYY') ? '2020.01.01' : 'nothing to report';
}
