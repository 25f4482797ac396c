import type { Findings } from '../../../documents/findings/findings.js';
import { compareNegationsOfNames } from '../messages/compare-negations.js';
import { exclusionsOf, tellExclusions } from '../messages/excluding-words.js';
import { ofKey } from '../draft/read-words.js';
import { exchangedByKey } from '../messages/exchanged-by-key.js';
import { compareTexts } from '../messages/compare-texts.js';
import { hasNumber } from '../messages/numbers-in-text.js';
import { placeholdersOf } from '../messages/text-placeholders.js';
import type { CatalogueDraft, EntryDraft } from './catalogue-draft.js';
import { languageOf } from '../../../text/language-of.js';
import { wordsOfName } from '../../../text/words-of-name.js';

/** Keys are English. */
const ofKeys = 'en';

/** Letters that names of a language have now and then, and names of others have not. */
const ownLetters: Readonly<Record<string, RegExp>> = { de: /[äöüß]/i };

/** Fewer, and fewer to one of its own, may be names of people and places. */
const [leastNames, leastToOne] = [2, 5];

/**
 * Whether the names of a list stand under their languages: where those of another one have the letters of a language,
 * and its own have hardly any, two columns were exchanged.
 */
export function checkNameLanguages({ name, entries }: CatalogueDraft, findings: Findings): void {
  const locales = [...new Set([...entries.values()].flatMap((entry) => Object.keys(entry.name)))];
  for (const locale of locales) {
    const letters = ownLetters[languageOf(locale)];
    if (!letters) continue;
    const written = (under: string): readonly EntryDraft[] =>
      [...entries.values()].filter((entry) => letters.test(entry.name[under] ?? ''));
    const own = written(locale).length;
    for (const other of locales) {
      const [first, ...more] = languageOf(other) === languageOf(locale) ? [] : written(other);
      const found = more.length + 1;
      if (first && found >= leastNames && found >= leastToOne * own)
        findings.warning(
          first.placeOf(`name.${other}`),
          'wrong-language',
          `in the catalogue ${name} ${found} names under ${other} have letters of ${locale}, and ${own || 'none'} under ${locale}; were they exchanged?`,
        );
    }
  }
}

/** How the keys of a classification look. */
const ofClassification = /\d/;

/** Whether an entry has the name that the key of another one says: its own is that of the other then. */
export function checkNamesOfKeys({ entries }: CatalogueDraft, findings: Findings): void {
  // Those of a classification are no words.
  const worded = [...entries.values()].filter(({ word }) => !ofClassification.test(word));
  const keys = new Map(worded.map((entry) => [plain(entry.word), entry]));
  for (const entry of worded) {
    const found = Object.entries(entry.name).flatMap(([locale, name]) => {
      const called = keys.get(plain(name));
      // Two that have one name are told of elsewhere.
      const isOther = called && called !== entry && plain(called.name[locale] ?? '') !== plain(name);
      return isOther ? [{ locale, name, called }] : [];
    });
    const [first] = found;
    if (first)
      findings.warning(
        entry.placeOf(`name.${first.locale}`),
        'misplaced-text',
        `found "${first.name}" as the name of "${entry.word}"; there is an entry "${first.called.word}"`,
      );
  }
}

/** A name or a key, in small letters, without what joins its words. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether the names of an entry are translated and have the same numbers in every locale. A catalogue in which most
 * names are the same in all locales means it: the names of a classification that there is in one language only.
 */
export function compareNames(catalogue: CatalogueDraft, findings: Findings): void {
  const entries = [...catalogue.entries.values()];
  const same = entries.filter(hasOneName).length;
  if (same > entries.length / 2) {
    if (entries.length >= ofOneLanguage.entries && entries.length - same <= ofOneLanguage.mostOthers)
      for (const entry of entries) if (!hasOneName(entry)) tellOtherName(catalogue, entry, findings);
    return;
  }
  for (const entry of entries) {
    if (isDoubtful(entry)) compare(entry, findings);
    else compareMeanings(entry, findings);
    if (!ofClassification.test(entry.word)) compareNegations(entry, findings);
  }
  if (catalogue.keyed) return;
  for (const entry of entries) {
    if (hasOneName(entry)) compareWithKey(entry, findings);
    const exchanged = exchangedByKey(entry.word, entry.name);
    if (exchanged !== undefined)
      findings.warning(
        entry.placeOf(`name.${exchanged}`),
        'misplaced-text',
        ofKey(entry.word, entry.name[exchanged], exchanged),
      );
  }
}

