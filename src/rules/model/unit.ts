import { perLocale } from '../../text/per-locale.js';
import { type Words, textIn } from './words.js';
import { languageOf } from '../../text/language-of.js';

/**
 * An entry of the catalogue `units`. A number in the dimension's base unit is `number * factor + offset`. Units of the
 * dimensions `currency` and `currencyPerTime` name their currency by its word; exchange rates belong to the parameter
 * set.
 */
export interface Unit {
  readonly word: string;
  readonly id: number;
  /** As it stands behind most numbers, and alone: "years". */
  readonly name: Words;
  /** How it stands behind other numbers and in other cases, by locale: `{ de: { one: "Jahr", dative: "Jahren" } }`. */
  readonly forms: Readonly<Record<string, UnitForms>>;
  readonly dimension: string;
  readonly factor: number;
  readonly offset: number;
  readonly currency?: string;
}

/** By plural category (`one`), grammatical case (`dative`), or both (`dative one`). */
export type UnitForms = Readonly<Record<string, string>>;

/**
 * A declared unit: one of the catalogue, or the parameter set's currency, or that currency per time unit
 * (`currency`, `currency/year`).
 */
export type UnitSpec =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'currency' }
  | { readonly kind: 'currencyPerTime'; readonly per: Unit };

/** The dimension a declared unit belongs to. */
export function dimensionOf(spec: UnitSpec): string {
  return spec.kind === 'unit' ? spec.unit.dimension : spec.kind;
}

/** A declared unit as it is written: `year`, `currency`, `currency/year`; plain numbers have `number`. */
export function unitWord(spec: UnitSpec | undefined): string {
  if (spec === undefined) return 'number';
  if (spec.kind === 'unit') return spec.unit.word;
  return spec.kind === 'currency' ? 'currency' : `currency/${spec.per.word}`;
}

/**
 * What one of this unit is as a plain number: 1 for plain numbers, a hundredth for percent (rule language, "Units,
 * money, dates": 0.6 is 60 percent); undefined for every other unit.
 */
export function plainFactor(spec: UnitSpec | undefined): number | undefined {
  if (spec === undefined) return 1;
  if (spec.kind !== 'unit') return undefined;
  if (dimensionOf(spec) === 'percent') return spec.unit.factor / 100;
  return dimensionOf(spec) === 'number' ? spec.unit.factor : undefined;
}

/** The cases besides the nominative that units may have a form for, by the names that CLDR gives them. */
export const grammaticalCases: readonly string[] = [
  'ablative',
  'accusative',
  'dative',
  'elative',
  'genitive',
  'illative',
  'instrumental',
  'locative',
  'oblique',
  'partitive',
  'prepositional',
  'sociative',
  'terminative',
  'translative',
  'vocative',
];

/** The style `unit` of a number in a text, or `unit dative`; undefined when it is another one. */
export function quantityStyle(style: string): { readonly grammaticalCase: string | undefined } | undefined {
  const [unit, grammaticalCase, ...rest] = style.trim().split(/ +/);
  return unit === 'unit' && rest.length === 0 ? { grammaticalCase } : undefined;
}

/** The plural categories of a locale (CLDR): which forms of a word its numbers ask for. */
export const pluralRules = perLocale((tag) => new Intl.PluralRules(tag));

/** A unit as it stands behind a number: "1 year", "3 years", in German behind "von": "1 Jahr", "3 Jahren". */
export function unitBehind(value: number, { name, forms }: Unit, locale: string, grammaticalCase = ''): string {
  const own = forms[locale] ?? forms[languageOf(locale)] ?? {};
  const category = pluralRules(locale).select(value);
  return own[`${grammaticalCase} ${category}`] ?? own[category] ?? own[grammaticalCase] ?? textIn(name, locale);
}
/** The units in which a look-back period may be: the texts have words for each. */
export const periodUnits = ['year', 'month', 'week', 'day'] as const;

export const isPeriodUnit = (word: string | undefined): word is (typeof periodUnits)[number] =>
  periodUnits.some((unit) => unit === word);
