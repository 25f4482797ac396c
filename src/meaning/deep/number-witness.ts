import type { LocatedMap } from '../../documents/located.js';
import { shrunkGiven } from '../../rules/examples/shrunk-given.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Rule } from '../../rules/model/rule.js';
import type { Program } from '../../rules/program/program.js';
import { answerIn, examplesOf, isViolated, nothingGiven, withAnswer, writtenGiven } from '../witness.js';

/** So many examples of each rule are tried together with those of the other one. */
const mostTogether = 6;

/**
 * A case that shows that two rules leave no numbers, as an example of the first, which the service itself says is
 * violated in it; it ends a finding. Whatever else is tried for the numbers, one of the two is violated. Nothing in it
 * can be left out. Empty: none is known.
 */
export function leavingNoNumbers(rule: Rule, other: Rule, numbers: readonly Attribute[], program: Program): string {
  const own = numbers.filter(({ object }) => object === rule.scope);
  const says = (given: LocatedMap): boolean => isViolated(rule, given, program);
  const shows = (given: LocatedMap): boolean =>
    says(given) && variations(given, own, program).every((each) => says(each) || isViolated(other, each, program));
  for (const given of bases(rule, other))
    for (const answered of [given, ...together(given, own, program)])
      if (shows(answered))
        return `; with given: ${writtenGiven(shrunkGiven(answered, (less) => less.node === 'map' && shows(less)))}`;
  return '';
}

/** What the examples of the rules give, and two of them in one. */
function* bases(rule: Rule, other: Rule): Iterable<LocatedMap> {
  const [own, others] = [examplesOf(rule), examplesOf(other)];
  yield nothingGiven;
  yield* own;
  yield* others;
  for (const one of own.slice(0, mostTogether))
    for (const another of others.slice(0, mostTogether)) yield merged(one, another);
}

/** The second on the first: objects that both give have the answers of both. */
function merged(one: LocatedMap, other: LocatedMap): LocatedMap {
  const entries = new Map(one.entries);
  for (const [key, entry] of other.entries) {
    const present = entries.get(key)?.value;
    const isMap = present?.node === 'map' && entry.value.node === 'map';
    entries.set(key, isMap ? { ...entry, value: merged(present, entry.value as LocatedMap) } : entry);
  }
  return { ...one, entries };
}

/** All numbers at the lower bound, at the upper one, between them. */
function together(given: LocatedMap, numbers: readonly Attribute[], program: Program): readonly LocatedMap[] {
  const samples = numbers.map((attribute) => samplesOf(attribute, program));
  return (samples[0] ?? []).map((_, index) =>
    numbers.reduce((answered, attribute, place) => withSample(answered, attribute, samples[place]?.[index]), given),
  );
}

/** Each number at each of its samples, and all together. */
const variations = (given: LocatedMap, numbers: readonly Attribute[], program: Program): readonly LocatedMap[] => [
  ...together(given, numbers, program),
  ...numbers.flatMap((attribute) =>
    samplesOf(attribute, program).map((sample) => withSample(given, attribute, sample)),
  ),
];

const withSample = (given: LocatedMap, attribute: Attribute, sample = 0): LocatedMap =>
  withAnswer(given, attribute.fact, answerIn(attribute, sample));

/** Of every number as many: its bounds, or what is far enough where it has none, and some between them. */
function samplesOf(attribute: Attribute, program: Program): readonly number[] {
  const { minimum = 0, maximum = 1e6 } = program.bounds(attribute);
  const between = (share: number): number =>
    Number((minimum + (maximum - minimum) * share).toFixed(attribute.decimals));
  return [minimum, maximum, between(1 / 2), between(1 / 4), between(3 / 4)];
}
