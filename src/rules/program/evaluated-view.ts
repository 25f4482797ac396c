import { remembered } from '../../lists/remembered.js';
import type { CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { PartialDate } from '../../case/values/date.js';
import type { Program, CaseView, Instance } from './program.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RelationType } from '../model/relation-type.js';
import type { Attribute } from '../model/attribute.js';
import type { Gap } from '../values/gap.js';
import { partialDate } from '../values/partial-date.js';
import type { KindLayout, Memory, SetLayout } from './layout.js';

const nobody: readonly CaseInstance[] = [];
const nothing: ReadonlySet<number> = new Set();
/** The memory of what was not read yet. */
const unread: Pick<Memory, 'slots' | 'states' | 'numbers'> = { slots: [], states: [], numbers: [] };

/** An object of a case with what was read from it so far; made by a view, read by compiled programs. */
export class CaseInstance implements Instance, Memory {
  slots = unread.slots;
  states = unread.states;
  numbers = unread.numbers;
  readonly kind: ObjectKind;
  /** Where each relation leads, by the number the program gave it. */
  readonly related: (readonly CaseInstance[] | Gap | undefined)[] = [];

  /** `order` is its place among the objects of the case. */
  constructor(
    readonly view: EvaluatedView,
    readonly layout: KindLayout,
    readonly id: number,
    readonly objects: readonly CaseObject[],
    readonly order: number,
  ) {
    this.kind = layout.kind;
  }

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

/**
 * A case as a program reads it: its objects by kind, triples put together, and the ways between them. An object is read
 * before it is handed out for the first time: of the case before a change hardly one is.
 */
export class EvaluatedView implements CaseView {
  readonly root: CaseInstance;
  /** By the index of the kind in the layout of the program, and whether all of each are read. */
  readonly #lists: (readonly CaseInstance[])[];
  readonly #areRead: boolean[];
  readonly #unusual: number[] = [];
  readonly #byId = new Map<number, CaseInstance>();
  #links: Map<number, Links> | undefined;
  #memories: Map<object, Map<unknown, unknown>> | undefined;

  readonly case: Case;
  #firstDay: number | undefined;
  #lastDay: number | undefined;

  constructor(
    readonly program: Program,
    private readonly layout: SetLayout,
    subject: Case,
    readonly today: PartialDate,
  ) {
    this.case = subject;
    this.#lists = layout.kinds.map(() => nobody);
    this.#areRead = layout.kinds.map(() => false);
    const { objects } = subject;
    for (let order = 0; order < objects.length; order++) {
      const object = objects[order] as CaseObject;
      if (object.element === 'CaseObject') this.#add(layout.byType.get(object.typeId), object, order);
      else if (object.element === 'Benefit') this.#add(layout.triple, object, order);
    }
    if (layout.triple) this.#completeTriples();
    const { root } = layout;
    this.root = this.#read(this.#lists[root.index]?.[0] ?? new CaseInstance(this, root, 0, [], -1));
  }

  instancesOf(kind: string): readonly CaseInstance[] {
    const index = this.layout.byName.get(kind)?.index;
    return index === undefined ? nobody : this.listOf(index);
  }

  /** The objects of the kind that has this index in the layout. */
  listOf(index: number): readonly CaseInstance[] {
    const list = this.#lists[index] as readonly CaseInstance[];
    if (this.#areRead[index]) return list;
    this.#areRead[index] = true;
    const of = this.layout.kinds[index] as KindLayout;
    for (const instance of list) if (instance.slots === unread.slots) of.fill(instance, this.#unusual);
    return list;
  }

  /** Nobody knows where values are read only when they are asked for. */
  get unusual(): ReadonlySet<number> | undefined {
    if (!this.layout.isFilled) return undefined;
    for (let index = 0; index < this.#lists.length; index++) this.listOf(index);
    return this.#unusual.length === 0 ? nothing : new Set(this.#unusual);
  }

  /** `today` as a number of days, worked out when it is asked for. */
  get firstDay(): number {
    this.#firstDay ??= partialDate.earliest(this.today);
    return this.#firstDay;
  }
  get lastDay(): number {
    this.#lastDay ??= partialDate.latest(this.today);
    return this.#lastDay;
  }

  memory<Key, T>(owner: object): Map<Key, T> {
    this.#memories ??= new Map();
    return remembered(this.#memories, owner, () => new Map()) as Map<Key, T>;
  }

  instance(objectId: number): CaseInstance | undefined {
    const instance = this.#byId.get(objectId);
    return instance && this.#read(instance);
  }

  /**
   * The objects that relations of a type lead to from an object, in case order; backwards from its `to` to its `from`.
   */
  linked(from: CaseInstance, type: RelationType, forwards: boolean): readonly CaseInstance[] {
    this.#links ??= this.#readRelations();
    const links = this.#links.get(type.id);
    const targets = (forwards ? links?.forwards : links?.backwards)?.get(from) ?? nobody;
    for (const target of targets) this.#read(target);
    return targets;
  }

  #add(of: KindLayout | undefined, object: CaseObject, order: number): void {
    if (!of) return;
    const instance = new CaseInstance(this, of, object.id, [object], order);
    this.#byId.set(object.id, instance);
    const list = this.#lists[of.index] as CaseInstance[];
    if (list.length > 0) list.push(instance);
    else this.#lists[of.index] = [instance];
  }

  #read(instance: CaseInstance): CaseInstance {
    if (instance.slots === unread.slots) instance.layout.fill(instance, this.#unusual);
    return instance;
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
