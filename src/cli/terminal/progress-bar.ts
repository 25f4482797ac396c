import type { Terminal } from './terminal.js';

const width = 40;
const every = 50;

/** A bar on the error output, for a person only; where nobody knows the total, a count. */
export class ProgressBar {
  #done = 0;

  constructor(
    private readonly terminal: Terminal,
    private readonly total?: number,
  ) {}

  step(count = 1): void {
    const before = this.#done;
    this.#done += count;
    const passed = Math.floor(this.#done / every) > Math.floor(before / every);
    if (passed || (count > 0 && this.#done === this.total)) this.#draw();
  }

  /** Leaves an empty line for what follows. */
  end(): void {
    if (this.terminal.errIsTty) this.terminal.err('\r\u001B[2K');
  }

  #draw(): void {
    if (!this.terminal.errIsTty) return;
    if (this.total === undefined) return this.terminal.err(`\r${this.#done}`);
    const share = this.total === 0 ? 1 : Math.min(1, this.#done / this.total);
    const full = Math.round(share * width);
    this.terminal.err(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${this.#done}/${this.total}`);
  }
}
