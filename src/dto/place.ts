/**
 * Where a value stands in a request: its path as messages name it (`persons[0].requestedBenefits[1].limitGroup`), and
 * its order in the document (order of the specification's tables, lists by index).
 */
export class Place {
  private constructor(
    readonly path: string,
    readonly order: readonly number[],
  ) {}

  /** The body itself. Query parameters come before it. */
  static readonly body = new Place('', [1]);

  /** A query parameter; `index` is its position in the operation's table. */
  static query(name: string, index: number): Place {
    return new Place(name, [0, index]);
  }

  /** A member; `index` is its position in the table of its element. */
  member(name: string, index: number): Place {
    return new Place(this.path === '' ? name : `${this.path}.${name}`, [...this.order, index]);
  }

  item(index: number): Place {
    return new Place(`${this.path}[${index}]`, [...this.order, index]);
  }

  /** Document order: before (negative), same (0), after (positive); what contains comes before what it contains. */
  static compare(a: Place, b: Place): number {
    const length = Math.min(a.order.length, b.order.length);
    for (let index = 0; index < length; index++) {
      const difference = (a.order[index] as number) - (b.order[index] as number);
      if (difference !== 0) return difference;
    }
    return a.order.length - b.order.length;
  }
}
