import type { Attribute } from '../model/attribute.js';

/** A text that declares no length of its own. */
const longestText = 2000;

/** How many code points a text attribute may have. */
export function attributeLengths({ minimumLength, maximumLength }: Attribute): {
  readonly minimum: number;
  readonly maximum: number;
} {
  return { minimum: minimumLength ?? 0, maximum: maximumLength ?? longestText };
}
