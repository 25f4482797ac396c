import { remembered } from '../../lists/remembered.js';
import type { CaseAttribute, CaseObject } from '../../case/case-object.js';
import type { Attribute } from '../model/attribute.js';
import type { Catalogue } from '../model/catalogue.js';
import type { DerivedFact } from '../model/expression.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RuleSet } from '../model/rule-set.js';
import type { FactValue } from '../values/fact-value.js';
import { Gap, OPEN } from '../values/gap.js';
import { isOrdinary } from './ordinary.js';
import { partialDate } from '../values/partial-date.js';

/**
 * What is known of a fact of an instance, as generated code reads it. Of a code that is there it is the number of its
 * entry, from `there` on; 0 is a derived fact that is not computed yet.
 */
export const State = { notComputed: 0, unknown: 1, none: 2, there: 3, false: 3, true: 4 } as const;

const statesOf = new WeakMap<Catalogue, Map<string, number>>();

/** The state of each word of a catalogue that was met. */
function codeStates(catalogue: Catalogue): Map<string, number> {
  return remembered(
    statesOf,
    catalogue,
    () => new Map([...catalogue.entries.keys()].map((key, index) => [key, State.there + index])),
  );
}

/** The state of a word of a catalogue; one that is no entry gets a number behind them. */
export const codeState = (catalogue: Catalogue, word: string): number => stateAmong(codeStates(catalogue), word);

function stateAmong(states: Map<string, number>, word: string): number {
  let state = states.get(word);
  if (state === undefined) states.set(word, (state = State.there + states.size));
  return state;
}

/** The facts of an instance, in the forms in which they are read. */
export interface Memory {
  readonly objects: readonly CaseObject[];
  /** As values, by the slots of attributes and derived facts; `undefined` is not read yet. */
  slots: (FactValue | undefined)[];
  /** What is known of the fact in each slot; empty in a program without generated code. */
  states: number[];
  /** Numbers and the days of dates, by the places of the layout; NaN is not there. */
  numbers: number[];
  /** Where each relation leads, by its place among those of the kind. */
  related: unknown[];
}

export type Decode = (value: NonNullable<CaseAttribute['value']>) => FactValue;

/** Where a fact stands beside its slot: its number, or the first and the last day of its date. */
export interface Place {
  readonly slot: number;
  /** Index into `numbers`; of a date the first of two. */
  readonly number: number | undefined;
  readonly form: 'number' | 'date' | 'truth' | 'code' | 'other';
  /** Of a code: its catalogue, and the state of each word of it. */
  readonly catalogue: Catalogue | undefined;
  readonly states: Map<string, number> | undefined;
}

/** That of an attribute. A class: objects that are copied into each other have each a form of their own in V8. */
class AttributePlace implements Place {
  readonly slot: number;
  readonly number: number | undefined;
  readonly form: Place['form'];
  readonly catalogue: Catalogue | undefined;
  readonly states: Map<string, number> | undefined;

  /** `absent`: what it is where nothing is stored. */
  constructor(
    { slot, number, form, catalogue, states }: Place,
    readonly storedOn: Attribute['storedOn'],
    readonly absent: FactValue,
    readonly decode: Decode,
  ) {
    this.slot = slot;
    this.number = number;
    this.form = form;
    this.catalogue = catalogue;
    this.states = states;
  }
}

/** How the facts of an object kind lie in its instances. */
export class KindLayout {
  readonly #byId = new Map<number, AttributePlace>();
  readonly #places = new Map<Attribute | DerivedFact, Place>();
  readonly #slots: (FactValue | undefined)[] = [];
  readonly #states: number[] = [];
  readonly #numbers: number[] = [];
  #isMade = false;
  readonly name: string;
  /** Whether its instances are of several case objects: a benefit triple. */
  readonly hasParts: boolean;
  /** How many of its relations have a place in the memory of its instances. */
  relationsPlaced = 0;

  /** `index` is its place among the kinds of the rule set. */
  constructor(
    readonly kind: ObjectKind,
    readonly index: number,
    private readonly ruleSet: RuleSet,
    private readonly decoderOf: (attribute: Attribute) => Decode,
    private readonly isFilled: boolean,
  ) {
    this.name = kind.name;
    this.hasParts = kind.parts !== undefined;
  }

