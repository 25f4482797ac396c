import { judgeExample, outcomeOfExample } from '../../rules/examples/judge-example.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import type { Condition } from '../../rules/model/expression.js';
import type { Edge } from '../../rules/operators/edges-of.js';
import { instrumented } from '../../rules/program/instrumented.js';
import type { Program } from '../../rules/program/program.js';

const tolerance = 1e-9;

/** An edge of a comparison, and how far from it examples come. */
export class Limit {
  /** The distances in the example that was looked at last. */
  #distances: { readonly distance: number; readonly size: number }[] = [];
  readonly #watched: (of: Program) => Program;
  /** With the comparison always true, and always false. */
  readonly #decided: readonly ((of: Program) => Program)[];

  constructor(edge: Edge) {
    this.#watched = instrumented({
      compared: (of, left, right) => {
        const here = of === edge.of ? edge.from(left, right) : undefined;
        if (here) this.#distances.push(here);
      },
    });
    this.#decided = [true, false].map((value) => {
      const by: Condition = { node: 'always', value };
      return instrumented({ instead: new Map([[edge.of, by]]) });
    });
  }

  /**
   * Whether the left side is so far above the edge, and the outcome another one when the comparison turns round.
   */
  isAt(example: PreparedExample, wanted: number): boolean {
    const isThere = this.#look(example).some(
      ({ distance, size }) => Math.abs(distance - wanted) <= tolerance * Math.max(1, size),
    );
    return isThere && this.#decides(example);
  }

  /**
   * How far the left side is above the edge where that decides what comes out; undefined where it does not, or where it
   * is looked at for several objects.
   */
  distanceOf(example: PreparedExample): number | undefined {
    const [only, ...others] = this.#look(example);
    return only && others.length === 0 && this.#decides(example) ? only.distance : undefined;
  }

  #look(example: PreparedExample): readonly { readonly distance: number; readonly size: number }[] {
    this.#distances = [];
    judgeExample(example, this.#watched(example.program));
    return this.#distances;
  }

  /** Whether what comes out is not the same whichever way the comparison comes out. */
  #decides(example: PreparedExample): boolean {
    const [yes, no] = this.#decided.map((program) => outcomeOfExample(example, program(example.program)));
    return yes !== no;
  }
}
