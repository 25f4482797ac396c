import type { CaseObject } from '../case/case-object.js';
import { quoted } from '../text/quoted.js';
import type { KeyedReferenceValue } from '../case/values/value.js';
import type { ErrorSlug } from '../errors/error-table.js';
import { entriesNamed, isNamed } from '../rules/entries/entries-named.js';
import type { Catalogue, Entry } from '../rules/model/catalogue.js';
import { withMeaning } from '../rules/model/with-meaning.js';
import { isSupportedLocale } from '../rules/model/rule-set.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { addElement } from './add-element.js';
import { attributeNamed, type Building } from './building.js';
import { element, type Element, type Given } from './element.js';
import { writeExtraAttributes } from './extra-attributes.js';
import { attributesMap } from './members/attributes-map.js';
import { flagWithDefault } from './members/flag.js';
import { text } from './members/text.js';

const members = {
  name: text('Name in the rule data; needs a locale when no key is given.'),
  key: text('Key in the rule data.'),
  locale: text('Locale of two or four characters.'),
  deletable: flagWithDefault('Whether capture may remove the object.', true),
  attributes: attributesMap('Extra attributes.'),
};

export type CodedGiven = Given<typeof members>;

/**
 * An occupation, pursuit or disorder of a request (specification, "Occupation, pursuit and disorder element"); `empty`
 * is the code of one without key and name.
 */
export function codedElement(name: string, description: string, empty: ErrorSlug): Element<typeof members> {
  return element(name, description, members, {
    empty,
    reports: ['localeMissing', 'unknownKey', 'keyAndNameDiffer', 'nothingForLocale'],
    check(given, problems) {
      const isGiven = (member: 'key' | 'name' | 'locale'): boolean =>
        (given[member] ?? given.sent(member)) !== undefined && given[member]?.trim() !== '';
      if (!isGiven('key') && !isGiven('name')) problems.report(given.place, empty);
      else if (!isGiven('key') && !isGiven('locale')) problems.report(given.at('locale'), 'localeMissing');
    },
  });
}

/** A blank key, name or locale is none. */
function wordsOf({ key, name, locale }: CodedGiven) {
  const present = (word: string | undefined): string | undefined => (word?.trim() === '' ? undefined : word);
  return { key: present(key), name: present(name), locale: present(locale) };
}

/** Makes the object of a kind (occupation, pursuit, disorder) with its code, `NotDeletable` and extra attributes. */
export function addCodedObject(building: Building, person: CaseObject, kindName: string, given: CodedGiven): void {
  const { writer } = building;
  const object = addElement(building, person, kindName, given.place);
  if (!object) return;
  object.notDeletable = !given.deletable;
  const attribute = attributeNamed(building, object, 'code');
  if (!attribute.catalogue) throw new Error(`the code of ${kindName} has no catalogue`);
  const code = codeOf(building, attribute.catalogue, given);
  if (code) writeAttribute(writer, object, attribute, code);
  writeExtraAttributes(building, object, given.attributes);
}

/** The entry that key, name and locale denote; what does not fit together is 520, 552 or 553. */
function codeOf(building: Building, catalogue: Catalogue, given: CodedGiven): KeyedReferenceValue | undefined {
  const { problems, writer } = building;
  const { ruleSet } = writer.program;
  const { key, name, locale } = wordsOf(given);
  if (problems.at(given.at('key')) || problems.at(given.at('name')) || problems.at(given.at('locale')))
    return undefined;
  const entry = key === undefined ? undefined : catalogue.entries.get(key);
  if (key !== undefined && !entry) {
    problems.report(given.at('key'), 'unknownKey', { key: quoted(key) });
    return undefined;
  }
  if (locale !== undefined && !isSupportedLocale(ruleSet, locale)) {
    problems.report(given.at('locale'), 'nothingForLocale', {
      reason: `the locale ${quoted(locale)} is not supported`,
    });
    return undefined;
  }
  const denoted = entry ?? entryNamed(building, catalogue, given, name, locale);
  if (
    entry &&
    name !== undefined &&
    !(locale === undefined ? ruleSet.locales : [locale]).some((candidate) => isNamed(entry, name, candidate))
  ) {
    problems.report(given.at('name'), 'keyAndNameDiffer', {
      key: withMeaning(entry.word, entry.name, locale ?? building.locale),
      name: quoted(name),
    });
    return undefined;
  }
  return denoted && { kind: 'keyed', key: denoted.word, locale: locale ?? building.locale };
}

/** The one entry with this name in this locale; none, or several, is 553. */
function entryNamed(
  { problems, locale: callLocale }: Building,
  catalogue: Catalogue,
  given: CodedGiven,
  name: string | undefined,
  locale: string | undefined,
): Entry | undefined {
  if (name === undefined || locale === undefined) return undefined;
  const found = entriesNamed(catalogue, name, locale);
  if (found.length === 1) return found[0];
  const reason =
    found.length === 0
      ? `no entry has the name ${quoted(name)} in ${locale}; names are compared letter by letter, capitals and the spelling of umlauts aside`
      : `${quoted(name)} is the name of ${found.map((each) => withMeaning(each.word, each.name, callLocale)).join(' and ')}`;
  problems.report(given.at('name'), 'nothingForLocale', { reason });
  return undefined;
}
