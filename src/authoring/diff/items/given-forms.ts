import type { Parameter, TableColumn } from '../../../rules/model/parameter.js';
import { columnsOf } from '../../../rules/model/parameter.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import { byKey } from '../../../text/by-text.js';

/** What things are called in the new state (`Names`). */
interface GivenNames {
  code(catalogue: string, word: string): string;
  word(values: readonly string[], word: string): string;
  anyCode(word: string): string;
  tableColumn(parameter: string, column: string): string;
  path(written: string): string;
}

/** Where a text is listed: among the codes of a catalogue, or the words of a column. */
type Listed = Pick<TableColumn, 'catalogue' | 'words'>;

/** What examples give and expect, whatever the order of keys, in the names of the new state. */
export class GivenForms {
  readonly #listed = new Map<string, Listed>();

  constructor(
    private readonly ruleSet: RuleSet,
    private readonly names: GivenNames,
  ) {
    for (const kind of ruleSet.objects.values())
      for (const { fact, catalogue } of kind.attributes.values())
        if (catalogue) this.#listed.set(fact, { catalogue: catalogue.name });
  }

  of(written: unknown, listed?: Listed): unknown {
    if (typeof written === 'string') return this.#word(written, listed);
    if (Array.isArray(written)) return written.map((each) => this.of(each, listed));
    if (typeof written !== 'object' || written === null) return written;
    const entries = Object.entries(written).map(([key, value]) => {
      const parameter = key.startsWith('csp.') ? this.ruleSet.parameters.get(key.slice('csp.'.length)) : undefined;
      const listed = this.#listed.get(key.slice(key.lastIndexOf('.') + 1));
      return [this.names.path(key), parameter ? this.#ofParameter(parameter, value) : this.of(value, listed)] as const;
    });
    return Object.fromEntries(entries.sort(byKey));
  }

  #ofParameter(parameter: Parameter, value: unknown): unknown {
    if (parameter.kind !== 'table' || !Array.isArray(value)) return this.of(value, parameter);
    const columns = new Map(columnsOf(parameter).map((column) => [column.name, column]));
    return value.map((row: unknown) => {
      if (typeof row !== 'object' || row === null) return row;
      const cells = Object.entries(row).map(
        ([name, cell]) => [this.names.tableColumn(parameter.name, name), this.of(cell, columns.get(name))] as const,
      );
      return Object.fromEntries(cells.sort(byKey));
    });
  }

  #word(word: string, listed: Listed | undefined): string {
    if (listed?.catalogue !== undefined) return this.names.code(listed.catalogue, word);
    return listed?.words ? this.names.word(listed.words, word) : this.names.anyCode(word);
  }
}
