import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { AnswerBook } from '../capture/answer-book.js';
import { saidIn } from './listening.js';

/** Where the focus is, as somebody sees it. */
interface Stop {
  readonly id: string;
  readonly text: string;
  /** What is wrong with it: nowhere, behind something, or without a frame. */
  readonly fault: string;
  /** Of a question that must be answered and is not: its `<cotyID>.<catyID>`, hint and label. */
  readonly open: { readonly fixedID: string; readonly hint: string; readonly label: string } | undefined;
  /** Radio buttons or options to choose from, and which of them has the focus. */
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly at: number;
}

/** More stops than any page has. */
const mostStops = 400;

/** Somebody who captures with the keyboard alone: tabulator, arrows, Space, Enter and what is typed. */
export class KeyboardPerson {
  constructor(
    private readonly page: Page,
    private readonly book: AnswerBook,
  ) {}

  /**
   * Goes on by Tab until the focus is on a button or a link of this name, answering what must be; presses Enter there.
   */
  async goThrough(name: RegExp): Promise<void> {
    for (let stops = 0; stops < mostStops; stops++) {
      await this.page.keyboard.press('Tab');
      const stop = await this.stop();
      if (stop.open) await this.#answer(stop, stop.open);
      else if (name.test(stop.text)) {
        await this.page.keyboard.press('Enter');
        await this.#settled();
        return;
      }
    }
    throw new Error(`nothing called ${name.source} got the focus`);
  }

  /** @throws where the focus cannot be seen */
  async stop(): Promise<Stop> {
    // A browser may scroll to what has the focus when it draws next.
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
    );
    const stop = await this.page.evaluate(stopNow);
    expect(stop.fault, `${stop.id} ${stop.text}`).to.equal('');
    return stop;
  }

  async #answer(stop: Stop, { fixedID, hint, label }: NonNullable<Stop['open']>): Promise<void> {
    const { keyboard } = this.page;
    const given = this.book[fixedID];
    if (stop.options.length > 0) {
      const wanted = given !== null && typeof given === 'object' && 'id' in given ? String(given.id) : undefined;
      const named = stop.options.findIndex(({ id, name }) => (wanted ? id === wanted : /^(No|Nein)$/.test(name)));
      const target = named < 0 ? stop.options.findIndex(({ id }) => id !== '') : named;
      for (let at = stop.at; at < target; at++) await keyboard.press('ArrowDown');
      if (target <= stop.at) await keyboard.press('Space');
    } else {
      const smallest = /^(?:From|Von|Ab) (-?\d+)/.exec(hint)?.[1];
      const text = /YYYY|JJJJ/.test(label) ? '2020-01-01' : (smallest ?? (/^(Up to|Bis)/.test(hint) ? '0' : 'nichts'));
      await keyboard.type(typeof given === 'string' || typeof given === 'number' ? String(given) : text);
      // It is saved when its field is left, and the focus is where it was.
      await keyboard.press('Tab');
      await this.#settled();
      await keyboard.press('Shift+Tab');
    }
    await this.#settled();
    const after = await this.stop();
    expect(after.open, `${label} has no answer`).to.equal(undefined);
    if (stop.options.length === 0) expect(after.id, label).to.equal(stop.id);
    const said = await saidIn(this.page);
    expect(said, label).to.deep.equal([...new Set(said)]);
  }

  async #settled(): Promise<void> {
    await this.page.locator('main[aria-busy="false"] #screen-title').waitFor();
  }
}

/** Runs in the page. */
function stopNow(): Stop {
  const active = document.activeElement;
  const question = active?.closest('[data-question]');
  const [coty, , caty] = (question?.getAttribute('data-question') ?? '').split('.');
  const nothing = { id: '', text: '', open: undefined, options: [], at: 0 };
  if (!(active instanceof HTMLElement) || active === document.body) return { ...nothing, fault: 'nowhere' };
  const box = active.getBoundingClientRect();
  const [x, y] = [box.x + Math.min(box.width, innerWidth) / 2, box.y + Math.min(box.height, 40) / 2];
  const top = document.elementFromPoint(x, y);
  const shown =
    top !== null && (active.contains(top) || top.contains(active) || top.closest('label')?.contains(active));
  const framed = [active, active.closest('label')].some(
    (each) => each && getComputedStyle(each).outlineStyle !== 'none',
  );
  const fault = !shown
    ? `behind ${top?.tagName ?? 'the edge'} ${top?.className ?? ''}`
    : framed || active.tagName === 'H1'
      ? ''
      : 'without a frame';
  const radios = [...(question?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  const isSelect = active instanceof HTMLSelectElement;
  const options = isSelect
    ? [...active.options].map(({ value, text }) => ({ id: value, name: text }))
    : radios.map(({ value, parentElement }) => ({ id: value, name: parentElement?.textContent ?? '' }));
  const isInput = isSelect || active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  const required = (radios.length > 0 ? question : active)?.getAttribute('aria-required') === 'true';
  const answered =
    radios.length > 0
      ? radios.some(({ checked }) => checked)
      : (isInput && active.value !== '') || question?.querySelector('.entries') !== null;
  return {
    id: active.id,
    text: active.textContent?.trim() ?? '',
    fault,
    open:
      isInput && required && !answered
        ? {
            fixedID: `${coty}.${caty}`,
            hint: question?.querySelector('.hint')?.textContent ?? '',
            label: question?.querySelector('.label')?.textContent ?? '',
          }
        : undefined,
    options,
    at: isSelect ? active.selectedIndex : (radios as readonly HTMLElement[]).indexOf(active),
  };
}
