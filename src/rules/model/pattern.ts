/** Classes of characters that a part of a pattern takes. */
export const characterClassNames = [
  'digits',
  'letters',
  'capitals',
  'lettersOrDigits',
  'capitalsOrDigits',
  'spaces',
  'anything',
] as const;

export type CharacterClass = (typeof characterClassNames)[number];

/** So many characters of a class, or one certain character so many times. */
export interface PatternPart {
  readonly of: CharacterClass | { readonly character: string };
  readonly least: number;
  readonly most: number;
}

/** The form of a whole text (rule language, "Patterns of texts"). */
export type Pattern = readonly PatternPart[];
