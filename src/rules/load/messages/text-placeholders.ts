import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { rememberedAtMost } from '../../../lists/remembered.js';
import { grammaticalCases, quantityStyle } from '../../model/unit.js';
import { type VerbInBoth, verbInBoth } from './number-of-verbs.js';

type Elements = readonly MessageFormatElement[];

/**
 * What a text asks to be filled in, or why it is no ICU MessageFormat, and behind how many letters of it, if that is
 * known.
 */
export type Placeholders =
  | {
      readonly names: ReadonlySet<string>;
      readonly written: readonly WrittenPlaceholder[];
      /** Those that are printed themselves, outside of choices, in the order of the text; each once. */
      readonly printed: readonly string[];
      /** The first of them that is printed a second time. */
      readonly printedTwice?: string | undefined;
      /** Of a choice by number: a word that is the plural in the text for one, and the singular in that for others. */
      readonly turned?: readonly [forOne: string, forOthers: string] | undefined;
      /** Of a choice by number: a verb that its texts for one and for others have alike, and for which it is wrong. */
      readonly verbInBoth?: VerbInBoth | undefined;
      /** A number that is printed in the text for one, and not in that for others. */
      readonly printedForOne?: string | undefined;
      /** What is chosen by each that selects a text by its value, sorted. */
      readonly choices: ReadonlyMap<string, readonly string[]>;
      /** Of each number that chooses a text: whether it is printed there where it is no special one. */
      readonly counts: ReadonlyMap<string, boolean>;
      /** The numbers that the texts of its choices state themselves, each once, sorted. */
      readonly innerNumbers: readonly string[];
      /** What the texts of its choices say themselves. */
      readonly innerWords: string;
    }
  | { readonly problem: string; readonly offset: number | undefined };

/** A placeholder, and how many letters of the text stand before its name. */
export interface WrittenPlaceholder {
  readonly name: string;
  readonly from: number;
  /** How the text prints it or chooses by it; left out: as it is. */
  readonly use?: Use;
}

export interface Use {
  readonly as: 'number' | 'date' | 'time' | 'select' | 'plural';
  /** Of a number: as it is named. */
  readonly style?: string;
}

