import { formatDate } from '../../../case/values/date.js';
import type { Value, ValueKind } from '../../../case/values/value.js';
import type { Attribute } from '../../../rules/model/attribute.js';
import { quantity } from '../../../rules/program/messages/value-words.js';
import type { Program } from '../../../rules/program/program.js';
import { entryOf } from '../../../screens/inputs/entry-value.js';
import type { SeenValue } from './seen.js';
import { codeText } from './seen-value.js';

type Seen<K extends ValueKind> = (
  value: Extract<Value, { kind: K }>,
  attribute: Attribute,
  program: Program,
  locale: string,
) => SeenValue;

const seen: { readonly [K in ValueKind]: Seen<K> } = {
  string: ({ value }) => ({ text: value, raw: value }),
  number: ({ value, unit: id }, _, { ruleSet }, locale) => {
    const unit = ruleSet.units.byId.get(id);
    return unit
      ? { text: quantity(value, unit, locale), raw: value, unit: unit.word }
      : { text: String(value), raw: value };
  },
  reference: codeSeen,
  keyed: codeSeen,
  date: (date) => ({ text: formatDate(date), raw: formatDate(date) }),
};

/** Nobody has answered yet. */
export const notAnswered: SeenValue = { text: 'not answered', raw: null, absent: { kind: 'open', reason: '' } };

/** An answer as it is stored: a number in the unit in which it was given. */
export function seenAnswer(
  value: Value | undefined,
  attribute: Attribute,
  program: Program,
  locale: string,
): SeenValue {
  if (!value) return notAnswered;
  return (seen[value.kind] as Seen<ValueKind>)(value, attribute, program, locale);
}

function codeSeen(
  value: Extract<Value, { kind: 'reference' | 'keyed' }>,
  { catalogue }: Attribute,
  program: Program,
  locale: string,
): SeenValue {
  const code = value.kind === 'keyed' ? value.key : value.id;
  const entry = catalogue && entryOf(catalogue, value);
  return entry
    ? { text: codeText(entry.word, catalogue.name, program, locale), raw: entry.word }
    : { text: `${code}, an unknown code`, raw: code };
}
