import { append } from '../../lists/append.js';
import { damageOf, mendedIn, oddCode, surelyDamaged } from './spreadsheet-damage.js';

/** Which entry a code of a sheet means, what was mended for that, or why it cannot be told. */
export type MatchedCode =
  | { readonly key: string; readonly mended?: string }
  | { readonly refused: string; readonly was?: string };

/** Finds the entries that the codes of a sheet mean, among those of the catalogue. */
export class CodeMatcher {
  private readonly known: ReadonlySet<string>;
  /** Codes that no row of the sheet has as they are: what a damaged one may have been. */
  private readonly missing: readonly string[];
  private readonly missingByNumber = new Map<number, string[]>();
  /** How many digits the numbers among the codes have, before a point. */
  private readonly lengths: ReadonlySet<number>;
  /** Whether codes of the catalogue look damaged as they are: then no form is a damage. */
  private readonly oddIsUsual: boolean;

  constructor(codes: readonly string[], found: readonly string[]) {
    this.known = new Set(codes);
    const there = new Set(found.map(tidy));
    this.missing = codes.filter((code) => !there.has(code));
    for (const code of this.missing.filter(isNumber)) append(this.missingByNumber, Number(code), code);
    this.lengths = new Set(codes.filter(isNumber).map((code) => wholeOf(code).length));
    this.oddIsUsual = codes.some((code) => oddCode(code) !== undefined);
  }

  entryOf(found: string): MatchedCode {
    if (this.known.has(found)) return { key: found };
    const key = tidy(found);
    const mended = key === found ? {} : { mended: mendedIn(key, found) };
    if (this.known.has(key)) return { key, ...mended };
    const asNumber = this.sameNumber(key);
    const was =
      asNumber ?? this.missing.find((code) => damageOf(code, key) ?? code.toLowerCase() === key.toLowerCase());
    if (was !== undefined)
      return {
        was,
        refused: `found "${found}", which probably was "${was}": ${damageOf(was, key)?.says ?? 'capital letters changed'}`,
      };
    const odd = surelyDamaged(key) ?? (this.oddIsUsual ? undefined : oddCode(key)) ?? this.zerosLost(key);
    return odd === undefined ? { key, ...mended } : { refused: `found "${found}": ${odd}` };
  }

  /** Of several codes that are one number each is what was meant once: 110.1 may be 0110.1, then 0110.10. */
  private sameNumber(key: string): string | undefined {
    const codes = this.missingByNumber.get(Number(key.replace(',', '.'))) ?? [];
    const was = codes.find((code) => code.endsWith(key)) ?? codes[0];
    if (was !== undefined && codes.length > 1) codes.splice(codes.indexOf(was), 1);
    return was;
  }

  /** A new number with fewer digits than those that are there. */
  private zerosLost(key: string): string | undefined {
    if (!isNumber(key) || this.lengths.size === 0 || this.lengths.has(wholeOf(key).length)) return undefined;
    const length = [...this.lengths].filter((each) => each > wholeOf(key).length).sort((a, b) => a - b)[0];
    const padded = length === undefined ? undefined : key.padStart(key.length + length - wholeOf(key).length, '0');
    return padded === undefined
      ? undefined
      : `probably zeros were lost, and it is "${padded}": codes have ${[...this.lengths].join(' or ')} digits`;
  }
}

/** Without spaces around it, letters and accents together. */
export const tidy = (text: string): string => text.normalize('NFC').trim();

const isNumber = (code: string): boolean => /^\d+(?:\.\d+)?$/.test(code);

const wholeOf = (code: string): string => code.split('.')[0] as string;
