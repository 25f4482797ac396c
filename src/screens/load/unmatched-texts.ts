import type { Findings } from '../../documents/findings/findings.js';
import { nearest } from '../../documents/findings/nearest.js';
import type { Position } from '../../documents/position.js';

/** A text, or all of a screen (its path is then the screen alone), that is asked for and not there. */
export interface MissingText {
  readonly path: readonly string[];
  readonly place: Position;
  readonly locales: readonly string[];
  readonly about: string;
}

/**
 * A text, or all of a screen, that is there and not asked for: its place in each locale that has it, and what may be
 * meant.
 */
export interface SurplusText {
  readonly path: readonly string[];
  readonly places: ReadonlyMap<string, Position>;
  readonly advice: string;
}

/**
 * Tells what is missing and what is surplus. What is both is one slip: of a name that every locale has in the other
 * spelling, where it is asked for; of one that some have so, there.
 */
export function tellUnmatched(
  missing: readonly MissingText[],
  surplus: readonly SurplusText[],
  findings: Findings,
): void {
  const advice = new Map<MissingText, string>();
  const toldElsewhere = new Map<MissingText, readonly string[]>();
  for (const each of surplus) {
    const { path, places } = each;
    const meant = meantOf(path, missing, places);
    const locales = [...places.keys()].sort();
    if (meant && locales.length > 1 && meant.locales.every((locale) => places.has(locale))) {
      advice.set(meant, ` (did you mean ${last(path)}?); nothing shows ${path.join('.')}`);
      continue;
    }
    if (meant) toldElsewhere.set(meant, [...(toldElsewhere.get(meant) ?? []), ...locales]);
    tellSurplus(each, locales, findings);
  }
  for (const each of missing) {
    const locales = each.locales.filter((locale) => !toldElsewhere.get(each)?.includes(locale));
    if (locales.length === 0 || isPartOf(each, missing)) continue;
    const message = `there is no text ${each.path.join('.')} in ${locales.join(' and ')}${advice.get(each) ?? ''}`;
    findings.error(each.place, 'missing-text', message, each.about);
  }
}

/** What is missing beside a surplus text, in one of its locales, and is spelled most like it. */
function meantOf(
  path: readonly string[],
  missing: readonly MissingText[],
  places: ReadonlyMap<string, Position>,
): MissingText | undefined {
  const beside = missing.filter(
    (each) => parent(each.path) === parent(path) && each.locales.some((locale) => places.has(locale)),
  );
  const like = nearest(
    last(path),
    beside.map((each) => last(each.path)),
  );
  return beside.find((each) => last(each.path) === like);
}

/** The title of a group whose text is missing as well. */
const isPartOf = ({ path, place }: MissingText, missing: readonly MissingText[]): boolean =>
  missing.some((whole) => whole.place === place && path.join('.').startsWith(`${whole.path.join('.')}.`));

function tellSurplus({ path, places, advice }: SurplusText, locales: readonly string[], findings: Findings): void {
  const at = places.get(locales[0] ?? '');
  if (!at) return;
  const name = path.join('.');
  const where = `(locale ${locales.join(' and ')})${advice}`;
  if (path.length === 1) findings.error(at, 'unknown-screen', `there is no screen "${name}" ${where}`);
  else
    findings.error(
      at,
      'surplus-text',
      `nothing shows the text ${name} ${where}; correct its key, put back what asked for it, or remove it`,
    );
}

const parent = (path: readonly string[]): string => path.slice(0, -1).join('/');
const last = (path: readonly string[]): string => path.at(-1) ?? '';
