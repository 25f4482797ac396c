import { textFault } from '../../text/plain-text.js';
import { quoted, shortened } from '../../text/quoted.js';
import { element, type GivenOf } from '../element.js';
import type { Place } from '../place.js';
import type { Problems } from '../problems.js';
import { integer } from './integer.js';
import { type Member, reporting } from './member.js';

/** A text or a number, as the attribute's kind will have it. */
const content: Member<string | number | undefined> = {
  description: 'Text, number, date (YYYY, YYYY.MM or YYYY.MM.DD) or key, by the kind of the attribute.',
  required: undefined,
  absent: undefined,
  schema: { type: ['string', 'number'] },
  closed: undefined,
  reports: reporting(),
  read(value, place, problems) {
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') problems.refuse(place, 'must be a text or a number');
    else if (textFault(value) !== undefined) problems.refuse(place, textFault(value) as string);
    else return value;
    return undefined;
  },
};

export const attributeEntry = element(
  'AttributeEntry',
  'An extra attribute: a number needs `value` (and may have `unit`), a reference `id` (a keyed one its key as `value`), a text or date `value`.',
  {
    id: integer('Id of an entry of the rule data.', { negative: 'negativeValue' }),
    value: content,
    unit: integer('Unit id, only for numbers.'),
  },
  { empty: 'emptyEntry' },
);

/** One entry of the map, by its attribute type id. */
export interface MapEntry {
  readonly typeId: number;
  readonly place: Place;
  readonly given: GivenOf<typeof attributeEntry> | undefined;
}

/** What the rules have against an attribute and its value. */
const ofAttributes = [
  'unknownAttribute',
  'attributeNotApplicable',
  'kindNotSupported',
  'invalidUnit',
  'outOfRange',
  'invalidDate',
] as const;

/** The `attributes` map: attribute type id -> entry, in the order of the ids. A negative id is 541, a word 548. */
export function attributesMap(description: string): Member<readonly MapEntry[]> {
  return {
    description,
    required: undefined,
    absent: [],
    schema: { type: 'object', additionalProperties: attributeEntry.schema },
    closed: { additionalProperties: attributeEntry.closed },
    reports: reporting(...attributeEntry.reports, ...ofAttributes),
    read(value, place, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.refuse(place, 'must be an object');
        return [];
      }
      return Object.entries(value).map(([key, entry]: [string, unknown], index) => {
        const at = place.member(key, index);
        return { typeId: readTypeId(key, at, problems), place: at, given: attributeEntry.read(entry, at, problems) };
      });
    },
  };
}

/** NaN for a key that names no attribute, which is then reported. */
function readTypeId(key: string, place: Place, problems: Problems): number {
  if (/^(0|[1-9][0-9]*)$/.test(key)) return Number(key);
  if (/^-[0-9]+$/.test(key)) problems.report(place, 'negativeValue', { value: shortened(key) });
  else problems.report(place, 'unknownAttribute', { typeId: quoted(key) });
  return Number.NaN;
}
