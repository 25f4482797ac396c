import { grouped } from '../lists/grouped.js';
import type { ParameterCell, TableColumn, TableRow } from '../rules/model/parameter.js';
import type { Everywhere } from './everywhere.js';
import { type Given, outlying } from './given-values.js';

/** Rows along which one thing is asked for, all else that they ask for being the same, and what they give there. */
interface Course {
  readonly column: TableColumn;
  /** What is asked for: it counts up, or is a code. */
  readonly input: TableColumn;
  readonly rows: readonly { readonly index: number; readonly cell: ParameterCell }[];
}

/**
 * A row of a table against the course of its column: what rises or falls along the bands turns back there, what is
 * listed is lost again, and so in no other set.
 */
export function* againstTheCourse(given: readonly Given[]): Iterable<Everywhere> {
  for (const own of given) {
    const others = given.filter(({ set }) => set !== own.set);
    if (own.value.kind !== 'table' || others.length < 2) continue;
    for (const course of coursesOf(own)) {
      const { column, input } = course;
      const alike = others.flatMap((other) =>
        coursesOf(other)
          .filter((each) => each.column.name === column.name && each.input.name === input.name)
          .map((each) => ({
            breaks: breaksOf(each, other),
            isFlat: new Set(each.rows.map(({ cell }) => cell)).size < 2,
          })),
      );
      const usual = Math.max(...alike.map(({ breaks }) => breaks));
      // What is the same for all of some codes has no course, though one set may make a difference.
      if (usual < 0 || breaksOf(course, own) <= usual || (!input.upTo && alike.some(({ isFlat }) => isFlat))) continue;
      const odd = course.rows.find((row) => breaksOf(without(course, row), own) <= usual) ?? course.rows[0];
      const at = own.set.places.get(own.parameter.name)?.rows[odd?.index ?? 0];
      yield outlying(
        'uncertain-value',
        own,
        `has ${column.name} ${toldOf(odd?.cell)} out of its course here: in no other set it turns back so`,
        at,
      );
    }
  }
}

const without = (course: Course, row: Course['rows'][number]): Course => ({
  ...course,
  rows: course.rows.filter((each) => each !== row),
});

const toldOf = (cell: ParameterCell): string => (Array.isArray(cell) ? cell.join(', ') : String(cell));

/** Of a table that asks for several things: along each that counts up, where all others are the same. */
function coursesOf({ parameter, value }: Given): readonly Course[] {
  if (value.kind !== 'table') return [];
  const { columns = [], gives = [] } = parameter;
  const along = columns.length === 1 ? columns : columns.filter(({ upTo }) => upTo);
  return along.flatMap((input) => {
    const besides = (row: TableRow): string =>
      JSON.stringify(columns.filter((each) => each !== input).map(({ name }) => row[name] ?? null));
    const groups = grouped(
      value.rows.map((row, index) => ({ row, index })),
      ({ row }) => besides(row),
    );
    return [...groups.values()].flatMap((rows) =>
      rows.length < 3
        ? []
        : gives.map((column) => ({
            column,
            input,
            rows: rows.map(({ row, index }) => ({ index, cell: row[column.name] })),
          })),
    );
  });
}

/** How often a number, or a code in the order of its catalogue, turns back, or something listed is listed no longer. */
function breaksOf({ column, rows }: Course, { ruleSet }: Given): number {
  const order = [...(ruleSet.catalogues.get(column.catalogue ?? '')?.entries.keys() ?? column.words ?? [])];
  let [turns, before, direction]: [number, ParameterCell, number] = [0, undefined, 0];
  for (const { cell } of rows) {
    if (Array.isArray(cell) && Array.isArray(before)) {
      const here: readonly unknown[] = cell;
      turns += before.some((item) => !here.includes(item)) ? 1 : 0;
    } else {
      const [one, other] = [numberOf(before, order), numberOf(cell, order)];
      const step = Math.sign((other ?? Number.NaN) - (one ?? Number.NaN)) || 0;
      if (step !== 0 && direction !== 0 && step !== direction) turns++;
      if (step !== 0) direction = step;
    }
    if (cell !== undefined) before = cell;
  }
  return turns;
}

function numberOf(cell: ParameterCell, order: readonly string[]): number | undefined {
  if (typeof cell === 'number') return cell;
  const index = typeof cell === 'string' ? order.indexOf(cell) : -1;
  return index < 0 ? undefined : index;
}
