import type { Findings } from '../../../documents/findings.js';
import { compareTexts } from '../messages/compare-texts.js';
import { placeholdersOf } from '../messages/text-placeholders.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';

/**
 * Whether the names of an entry are translated and have the same numbers in every locale. A catalogue in which most names
 * are the same in all locales means it: the names of a classification that there is in one language only.
 */
export function compareNames(catalogue: CatalogueDraft, findings: Findings): void {
  const entries = [...catalogue.entries.values()];
  const same = entries.filter(hasOneName).length;
  if (same > entries.length / 2) return;
  for (const entry of entries) if (isDoubtful(entry)) compare(entry, findings);
}

function hasOneName({ name }: EntryDraft): boolean {
  const [first, ...others] = Object.values(name);
  return first !== undefined && others.every((other) => other === first);
}

/** Most names are right: only the others are looked at more closely. */
function isDoubtful({ name }: EntryDraft): boolean {
  const [first, ...others] = Object.values(name);
  return others.some((other) => other === first || hasDigit.test(other));
}

const hasDigit = /\d/;

function compare(entry: EntryDraft, findings: Findings): void {
  const texts = Object.entries(entry.name).flatMap(([locale, text]) => {
    const placeholders = placeholdersOf(text, locale);
    return 'problem' in placeholders ? [] : [{ locale, text, at: entry.placeOf(`name.${locale}`), placeholders }];
  });
  compareTexts(texts, findings);
}
