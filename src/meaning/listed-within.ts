import type { Everywhere } from './everywhere.js';
import { type Given, outlying } from './given-values.js';

/** In so many other sets what one parameter lists another lists, too. */
const leastSets = 3;

/** A list of codes with one that another list of the same set has not, while in all other sets that has all of it. */
export function* listedWithin(all: ReadonlyMap<string, readonly Given[]>): Iterable<Everywhere> {
  const lists = [...all.values()].filter((given) => given[0]?.parameter.catalogue !== undefined);
  for (const inner of lists)
    for (const outer of lists) {
      if (inner === outer || inner[0]?.parameter.catalogue !== outer[0]?.parameter.catalogue) continue;
      const compared = inner.flatMap((each) => {
        const within = outer.find(({ set }) => set === each.set);
        const codes = codesOf(each);
        return within && codes.length > 0 ? [{ each, left: without(codes, codesOf(within)) }] : [];
      });
      const [odd, ...more] = compared.filter(({ left }) => left.length > 0);
      const [code, ...others] = odd?.left ?? [];
      if (!odd || code === undefined || more.length + others.length > 0 || compared.length <= leastSets) continue;
      const name = outer[0]?.parameter.name;
      yield outlying(
        'uncertain-value',
        odd.each,
        `lists ${code}, which ${name} does not; in all other sets ${name} lists all of it`,
      );
    }
}

const codesOf = ({ value }: Given): readonly (string | number)[] => (value.kind === 'list' ? value.values : []);

function without(
  codes: readonly (string | number)[],
  left: readonly (string | number)[],
): readonly (string | number)[] {
  const known = new Set(left);
  return codes.filter((code) => !known.has(code));
}
