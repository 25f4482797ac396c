import type { KindOfThing } from '../change.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import { GivenForms } from './given-forms.js';
import { reference } from './item.js';

/** What is called otherwise in the new state: by reference of the old state, the new key. */
export type Renames = ReadonlyMap<string, string>;

/**
 * What the things of a rule set are called when two states are compared: what was only renamed has its new name in the
 * old state too, so that everything that reads it is as it was.
 */
export class Names {
  readonly #references = new Map<object, string>();
  #steps: ReadonlyMap<string, string> | undefined;
  #codes: ReadonlyMap<string, string> | undefined;
  #wordColumns: ReadonlyMap<string, string> | undefined;
  #given: GivenForms | undefined;

  constructor(
    private readonly ruleSet: RuleSet,
    private readonly renames: Renames,
  ) {
    const know = (thing: object, about: KindOfThing, name: string): void =>
      void this.#references.set(thing, reference(about, this.of(about, name)));
    for (const kind of ruleSet.objects.values()) {
      const object = this.of('object', kind.name);
      know(kind, 'object', kind.name);
      for (const attribute of kind.attributes.values()) know(attribute, 'attribute', `${object}.${attribute.fact}`);
      for (const fact of kind.facts.values()) know(fact, 'fact', `${object}.${fact.name}`);
      for (const relation of kind.relations.values()) know(relation, 'relation', `${object}.${relation.name}`);
    }
    // Nothing but their rule can read them: a rule with another name reads the same.
    for (const { id, with: own } of ruleSet.rules)
      for (const fact of own.values()) {
        const key = this.of('own fact', `${this.of('rule', id)}.${fact.name}`);
        this.#references.set(fact, reference('own fact', lastSegment(key)));
      }
    for (const type of ruleSet.relationTypes.values()) know(type, 'relation type', type.key);
    for (const catalogue of ruleSet.catalogues.values()) know(catalogue, 'catalogue', catalogue.name);
    for (const parameter of ruleSet.parameters.values()) know(parameter, 'parameter', parameter.name);
    for (const notice of ruleSet.notices.values()) know(notice, 'notice', notice.key);
    for (const type of ruleSet.sourceTypes) know(type, 'source type', type.key);
    for (const unit of ruleSet.units.byWord.values())
      this.#references.set(unit, reference('code', `units.${this.code('units', unit.word)}`));
  }

  /** The key of what has this name, in the names of the new state. */
  of(about: KindOfThing, name: string): string {
    return this.renames.get(reference(about, name)) ?? name;
  }

  /** The word of a code of a catalogue, in the names of the new state. */
  code(catalogue: string, word: string): string {
    return this.#within('code', this.of('catalogue', catalogue), word);
  }

  /** The name of a column of a catalogue. */
  column(catalogue: string, column: string): string {
    return this.#within('column', this.of('catalogue', catalogue), column);
  }

  /** One of the words that a column may hold; `values`: all of them, as it was declared. */
  word(values: readonly string[], word: string): string {
    const column = this.renames.size > 0 && this.#columnOfWords().get(values.join());
    return column ? this.#within('word', column, word) : word;
  }

  /** The name of a column of a table among the parameters. */
  tableColumn(parameter: string, column: string): string {
    return this.#within('table column', this.of('parameter', parameter), column);
  }

  /** What an example gives or expects. */
  given(written: unknown): unknown {
    this.#given ??= new GivenForms(this.ruleSet, this);
    return this.#given.of(written);
  }

  /** What a reference cites. */
  citation(text: string): string {
    return this.renames.size === 0 ? text : text.replace(/[A-Za-z0-9]+/g, (word) => this.of('expectation', word));
  }

  /** A path as a text writes it, whatever object it starts from: `csp.factor`, `benefits`. */
  path(written: string): string {
    if (this.renames.size === 0) return written;
    if (written.startsWith('csp.')) return `csp.${this.of('parameter', written.slice('csp.'.length))}`;
    this.#steps ??= this.#lastSegments(['attribute', 'fact', 'relation']);
    return written
      .split('.')
      .map((step) => this.#steps?.get(step) ?? step)
      .join('.');
  }

  /** A code or word of which is not known where it is listed. */
  anyCode(word: string): string {
    this.#codes ??= this.#lastSegments(['code', 'word']);
    return this.#codes.get(word) ?? word;
  }

  /** The name of what belongs to something, whose key is given; it belongs to that still. */
  #within(about: KindOfThing, owner: string, name: string): string {
    return this.of(about, `${owner}.${name}`).slice(owner.length + 1);
  }

  #lastSegments(kinds: readonly KindOfThing[]): ReadonlyMap<string, string> {
    const ofKinds = [...this.renames].filter(([old]) => kinds.some((kind) => old.startsWith(reference(kind, ''))));
    return new Map(ofKinds.map(([old, key]) => [lastSegment(old), lastSegment(key)]));
  }

  /** Of columns that may hold the same words the first. */
  #columnOfWords(): ReadonlyMap<string, string> {
    if (this.#wordColumns) return this.#wordColumns;
    const found = new Map<string, string>();
    for (const { name, columns } of this.ruleSet.catalogues.values())
      for (const { name: column, values } of columns.values())
        if (values && !found.has(values.join()))
          found.set(values.join(), `${this.of('catalogue', name)}.${this.column(name, column)}`);
    return (this.#wordColumns = found);
  }

  /** How something that has a name of its own is referred to; undefined for what has none. */
  referenceTo(thing: object): string | undefined {
    return this.#references.get(thing);
  }
}

/** The name itself of what stands behind the things that it belongs to. */
const lastSegment = (key: string): string => key.slice(Math.max(key.lastIndexOf('.'), key.lastIndexOf(' ')) + 1);
