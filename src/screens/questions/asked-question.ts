import { attributeOf, type CaseAttribute, type CaseObject } from '../../case/case-object.js';
import type { Program, Instance } from '../../rules/program/program.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { RelationPath } from '../../rules/model/expression.js';
import { attributePlace, listPlace } from './concerns.js';
import type { QuestionDefinition } from '../model/definition.js';
import type { Item } from './items.js';
import { reachedBy } from './reached-by.js';
import { sameValue } from '../../case/values/same-value.js';
import type { CompiledQuestion } from './compiled-screen.js';

/** A question of an item, asked about one object of the case (decisions, "Capture": ids). */
export interface AskedQuestion {
  readonly question: CompiledQuestion;
  readonly item: Item;
  /** `<cotyID>.<object id>.<catyID>`, with the path's name behind it where the path leaves the object. */
  readonly id: string;
  readonly cotyId: number;
  /** The object id that the question id names. */
  readonly objectId: number;
  /** The object its conditions are evaluated in: the item's, or that of a list. */
  readonly base: Instance;
  /**
   * The objects that carry the answer; of a question over a list of objects, the objects of the list; of a choice, what
   * is chosen.
   */
  readonly carriers: readonly Instance[];
  /** Leads to the object that the first answer creates; only while there is none. */
  readonly creates?: RelationPath | undefined;
}

/**
 * All questions of an item, shown or not, in file order; those of a list once per object. What has nowhere to be stored
 * is not asked.
 */
export function askedQuestions(
  program: Program,
  item: Item,
  questions: readonly CompiledQuestion[] = item.screen.questions,
): readonly AskedQuestion[] {
  const asked: AskedQuestion[] = [];
  for (const question of questions)
    for (const base of basesOf(program, item, question)) {
      const one = ask(program, item, question, base);
      if (one) asked.push(one);
    }
  return asked;
}

/** The objects about which a question is asked in an item, in which its conditions hold. */
export function basesOf(program: Program, { instance }: Item, { definition }: CompiledQuestion): readonly Instance[] {
  return definition.within ? reachedBy(program, instance, definition.within) : [instance];
}

/** A question of an item, asked about an object; undefined when its answer has nowhere to be stored. */
export function ask(
  program: Program,
  item: Item,
  question: CompiledQuestion,
  base: Instance,
): AskedQuestion | undefined {
  const { definition } = question;
  if (definition.kind !== 'attribute')
    return new Asked(question, item, base, reachedBy(program, base, definition.relation));
  const { path } = definition;
  if (path.length === 0) return new Asked(question, item, base, [base]);
  const carriers = reachedAlong(program, base, path);
  const creates = carriers.length === 0 ? createsObject(definition) : undefined;
  return carriers.length === 0 && !creates ? undefined : new Asked(question, item, base, carriers, creates);
}

function reachedAlong(program: Program, base: Instance, path: readonly RelationPath[]): readonly Instance[] {
  let reached: readonly Instance[] = [base];
  for (const relation of path) {
    const [only] = reached;
    reached =
      only && reached.length === 1
        ? reachedBy(program, only, relation)
        : reached.flatMap((object) => reachedBy(program, object, relation));
  }
  return reached;
}

/** Most questions are only looked at: their ids are written when they are asked for. */
class Asked implements AskedQuestion {
  #id: string | undefined;

  constructor(
    readonly question: CompiledQuestion,
    readonly item: Item,
    readonly base: Instance,
    readonly carriers: readonly Instance[],
    readonly creates?: RelationPath,
  ) {}

  get cotyId(): number {
    return this.question.cotyId;
  }

  get objectId(): number {
    const { definition, attribute } = this.question;
    return definition.kind === 'attribute' && definition.path.length === 0
      ? carrierOf(this.base, attribute).id
      : this.base.id;
  }

  get id(): string {
    this.#id ??= `${this.cotyId}.${this.objectId}${this.question.idAfterObject}`;
    return this.#id;
  }
}

/**
 * The relation to the object that the first answer creates: only through a single `one` without `where` (rule language,
 * "Facts").
 */
export function createsObject(definition: QuestionDefinition): RelationPath | undefined {
  const path = definition.kind === 'attribute' ? definition.path : [];
  const [relation] = path;
  return path.length === 1 &&
    relation?.kind === 'one' &&
    relation.where === undefined &&
    relation.named === undefined &&
    relation.of.length === 1
    ? relation
    : undefined;
}

/** The case object of an instance that carries an attribute: of a benefit triple the one it is stored on. */
export function carrierOf(instance: Instance, attribute: Attribute): CaseObject {
  const { objects } = instance;
  const stored = objects.length > 1 ? objects.find(({ element }) => element === attribute.storedOn) : undefined;
  const carrier = stored ?? objects[0];
  if (!carrier) throw new Error(`the object ${instance.id} has no ${attribute.storedOn}`);
  return carrier;
}

/**
 * What is stored for a question that several objects may share: the common answer, or undefined when there is none or
 * they differ.
 */
export function storedAnswer({ carriers, question }: AskedQuestion): CaseAttribute | undefined {
  const { attribute } = question;
  let stored: CaseAttribute | undefined;
  for (const carrier of carriers) {
    const one = attributeOf(carrierOf(carrier, attribute), attribute.id);
    if (one?.value === undefined || (stored && !sameValue(one.value, stored.value))) return undefined;
    stored ??= one;
  }
  return stored;
}

/**
 * A question is answered when a value is stored, in every object alike; one over a list of objects when the list is not
 * empty, one that chooses when an object is chosen.
 */
export function isAnswered(asked: AskedQuestion): boolean {
  if (asked.question.definition.kind !== 'attribute') return asked.carriers.length > 0;
  return storedAnswer(asked) !== undefined;
}

export const isAsked = ({ question, base }: AskedQuestion): boolean => question.shownWhen.truth(base) === 'true';

/** The places in the case that the question stands for, as violations name them. */
export function placesOf({ question, carriers, base }: AskedQuestion): readonly string[] {
  if (question.definition.kind === 'choice') return [listPlace(base, question.definition.relation)];
  const places = carriers.map((carrier) => attributePlace(carrier, question.attribute));
  return question.definition.kind === 'objects' ? [listPlace(base, question.definition.relation), ...places] : places;
}
