import { attributeOf, type CaseObject } from '../../case/case-object.js';
import type { Value } from '../../case/values/value.js';
import { type AttributeOfObject, answersThatSet } from '../questions/set-by.js';
import type { Visited } from './visit-read.js';

/** An answer that something rests on: of an attribute of an object. */
export interface AnswerRead extends AttributeOfObject {
  /** The case object that carries it: of a benefit one of its three. */
  readonly carrier: CaseObject;
  /** Undefined: there is none. */
  readonly value: Value | undefined;
}

/** The answers among what was read, given or not, each once; what the service writes itself is none. */
export const answersRead = (visited: readonly Visited[]): readonly AnswerRead[] => distinct(placesRead(visited));

/** The answers that decide what was read: with those among it the ones given that set such a one. */
export const answersDeciding = (visited: readonly Visited[]): readonly AnswerRead[] =>
  distinct(placesRead(visited).flatMap((read) => [read, ...answersThatSet(read).filter(isGiven)]));

const placesRead = (visited: readonly Visited[]): readonly AttributeOfObject[] =>
  visited.flatMap(({ whole, here }) =>
    whole.node === 'attribute' && whole.attribute.kind !== 'internal'
      ? [{ instance: here, attribute: whole.attribute }]
      : [],
  );

const isGiven = ({ instance, attribute }: AttributeOfObject): boolean => {
  const carrier = instance.objectFor(attribute);
  return carrier !== undefined && attributeOf(carrier, attribute.id)?.value !== undefined;
};

function distinct(places: readonly AttributeOfObject[]): readonly AnswerRead[] {
  const found = new Map<string, AnswerRead>();
  for (const { instance, attribute } of places) {
    const key = `${instance.id} ${attribute.fact}`;
    const carrier = instance.objectFor(attribute);
    if (!carrier || found.has(key)) continue;
    found.set(key, { instance, attribute, carrier, value: attributeOf(carrier, attribute.id)?.value });
  }
  return [...found.values()];
}
