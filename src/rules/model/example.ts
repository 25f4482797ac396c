import type { Position } from '../../documents/position.js';

/** An example as written; `given` is interpreted by the example runner. */
export interface Example {
  readonly given: unknown;
  readonly expect: unknown;
  readonly at: Position;
}
