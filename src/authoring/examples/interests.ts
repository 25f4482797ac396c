import type { PartialDate } from '../../case/values/date.js';
import { addTo } from '../../lists/add-to.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Catalogue } from '../../rules/model/catalogue.js';
import type { Condition, Expression, NodeOf, RelationPath } from '../../rules/model/expression.js';
import type { Parameter } from '../../rules/model/parameter.js';
import { choosersOf, partsOf } from '../../rules/model/parts-of.js';

/** What the outcome of a rule or fact can hang on: what it reads in the end, and what that is compared with. */
export interface Interests {
  readonly attributes: ReadonlySet<Attribute>;
  readonly relations: ReadonlySet<RelationPath>;
  readonly parameters: ReadonlySet<Parameter>;
  /** The columns that are read of each catalogue. */
  readonly columns: ReadonlyMap<string, ReadonlySet<string>>;
  readonly numbers: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
  readonly dates: ReadonlySet<PartialDate>;
}

/** All that the values and conditions of one subject hang on, through derived facts and relations. */
export function interestsOf(wholes: readonly (Condition | Expression)[]): Interests {
  const found = new Found();
  for (const whole of wholes) found.walk(whole);
  return found;
}

class Found implements Interests {
  readonly attributes = new Set<Attribute>();
  readonly relations = new Set<RelationPath>();
  readonly parameters = new Set<Parameter>();
  readonly columns = new Map<string, Set<string>>();
  readonly numbers = new Set<number>();
  readonly words = new Set<string>();
  readonly dates = new Set<PartialDate>();
  readonly #walked = new Set<unknown>();

  walk(whole: Condition | Expression): void {
    if (this.#walked.has(whole)) return;
    this.#walked.add(whole);
    if (whole.node === 'attribute') this.attributes.add(whole.attribute);
    if (whole.node === 'parameter' || whole.node === 'table') this.parameters.add(whole.parameter);
    if (whole.node === 'column') this.#column(whole);
    if (whole.node === 'literal') this.#literal(whole.value);
    for (const part of partsOf(whole)) {
      for (const relation of part.over) this.relations.add(relation);
      for (const each of [part.of, ...choosersOf(part)]) if (each) this.walk(each);
    }
  }

  #column({ catalogue, column }: NodeOf<'column', Expression>): void {
    addTo(this.columns, catalogue, column);
  }

  #literal(value: NodeOf<'literal', Expression>['value']): void {
    if (typeof value === 'number') this.numbers.add(value);
    else if (typeof value === 'string') this.words.add(value);
    else if (Array.isArray(value)) for (const each of value as readonly (number | string)[]) this.#literal(each);
    else if (typeof value === 'object' && 'year' in value) this.dates.add(value);
  }
}

/**
 * The words of a catalogue that matter: those that are named, and of the others one for each combination of the cells
 * that are read.
 */
export function wordsThatMatter(catalogue: Catalogue, { words, columns }: Interests): readonly string[] {
  const named = [...catalogue.entries.keys()].filter((word) => words.has(word));
  const read = [...(columns.get(catalogue.name) ?? [])];
  const bySignature = new Map<string, string>();
  for (const [word, { cells }] of catalogue.entries) {
    const signature = JSON.stringify(read.map((column) => cells[column] ?? null));
    if (!named.includes(word) && !bySignature.has(signature)) bySignature.set(signature, word);
  }
  return [...named, ...bySignature.values()];
}
