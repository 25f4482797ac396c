/** JSON Schema 2020-12, as the OpenAPI document has it. */
export interface JsonSchema {
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

/**
 * What stands at a place of an answer, described once: `TypeOf` infers its type, `schema` is its part of the OpenAPI
 * document, `members` say how the XML flavor writes it.
 */
export interface Shape<T = unknown> {
  /** Never there when the program runs: what TypeOf infers from. */
  readonly type?: T;
  /** JSON Schema of the place; a shape with a name of its own is referred to. */
  readonly schema: JsonSchema;
  /** The schemas of the shapes in it that have a name, itself included, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** Of an object, or of the objects of a list, in the order they are written: an element in XML; a scalar has none. */
  readonly members?: Members;
}

/** The table of an object, in the order it is written. */
export type Members = Readonly<Record<string, Shape | Optional>>;

/** A member that may be absent. */
export type Optional<T = unknown> = Shape<T> & { readonly optional: true };

/** The type that a shape describes: `type Sb2Item = TypeOf<typeof sb2Item>`. */
export type TypeOf<S extends Shape> = S extends Shape<infer T> ? T : never;

/** The same shape with words for whoever reads the OpenAPI document. */
export const described = <T>(shape: Shape<T>, description: string): Shape<T> => ({
  ...shape,
  schema: { ...shape.schema, description },
});

/** A shape under a name of its own: a component of the OpenAPI document, which other shapes refer to. */
export const named = <T>(name: string, shape: Shape<T>): Shape<T> => ({
  ...shape,
  schema: reference(name),
  components: { ...shape.components, [name]: shape.schema },
});

/** The shape of this name, where a table holds itself. */
export const itself = <T>(name: string): Shape<T> => ({ schema: reference(name), components: {}, members: {} });

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The named schemas of several shapes. */
export const componentsOf = (shapes: readonly Shape[]): Readonly<Record<string, JsonSchema>> =>
  Object.assign({}, ...shapes.map(({ components }) => components)) as Readonly<Record<string, JsonSchema>>;
