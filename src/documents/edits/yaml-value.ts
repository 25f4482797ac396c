/** What can stand in a file of rules. */
export type YamlValue =
  | string
  | number
  | boolean
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue | undefined };

/**
 * A value as it is written in one line, in the flow style of the rules: `{ age: 55, group: small }`. Of texts, words
 * that begin with a small letter stand as they are, others in double quotes. `quoted` asks for quotes, or for none
 * where they are not needed.
 */
export function yamlText(value: YamlValue, quoted?: boolean): string {
  if (typeof value === 'number') return plainDecimal(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return staysPlain(value, quoted) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each) => yamlText(each, quoted)).join(', ')}]`;
  const members = Object.entries(value).flatMap(([key, member]) =>
    member === undefined ? [] : [`${yamlKey(key)}: ${yamlText(member, quoted)}`],
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A key as it is written: in quotes unless it is a plain word. */
export const yamlKey = (key: string): string => (isPlainWord(key) ? key : JSON.stringify(key));

const staysPlain = (text: string, quoted: boolean | undefined): boolean =>
  quoted !== true && isPlainWord(text) && (quoted === false || /^[a-z]/.test(text));

/** Not one that YAML reads as something else than a text. */
const isPlainWord = (text: string): boolean =>
  /^[A-Za-z][\w-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text);

/** Without exponent: 0.0000001, not 1e-7. */
function plainDecimal(value: number): string {
  const text = String(value);
  const [, sign = '', whole = '', decimals = '', exponent = ''] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === '') return text;
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  // Only numbers with fewer digits than zeros have an exponent.
  return point > 0 ? `${sign}${digits.padEnd(point, '0')}` : `${sign}0.${digits.padStart(digits.length - point, '0')}`;
}
