import { attributeOf, type CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { Value } from '../../case/values/value.js';
import type { Attribute, SideEffect } from '../../rules/model/attribute.js';
import { carrierOf, placesOf } from '../questions/asked-question.js';
import { attributePlace } from '../questions/concerns.js';
import { reachedBy } from '../questions/reached-by.js';
import { sameValue } from '../questions/same-value.js';
import type { Answer } from './capture.js';

/**
 * Answers of one request that cannot both be (608): two questions give one attribute different values, or one takes
 * back what the other gives, as each of two sums does that make the other 0. `subject` is the case with all of them
 * stored.
 */
export function contradicting(answers: readonly Answer[], subject: Case): readonly Answer[] {
  const objects = new Map(subject.objects.map((object) => [object.id, object]));
  const values = answers
    .filter(({ meaning }) => meaning.kind === 'value')
    .map((answer) => ({
      answer,
      places: placesOf(answer.asked),
      effects: new Set(effectsOn(answer, ({ alsoSets, zeroes }) => [...alsoSets, ...zeroes])),
      lost: isLost(answer, objects),
    }));
  const found = new Set<Answer>();
  for (const [index, one] of values.entries())
    for (const other of values.slice(index + 1)) {
      const differ =
        !sameValue(valueOf(one.answer), valueOf(other.answer)) &&
        other.places.some((place) => one.places.includes(place));
      const takesBack =
        (one.lost && one.places.some((place) => other.effects.has(place))) ||
        (other.lost && other.places.some((place) => one.effects.has(place)));
      if (differ || takesBack) found.add(one.answer).add(other.answer);
    }
  return answers.filter((answer) => found.has(answer));
}

/**
 * Leaves out the answers that clear, or make 0, what another answer of the request makes 0 anyway, as it does the other
 * of two sums.
 */
export function withoutIdle(answers: readonly Answer[]): readonly Answer[] {
  const made0 = new Set(
    answers.flatMap((answer) => (givesSomething(answer) ? effectsOn(answer, ({ zeroes }) => zeroes) : [])),
  );
  return answers.filter((answer) => {
    const places = answer.meaning.kind === 'value' && !givesSomething(answer) ? placesOf(answer.asked) : [];
    return places.length === 0 || !places.every((place) => made0.has(place));
  });
}

const valueOf = ({ meaning }: Answer): Value | undefined => (meaning.kind === 'value' ? meaning.value : undefined);

const givesSomething = (answer: Answer): boolean => valueOf(answer) !== undefined && !isZero(valueOf(answer));

const isZero = (value: Value | undefined): boolean => value?.kind === 'number' && value.value === 0;

/**
 * Whether another answer has taken back what this one gives. A 0 is a 0 in every unit, and is not lost with the sum
 * that had made it.
 */
function isLost({ asked, meaning }: Answer, objects: ReadonlyMap<number, CaseObject>): boolean {
  if (meaning.kind !== 'value' || meaning.value === undefined) return false;
  const { attribute } = asked.question;
  return asked.carriers.some((carrier) => {
    const object = objects.get(carrierOf(carrier, attribute).id);
    const stored = object && attributeOf(object, attribute.id)?.value;
    return stored !== undefined && !sameValue(stored, meaning.value) && !(isZero(stored) && isZero(meaning.value));
  });
}

/** The places that writing the answer also sets or makes 0. */
function effectsOn(
  { asked, meaning }: Answer,
  effectsOf: (attribute: Attribute) => readonly SideEffect[],
): readonly string[] {
  if (meaning.kind !== 'value') return [];
  return asked.carriers.flatMap((carrier) =>
    effectsOf(asked.question.attribute).flatMap(({ relation, attribute }) => {
      const path = relation === undefined ? undefined : carrier.kind.relations.get(relation);
      const objects = path ? reachedBy(carrier.view.program, carrier, path) : [carrier];
      return objects.map((object) => attributePlace(object, attribute));
    }),
  );
}
