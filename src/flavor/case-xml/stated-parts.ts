import type { CaseAttribute, CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { StatedCase } from '../../case/case-reading.js';
import type { Relation } from '../../case/relation.js';
import type { Source } from '../../case/source.js';

/** The parts of a case, as the elements of a document state them one after the other. */
export class StatedParts {
  #case: Case | undefined;
  #object: CaseObject | undefined;
  #attribute: CaseAttribute | undefined;
  readonly #order = new Map<object, number>();

  begin(stated: Case): void {
    this.#case = stated;
  }

  /** The case whose element is open. */
  get case(): Case {
    return present(this.#case);
  }

  /** The attribute whose element is open. */
  get attribute(): CaseAttribute {
    return present(this.#attribute);
  }

  /** The object whose element is open. */
  get object(): CaseObject {
    return present(this.#object);
  }

  addSource(source: Source): void {
    this.case.sources.push(this.#ordered(source));
  }

  addObject(object: CaseObject): void {
    this.#object = this.#ordered(object);
    this.case.objects.push(object);
  }

  addAttribute(attribute: CaseAttribute): void {
    this.#attribute = this.#ordered(attribute);
    this.object.attributes.push(attribute);
  }

  addRelation(relation: Relation): void {
    this.case.relations.push(this.#ordered(relation));
  }

  finish(): StatedCase {
    const { objects } = this.case;
    this.case.highestObjectId = objects.reduce((highest, { id }) => Math.max(highest, id), 0);
    return { case: this.case, order: this.#order };
  }

  #ordered<T extends object>(part: T): T {
    this.#order.set(part, this.#order.size);
    return part;
  }
}

/** The table of elements opens them in this order, so what is asked for is there. */
function present<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('an element was opened out of its place');
  return part;
}
