import type { Attribute } from '../model/attribute.js';
import type { Catalogue } from '../model/catalogue.js';
import type { DerivedFact, RelationPath } from '../model/expression.js';
import type { Parameter } from '../model/parameter.js';
import type { Position } from '../../documents/position.js';
import type { UnitSpec } from '../model/unit.js';

/** Derived facts by name, resolved when they are first asked for. */
export interface FactTable {
  /** The rule whose own facts these are. */
  readonly owner?: string;
  readonly factNames: ReadonlySet<string>;
  /**
   * The resolved fact. Undefined for a name of `factNames` means: it could not be resolved and a finding says why (also
   * when it is part of a cycle), so that the asker stays silent. `at` is where it is asked for.
   */
  fact(name: string, at: Position): DerivedFact | undefined;
}

/** An object kind of the model that is being built. */
export interface KindLookup extends FactTable {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly relationNames: ReadonlySet<string>;
  /** The relation with its `where` resolved; undefined as for `fact`. */
  relation(name: string, at: Position): RelationPath | undefined;
}

/** What resolving looks up in the model that is being built. Everything but facts and `where` is complete by then. */
export interface ModelLookup {
  readonly kinds: ReadonlyMap<string, KindLookup>;
  /** With `units`, whose entries carry the columns `dimension` and `currency`. */
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** A unit word, `currency`, or `currency/<time unit>`; undefined when there is none. */
  unit(word: string): UnitSpec | undefined;
  readonly unitWords: Iterable<string>;
  /** The end of a finding's message: `, did you mean x?`, or an empty text when nothing is near. */
  suggest(found: string, candidates: Iterable<string>): string;
}

/** Where a condition or a value stands. */
export interface ResolveScope {
  readonly model: ModelLookup;
  /** Whose attributes, facts and relations plain names are. */
  readonly kind: KindLookup;
  /** Facts of this rule alone (`with`). */
  readonly with?: FactTable;
  /** Only inside `where`: the scope in which the fact, rule or relation is written; what `this.` means. */
  readonly outer?: ResolveScope;
}
