/**
 * Where a value stands in a request: its path as messages name it (`persons[0].requestedBenefits[1].limitGroup`), and
 * its order in the document (order of the specification's tables, lists by index). Both are worked out when they are
 * asked for: of most places nothing is told.
 */
export class Place {
  private constructor(
    private readonly above: Place | undefined,
    /** Of a member; undefined of an item of a list. */
    private readonly name: string | undefined,
    private readonly index: number,
  ) {}

  /** The body itself. Query parameters come before it. */
  static readonly body = new Place(undefined, '', 1);
  static readonly #query = new Place(undefined, '', 0);

  /** A query parameter; `index` is its position in the operation's table. */
  static query(name: string, index: number): Place {
    return Place.#query.member(name, index);
  }

  /** A member; `index` is its position in the table of its element. */
  member(name: string, index: number): Place {
    return new Place(this, name, index);
  }

  item(index: number): Place {
    return new Place(this, undefined, index);
  }

  get path(): string {
    const above = this.above?.path ?? '';
    if (this.name === undefined) return `${above}[${this.index}]`;
    return above === '' ? this.name : `${above}.${this.name}`;
  }

  get order(): readonly number[] {
    return [...(this.above?.order ?? []), this.index];
  }

  /** Document order: before (negative), same (0), after (positive); what contains comes before what it contains. */
  static compare(a: Place, b: Place): number {
    const [first, second] = [a.order, b.order];
    const length = Math.min(first.length, second.length);
    for (let index = 0; index < length; index++) {
      const difference = (first[index] as number) - (second[index] as number);
      if (difference !== 0) return difference;
    }
    return first.length - second.length;
  }
}
