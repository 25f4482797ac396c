import type { PreviewState } from '../authoring/preview/preview.js';
import type { Line } from '../authoring/preview/places.js';
import { element } from '../try/dom.js';

/** The text of a file with its lines: one of them is chosen, by the pointer or the arrow keys. */
export class FileView {
  readonly #choice = element('select', {
    id: 'file',
    'aria-label': 'File',
    change: () => void this.open({ file: this.#choice.value, line: 1 }),
  });
  readonly #lines = element('ol', {
    class: 'lines',
    id: 'lines',
    role: 'listbox',
    tabindex: 0,
    'aria-label': 'Lines',
    keydown: (event) => this.#press(event),
  });
  readonly element = [this.#choice, this.#lines];
  #line: Line = { file: '', line: 1 };
  #state: PreviewState | undefined;

  /** `chosen` is called with each line that is chosen. */
  constructor(private readonly chosen: (line: Line) => void) {}

  get line(): Line {
    return this.#line;
  }

  take(state: PreviewState): void {
    const before = this.#state;
    this.#state = state;
    if (before?.files.join() !== state.files.join())
      this.#choice.replaceChildren(...state.files.map((file) => element('option', { value: file }, file)));
    this.#choice.value = this.#line.file;
    this.#mark();
  }

  /** Shows a line of a file, and what it is about. */
  async open(line: Line): Promise<void> {
    const isOther = line.file !== this.#line.file;
    this.#line = line;
    if (isOther) await this.reread();
    this.#choose(line.line);
  }

  /** The files have changed: shows the text as it is now, and what its line is about. */
  async reload(): Promise<void> {
    const first = this.#state?.files.find((file) => file.startsWith('screens/')) ?? this.#state?.files[0] ?? '';
    if (this.#line.file === '') this.#line = { file: first, line: 1 };
    await this.reread();
    this.#choose(this.#line.line);
  }

  /** The text as it is now. */
  async reread(): Promise<void> {
    const { file } = this.#line;
    this.#choice.value = file;
    const answer = await fetch(`preview/text?${new URLSearchParams({ file }).toString()}`).catch(() => undefined);
    if (!answer?.ok || file !== this.#line.file) return;
    const lines = (await answer.text()).split('\n');
    this.#lines.replaceChildren(
      ...lines.map((text, index) => {
        const said = text.trim() === '' ? `Line ${index + 1}, empty` : undefined;
        const attributes = { role: 'option', id: `line-${index + 1}`, 'aria-selected': 'false', 'aria-label': said };
        return element('li', { ...attributes, click: () => this.#choose(index + 1) }, text);
      }),
    );
    this.#mark();
  }

  #choose(line: number): void {
    const shown = this.#lines.children[line - 1];
    if (!shown) return;
    for (const each of this.#lines.querySelectorAll('[aria-selected="true"]'))
      each.setAttribute('aria-selected', 'false');
    shown.setAttribute('aria-selected', 'true');
    shown.scrollIntoView({ block: 'nearest' });
    this.#lines.setAttribute('aria-activedescendant', shown.id);
    this.#line = { ...this.#line, line };
    this.chosen(this.#line);
  }

  #press(event: Event): void {
    const step = event instanceof KeyboardEvent ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    this.#choose(this.#line.line + step);
  }

  /** Marks the lines that have findings. */
  #mark(): void {
    for (const line of this.#lines.children) line.className = '';
    for (const { file, line, severity } of this.#state?.findings ?? []) {
      const found = file === this.#line.file ? this.#lines.children[line - 1] : undefined;
      if (found && found.className !== 'error') found.className = severity;
    }
  }
}
