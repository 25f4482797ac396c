import type { CaseObject } from '../../case/case-object.js';
import type { Gap } from '../evaluate/gap.js';
import type { FactValue, Instance } from '../evaluate/view.js';
import type { Attribute } from '../model/attribute.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { EvaluatedView } from './evaluated-view.js';

/** An object of a case with what was read from it so far; made by a view, read by compiled programs. */
export class CaseInstance implements Instance {
  readonly slots: (FactValue | undefined)[] = [];
  /** Where each relation leads, by the number the program gave it. */
  readonly related: (readonly CaseInstance[] | Gap | undefined)[] = [];

  /** `order` is its place among the objects of the case. */
  constructor(
    readonly view: EvaluatedView,
    readonly kind: ObjectKind,
    readonly id: number,
    readonly objects: readonly CaseObject[],
    readonly order: number,
  ) {}

  /** The object that carries an attribute: of a triple the one it is stored on; undefined when that part is missing. */
  objectFor(attribute: Attribute): CaseObject | undefined {
    if (!this.kind.parts) return this.objects[0];
    for (const object of this.objects) if (object.element === attribute.storedOn) return object;
    return undefined;
  }
}
