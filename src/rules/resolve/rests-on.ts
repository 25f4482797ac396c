import type { Attribute } from '../model/attribute.js';
import type { Condition, Expression } from '../model/expression.js';
import { choosersOf, partsOf } from '../model/parts-of.js';
import { ownViewpoint, pathFrom, type Viewpoint, viewpointOf } from '../model/viewpoint.js';

/** What conditions and values read in the end, through derived facts and chosen objects. */
export interface Ground {
  readonly attributes: ReadonlySet<Attribute>;
  /**
   * Fact paths of those attributes and lists of objects, from the object the conditions stand in; what only chooses the
   * object of a to-one relation is left out.
   */
  readonly paths: ReadonlySet<string>;
}

/** Everything that conditions and values of one scope rest on. */
export function restsOn(read: readonly (Expression | Condition)[]): Ground {
  const collector = new Collector();
  for (const each of read) collector.walk(each, ownViewpoint);
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
      for (const chooser of choosersOf(part)) this.once(chooser, nowhere);
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
