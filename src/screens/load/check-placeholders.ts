import { didYouMean } from '../../documents/findings/nearest.js';
import { insideText } from '../../documents/inside-text.js';
import type { Naming } from '../../documents/names.js';
import { type Position, placeOf } from '../../documents/position.js';
import { checkUses } from '../../rules/load/messages/check-uses.js';
import type { KnownNames } from '../../rules/load/messages/check-message.js';
import { compareTexts } from '../../rules/load/messages/compare-texts.js';
import type { LocaleText } from '../../rules/load/messages/locale-text.js';
import { placeholdersOf } from '../../rules/load/messages/text-placeholders.js';
import { listFormat } from '../../text/list-formats.js';
import type { TextEntry } from './locale-texts.js';
import type { Told } from './told.js';

/** What a text may be filled with, and how the report calls that. */
export interface Fillings {
  readonly names: KnownNames;
  readonly of: string;
  /** The attribute that a question asks for; with a look-back period, every locale must print it. */
  readonly asked?: { readonly name: string; readonly at: Position; readonly hasPeriod: boolean };
  /** What each of the names is one of. */
  readonly naming?: (name: string) => Pick<Naming, 'kind' | 'owner'> | undefined;
}

export const noFillings: Fillings = { names: new Set(), of: '' };

/** A text in one of its locales. */
interface Said {
  readonly locale: string;
  readonly entry: TextEntry;
}

const period = 'lookBack';

/** What a text in its locales is filled with: what is known, in all of them the same, in forms that the values have. */
export function checkPlaceholders(said: readonly Said[], fillings: Fillings, { findings, inRules }: Told): void {
  const read = said.flatMap(({ locale, entry }) => {
    const placeholders = placeholdersOf(entry.text, locale);
    if (!('problem' in placeholders)) return [{ locale, ...entry, placeholders }];
    findings.error(insideText(entry.at, placeholders.offset), 'malformed-text', placeholders.problem);
    return [];
  });
  for (const { text, at, placeholders } of read) {
    for (const { name, from } of findings.names ? placeholders.written : []) {
      const meant = fillings.naming?.(name);
      if (meant) findings.names?.mention({ ...meant, name, at, from, text });
    }
    checkUses(placeholders.written, fillings.names.type, at, findings);
  }
  const withPeriod = checkPeriod(read, fillings, { findings, inRules });
  const { names: known, of } = fillings;
  let first: LocaleText | undefined;
  const compared: LocaleText[] = [];
  for (const each of read) {
    const { at, placeholders } = each;
    for (const name of placeholders.names) {
      if (known.has(name) || (name === period && fillings.asked)) continue;
      const expected =
        name === period
          ? 'it at a question of an attribute that has a lookBack'
          : [...known].length === 0
            ? 'no placeholder'
            : `a fact of ${of}`;
      const message = `unknown placeholder {${name}}${didYouMean(name, known)}; expected ${expected}`;
      findings.error(at, 'unknown-placeholder', message, `${of}.${name}`);
    }
    if (!withPeriod.includes(each)) continue;
    first ??= each;
    compared.push(each);
    if (listed(placeholders.names) === listed(first.placeholders.names)) continue;
    const message = `found ${listed(placeholders.names)}; the text in ${first.locale} has ${listed(first.placeholders.names)}`;
    findings.error(at, 'different-placeholders', message);
  }
  compareTexts(compared, findings, { areHeldTogether: true });
}

/**
 * Whether the texts of a question say its period. Where one of them is wrong, it is told there; where all agree, the
 * attribute is told, which they have against them. Returns those that are right.
 */
function checkPeriod(
  read: readonly LocaleText[],
  { asked, of }: Fillings,
  { findings, inRules }: Told,
): readonly LocaleText[] {
  if (!asked) return read;
  const { name, at, hasPeriod } = asked;
  const wrong = read.filter(({ placeholders }) => placeholders.names.has(period) !== hasPeriod);
  const code = hasPeriod ? 'missing-placeholder' : 'unknown-placeholder';
  const place = `${name} (${placeOf(at)})`;
  if (wrong.length > 1 && wrong.length === read.length) {
    const texts = listFormat('en').format(wrong.map((each) => placeOf(each.at)));
    const message = hasPeriod
      ? `${name} has a look-back period, and no text of its question has {${period}}: ${texts}; expected no lookBack here, or {${period}} in the texts`
      : `${name} has no look-back period, and all texts of its question have {${period}}: ${texts}; expected a lookBack here, or no {${period}} in the texts`;
    inRules.error(at, code, message, `${period} ${name}`);
  } else
    for (const each of wrong)
      findings.error(
        each.at,
        code,
        hasPeriod
          ? `the question has a look-back period, of ${place}; expected {${period}} in its text`
          : `unknown placeholder {${period}}; expected it at a question of an attribute that has a lookBack; ${place} has none`,
        `${of}.${period}`,
      );
  return hasPeriod ? read.filter((each) => !wrong.includes(each)) : read;
}

const listed = (names: ReadonlySet<string>): string =>
  names.size === 0
    ? 'no placeholder'
    : [...names]
        .sort()
        .map((name) => `{${name}}`)
        .join(', ');
