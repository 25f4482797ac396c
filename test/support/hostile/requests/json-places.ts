import type { Json } from '../../requests/case-request.js';

/** The way to a value in a JSON text: names of members and indexes; none is the whole. */
export type Place = readonly (string | number)[];

/** Every place of a JSON text, the whole first. */
export function placesIn(json: Json, place: Place = []): readonly Place[] {
  if (typeof json !== 'object' || json === null) return [place];
  const entries: (readonly [string | number, Json])[] = Array.isArray(json)
    ? [...json.entries()]
    : Object.entries(json);
  return [place, ...entries.flatMap(([key, inner]) => placesIn(inner, [...place, key]))];
}

/** The same with what stands at the place changed; `undefined` leaves it out. */
export function changedAt(
  json: Json,
  [step, ...rest]: Place,
  change: (before: Json) => Json | undefined,
): Json | undefined {
  if (step === undefined) return change(json);
  const inner = (key: string | number, value: Json): Json | undefined =>
    key === step ? changedAt(value, rest, change) : value;
  if (Array.isArray(json)) return json.flatMap((value, at) => inner(at, value) ?? []);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).flatMap(([key, value]) => pair(key, inner(key, value))));
}

const pair = (key: string, value: Json | undefined): (readonly [string, Json])[] =>
  value === undefined ? [] : [[key, value]];
