import type { Colour, Palette } from './palette.js';

/** What must stand out from what: WCAG 2.2, 1.4.3 for text, 1.4.11 for the shapes that one must see. */
const demands: readonly { readonly least: number; readonly of: Colour; readonly on: readonly Colour[] }[] = [
  { least: 4.5, of: 'ink', on: ['ground', 'card', 'tint', 'badTint'] },
  { least: 4.5, of: 'soft', on: ['ground', 'card', 'tint'] },
  { least: 4.5, of: 'accent', on: ['ground', 'card', 'tint'] },
  { least: 4.5, of: 'accentInk', on: ['accent'] },
  { least: 4.5, of: 'good', on: ['ground', 'card', 'tint'] },
  { least: 4.5, of: 'bad', on: ['ground', 'card', 'tint', 'badTint'] },
  { least: 3, of: 'edge', on: ['ground', 'card'] },
  { least: 3, of: 'focus', on: ['ground', 'card'] },
  { least: 3, of: 'warn', on: ['card', 'tint'] },
];

/** Two colours that are too much alike. */
export interface TooLittle {
  readonly of: Colour;
  readonly on: Colour;
  readonly contrast: number;
  readonly least: number;
}

/** What does not stand out enough from what is behind it. */
export const tooLittleIn = (palette: Palette): readonly TooLittle[] =>
  demands.flatMap(({ of, on, least }) =>
    on
      .map((behind) => ({ of, on: behind, contrast: contrastOf(palette[of], palette[behind]), least }))
      .filter(({ contrast }) => contrast < least),
  );

/** Contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
