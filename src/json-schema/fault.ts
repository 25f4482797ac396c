/** What a value is not as a schema asks for, in the words of ajv. */
export interface Fault {
  readonly keyword: string;
  /** JSON Pointer of the value. */
  readonly instancePath: string;
  /** The name of a member, when it is the name that is wrong. */
  readonly propertyName?: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** That in which the keyword stands. */
  readonly parentSchema: object;
}

/** Tells what is wrong with a value; nothing: it is as the schema asks for. */
export type SchemaCheck = (value: unknown) => readonly Fault[];
