import type { Json } from '../../requests/case-request.js';
import { hostileTexts, hostileValues } from './hostile-values.js';
import { changedAt, placesIn } from './json-places.js';
import type { Random } from './random.js';

const long = 'x'.repeat(50_000);
const deep = (levels: number): Json => (levels === 0 ? [] : [deep(levels - 1)]);
const names: readonly string[] = [
  'extra',
  'constructor',
  'prototype',
  '$where',
  'Id',
  '',
  'toString',
  '\u0000',
  '\ud800',
];

/**
 * The same with one to three changes anywhere: another value, a member left out or too many, an element many times, a
 * scalar in a list.
 */
export function mutated(random: Random, json: Json): Json {
  let result = json;
  for (let changes = 1 + random.below(3); changes > 0; changes--)
    result = changedAt(result, random.one(placesIn(result)), (before) => changed(random, before)) ?? {};
  return result;
}

const mostValues = 45_000;
const mostCharacters = 900_000;

/** The same with one list, or what stands for one, as long as a body may be. */
export function crowded(random: Random, json: Json): Json {
  const place = random.one(placesIn(json).slice(1));
  // The way to an element of a list leads to the list itself.
  const element = place.findLastIndex((step) => typeof step === 'number');
  return changedAt(json, element > 0 ? place.slice(0, element) : place, many) ?? {};
}

function many(before: Json): Json {
  const one = Array.isArray(before) ? (before[0] ?? null) : before;
  const text = JSON.stringify(one);
  const values = 1 + (text.match(/[[{,]/g)?.length ?? 0);
  return Array<Json>(Math.ceil(Math.min(mostValues / values, mostCharacters / (text.length + 1)))).fill(one);
}

function changed(random: Random, before: Json): Json | undefined {
  const dice = random.below(100);
  if (dice < 30) return random.one(hostileTexts);
  if (dice < 55) return random.one(hostileValues);
  if (dice < 70) return undefined;
  if (dice < 80)
    return isObject(before)
      ? { ...before, [random.one(names)]: random.one(hostileValues) }
      : { [random.one(names)]: before };
  if (dice < 88) return [before];
  if (dice < 92) return Array.from({ length: 1 + random.below(200) }, () => before);
  if (dice < 95) return typeof before === 'number' ? String(before) : [before, before];
  if (dice < 97) return long;
  return deep(random.below(120));
}

const isObject = (json: Json): json is { [member: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
