import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { isToBeWritten } from '../../../documents/findings/to-be-written.js';

/** What definitions of one kind say of themselves: who reads two alike cannot tell which of them is meant. */
export class OwnMeanings {
  readonly #names = new Map<string, string>();

  /** @param key under which each says it: `meaning`, `when` */
  constructor(
    private readonly key: string,
    private readonly findings: Findings,
  ) {}

  /** @param list only what stands in the same list can be mistaken for it */
  add(name: string, definition: Cursor, list = ''): void {
    const { text, valueAt } = definition.member(this.key);
    if (text === undefined || isToBeWritten(text)) return;
    const said = `${list} ${text}`;
    const same = this.#names.get(said);
    if (same === undefined) this.#names.set(said, name);
    else this.findings.warning(valueAt, 'duplicate-text', `the ${this.key} of ${name} reads as that of ${same} does`);
  }
}
