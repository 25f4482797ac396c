import { formatDate } from '../../../case/values/date.js';
import type { Program } from '../../../rules/program/program.js';
import { quantity } from '../../../rules/program/messages/value-words.js';
import type { FactType } from '../../../rules/model/expression.js';
import type { UnitSpec } from '../../../rules/model/unit.js';
import { textIn } from '../../../rules/model/words.js';
import { type FactValue, isDate } from '../../../rules/values/fact-value.js';
import { Gap } from '../../../rules/values/gap.js';
import { numberFormat } from '../../../text/number-forms.js';
import type { RawValue, SeenValue } from './seen.js';

const absences: Readonly<Record<Gap['kind'], (reason: string) => string>> = {
  open: (reason) => (reason === '' ? 'unknown' : `unknown: ${reason}`),
  none: () => 'none',
  inexact: () => 'not exact enough',
  failed: (reason) => `cannot be had: ${reason}`,
};

/** So many elements of a list are written in a text; `raw` has them all. */
const mostWritten = 8;

/** A value of a type as an author reads it: numbers with their unit in a locale, codes by their words. */
export function seenValue(value: FactValue, type: FactType, program: Program, locale: string): SeenValue {
  const spec = unitOf(type);
  const unit = spec && program.unitFor(spec);
  const absent = value instanceof Gap ? { kind: value.kind, reason: value.reason } : undefined;
  return {
    text: textOf(value, type, program, locale),
    raw: rawOf(value),
    ...(unit && { unit: unit.word }),
    ...(absent && { absent }),
  };
}

const unitOf = (type: FactType): UnitSpec | undefined => {
  if (type.kind === 'list') return unitOf(type.of);
  return type.kind === 'number' || type.kind === 'range' ? type.unit : undefined;
};

function rawOf(value: FactValue): RawValue {
  if (value instanceof Gap) return null;
  if (Array.isArray(value)) return (value as readonly FactValue[]).map(rawOf);
  return isDate(value) ? formatDate(value) : (value as number | string | boolean);
}

function textOf(value: FactValue, type: FactType, program: Program, locale: string): string {
  if (value instanceof Gap) return absences[value.kind](value.reason);
  if (type.kind === 'pattern') return 'this form';
  if (Array.isArray(value)) {
    const element = type.kind === 'list' ? type.of : type;
    const elements = value as readonly FactValue[];
    const written = elements.slice(0, mostWritten).map((each) => textOf(each, element, program, locale));
    const more = elements.length > mostWritten ? [`… (${elements.length})`] : [];
    return `[${[...written, ...more].join(', ')}]`;
  }
  if (typeof value === 'number') {
    const unit = unitOf(type);
    if (unit) return quantity(value, program.unitFor(unit), locale);
    return type.kind === 'number' && type.ungrouped ? String(value) : numberFormat(locale).format(value);
  }
  if (isDate(value)) return formatDate(value);
  return type.kind === 'code' ? codeText(String(value), type.catalogue, program, locale) : String(value);
}

/** A word says itself; a key, as of an occupation, does not. */
export function codeText(word: string, name: string, { ruleSet }: Program, locale: string): string {
  const catalogue = ruleSet.catalogues.get(name);
  const entry = catalogue?.entries.get(word);
  return catalogue?.keyed && entry ? `${word} "${textIn(entry.name, locale)}"` : word;
}