const none: Placeholders = {
  names: new Set(),
  written: [],
  printed: [],
  choices: new Map(),
  counts: new Map(),
  innerNumbers: [],
  innerWords: '',
};
/** `#` counts only inside braces. */
const syntax = /[{}<']/;
/** Most texts have nothing but names in their braces. */
const withNamesOnly = /^(?:[^{}<']|\{\w+\})*$/;
/** Braces that a text means to print. */
const quoted = /'[{}]/;
/** Numbers of the element types of the message tree: a literal and `#` hold no placeholder, a tag is none of ours. */
const literal = 0;
const number = 2;
const select = 5;
const plural = 6;
const pound = 7;
const tag = 8;

const uses: Readonly<Record<number, Use['as']>> = { 2: 'number', 3: 'date', 4: 'time', 5: 'select', 6: 'plural' };

/** So many texts are remembered: more than any data has. */
export const mostTexts = 50_000;
const read = new Map<string, Placeholders>();

/** The placeholders of a text, those inside choices too. What several systems share is read once. */
export function placeholdersOf(text: string, locale: string): Placeholders {
  if (!syntax.test(text)) return none;
  return rememberedAtMost(mostTexts, read, `${locale} ${text}`, () => readPlaceholders(text, locale));
}

function readPlaceholders(text: string, locale: string): Placeholders {
  if (withNamesOnly.test(text)) return namesIn(text);
  try {
    const elements = parse(text, { captureLocation: true, locale: new Intl.Locale(locale) });
    const found: Collected = {
      written: [],
      choices: new Map(),
      counts: new Map(),
      innerNumbers: new Set(),
      innerWords: [],
      turned: [],
      verbs: [],
      forOne: [],
    };
    collect(elements, text, found);
    const { written, choices, counts, innerNumbers } = found;
    // Beside its choice, or in it.
    for (const [name] of counts) if (written.filter((each) => each.name === name).length > 1) counts.set(name, true);
    const printed = elements.flatMap((element) => (isPrinted(element) ? [element.value] : []));
    return {
      names: new Set(written.map(({ name }) => name)),
      written,
      printed: [...new Set(printed)],
      printedTwice: firstAgain(printed),
      turned: found.turned[0],
      verbInBoth: found.verbs[0],
      printedForOne: found.forOne.find((name) => counts.get(name) === false),
      choices,
      counts,
      innerNumbers: [...innerNumbers].sort(),
      innerWords: found.innerWords.join(' '),
    };
  } catch (problem) {
    return problemOf(problem);
  }
}

function namesIn(text: string): Placeholders {
  const written = [...text.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => ({ name, from: index + 1 }));
  const all = written.map(({ name }) => name);
  const names = new Set(all);
  return { ...none, names, written, printed: [...names], printedTwice: firstAgain(all) };
}

function firstAgain(names: readonly string[]): string | undefined {
  const before = new Set<string>();
  return names.find((name) => before.size === before.add(name).size);
}

/** What ICU finds, in words that say what to write. */
const sentences: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'the brace { that opens here is not closed; expected }',
  UNCLOSED_ARGUMENT: 'the brace { that opens here is not closed; expected }',
  EMPTY_ARGUMENT: 'nothing stands between the braces; expected the name of a value, as in {age}',
  MALFORMED_ARGUMENT:
    'between the braces stands more than one name; expected {name} or {name, number, unit}, where a path gets a name of its own: in a rule under with',
  EXPECT_ARGUMENT_TYPE: 'behind the comma stands nothing; expected number, date, plural or select',
  INVALID_ARGUMENT_TYPE:
    'there is no such way to print a value; expected number, date, time, plural, selectordinal or select',
  EXPECT_ARGUMENT_STYLE: 'behind the second comma stands nothing; expected a style, as in {age, number, unit}',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'the choices are missing; expected them in braces, as in one {# day} other {# days}',
  MISSING_OTHER_CLAUSE: 'the choice "other" is missing, which stands for all that no other one names',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a choice stands twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a choice stands twice',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'expected a choice and its text in braces, as in one {# day}',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'expected a choice and its text in braces, as in smoker {smokes}',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'there is no such choice; expected zero, one, two, few, many, other or =1',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'expected a choice, as in one {# day}',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'expected a choice, as in smoker {smokes}',
  INVALID_TAG: 'a < begins a tag, which texts do not have; write "below" or "less than"',
  UNMATCHED_CLOSING_TAG: 'a </ ends a tag, which texts do not have',
  UNCLOSED_TAG: 'a < begins a tag, which texts do not have; write "below" or "less than"',
};

type Printed = Extract<Elements[number], { value: string; style?: unknown }>;

const isPrinted = (element: Elements[number]): element is Printed =>
  element.type !== literal && element.type !== pound && element.type !== tag && !('options' in element);

function problemOf(problem: unknown): Placeholders {
  const { message = String(problem), location } = problem as {
    message?: string;
    location?: { readonly start?: { readonly offset?: number } };
  };
  const [code = ''] = message.split('\n');
  return { problem: sentences[code] ?? code, offset: location?.start?.offset };
}

interface Collected {
  readonly written: WrittenPlaceholder[];
  readonly choices: Map<string, readonly string[]>;
  readonly counts: Map<string, boolean>;
  readonly innerNumbers: Set<string>;
  readonly innerWords: string[];
  readonly turned: (readonly [string, string])[];
  readonly verbs: VerbInBoth[];
  readonly forOne: string[];
}

function collect(elements: Elements, text: string, found: Collected, isInner = false): void {
  const { written, choices, counts, innerNumbers } = found;
  const quotedBraces = quoted.test(text);
  for (const element of elements) {
    if (element.type === literal && element.value.includes('}') && !quotedBraces)
      throw new Error('found }, but no brace is open; take it away, or add its {');
    if (isInner && element.type === literal) {
      found.innerWords.push(element.value);
      for (const [inner] of element.value.matchAll(/\d+/g)) innerNumbers.add(inner);
    }
    if (element.type === literal || element.type === pound) continue;
    if (element.type === tag) throw new Error(`<${element.value}> is a tag; texts carry no tags`);
    const as = uses[element.type];
    const style = element.type === number && typeof element.style === 'string' ? { style: element.style } : {};
    written.push({
      name: element.value,
      from: text.indexOf(element.value, element.location?.start.offset),
      ...(as && { use: { as, ...style } }),
    });
    if (element.type === number && typeof element.style === 'string') checkStyle(element.style);
    if (!('options' in element)) continue;
    if (element.type === select)
      choices.set(
        element.value,
        [...new Set([...(choices.get(element.value) ?? []), ...Object.keys(element.options)])].sort(),
      );
    if (element.type === plural) {
      const { one, other } = element.options;
      const prints = (option: typeof one): boolean =>
        option?.value.some(({ type, ...of }) => type === pound || ('value' in of && of.value === element.value)) ??
        false;
      counts.set(element.value, prints(other));
      if (prints(one)) found.forOne.push(element.value);
      const turned = one && other && turnedWords(one.value, other.value);
      if (turned) found.turned.push(turned);
      const verb = one && other && verbInBoth(wordsOf(one.value), wordsOf(other.value));
      if (verb) found.verbs.push(verb);
    }
    for (const option of Object.values(element.options)) collect(option.value, text, found, true);
  }
}

/** What plurals of English and German end in; a genitive of German ends in s, as a verb for one does in English. */
const endsOfPlural = /^(?:e|en|er|n|es|s)$/;

/** The first words that differ behind the number, when that for one is that for others with the end of a plural. */
function turnedWords(one: Elements, other: Elements): readonly [string, string] | undefined {
  const [ofOne, ofOthers] = [wordsBehind(one), wordsBehind(other)];
  const at = ofOne.findIndex((word, index) => word !== ofOthers[index]);
  const [forOne, forOthers] = [ofOne[at], ofOthers[at]];
  if (!forOne?.startsWith(forOthers ?? forOne)) return undefined;
  return forOthers !== undefined && endsOfPlural.test(forOne.slice(forOthers.length)) ? [forOne, forOthers] : undefined;
}

const wordsOf = (elements: Elements): string =>
  elements.map((element) => (element.type === literal ? element.value : ' ')).join('');

/** The words behind `#`, up to what is filled in. */
function wordsBehind(elements: Elements): readonly string[] {
  const at = elements.findIndex(({ type }) => type === pound);
  const behind = at < 0 ? undefined : elements[at + 1];
  return behind?.type === literal ? (behind.value.match(/\p{L}{3,}/gu) ?? []) : [];
}

/** Styles of numbers that ICU has by name. */
const styles = ['integer', 'percent'];

/** A misspelled style would print the number without its unit. */
function checkStyle(style: string): void {
  const quantity = quantityStyle(style);
  const { grammaticalCase } = quantity ?? {};
  if (quantity ? grammaticalCase === undefined || grammaticalCases.includes(grammaticalCase) : styles.includes(style))
    return;
  throw new Error(
    `unknown style "${style}" of a number; expected unit, unit and a case (unit dative), ${styles.join(', ')} or a skeleton (::)`,
  );
}
