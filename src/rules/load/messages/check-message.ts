import type { Findings } from '../../../documents/findings/findings.js';
import type { Naming } from '../../../documents/names.js';
import type { FactType } from '../../model/expression.js';
import type { Words } from '../../model/words.js';
import { insideBlock, insideText } from '../../../documents/inside-text.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { checkUses } from './check-uses.js';
import { compareTexts } from './compare-texts.js';
import type { LocaleText } from './locale-text.js';
import { differingPlaceholders } from './differing-placeholders.js';
import { placeholdersOf } from './text-placeholders.js';

/** The names that a message may be filled with. */
export interface KnownNames extends Iterable<string> {
  has(name: string): boolean;
  /** The object whose facts they are. */
  readonly of?: string;
  /** What a name stands for; undefined where that is not known. */
  readonly type?: (name: string) => FactType | undefined;
}

/** Names and what they stand for, where these are all that a text may be filled with. */
export const knownNames = (names: Iterable<string>, type: KnownNames['type'], of?: string): KnownNames =>
  Object.assign(new Set(names), { ...(type && { type }), ...(of !== undefined && { of }) });

/**
 * Checks a message in each locale: it is an ICU message, its placeholders are among the known ones, and every locale
 * has the same. Returns the placeholders, each with the text that has it first; `tell` hears of each that is known,
 * wherever it stands.
 */
export function checkMessage(
  words: Words,
  message: Cursor,
  known: KnownNames,
  findings: Findings,
  tell?: (placeholder: Omit<Naming, 'kind' | 'owner'>) => void,
): ReadonlyMap<string, Cursor> {
  const all = new Map<string, Cursor>();
  const perLocale: LocaleText[] = [];
  let unknown = false;
  for (const [locale, written] of Object.entries(words)) {
    const text = message.member(locale);
    const placeholders = placeholdersOf(written, locale);
    if ('problem' in placeholders) {
      findings.error(insideText(text.valueAt, placeholders.offset), 'malformed-text', placeholders.problem);
      continue;
    }
    for (const { name, from } of placeholders.written)
      if (known.has(name)) tell?.({ name, at: text.valueAt, from, text: written });
    checkUses(placeholders.written, known.type, text.valueAt, findings);
    perLocale.push({ locale, text: written, at: text.valueAt, placeholders });
    for (const name of placeholders.names) {
      if (!all.has(name)) all.set(name, text);
      if (known.has(name)) continue;
      unknown = true;
      const from = placeholders.written.find((each) => each.name === name)?.from ?? 0;
      findings.error(
        insideBlock(text.valueAt, from) ?? text.valueAt,
        'unknown-placeholder',
        `unknown placeholder {${name}}${didYouMean(name, known)}`,
        `${known.of ?? ''}.${name}`,
      );
    }
  }
  // A misspelled placeholder differs from that of the other locale: one finding is enough.
  if (!unknown) compareLocales(perLocale, findings);
  return all;
}

const hasAllOf = ({ placeholders: { names } }: LocaleText, { placeholders: few }: LocaleText): boolean =>
  names.size > few.names.size && [...few.names].every((name) => names.has(name));

function compareLocales(texts: readonly LocaleText[], findings: Findings): void {
  const [first, ...others] = texts;
  if (!first) return;
  for (const other of others) {
    // One that a text alone has was lost from the other one sooner than added.
    const [reference, judged] = hasAllOf(other, first) ? [other, first] : [first, other];
    const differing = differingPlaceholders(reference, judged);
    if (differing)
      findings.error(
        differing.at,
        'different-placeholders',
        `the placeholders of ${judged.locale} differ from those of ${reference.locale}: ${differing.said}`,
      );
  }
  compareTexts(texts, findings);
}