/** Of so many entries that have one name in all languages hardly one has two. */
const ofOneLanguage = { entries: 100, mostOthers: 2 };

function tellOtherName({ name: list }: CatalogueDraft, { word, name, placeOf }: EntryDraft, findings: Findings): void {
  const [first = '', other = ''] = Object.keys(name);
  const message = `the names of ${list}.${word} in ${first} and ${other} differ; all other entries have one in every language`;
  findings.warning(placeOf(`name.${other}`), 'different-meaning', message);
}

/** A name, and no sign of a unit. */
const inLetters = /^\p{L}{4,}(?: \p{L}+)?$/u;
/** So many letters that a name and a key begin with show that they are one word. */
const alike = 4;

/**
 * A name that is the same in all languages, and another word than the key: a key is English, and so is one of these.
 */
function compareWithKey({ word, name, placeOf }: EntryDraft, findings: Findings): void {
  const [[locale, text] = ['', ''], ...others] = Object.entries(name);
  if (others.length === 0 || !inLetters.test(text)) return;
  const key = plain(word);
  if (text.split(' ').some((part) => key.includes(plain(part).slice(0, alike)))) return;
  const english = Object.keys(name).find((each) => languageOf(each) === 'en') ?? locale;
  findings.warning(
    placeOf(`name.${english}`),
    'untranslated-text',
    `"${text}" is the name in all languages, and another word than the key "${word}"`,
  );
}

function hasOneName({ name }: EntryDraft): boolean {
  const [first, ...others] = Object.values(name);
  return first !== undefined && others.every((other) => other === first);
}

/** Most names are right: only the others are looked at more closely. */
function isDoubtful({ name }: EntryDraft): boolean {
  const [first, ...others] = Object.values(name);
  return others.some((other) => other === first || hasNumber(other));
}

/** Names that speak of what excludes each other: “divorced”, and “verwitwet”; or of what the key excludes. */
function compareMeanings({ name, word, placeOf }: EntryDraft, findings: Findings): void {
  // Of several words one may say more than the name.
  const isOneWord = wordsOfName(word).length === 1;
  for (const [locale, words] of isOneWord ? Object.entries(name) : [])
    for (const [ofKey, ofName] of exclusionsOf({ locale: ofKeys, words: word }, { locale, words }))
      findings.warning(
        placeOf(`name.${locale}`),
        'different-meaning',
        `it speaks of “${ofName}”; the key “${word}” of “${ofKey}” instead`,
      );
  const [first, ...others] = Object.entries(name).map(([locale, words]) => ({ locale, words }));
  for (const other of others)
    if (first) tellExclusions(first, { ...other, at: placeOf(`name.${other.locale}`) }, findings);
}

/** Names of which one says that something is not so. */
function compareNegations({ name, placeOf }: EntryDraft, findings: Findings): void {
  const [first, ...others] = Object.entries(name).map(([locale, words]) => ({
    locale,
    words,
    get at() {
      return placeOf(`name.${locale}`);
    },
  }));
  for (const other of others) if (first && first.words !== other.words) compareNegationsOfNames(first, other, findings);
}

function compare(entry: EntryDraft, findings: Findings): void {
  const texts = Object.entries(entry.name).flatMap(([locale, text]) => {
    const placeholders = placeholdersOf(text, locale);
    if ('problem' in placeholders) return [];
    return [
      {
        locale,
        text,
        placeholders,
        // Of long lists many names are compared, and hardly any is wrong.
        get at() {
          return entry.placeOf(`name.${locale}`);
        },
      },
    ];
  });
  compareTexts(texts, findings, { areNames: true });
}
