import type { KindOfThing } from '../change.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import { reference } from './item.js';

/** What is called otherwise in the new state: by reference of the old state, the new key. */
export type Renames = ReadonlyMap<string, string>;

/**
 * What the things of a rule set are called when two states are compared: what was only renamed has its new name in the
 * old state too, so that everything that reads it is as it was.
 */
export class Names {
  readonly #references = new Map<object, string>();
  #segments: ReadonlyMap<string, string> | undefined;

  constructor(
    ruleSet: RuleSet,
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
    // Facts of one rule alone are told with it; nothing else can read them.
    for (const { with: own } of ruleSet.rules)
      for (const fact of own.values()) this.#references.set(fact, `own fact ${fact.name}`);
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
    const key = this.of('code', `${this.of('catalogue', catalogue)}.${word}`);
    return key.slice(key.indexOf('.') + 1);
  }

  /** A path as an example writes it, in the names of the new state: `csp.factor`, `benefits`. */
  path(written: string): string {
    if (this.renames.size === 0) return written;
    this.#segments ??= new Map([...this.renames].map(([old, key]) => [lastSegment(old), lastSegment(key)]));
    return written
      .split('.')
      .map((segment) => this.#segments?.get(segment) ?? segment)
      .join('.');
  }

  /** How something that has a name of its own is referred to; undefined for what has none. */
  referenceTo(thing: object): string | undefined {
    return this.#references.get(thing);
  }
}

/** The name itself of what stands behind the things that it belongs to. */
const lastSegment = (key: string): string => key.slice(Math.max(key.lastIndexOf('.'), key.lastIndexOf(' ')) + 1);
