import { readNotes } from '../draft/read-notes.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { Term } from '../../model/glossary.js';
import type { RuleSetReading } from '../draft/draft.js';
import { OwnMeanings } from '../draft/own-meanings.js';
import { isKnownLocale } from '../draft/known-locale.js';
import { readName } from '../draft/read-words.js';
import { compareWithMeaning } from '../messages/excluding-words.js';
import { glossarySchema } from './glossary-schema.js';

/** The terms of `glossary.yaml` of each folder that has one; a term stands once. */
export function readGlossary(reading: RuleSetReading): void {
  const { draft, sources, findings, folders } = reading;
  const files = folders.map((folder) => `${folder}/glossary.yaml`).filter((file) => sources.has(file));
  const meanings = new OwnMeanings('meaning', findings);
  for (const [key, cursor] of files.flatMap((file) => sources.document(file, glossarySchema)?.members ?? [])) {
    const before = draft.glossary.find((term) => term.key === key);
    if (before)
      findings.error(cursor.at, 'duplicate-key', `the term "${key}" stands in ${before.at.file}:${before.at.line} too`);
    else {
      findings.names?.define({ kind: 'term', owner: '', name: key, at: cursor.at });
      meanings.add(key, cursor);
      const term = readTerm(key, cursor, reading);
      // What it allows may be what is wrong.
      if (!cursor.holdsFault) draft.glossary.push(term);
    }
  }
}

function readTerm(key: string, cursor: Cursor, reading: RuleSetReading): Term {
  const name = readName(cursor.member('name'), reading.draft.locales, reading.findings);
  const isName = (text: string | undefined, locale: string): boolean =>
    text !== undefined && text.toLowerCase() === name[locale]?.toLowerCase();
  for (const [locale, avoided] of cursor.member('avoid').members)
    for (const { text, valueAt } of avoided.items)
      if (isName(text, locale))
        reading.findings.error(valueAt, 'wrong-value', `the term ${key} avoids its own name "${text}"`);
  const { text, valueAt } = cursor.member('meaning');
  compareWithMeaning(name, text, valueAt, reading.findings);
  const phrases = [...readPhrases(cursor.member('avoid'), reading)];
  return {
    key,
    name,
    avoid: new Map(phrases.map(([locale, avoided]) => [locale, avoided.filter((text) => !isName(text, locale))])),
    except: readPhrases(cursor.member('except'), reading),
    exceptIn: readCatalogueNames(cursor.member('exceptIn'), reading),
    ...readNotes(cursor),
    at: cursor.at,
  };
}

/** Phrases by locale; a locale may have none. */
function readPhrases(
  cursor: Cursor,
  { draft: { locales }, findings }: RuleSetReading,
): ReadonlyMap<string, readonly string[]> {
  for (const [locale, { at }] of cursor.members) isKnownLocale(locale, at, locales, findings);
  return new Map(cursor.members.map(([locale, list]) => [locale, list.texts]));
}

/** What is shared may name the catalogues of any system, so that a name is known when one of the folders has it. */
function readCatalogueNames(cursor: Cursor, { sources, findings }: RuleSetReading): ReadonlySet<string> {
  const known = sources.folders().flatMap((folder) => sources.files(`${folder}/catalogues`).map(nameOf));
  for (const { name, at } of cursor.named) {
    if (known.includes(name)) findings.names?.mention({ kind: 'catalogue', owner: '', name, at });
    else
      findings.error(
        at,
        'unknown-catalogue',
        `unknown catalogue "${name}"${didYouMean(name, known)}`,
        `catalogue ${name}`,
      );
  }
  return new Set(cursor.texts);
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
