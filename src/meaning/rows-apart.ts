import type { TableRow } from '../rules/model/parameter.js';
import type { Everywhere } from './everywhere.js';
import { type Given, outlying } from './given-values.js';

/** Fewer rows, or other sets, do not show that those of one value stand together. */
const least = { rows: 4, otherSets: 2 };

/**
 * A row of a table that stands apart from the others with its value in a column, where in every other set those of one
 * value stand together: most often it was copied, and the value left as it was.
 */
export function* rowsApart(given: readonly Given[]): Iterable<Everywhere> {
  for (const own of given) {
    const { parameter, set, value } = own;
    if (value.kind !== 'table' || value.rows.length < least.rows) continue;
    const others = given.flatMap((each) => (each.set !== set && each.value.kind === 'table' ? [each.value.rows] : []));
    for (const { name } of [...(parameter.columns ?? []), ...(parameter.gives ?? [])]) {
      const telling = others.map((rows) => valuesOf(rows, name)).filter(hasSeveralOfOne);
      const values = valuesOf(value.rows, name);
      if (telling.length < least.otherSets || !telling.every(standTogether) || standTogether(values)) continue;
      const odd = values.findIndex(
        (value, index) =>
          values.filter((other) => other === value).length > 1 && standTogether(values.toSpliced(index, 1)),
      );
      if (odd < 0) continue;
      const what = `has ${name} ${values[odd]} in a row apart from its others; in no other set such rows stand apart`;
      yield outlying('uncertain-value', own, what, set.places.get(parameter.name)?.rows[odd]);
    }
  }
}

const valuesOf = (rows: readonly TableRow[], name: string): readonly string[] => rows.map((row) => String(row[name]));

/** Where all rows differ, or all are the same, nothing can stand apart. */
const hasSeveralOfOne = (values: readonly string[]): boolean => {
  const { size } = new Set(values);
  return size > 1 && size < values.length;
};

const standTogether = (values: readonly string[]): boolean =>
  values.filter((value, index) => value !== values[index - 1]).length === new Set(values).size;
