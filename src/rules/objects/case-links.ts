import { append } from '../../lists/append.js';
import type { CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { Relation } from '../../case/relation.js';

const known = new WeakMap<Case, CaseLinks>();

/** The links of a case as it is now. Ask anew after each change: what was added is taken in then. */
export function linksOf(subject: Case): CaseLinks {
  let links = known.get(subject);
  if (!links?.isOf(subject)) known.set(subject, (links = new CaseLinks(subject)));
  links.takeIn();
  return links;
}

/**
 * What leads where in a case that is being written, so that no write looks at the whole case: a case can have thousands
 * of objects.
 */
export class CaseLinks {
  readonly #objects: readonly CaseObject[];
  readonly #relations: readonly Relation[];
  readonly #positions = new Map<number, number>();
  readonly #leaving = new Map<number, Relation[]>();
  readonly #arriving = new Map<number, Relation[]>();
  readonly #identifying = new Map<number, CaseObject[]>();
  #objectsTaken = 0;
  #relationsTaken = 0;

  constructor({ objects, relations }: Case) {
    this.#objects = objects;
    this.#relations = relations;
  }

  /** Not any more when objects were removed: that makes new lists. */
  isOf({ objects, relations }: Case): boolean {
    return objects === this.#objects && relations === this.#relations;
  }

  takeIn(): void {
    for (; this.#objectsTaken < this.#objects.length; this.#objectsTaken++) {
      const object = this.#objects[this.#objectsTaken] as CaseObject;
      this.#positions.set(object.id, this.#objectsTaken);
      if (object.identifies !== undefined) append(this.#identifying, object.identifies, object);
    }
    for (; this.#relationsTaken < this.#relations.length; this.#relationsTaken++) {
      const relation = this.#relations[this.#relationsTaken] as Relation;
      append(this.#leaving, relation.from, relation);
      append(this.#arriving, relation.to, relation);
    }
  }

  object(id: number): CaseObject | undefined {
    return this.#objects[this.#positions.get(id) ?? -1];
  }

  /** The objects with these ids that are there, each once, in case order. */
  inCaseOrder(ids: Iterable<number>): readonly CaseObject[] {
    const positions: number[] = [];
    for (const id of ids) {
      const position = this.#positions.get(id);
      if (position !== undefined) positions.push(position);
    }
    if (positions.length > 1) positions.sort((a, b) => a - b);
    const objects: CaseObject[] = [];
    for (let index = 0; index < positions.length; index++)
      if (positions[index] !== positions[index - 1])
        objects.push(this.#objects[positions[index] as number] as CaseObject);
    return objects;
  }

  leaving(id: number): readonly Relation[] {
    return this.#leaving.get(id) ?? [];
  }

  arriving(id: number): readonly Relation[] {
    return this.#arriving.get(id) ?? [];
  }

  /** The policy holders that are this object. */
  identifying(id: number): readonly CaseObject[] {
    return this.#identifying.get(id) ?? [];
  }
}
