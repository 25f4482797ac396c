/**
 * The attributes of the specification ("Case"): the objects that carry them in a case with everything, in either
 * system, and the kind of their value.
 */
export const attributeRows: readonly (readonly [id: number, objects: string, kind: string])[] = [];
