import { componentsOf, type Shape, type TypeOf } from './shape.js';

/** A list: in XML one element for each entry. */
export const list = <T>(
  of: Shape<T>,
  bounds: { readonly minItems?: number; readonly maxItems?: number } = {},
): Shape<readonly T[]> => ({
  schema: { type: 'array', ...bounds, items: of.schema },
  components: of.components,
  members: of.members ?? {},
});

/** One of several shapes. */
export const either = <S extends readonly Shape[]>(...shapes: S): Shape<TypeOf<S[number]>> => ({
  schema: { oneOf: shapes.map(({ schema }) => schema) },
  components: componentsOf(shapes),
  ...(shapes.some(({ members }) => members) && { members: Object.assign({}, ...shapes.map(({ members }) => members)) }),
});

/** An object where there is one, a list where there are several (decisions, "Cases"). */
export type OneOrMany<T> = T | readonly T[];

export const oneOrMany = <T>(of: Shape<T>): Shape<OneOrMany<T>> => either(of, list(of, { minItems: 2 }));
