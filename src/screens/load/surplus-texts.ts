import { dirname } from 'node:path/posix';
import type { Findings } from '../../documents/findings/findings.js';
import type { Position } from '../../documents/position.js';
import type { ScreenDefinition } from '../model/definition.js';
import type { LocaleTexts } from './locale-texts.js';

/**
 * A text, or all of a screen, that is there and not asked for: its place in each locale that has it, and what may be
 * meant.
 */
export interface SurplusText {
  readonly path: readonly string[];
  readonly places: ReadonlyMap<string, Position>;
  readonly advice: string;
}

/** Tells a text that nothing shows, or those of a screen that is not there, in the first locale that has them. */
export function tellSurplus(
  { path, places, advice }: SurplusText,
  texts: readonly LocaleTexts[],
  screens: readonly ScreenDefinition[],
  findings: Findings,
): void {
  const [locale = '', ...others] = [...places.keys()].sort();
  const at = places.get(locale);
  if (!at) return;
  const name = path.join('.');
  const where = `(locale ${[locale, ...others].join(' and ')})${advice}`;
  if (path.length > 1) {
    const message = `nothing shows the text ${name} ${where}; correct its key, put back what asked for it, or remove it`;
    findings.error(at, 'surplus-text', message);
    return;
  }
  // Texts that all locales have were shown once: the file of the screen is gone.
  const keys = texts
    .find((each) => each.locale === locale)
    ?.keys.get(at.file)
    ?.keys();
  const near =
    advice === '' && places.size === texts.length ? nearFiles(name, [...(keys ?? [])], screens, at.file) : '';
  findings.error(at, 'unknown-screen', `there is no screen "${name}" ${where}${near}`, `screen ${name}`);
}

/** Where the file of a screen would stand: between those of the screens whose texts stand around its own. */
function nearFiles(name: string, keys: readonly string[], screens: readonly ScreenDefinition[], file: string): string {
  const folder = file.slice(0, file.indexOf('/') + 1);
  const files = new Map(screens.map(({ key, at }) => [key, at.file]));
  const fileOf = (key: string | undefined): string => files.get(key ?? '') ?? '';
  const isNear = (key: string): boolean => fileOf(key).startsWith(folder);
  const index = keys.indexOf(name);
  const [before, behind] = [fileOf(keys.slice(0, index).findLast(isNear)), fileOf(keys.slice(index).find(isNear))];
  const where = before < behind && dirname(before) === dirname(behind) ? ` between ${before} and ${behind}` : '';
  return `, and its questions are asked nowhere; expected a file with "screen: ${name}"${where}, or no texts`;
}
