import type { ErrorSlug } from '../../errors/error-table.js';
import type { Place } from '../place.js';
import type { Problems } from '../problems.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * One row of an element's field table: from it the JSON Schema, the check for undefined members and the reading are
 * derived. `T` is what reading yields: a member that is missing or faulty yields `absent` (mostly undefined), and what
 * is faulty is reported.
 */
export interface Member<T> {
  readonly description: string;
  /** The code for a required member that is missing, null or (texts) blank; undefined: the member is optional. */
  readonly required: ErrorSlug | undefined;
  readonly absent: T;
  /** JSON Schema 2020-12 of a value that is given, for the OpenAPI document. */
  readonly schema: JsonSchema;
  /**
   * What the value may consist of, without its types: schema of the check for undefined members; undefined: no objects
   * in it.
   */
  readonly closed: JsonSchema | undefined;
  /** The codes that reading it, and writing what was read, can report. */
  readonly reports: readonly ErrorSlug[];
  /** Reads a value that is neither undefined nor null. */
  read(value: unknown, place: Place, problems: Problems): T;
}

/** The schema of a number that may be written as a text too. */
export const numberSchema = (type: 'integer' | 'number', text: RegExp, { negative }: Sign): JsonSchema => ({
  anyOf: [
    { type, ...(negative && { minimum: 0 }) },
    { type: 'string', pattern: text.source },
  ],
});

/** `required: true` means 512; another slug where the specification's table has a code of its own. */
export interface Necessity {
  readonly required?: boolean | ErrorSlug;
}

/** `negative` is the code for a negative number; without one it is not the request's shape that forbids it. */
export interface Sign {
  readonly negative?: ErrorSlug;
}

/** The code for a missing member, or undefined when it may be missing. */
export function missingSlug({ required }: Necessity): ErrorSlug | undefined {
  return required === true ? 'invalidAttribute' : required === false ? undefined : required;
}

/** The codes of a member: 512, and those that it has of its own. */
export const reporting = (...own: readonly (ErrorSlug | undefined)[]): readonly ErrorSlug[] => [
  'invalidAttribute',
  ...own.flatMap((slug) => slug ?? []),
];
