import type { Json } from '../requests/case-request.js';
import type { Words } from './schema-arbitrary.js';

/** The values of every member of these texts, by the member's name. */
export function wordsOf(json: Json): Words {
  const words = new Map<string, Json[]>();
  const collect = (part: Json): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) {
      if (!Array.isArray(part) && (typeof value !== 'object' || value === null))
        words.set(name, [...new Set([...(words.get(name) ?? []), value])]);
      collect(value);
    }
  };
  collect(json);
  return words;
}
