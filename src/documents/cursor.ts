import { hasFault, hasUnknownKey, holdsFault } from './findings/faults.js';
import type { Position } from './position.js';
import type { Located } from './located.js';

/**
 * Reads a Located tree by name. What is absent or of another kind comes out undefined or empty: the schema of the file
 * has reported it already, and reading goes on so that one report names everything.
 */
export class Cursor {
  #members: readonly (readonly [string, Cursor])[] | undefined;

  constructor(
    readonly node: Located | undefined,
    /** Place of the key that leads here, or of the value in a list. */
    readonly at: Position,
  ) {}

  /** Place of the value itself. */
  get valueAt(): Position {
    return this.node?.at ?? this.at;
  }

  get present(): boolean {
    return this.node !== undefined;
  }

  /** Whether reading the file told something of this very place, so that what stands here cannot be relied on. */
  get hasFault(): boolean {
    return this.node !== undefined && hasFault(this.node);
  }

  /** Whether it has a key that is not known, which may be any of those that it does not have. */
  get hasUnknownKey(): boolean {
    return this.node !== undefined && hasUnknownKey(this.node);
  }

  /** Whether something was told of this place or of what stands in it. */
  get holdsFault(): boolean {
    return this.node !== undefined && holdsFault(this.node);
  }

  get text(): string | undefined {
    return this.node?.node === 'scalar' && typeof this.node.value === 'string' ? this.node.value : undefined;
  }

  get number(): number | undefined {
    return this.node?.node === 'scalar' && typeof this.node.value === 'number' ? this.node.value : undefined;
  }

  get truth(): boolean | undefined {
    return this.node?.node === 'scalar' && typeof this.node.value === 'boolean' ? this.node.value : undefined;
  }

  get items(): readonly Cursor[] {
    return this.node?.node === 'list' ? this.node.items.map((item) => new Cursor(item, item.at)) : [];
  }

  /** The items of a list, or what stands here alone; none where nothing stands. */
  get listed(): readonly Cursor[] {
    if (this.node?.node === 'list') return this.items;
    return this.present ? [this] : [];
  }

  /** The texts of a list of texts, each with its place. */
  get named(): readonly { readonly name: string; readonly at: Position }[] {
    return this.items.flatMap(({ text, valueAt }) => (text === undefined ? [] : [{ name: text, at: valueAt }]));
  }

  /** The texts of a list of texts. */
  get texts(): readonly string[] {
    return this.named.map(({ name }) => name);
  }

  /** Made once: an example is read for each parameter set. */
  get members(): readonly (readonly [string, Cursor])[] {
    if (this.node?.node !== 'map') return [];
    this.#members ??= [...this.node.entries].map(([key, { keyAt, value }]) => [key, new Cursor(value, keyAt)] as const);
    return this.#members;
  }

  /** The member of this name; an absent one stands where this stands. */
  member(key: string): Cursor {
    const entry = this.node?.node === 'map' ? this.node.entries.get(key) : undefined;
    return entry ? new Cursor(entry.value, entry.keyAt) : new Cursor(undefined, this.at);
  }
}
