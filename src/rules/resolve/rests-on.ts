import type { Attribute } from '../model/attribute.js';
import type { Condition, Expression } from '../model/expression.js';
import { partsOf } from '../model/parts-of.js';
import { ownViewpoint, pathFrom, type Viewpoint, viewpointOf } from '../model/viewpoint.js';

/** What conditions read in the end, through derived facts and chosen objects. */
export interface Ground {
  readonly attributes: ReadonlySet<Attribute>;
  /**
   * Fact paths of those attributes and lists of objects, from the object the conditions stand in; what only chooses the
   * object of a to-one relation is left out.
   */
  readonly paths: ReadonlySet<string>;
}

/** Everything that conditions of one scope rest on. */
export function restsOn(conditions: readonly Condition[]): Ground {
  const collector = new Collector();
  for (const condition of conditions) collector.walk(condition, ownViewpoint);
  return collector;
}

const nowhere: Viewpoint = { here: undefined, own: undefined };

class Collector implements Ground {
  readonly attributes = new Set<Attribute>();
  readonly paths = new Set<string>();
  /** Facts and chosen objects, by the paths from which they have been walked. */
  private readonly walked = new Map<object, Set<string | undefined>>();

  walk(whole: Expression | Condition, viewpoint: Viewpoint): void {
    if (whole.node === 'attribute') {
      this.attributes.add(whole.attribute);
      this.reach(pathFrom(viewpoint, whole.attribute.fact));
    }
    for (const part of partsOf(whole)) {
      // What chooses an object on the way counts, but not as a path.
      for (const way of part.over) if (way.kind !== 'many' && way.where) this.once(way.where, nowhere);
      const inner = viewpointOf(part, viewpoint);
      if (!part.of) this.reach(pathFrom(inner));
      else if (part.from === 'fact') this.once(part.of, inner);
      else this.walk(part.of, inner);
    }
  }

  private reach(path: string | undefined): void {
    if (path !== undefined) this.paths.add(path);
  }

  private once(whole: Expression | Condition, viewpoint: Viewpoint): void {
    const before = this.walked.get(whole) ?? new Set();
    if (before.has(pathFrom(viewpoint))) return;
    this.walked.set(whole, before.add(pathFrom(viewpoint)));
    this.walk(whole, viewpoint);
  }
}
