import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/**
 * Whether the locales that a system names are those in which its source types, objects and relations have names.
 * Otherwise every text of it would be wrong: one finding says so where the locales stand.
 */
export function areSpoken(locales: Cursor, documents: readonly Cursor[], findings: Findings): boolean {
  const names = documents.flatMap(namesIn);
  const spoken = [...new Set(names.flat())].filter(
    (locale) => names.filter((each) => each.includes(locale)).length * 2 > names.length,
  );
  if (spoken.length === 0) return true;
  const silent = locales.named.filter(({ name }) => !spoken.includes(name));
  for (const { name, at } of silent)
    findings.error(
      at,
      'unknown-locale',
      `nothing is named in the locale "${name}"${didYouMean(name, spoken)}; names are written in: ${spoken.join(', ')}`,
    );
  const surplus = spoken.filter((locale) => !locales.texts.includes(locale));
  if (silent.length === 0 && surplus.length > 0)
    findings.error(
      locales.valueAt,
      'unknown-locale',
      `names are written in the locale ${surplus.join(' and ')}, too, which is not named here`,
    );
  return silent.length === 0 && surplus.length === 0;
}

/** The locales of each name in a `rule-set.yaml`: of a source type, a relation type, an object or its parts. */
function namesIn(document: Cursor): readonly (readonly string[])[] {
  const things = ['sourceTypes', 'relationTypes', 'objects'].flatMap((key) => document.member(key).members);
  return things
    .flatMap(([, thing]) => [thing.member('name'), ...thing.member('names').members.map(([, part]) => part)])
    .map((name) => name.members.map(([locale]) => locale))
    .filter((name) => name.length > 0);
}
