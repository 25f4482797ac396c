import type { Position } from '../../../documents/position.js';
import type { SeenObject } from '../seen/seen.js';

/** Text that is written line by line, indented by depth. */
export class Lines {
  readonly #lines: string[] = [];

  add(depth: number, ...parts: readonly (string | undefined)[]): void {
    const text = parts.filter((part) => part !== undefined && part !== '').join('  ');
    this.#lines.push(text === '' ? '' : `${'  '.repeat(depth)}${text}`);
  }

  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}

export const placeText = (at: Position | undefined): string | undefined => at && `${at.file}:${at.line}`;

export const objectText = ({ kind, id }: SeenObject): string => `${kind} ${id}`;
