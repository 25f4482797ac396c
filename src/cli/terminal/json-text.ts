/** A value as a JSON document, as every command prints one. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
