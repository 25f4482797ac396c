/**
 * The number that a cell of a spreadsheet shows, or why it is none. A spreadsheet that separates cells by semicolons
 * writes a decimal comma; three digits behind a comma or point may as well be thousands, so nobody guesses.
 */
export function numberOf(text: string, comma: boolean): number | string {
  if (/^-?\d+$/.test(text)) return Number(text);
  const [, whole = '', sign = '', decimals = ''] = /^(-?\d+)([.,])(\d+)$/.exec(text) ?? [];
  if (whole !== '' && (comma || sign === '.')) {
    if (decimals.length !== 3 || /^-?0+$/.test(whole)) return Number(`${whole}.${decimals}`);
    return `found "${text}": is it ${whole}${decimals}, or ${whole} and a part? Write ${whole}${decimals}, or the part with other than three digits`;
  }
  return (
    oddities.find(({ like }) => like.test(text))?.says(text) ?? `found "${text}"; expected a number, as 1500 or 2.5`
  );
}

/** What spreadsheets and people make of numbers. */
const oddities: readonly { readonly like: RegExp; readonly says: (text: string) => string }[] = [
  { like: /^$/, says: () => 'the cell is empty; expected a number' },
  {
    like: /^-?\d+(?:[.,]\d+)?E[+-]?\d+$/i,
    says: (text) => `found "${text}": the spreadsheet shortened the number; expected all of its digits`,
  },
  {
    like: /^-?\d{1,3}(?:[.,' \u00A0\u202F]\d{3})+(?:[.,]\d+)?$/,
    says: (text) => `found "${text}"; expected a number without separators between thousands`,
  },
  { like: /%$/, says: (text) => `found "${text}"; expected the number without %, as 60 for 60 percent` },
  {
    like: /^\d{1,4}[-./]\p{L}{3,}|^\p{L}{3,}[-./ ]\d|^\d{1,2}\. \p{L}{3,}|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/u,
    says: (text) => `found "${text}": the spreadsheet probably took the number for a date`,
  },
];

/** A number, or several, with decimal commas. */
export const withComma = (text: string): string => text.replaceAll('.', ',');
