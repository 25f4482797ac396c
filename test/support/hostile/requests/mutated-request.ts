import fc from 'fast-check';
import type { Json } from '../../requests/case-request.js';
import { hostileTexts, hostileValues } from './hostile-values.js';
import { changedAt, placesIn } from './json-places.js';

/** Query parameters in the order they are sent; a name may stand several times. */
export type Pairs = readonly (readonly [string, string])[];

/** What hardly any member may be: of another type, empty, huge, negative, or hostile. */
const junk: fc.Arbitrary<Json> = fc.oneof(fc.constantFrom<Json>(...hostileTexts), fc.constantFrom(...hostileValues));

const withExtraMember =
  (name: string, value: Json) =>
  (before: Json): Json =>
    typeof before === 'object' && before !== null && !Array.isArray(before)
      ? { ...before, [name]: value }
      : { [name]: value };

/** One change of a body somewhere in it: another value, a member left out, a member too many, or an element twice. */
export const mutatedBody = (body: Json): fc.Arbitrary<Json> =>
  fc
    .tuple(
      fc.constantFrom(...placesIn(body).slice(1), ...(placesIn(body).length === 1 ? [[]] : [])),
      fc.oneof(
        { weight: 5, arbitrary: junk.map((value) => () => value) },
        { weight: 2, arbitrary: fc.constant(() => undefined) },
        {
          weight: 1,
          arbitrary: fc
            .tuple(fc.constantFrom('extra', 'constructor', 'Id', ''), junk)
            .map(([name, value]) => withExtraMember(name, value)),
        },
        { weight: 1, arbitrary: fc.constant((before: Json): Json => [before, before]) },
      ),
    )
    .map(([place, change]) => changedAt(body, place, change) ?? null);

/** One change of a query: a hostile value, a parameter left out, given twice, or one that nobody asked for. */
export function mutatedQuery(pairs: Pairs): fc.Arbitrary<Pairs> {
  const hostile = fc.constantFrom(...hostileTexts).map((text) => text.slice(0, 4000));
  const unknown = hostile.map((text): Pairs => [...pairs, ['unknown', text]]);
  if (pairs.length === 0) return unknown;
  const at = fc.nat(pairs.length - 1);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(at, hostile)
        .map(([index, text]): Pairs => pairs.map(([name, value], each) => [name, each === index ? text : value])),
    },
    { weight: 2, arbitrary: at.map((index): Pairs => pairs.filter((_, each) => each !== index)) },
    {
      weight: 2,
      arbitrary: fc.tuple(at, hostile).map(([index, text]): Pairs => [...pairs, [pairs[index]?.[0] ?? '', text]]),
    },
    { weight: 1, arbitrary: unknown },
  );
}
