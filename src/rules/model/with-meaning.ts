import { textIn, type Words } from './words.js';

/**
 * A code as messages name it, with its meaning in a locale: `10 (Disability income)`. One without a meaning, because
 * the rules do not have it or say nothing for it (the unit of plain numbers), stands alone.
 */
export function withMeaning(code: number | string, name: Words | undefined, locale: string): string {
  const meaning = name && textIn(name, locale);
  return meaning ? `${code} (${meaning})` : String(code);
}
