import { counted } from '../text/counted.js';
import { quoted } from '../text/quoted.js';
import { parseDate } from '../case/values/date.js';
import type { DateValue, KeyedReferenceValue, ReferenceValue, SingleValue, StringValue } from '../case/values/value.js';
import type { ErrorSlug } from '../errors/error-table.js';
import { attributeLengths, boundsInUnit, decimalsOf } from '../rules/bounds/attribute-bounds.js';
import type { Program } from '../rules/program/program.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Catalogue } from '../rules/model/catalogue.js';
import type { Unit } from '../rules/model/unit.js';
import { noEntry } from '../rules/entries/entries-named.js';
import { noUnit } from '../rules/bounds/no-unit.js';
import type { Building } from './building.js';
import type { Place } from './place.js';
import type { Problems } from './problems.js';

/**
 * Turns what a request gives into values of an attribute, by the bounds, units and catalogue that the rules declare for
 * it.
 */
export class AttributeValues {
  readonly #program: Program;
  readonly #problems: Problems;
  readonly #locale: string;

  constructor({ writer, problems, locale }: Building) {
    this.#program = writer.program;
    this.#problems = problems;
    this.#locale = locale;
  }

  /** A number in a unit, or without one in the declared unit: out of range is 543, too many decimals 512. */
  number(attribute: Attribute, value: number, place: Place, given?: Unit): SingleValue | undefined {
    const unit = given ?? this.#program.unitFor(attribute.unit);
    const { minimum, maximum, decimals } = boundsInUnit(this.#program, attribute, unit);
    if (value < (minimum ?? Number.NEGATIVE_INFINITY) || value > (maximum ?? Number.MAX_SAFE_INTEGER)) {
      this.#problems.report(place, 'outOfRange', { value, minimum, maximum: maximum ?? Number.MAX_SAFE_INTEGER });
    } else if (decimalsOf(value) > decimals)
      this.#problems.refuse(place, `must not have more than ${counted(decimals, 'decimal')}`);
    else return { kind: 'number', value: value + 0, unit: unit.id };
    return undefined;
  }

  /** A unit in which the attribute may be given: unknown ones, and those of another dimension, are 517. */
  unit(attribute: Attribute, id: number, place: Place): Unit | undefined {
    const unit = this.#program.unitsOf(attribute).find((candidate) => candidate.id === id);
    if (!unit)
      this.#problems.report(place, 'invalidUnit', { reason: noUnit(this.#program, attribute, id, this.#locale) });
    return unit;
  }

  /** A reference by id; an unknown one is 512, or `unknown` where another code applies. */
  reference(
    attribute: Attribute,
    id: number,
    place: Place,
    unknown: ErrorSlug = 'invalidAttribute',
  ): ReferenceValue | undefined {
    const catalogue = catalogueOf(attribute);
    if (catalogue.byId.has(id)) return { kind: 'reference', id };
    this.#problems.report(place, unknown, { reason: noEntry(catalogue, id, this.#locale) });
    return undefined;
  }

  /** A reference by key; an unknown one is 512. */
  keyed(attribute: Attribute, key: string, locale: string, place: Place): KeyedReferenceValue | undefined {
    const catalogue = catalogueOf(attribute);
    if (catalogue.entries.has(key)) return { kind: 'keyed', key, locale };
    this.#problems.refuse(place, noEntry(catalogue, key, this.#locale));
    return undefined;
  }

  /** A text of the length that the attribute declares; another length is 512. */
  text(attribute: Attribute, value: string, place: Place): StringValue | undefined {
    const { minimum, maximum } = attributeLengths(attribute);
    const length = [...value].length;
    if (length >= minimum && length <= maximum) return { kind: 'string', value };
    this.#problems.refuse(place, `must have ${minimum} to ${counted(maximum, 'character')}`);
    return undefined;
  }

  /** A date of the specification's form, as exact as the attribute demands; anything else is 526. */
  date(attribute: Attribute, value: string, place: Place): DateValue | undefined {
    const date = parseDate(value);
    const { exactTo = 'year' } = attribute;
    if (date?.[exactTo] !== undefined) return { kind: 'date', ...date };
    this.#problems.report(place, 'invalidDate', { value: quoted(value), forms: formsOfDate[exactTo] });
    return undefined;
  }
}

/** How a date is written that is exact to this at least (Date values). */
export const formsOfDate = {
  year: 'YYYY, YYYY.MM or YYYY.MM.DD',
  month: 'YYYY.MM or YYYY.MM.DD',
  day: 'YYYY.MM.DD',
} as const;

function catalogueOf({ fact, catalogue }: Attribute): Catalogue {
  if (!catalogue) throw new Error(`the attribute ${fact} has no catalogue`);
  return catalogue;
}
