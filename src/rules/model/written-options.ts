type Options = Readonly<Record<string, unknown>>;

/** The options of an operator that are told: a table that its check added, such as the order of codes, is none. */
export const writtenOptions = (options: Options): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(options).filter(([, value]) => typeof value !== 'object' || value === null || 'word' in value);
