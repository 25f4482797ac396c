import { dateMeant } from '../../case/values/date-meant.js';
import { parseDate } from '../../case/values/date.js';
import type { Value } from '../../case/values/value.js';
import type { Program } from '../program/program.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { whereListed } from '../../documents/findings/where-listed.js';
import type { Attribute, AttributeKind } from '../model/attribute.js';
import type { Catalogue } from '../model/catalogue.js';

type Reader = (attribute: Attribute, cursor: Cursor, program: Program, findings: Findings) => Value | undefined;

/**
 * The value that an example gives an attribute: codes are words, numbers are in the declared unit or `{ value, unit }`,
 * dates are quoted texts. What does not fit is a finding, and undefined.
 */
export const exampleValue: Reader = (attribute, cursor, program, findings) =>
  hasKnownKeys(cursor, attribute.kind, findings)
    ? readers[attribute.kind](attribute, cursor, program, findings)
    : undefined;

/** What may stand in braces, beside the day of the answer. */
const keysOf = (kind: AttributeKind): readonly string[] =>
  kind === 'number' ? ['value', 'unit', 'answeredOn'] : ['value', 'answeredOn'];

function hasKnownKeys({ members }: Cursor, kind: AttributeKind, findings: Findings): boolean {
  const known = keysOf(kind);
  const unknown = members.filter(([key]) => !known.includes(key));
  for (const [key, { at }] of unknown)
    findings.error(
      at,
      'unknown-key',
      `unknown key "${key}"${didYouMean(key, known)}; expected one of: ${known.join(', ')}`,
    );
  return unknown.length === 0;
}

const readers: Readonly<Record<AttributeKind, Reader>> = {
  string: readText,
  internal: readText,
  number: readNumber,
  reference: readCode,
  date: readDate,
};

function readText({ fact }: Attribute, cursor: Cursor, _: Program, findings: Findings): Value | undefined {
  if (cursor.text !== undefined) return { kind: 'string', value: cursor.text };
  findings.error(cursor.valueAt, 'wrong-kind', `${fact} is a text; expected one, in quotes`);
  return undefined;
}

/** How it is written with a unit; amounts of money and plain numbers have none. */
const withUnit = ({ unit }: Attribute): string =>
  unit?.kind === 'unit' ? `, or with a unit: { value: 3, unit: ${unit.unit.word} }` : '';

function readNumber(attribute: Attribute, cursor: Cursor, program: Program, findings: Findings): Value | undefined {
  const value = cursor.number ?? cursor.member('value').number;
  if (value === undefined) {
    findings.error(
      cursor.valueAt,
      'wrong-kind',
      `${attribute.fact} is a number; expected one without quotes${withUnit(attribute)}`,
    );
    return undefined;
  }
  const word = cursor.member('unit').text;
  if (word === undefined) return { kind: 'number', value, unit: program.unitFor(attribute.unit).id };
  const units = program.ruleSet.units.byWord;
  const unit = units.get(word);
  if (!unit) {
    findings.error(
      cursor.member('unit').valueAt,
      'unknown-unit',
      `unknown unit "${word}"${didYouMean(word, units.keys())}`,
    );
    return undefined;
  }
  return { kind: 'number', value, unit: unit.id };
}

function readCode(
  { fact, catalogue: own }: Attribute,
  cursor: Cursor,
  { ruleSet }: Program,
  findings: Findings,
): Value | undefined {
  const catalogue = own as Catalogue;
  const word = cursor.text;
  const entry = word === undefined ? undefined : catalogue.entries.get(word);
  if (!entry || word === undefined) {
    const suggestion =
      word === undefined
        ? '; codes are words, in quotes if they look like numbers'
        : whereListed(word, catalogue.entries);
    findings.error(
      cursor.valueAt,
      'unknown-code',
      `found ${word === undefined ? 'no word' : `"${word}"`} for ${fact}, expected a code of ${catalogue.name}${suggestion}`,
      word === undefined ? undefined : `code ${catalogue.name}.${word}`,
    );
    return undefined;
  }
  return catalogue.keyed
    ? { kind: 'keyed', key: word, locale: ruleSet.locales[0] as string }
    : { kind: 'reference', id: entry.id as number };
}

function readDate({ fact }: Attribute, cursor: Cursor, _: Program, findings: Findings): Value | undefined {
  const date = cursor.text === undefined ? undefined : parseDate(cursor.text);
  if (!date)
    findings.error(
      cursor.valueAt,
      'wrong-kind',
      `${fact} is a date; expected "YYYY", "YYYY.MM" or "YYYY.MM.DD", in quotes${dateMeant(cursor.text ?? '')}`,
    );
  return date && { kind: 'date', ...date };
}
