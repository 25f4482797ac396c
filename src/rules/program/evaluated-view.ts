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
const unread = { slots: [], states: [], numbers: [], related: [] };
for (const memory of Object.values(unread)) Object.freeze(memory);

/** An object of a case with what was read from it so far; made by a view, read by compiled programs. */
export class CaseInstance implements Instance, Memory {
  slots: Memory['slots'] = unread.slots;
  states: Memory['states'] = unread.states;
  numbers: Memory['numbers'] = unread.numbers;
  readonly kind: ObjectKind;
  related: (readonly CaseInstance[] | Gap | undefined)[] = unread.related;

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
    if (!this.layout.hasParts) return this.objects[0];
    for (const object of this.objects) if (object.element === attribute.storedOn) return object;
    return undefined;
  }
}

/** Where the relations of a type lead, by the place of each object among those of the case. */
interface Links {
  readonly forwards: (CaseInstance[] | undefined)[];
  readonly backwards: (CaseInstance[] | undefined)[];
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
  /** By the ids of their case objects, which mostly count from 1. */
  readonly #byId: (CaseInstance | undefined)[] = [];
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
    this.#lists = layout.noLists.slice();
    this.#areRead = layout.noneRead.slice();
    const { objects } = subject;
    let parts: Map<number, CaseObject> | undefined;
    for (let order = 0; order < objects.length; order++) {
      const object = objects[order] as CaseObject;
      if (object.element === 'CaseObject') this.#add(layout.byType.get(object.typeId), object, order);
      else if (object.element === 'Benefit') this.#add(layout.triple, object, order);
      else (parts ??= new Map()).set(object.id, object);
    }
    if (parts && layout.triple) this.#completeTriples(parts);
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
    const instance = this.#byId[objectId];
    return instance && this.#read(instance);
  }

  /**
   * The objects of a kind that relations of a type lead to from an object, in case order; backwards from its `to` to
   * its `from`.
   */
  linked(from: CaseInstance, type: RelationType['id'], forwards: boolean, kind: string): readonly CaseInstance[] {
    this.#links ??= this.#readRelations();
    const links = this.#links.get(type);
    // The root of a case that has none is nowhere among its objects.
    const all = links && from.order >= 0 ? (forwards ? links.forwards : links.backwards)[from.order] : undefined;
    if (!all) return nobody;
    let found = 0;
    for (const target of all)
      if (target.layout.name === kind) {
        this.#read(target);
        found++;
      }
    return found === all.length ? all : all.filter(({ layout }) => layout.name === kind);
  }

  #add(of: KindLayout | undefined, object: CaseObject, order: number): void {
    if (!of) return;
    const instance = new CaseInstance(this, of, object.id, [object], order);
    this.#byId[object.id] = instance;
    const list = this.#lists[of.index] as CaseInstance[];
    if (list.length > 0) list.push(instance);
    else this.#lists[of.index] = [instance];
  }

  #read(instance: CaseInstance): CaseInstance {
    if (instance.slots === unread.slots) instance.layout.fill(instance, this.#unusual);
    return instance;
  }

  /** The event payment and the payment that a benefit leads to are read as one with it. */
  #completeTriples(parts: ReadonlyMap<number, CaseObject>): void {
    for (const { from, to } of this.case.relations) {
      const part = parts.get(to);
      const benefit = this.#byId[from];
      if (!part || !benefit?.layout.hasParts || benefit.objects.some((object) => object.element === part.element))
        continue;
      (benefit.objects as CaseObject[]).push(part);
      this.#byId[to] = benefit;
    }
  }

  #readRelations(): Map<number, Links> {
    const links = new Map<number, Links>();
    const { objects, relations } = this.case;
    for (const relation of relations) {
      const [from, to] = [this.#byId[relation.from], this.#byId[relation.to]];
      if (!from || !to || from === to) continue;
      let link = links.get(relation.typeId);
      if (!link) {
        link = { forwards: new Array(objects.length), backwards: new Array(objects.length) };
        links.set(relation.typeId, link);
      }
      insert(link.forwards, from, to);
      insert(link.backwards, to, from);
    }
    return links;
  }
}

/** In case order, each once. */
function insert(links: (CaseInstance[] | undefined)[], from: CaseInstance, to: CaseInstance): void {
  const present = links[from.order];
  if (!present) {
    links[from.order] = [to];
    return;
  }
  let index = present.length;
  while (index > 0 && (present[index - 1] as CaseInstance).order > to.order) index--;
  if (present[index - 1] !== to) present.splice(index, 0, to);
}
