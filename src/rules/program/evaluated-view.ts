import { append } from '../../lists/append.js';
import type { CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { PartialDate } from '../../case/values/date.js';
import type { Program, CaseView, Instance } from './program.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RelationType } from '../model/relation-type.js';
import type { Attribute } from '../model/attribute.js';
import type { FactValue } from '../values/fact-value.js';
import type { Gap } from '../values/gap.js';

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

interface Links {
  readonly forwards: Map<CaseInstance, CaseInstance[]>;
  readonly backwards: Map<CaseInstance, CaseInstance[]>;
}

/** A case as a program reads it: its objects by kind, triples put together, and the ways between them. */
export class EvaluatedView implements CaseView {
  readonly root: CaseInstance;
  readonly #byKind = new Map<string, CaseInstance[]>();
  readonly #byId = new Map<number, CaseInstance>();
  #links: Map<number, Links> | undefined;

  readonly case: Case;

  constructor(
    readonly program: Program,
    subject: Case,
    readonly today: PartialDate,
  ) {
    this.case = subject;
    const kinds = [...program.ruleSet.objects.values()];
    const byType = new Map(kinds.filter((kind) => !kind.parts).map((kind) => [kind.type, kind]));
    const triple = kinds.find((kind) => kind.parts);
    for (const [order, object] of this.case.objects.entries()) {
      if (object.element === 'CaseObject') this.#add(byType.get(object.typeId), [object], order);
      else if (object.element === 'Benefit') this.#add(triple, [object], order);
    }
    if (triple) this.#completeTriples();
    const root = program.ruleSet.objects.get('case');
    if (!root) throw new Error('the rule set declares no object case');
    this.root = this.#byKind.get('case')?.[0] ?? new CaseInstance(this, root, 0, [], -1);
  }

  instancesOf(kind: string): readonly CaseInstance[] {
    return this.#byKind.get(kind) ?? [];
  }

  instance(objectId: number): CaseInstance | undefined {
    return this.#byId.get(objectId);
  }

  /**
   * The objects that relations of a type lead to from an object, in case order; backwards from its `to` to its `from`.
   */
  linked(from: CaseInstance, type: RelationType, forwards: boolean): readonly CaseInstance[] {
    this.#links ??= this.#readRelations();
    const links = this.#links.get(type.id);
    return (forwards ? links?.forwards : links?.backwards)?.get(from) ?? [];
  }

  #add(kind: ObjectKind | undefined, objects: CaseObject[], order: number): void {
    if (!kind) return;
    const [first] = objects;
    if (!first) return;
    const instance = new CaseInstance(this, kind, first.id, objects, order);
    this.#byId.set(first.id, instance);
    append(this.#byKind, kind.name, instance);
  }

  /** The event payment and the payment that a benefit leads to are read as one with it. */
  #completeTriples(): void {
    const parts = new Map<number, CaseObject>();
    for (const object of this.case.objects) {
      if (object.element === 'EventPayment' || object.element === 'Payment') parts.set(object.id, object);
    }
    for (const { from, to } of this.case.relations) {
      const part = parts.get(to);
      const benefit = this.#byId.get(from);
      if (!part || !benefit?.kind.parts || benefit.objects.some((object) => object.element === part.element)) continue;
      (benefit.objects as CaseObject[]).push(part);
      this.#byId.set(to, benefit);
    }
  }

  #readRelations(): Map<number, Links> {
    const links = new Map<number, Links>();
    for (const relation of this.case.relations) {
      const [from, to] = [this.#byId.get(relation.from), this.#byId.get(relation.to)];
      if (!from || !to || from === to) continue;
      let link = links.get(relation.typeId);
      if (!link) links.set(relation.typeId, (link = { forwards: new Map(), backwards: new Map() }));
      insert(link.forwards, from, to);
      insert(link.backwards, to, from);
    }
    return links;
  }
}

/** In case order, each once. */
function insert(links: Map<CaseInstance, CaseInstance[]>, from: CaseInstance, to: CaseInstance): void {
  const present = links.get(from);
  if (!present) {
    links.set(from, [to]);
    return;
  }
  let index = present.length;
  while (index > 0 && (present[index - 1] as CaseInstance).order > to.order) index--;
  if (present[index - 1] !== to) present.splice(index, 0, to);
}
