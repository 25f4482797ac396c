import type { Findings } from '../../../documents/findings.js';
import type { Words } from '../../model/words.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/nearest.js';
import { placeholdersOf } from './text-placeholders.js';

/**
 * Checks a message in each locale: it is an ICU message, its placeholders are among the known ones, and every locale
 * has the same. Returns the placeholders, each with the text that has it first.
 */
export function checkMessage(
  words: Words,
  message: Cursor,
  known: readonly string[],
  findings: Findings,
): ReadonlyMap<string, Cursor> {
  const all = new Map<string, Cursor>();
  const perLocale: { readonly locale: string; readonly names: ReadonlySet<string>; readonly text: Cursor }[] = [];
  let unknown = false;
  for (const [locale, written] of Object.entries(words)) {
    const text = message.member(locale);
    const placeholders = placeholdersOf(written, locale);
    if ('problem' in placeholders) {
      findings.error(
        text.valueAt,
        'malformed-text',
        `this is no ICU message: ${placeholders.problem.split('\n')[0] ?? ''}`,
      );
      continue;
    }
    perLocale.push({ locale, names: placeholders.names, text });
    for (const name of placeholders.names) {
      if (!all.has(name)) all.set(name, text);
      if (known.includes(name)) continue;
      unknown = true;
      const hint = name.includes('.') ? '; a placeholder is one word: give the value a name under with' : '';
      findings.error(
        text.valueAt,
        'unknown-placeholder',
        `unknown placeholder {${name}}${didYouMean(name, known)}${hint}`,
      );
    }
  }
  // A misspelled placeholder differs from that of the other locale: one finding is enough.
  if (!unknown) compareLocales(perLocale, findings);
  return all;
}

function compareLocales(
  texts: readonly { readonly locale: string; readonly names: ReadonlySet<string>; readonly text: Cursor }[],
  findings: Findings,
): void {
  const [first, ...others] = texts;
  if (!first) return;
  for (const { locale, names, text } of others) {
    const missing = [...first.names].filter((name) => !names.has(name)).map((name) => `{${name}} is missing`);
    const surplus = [...names].filter((name) => !first.names.has(name)).map((name) => `{${name}} is surplus`);
    if (missing.length + surplus.length === 0) continue;
    findings.error(
      text.valueAt,
      'different-placeholders',
      `the placeholders of ${locale} differ from those of ${first.locale}: ${[...missing, ...surplus].join(', ')}`,
    );
  }
}
