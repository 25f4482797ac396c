import fc from 'fast-check';
import type { Json } from './case-request.js';

/** Query parameters in the order they are sent; a name may stand several times. */
export type Pairs = readonly (readonly [string, string])[];

const hostileTexts: readonly string[] = [
  '', ' ', '\u0000', '\u0007\u001b[31m', '\ud800', '\ufffe', '\u202egnp.exe', 'a'.repeat(129), 'x'.repeat(100_000), '٣', '0x10', '1e3', '1e999', '-0', 'NaN', '1,5',
  '__proto__', 'constructor', 'toString', '../../etc/passwd', '..%2f', '%', '%ff', '#{7*7}', '{{7*7}}', '{caseId}', "' or '1'='1", '{"$gt":""}', '<Case Id="1"/>', ']]>', '&lt;&x;',
  '<script>alert(1)</script>', 'a\r\nSet-Cookie: a=b', '👩‍👩‍👧‍👦', 'Ω'.repeat(127), 'null', 'undefined', 'true',
];

/** What hardly any member may be: of another type, empty, huge, negative, or hostile. */
const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(...hostileTexts),
  fc.constantFrom<Json>(null, true, false, 0, -1, 0.5, -1e-7, 1_000_000_000, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [null], [[]], [{}], { id: 1 }, { value: {} }),
);

type Step = string | number;

function places(json: Json, steps: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof json !== 'object' || json === null) return [steps];
  const entries: (readonly [Step, Json])[] = Array.isArray(json) ? [...json.entries()] : Object.entries(json);
  return [steps, ...entries.flatMap(([key, inner]) => places(inner, [...steps, key]))];
}

/** The same with what stands at the place changed; `undefined` leaves it out. */
function changedAt(json: Json, [step, ...rest]: readonly Step[], change: (before: Json) => Json | undefined): Json | undefined {
  if (step === undefined) return change(json);
  const inner = (key: Step, value: Json): Json | undefined => (key === step ? changedAt(value, rest, change) : value);
  if (Array.isArray(json)) return json.flatMap((value, at) => inner(at, value) ?? []);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).flatMap(([key, value]) => pair(key, inner(key, value))));
}

const pair = (key: string, value: Json | undefined): (readonly [string, Json])[] => (value === undefined ? [] : [[key, value]]);

const withExtraMember = (name: string, value: Json) => (before: Json): Json =>
  typeof before === 'object' && before !== null && !Array.isArray(before) ? { ...before, [name]: value } : { [name]: value };

/** One change of a body somewhere in it: another value, a member left out, a member too many, or an element twice. */
export const mutatedBody = (body: Json): fc.Arbitrary<Json> =>
  fc.tuple(
    fc.constantFrom(...places(body).slice(1), ...(places(body).length === 1 ? [[]] : [])),
    fc.oneof(
      { weight: 5, arbitrary: junk.map((value) => () => value) },
      { weight: 2, arbitrary: fc.constant(() => undefined) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom('extra', 'constructor', 'Id', ''), junk).map(([name, value]) => withExtraMember(name, value)) },
      { weight: 1, arbitrary: fc.constant((before: Json): Json => [before, before]) },
    ),
  ).map(([place, change]) => changedAt(body, place, change) ?? null);

/** One change of a query: a hostile value, a parameter left out, given twice, or one that nobody asked for. */
export function mutatedQuery(pairs: Pairs): fc.Arbitrary<Pairs> {
  const hostile = fc.constantFrom(...hostileTexts).map((text) => text.slice(0, 4000));
  const unknown = hostile.map((text): Pairs => [...pairs, ['unknown', text]]);
  if (pairs.length === 0) return unknown;
  const at = fc.nat(pairs.length - 1);
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(at, hostile).map(([index, text]): Pairs => pairs.map(([name, value], each) => [name, each === index ? text : value])) },
    { weight: 2, arbitrary: at.map((index): Pairs => pairs.filter((_, each) => each !== index)) },
    { weight: 2, arbitrary: fc.tuple(at, hostile).map(([index, text]): Pairs => [...pairs, [pairs[index]?.[0] ?? '', text]]) },
    { weight: 1, arbitrary: unknown },
  );
}