  /** Made when it is first asked for: programs of examples, thousands of them, never ask. */
  #make(): void {
    this.#isMade = true;
    const { kind, ruleSet, decoderOf } = this;
    const own = ruleSet.rules.filter(({ scope }) => scope === kind.name).flatMap((rule) => [...rule.with.values()]);
    const derived = [...kind.facts.values(), ...own];
    const attributes = [...kind.attributes.values()];
    const slots = 1 + Math.max(-1, ...[...attributes, ...derived].map(({ slot }) => slot));
    for (let slot = 0; slot < slots; slot++) {
      this.#slots.push(undefined);
      this.#states.push(State.notComputed);
    }
    for (const attribute of attributes) this.#addAttribute(attribute, decoderOf(attribute));
    for (const fact of derived) {
      const { type } = fact;
      const catalogue = type.kind === 'code' ? ruleSet.catalogues.get(type.catalogue) : undefined;
      const form =
        type.kind === 'number' || type.kind === 'date' || type.kind === 'truth'
          ? type.kind
          : catalogue
            ? 'code'
            : 'other';
      this.#places.set(fact, this.#placeOf(fact.slot, form, catalogue));
    }
  }

  /** Undefined for a derived fact that is not of the rule set: one of a test, or of an expression made later. */
  placeOf(fact: Attribute | DerivedFact): Place | undefined {
    if (!this.#isMade) this.#make();
    return this.#places.get(fact);
  }

  /**
   * Gives an instance its memory, where generated code is to read it with the attributes of its objects decoded; type
   * ids of those that are not ordinary go to `unusual`.
   */
  fill(instance: Memory, unusual: number[]): void {
    if (!this.isFilled) {
      Object.assign(instance, { slots: [], states: [], numbers: [], related: [] });
      return;
    }
    if (!this.#isMade) this.#make();
    instance.slots = this.#slots.slice();
    instance.states = this.#states.slice();
    instance.numbers = this.#numbers.slice();
    instance.related = new Array(this.relationsPlaced);
    const { objects } = instance;
    if (!this.hasParts) {
      const [only] = objects;
      if (only) this.#read(instance, only, false, unusual);
      return;
    }
    // Backwards here and below: of what stands there twice the first counts.
    for (let index = objects.length - 1; index >= 0; index--)
      this.#read(instance, objects[index] as CaseObject, true, unusual);
  }

  #read(instance: Memory, { element, attributes }: CaseObject, isPart: boolean, unusual: number[]): void {
    for (let index = attributes.length - 1; index >= 0; index--) {
      const { typeId, value } = attributes[index] as CaseAttribute;
      const place = this.#byId.get(typeId);
      if (!place || (isPart && place.storedOn !== element)) continue;
      const read = value === undefined ? place.absent : place.decode(value);
      if (!isOrdinary(read)) unusual.push(typeId);
      store(instance, place, read);
    }
  }

  #addAttribute(attribute: Attribute, decode: Decode): void {
    const { kind, catalogue, slot, storedOn, absentMeans } = attribute;
    const form = kind === 'number' || kind === 'date' ? kind : catalogue && kind === 'reference' ? 'code' : 'other';
    const fact = this.#placeOf(slot, form, form === 'code' ? catalogue : undefined);
    const place = new AttributePlace(fact, storedOn, absentMeans ?? OPEN, decode);
    this.#byId.set(attribute.id, place);
    this.#places.set(attribute, place);
    this.#slots[slot] = place.absent;
    this.#states[slot] = absentMeans === undefined ? State.unknown : State.there;
    if (absentMeans !== undefined && place.number !== undefined) this.#numbers[place.number] = absentMeans;
  }

  #placeOf(slot: number, form: Place['form'], catalogue: Catalogue | undefined): Place {
    const states = form === 'code' && catalogue ? codeStates(catalogue) : undefined;
    if (form !== 'number' && form !== 'date') return { slot, number: undefined, form, catalogue, states };
    const number = this.#numbers.length;
    this.#numbers.push(Number.NaN);
    if (form === 'date') this.#numbers.push(Number.NaN);
    return { slot, number, form, catalogue, states };
  }
}

/** Keeps the value of a fact in an instance, in every form in which it is read. Returns its state. */
export function store({ slots, states, numbers }: Memory, place: Place, value: FactValue): number {
  const { slot, number, form, states: words } = place;
  slots[slot] = value;
  let state: number = State.there;
  if (value instanceof Gap) state = value.kind === 'none' ? State.none : State.unknown;
  else if (form === 'truth') state = value === true ? State.true : State.false;
  else if (words) state = stateAmong(words, value as string);
  states[slot] = state;
  if (number === undefined) return state;
  if (state !== State.there) {
    numbers[number] = Number.NaN;
    if (form === 'date') numbers[number + 1] = Number.NaN;
  } else if (typeof value === 'number') numbers[number] = value;
  else {
    const date = value as Parameters<typeof partialDate.earliest>[0];
    numbers[number] = partialDate.earliest(date);
    numbers[number + 1] = partialDate.latest(date);
  }
  return state;
}

/** How the facts of all object kinds of a rule set lie in memory. */
export class SetLayout {
  readonly kinds: readonly KindLayout[];
  readonly byName: ReadonlyMap<string, KindLayout>;
  readonly byType: ReadonlyMap<number, KindLayout>;
  /** The benefit triple, where there is one. */
  readonly triple: KindLayout | undefined;
  readonly root: KindLayout;
  /** What a view begins with: no object of any kind, none of them read. */
  readonly noLists: readonly (readonly never[])[];
  readonly noneRead: readonly false[];

  /** `isFilled`: the memory of an instance has all that is stored, as generated code needs it. */
  constructor(
    ruleSet: RuleSet,
    decoderOf: (attribute: Attribute) => Decode,
    readonly isFilled: boolean,
  ) {
    this.kinds = [...ruleSet.objects.values()].map(
      (kind, index) => new KindLayout(kind, index, ruleSet, decoderOf, isFilled),
    );
    this.byName = new Map(this.kinds.map((each) => [each.kind.name, each]));
    this.byType = new Map(this.kinds.filter(({ kind }) => !kind.parts).map((each) => [each.kind.type, each]));
    this.triple = this.kinds.find(({ kind }) => kind.parts);
    const root = this.byName.get('case');
    if (!root) throw new Error('the rule set declares no object case');
    this.root = root;
    this.noLists = this.kinds.map(() => []);
    this.noneRead = this.kinds.map(() => false);
  }
}
