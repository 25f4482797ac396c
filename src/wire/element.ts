import { componentsOf, type Members, named, type Optional, type Shape, type TypeOf } from './shape.js';

type OptionalNames<M extends Members> = {
  [K in keyof M]: M[K] extends { readonly optional: true } ? K : never;
}[keyof M];

/** What a table of members describes. */
export type ObjectOf<M extends Members> = {
  readonly [K in Exclude<keyof M, OptionalNames<M>>]: TypeOf<M[K]>;
} & { readonly [K in OptionalNames<M>]?: TypeOf<M[K]> };

interface ElementOptions<M extends Members> {
  /** Of these members, which may be absent, exactly one is there. */
  readonly exactlyOne?: readonly OptionalNames<M>[];
}

/** An object with these members and no others, under a name of its own. */
export const element = <M extends Members>(
  name: string,
  description: string,
  members: M,
  options?: ElementOptions<M>,
): Shape<ObjectOf<M>> => named(name, part(description, members, options));

/** The same without a name: it stands in one place, or is short. */
export function part<M extends Members>(
  description: string,
  members: M,
  { exactlyOne }: ElementOptions<M> = {},
): Shape<ObjectOf<M>> {
  const entries = Object.entries(members);
  return {
    schema: {
      type: 'object',
      description,
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: entries.flatMap(([name, member]) => ('optional' in member ? [] : [name])),
      unevaluatedProperties: false,
      ...(exactlyOne && { oneOf: exactlyOne.map((name) => ({ required: [name] })) }),
    },
    components: componentsOf(Object.values(members)),
    members,
  };
}

/** A member that may be absent. */
export const optional = <T>(shape: Shape<T>): Optional<T> => ({ ...shape, optional: true });
