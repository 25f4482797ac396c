import type { Terminal } from './terminal.js';

const width = 40;
const every = 50;

/**
 * A bar on the error output, for a person only, with how many a second and how long it will take; where nobody knows
 * the total, a count.
 */
export class ProgressBar {
  #done = 0;
  readonly #started: number;

  constructor(
    private readonly terminal: Terminal,
    private readonly total?: number,
    /** Milliseconds from any moment. */
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.#started = clock();
  }

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
    const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
    this.terminal.err(`\r${bar} ${this.#done}/${this.total}${this.#pace(this.total)}\u001B[K`);
  }

  /** Of the first second nothing is told: it says little of the others. */
  #pace(total: number): string {
    const seconds = (this.clock() - this.#started) / 1000;
    if (seconds < 1) return '';
    const perSecond = this.#done / seconds;
    const left = Math.max(0, total - this.#done) / perSecond;
    return `, ${Math.round(perSecond)} a second, ${timeText(left)} left`;
  }
}

/** `45 s`, `12 min`, `3 h 5 min`. */
function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
