import { dirname } from 'node:path/posix';
import type { Findings } from '../../documents/findings/findings.js';
import { placeOf, type Position, startOf } from '../../documents/position.js';
import { addTo } from '../../lists/add-to.js';
import type { LocaleTexts } from './locale-texts.js';
import { type RowOfKeys, rowsOf } from './rows-of-keys.js';

/** A text, or all of a screen (its path is then the screen alone), that is asked for and not there. */
export interface MissingText {
  readonly path: readonly string[];
  readonly place: Position;
  /** What asks for it stands at the place: a question, or a screen. */
  readonly isAsked: boolean;
  readonly locales: readonly string[];
  readonly about: string;
}

/** The texts of all locales, and the paths of those that something asks for, joined with `/`. */
export interface AskedTexts {
  readonly locales: readonly LocaleTexts[];
  readonly asked: ReadonlySet<string>;
}

/**
 * Tells what one locale lacks and another one has, where it would stand: in its file, behind what precedes it in that
 * of the other one. What stands there in a row is one finding. Returns what is not told, as no other locale has it, or
 * not in a file that this one has too.
 */
export function tellGaps(
  missing: readonly MissingText[],
  { locales, asked }: AskedTexts,
  findings: Findings,
): readonly MissingText[] {
  const told = new Map<MissingText, Set<string>>();
  for (const lacking of locales) {
    const sought = new Map(
      missing.filter((each) => each.locales.includes(lacking.locale)).map((each) => [each.path.join('/'), each]),
    );
    const wantedAt = (key: string): MissingText | undefined =>
      asked.has(key) ? (sought.get(key) ?? sought.get(key.slice(0, key.indexOf('/')))) : undefined;
    const done = new Set<string>();
    for (const other of locales)
      for (const [file, keys] of other.keys) {
        const inFile = `${dirname(file)}/${lacking.locale}.yaml`;
        const there = lacking.keys.get(inFile);
        if (other === lacking || !there) continue;
        const isSought = (key: string): boolean => other.entries.has(key) && !done.has(key) && !!wantedAt(key);
        for (const row of rowsOf(keys.keys(), (key) => there.has(key), isSought)) {
          const wanted = row.keys.map((key) => wantedAt(key) as MissingText);
          for (const key of row.keys) done.add(key);
          for (const each of wanted) addTo(told, each, lacking.locale);
          const at = (row.behind === undefined ? undefined : there.get(row.behind)) ?? startOf(inFile);
          const from = `${other.locale} has (${placeOf(keys.get(row.keys[0]) as Position)})`;
          findings.error(at, 'missing-text', saidOf(row, lacking.locale, from, wanted), wanted[0]?.about);
        }
      }
  }
  return missing.flatMap((each) => {
    const left = each.locales.filter((locale) => !told.get(each)?.has(locale));
    return left.length === 0 ? [] : [{ ...each, locales: left }];
  });
}

/** @param from who has the first text, and where */
function saidOf(
  { keys, behind, isLast }: RowOfKeys,
  locale: string,
  from: string,
  [first]: readonly MissingText[],
): string {
  const [one, ...others] = keys;
  const where =
    behind === undefined ? 'at the beginning' : `${isPart(one, behind) ? 'below' : 'behind'} ${said(behind)}`;
  const last = others.at(-1);
  if (last === undefined) {
    const who = first?.isAsked ? `, for ${placeOf(first.place)}` : '';
    return `there is no text ${said(one)} in ${locale}, which ${from}; expected it ${where}${who}`;
  }
  return isLast
    ? `from ${said(one)} on all ${keys.length} texts are missing in ${locale}, which ${from}; expected them ${where}`
    : `there are no texts from ${said(one)} to ${said(last)} in ${locale}, ${keys.length} that ${from}; expected them ${where}`;
}

const said = (key: string): string => key.replaceAll('/', '.');
const isPart = (key: string, of: string): boolean => key.startsWith(`${of}/`);
