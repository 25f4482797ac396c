import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { grammaticalCases, pluralRules, type Unit, type UnitForms } from '../../model/unit.js';
import type { Words } from '../../model/words.js';
import { languageOf } from '../../../text/language-of.js';
import { tellUntranslated } from '../messages/tell-untranslated.js';
import { isKnownLocale } from '../draft/known-locale.js';

/** `entries.<word>.forms` of a unit; a form that no number of the locale and no case asks for is a finding. */
export function readUnitForms(
  cursor: Cursor,
  name: Words,
  locales: readonly string[],
  findings: Findings,
): Unit['forms'] {
  const forms: Record<string, UnitForms> = {};
  for (const [locale, written] of cursor.members) {
    if (!isKnownLocale(locale, written.at, locales, findings)) continue;
    const known = formsOf(locale);
    for (const [form, { at, text, valueAt }] of written.members)
      if (known.includes(form)) {
        if (text !== undefined && text === name[locale])
          findings.error(
            valueAt,
            'surplus-key',
            `the form "${form}" reads as the name does; expected another, or none`,
          );
      } else
        findings.error(
          at,
          'unknown-key',
          `unknown form "${form}"${didYouMean(form, known)}; expected a plural category of ${locale} (${categoriesOf(locale).join(', ')}), a grammatical case (dative), or both (dative one)`,
        );
    forms[locale] = Object.fromEntries(written.members.flatMap(([form, { text }]) => (text ? [[form, text]] : [])));
  }
  compareForms(cursor, name, forms, findings);
  for (const [locale, written] of cursor.members) reportTurned(written, name[locale], findings);
  return forms;
}

/** One has no ending that several have not: `1 Monaten`, `1 months`. */
function reportTurned(written: Cursor, name: string | undefined, findings: Findings): void {
  const one = written.member('one');
  const { text } = one;
  if (text === undefined) return;
  const others = written.members.flatMap(([form, { text: of }]) =>
    form === 'one' || !of ? [] : [[form, of] as const],
  );
  for (const [form, other] of [...others, ...(name === undefined ? [] : [['the name', name] as const])])
    if (text.length > other.length && text.startsWith(other)) {
      findings.warning(
        one.valueAt,
        'wrong-spelling',
        `found "${text}" for one, and "${other}" for ${form}; are the two exchanged?`,
      );
      return;
    }
}

/** A name that is that of another language, and whose forms are not: it was not translated. */
function compareForms(cursor: Cursor, name: Words, forms: Unit['forms'], findings: Findings): void {
  const [first, ...others] = Object.keys(forms);
  for (const other of others)
    if (first !== undefined && name[first] === name[other] && languageOf(first) !== languageOf(other))
      for (const [form, text] of Object.entries(forms[first] ?? {}))
        if (forms[other]?.[form] !== undefined && forms[other][form] !== text) {
          tellUntranslated({ locale: first, text, at: cursor.at }, { locale: other, text, at: cursor.at }, findings);
          return;
        }
}

/** `other` is what the name itself says. */
const categoriesOf = (locale: string): readonly string[] =>
  pluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((category) => category !== 'other');

const formsOf = (locale: string): readonly string[] => {
  const categories = categoriesOf(locale);
  return [
    ...categories,
    ...grammaticalCases.flatMap((each) => [each, ...categories.map((category) => `${each} ${category}`)]),
  ];
};
