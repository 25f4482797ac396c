import { attributeOf } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { Value } from '../../case/values/value.js';
import type { SideEffect } from '../../rules/model/attribute.js';
import { carrierOf, placesOf } from '../questions/asked-question.js';
import { attributePlace } from '../questions/concerns.js';
import { reachedBy } from '../questions/reached-by.js';
import { sameValue } from '../../case/values/same-value.js';
import type { Answer } from './capture.js';

/**
 * Answers of one request that cannot both be (608): two questions give one attribute different values, or one takes
 * back what the other gives, as each of two sums does that make the other 0. `subject` is the case with all of them
 * stored.
 */
export function contradicting(answers: readonly Answer[], subject: Case): readonly Answer[] {
  const objects = new Map(subject.objects.map((object) => [object.id, object]));
  const effects = answers.flatMap(effectOf);
  // Another answer has taken back what this one gives. A 0 is a 0 in every unit, and not lost with the sum that made
  // it.
  const lost = new Set(
    effects.filter(({ answer: { asked }, value }) =>
      asked.carriers.some((carrier) => {
        const { attribute } = asked.question;
        const object = objects.get(carrierOf(carrier, attribute).id);
        const stored = object && attributeOf(object, attribute.id)?.value;
        return value && stored && !sameValue(stored, value) && !(isZero(stored) && isZero(value));
      }),
    ),
  );
  const found = new Set<Answer>();
  for (const [index, one] of effects.entries())
    for (const other of effects.slice(index + 1)) {
      const differ = !sameValue(one.value, other.value) && other.places.some((place) => one.places.includes(place));
      const takesBack =
        (lost.has(one) && one.places.some((place) => other.sets.has(place))) ||
        (lost.has(other) && other.places.some((place) => one.sets.has(place)));
      if (differ || takesBack) found.add(one.answer).add(other.answer);
    }
  return answers.filter((answer) => found.has(answer));
}

/**
 * Leaves out the answers that clear, or make 0, what another answer of the request makes 0 anyway, as it does the other
 * of two sums.
 */
export function withoutIdle(answers: readonly Answer[]): readonly Answer[] {
  const effects = answers.flatMap(effectOf);
  const made0 = new Set(effects.flatMap(({ givesNothing, zeroes }) => (givesNothing ? [] : zeroes)));
  const idle = new Set(
    effects
      .filter(({ givesNothing, places }) => givesNothing && places.length > 0 && places.every((at) => made0.has(at)))
      .map(({ answer }) => answer),
  );
  return answers.filter((answer) => !idle.has(answer));
}

/** What storing the value of an answer does, and in which places of the case. */
interface Effect {
  readonly answer: Answer;
  readonly value: Value | undefined;
  /** It clears, or is 0 in any unit. */
  readonly givesNothing: boolean;
  readonly places: readonly string[];
  /** Places that it makes 0. */
  readonly zeroes: readonly string[];
  /** Places that it sets or makes 0. */
  readonly sets: ReadonlySet<string>;
}

function effectOf(answer: Answer): readonly Effect[] {
  const { asked, meaning } = answer;
  if (meaning.kind !== 'value') return [];
  const { value } = meaning;
  const { alsoSets, zeroes } = asked.question.attribute;
  const placesOfAll = (effects: readonly SideEffect[]): readonly string[] =>
    asked.carriers.flatMap((carrier) =>
      effects.flatMap(({ relation, attribute }) => {
        const path = relation === undefined ? undefined : carrier.kind.relations.get(relation);
        const objects = path ? reachedBy(carrier.view.program, carrier, path) : [carrier];
        return objects.map((object) => attributePlace(object, attribute));
      }),
    );
  const made0 = placesOfAll(zeroes);
  const givesNothing = value === undefined || isZero(value);
  const sets = new Set([...made0, ...placesOfAll(alsoSets)]);
  return [{ answer, value, givesNothing, places: placesOf(asked), zeroes: made0, sets }];
}

/** Whether a value is the number 0, in whatever unit. */
export const isZero = (value: Value | undefined): boolean => value?.kind === 'number' && value.value === 0;
