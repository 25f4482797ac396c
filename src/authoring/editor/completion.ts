import type { NameKind } from '../../documents/names.js';
import { describeOne, type Description } from '../names/describe.js';
import type { LoadedNames } from '../names/load-names.js';
import { concernedSystems } from './concerned-systems.js';
import { type CursorPlace, cursorPlace, type Place } from './cursor-place.js';
import { schemaOf } from './file-schemas.js';
import { type Offer, offersOf } from './offer.js';
import { offersAt } from './offers.js';
import { screenTextOffers } from './screen-text-offers.js';
import { keysAt, wordsAt } from './schema-at.js';

/** What may be written at a place. */
export interface Completion {
  readonly label: string;
  /** What is written then: a key with its colon, a text that would be read as something else in quotes. */
  readonly text: string;
  /** Where the word begins that it stands for; it ends at the cursor. */
  readonly begins: number;
  /** What kind of thing it is, for the sign in front. */
  readonly kind: Offer['kind'];
  /** What it is, in a line. */
  readonly detail: string;
}

/**
 * What may be written in a file at a place: names that are known there, operators that fit, codes of the catalogue,
 * units, keys of the structure. `file` is named as findings name it, `inside` below its directory.
 */
export function completions(
  text: string,
  at: Place,
  { inside, isRules }: { readonly inside: string; readonly isRules: boolean },
  loaded: LoadedNames,
): readonly Completion[] {
  const schema = schemaOf(inside, isRules);
  const place = schema && cursorPlace(text, at);
  if (!schema || !place) return [];
  const found = new Map<string, Completion>();
  for (const each of readings(place)) {
    const add = (offer: Offer): void => {
      if (!found.has(offer.label)) found.set(offer.label, written(offer, each, loaded));
    };
    for (const ruleSet of concernedSystems(inside, loaded.systems))
      for (const offer of [
        ...offersAt(each, inside, ruleSet),
        ...screenTextOffers(each, inside, ruleSet, loaded.systems),
      ])
        add(offer);
    for (const offer of profilesAt(each, inside, loaded)) add(offer);
    if (each.isKey) for (const label of keysAt(schema, each)) add({ label, kind: 'key' });
    else for (const offer of wordsAt(schema, each)) add(offer);
  }
  return [...found.values()];
}

/** What a persona can be like, which no rule system knows. */
const profilesAt = ({ path, isKey }: CursorPlace, inside: string, { index }: LoadedNames): readonly Offer[] =>
  inside.startsWith('personas/') && !isKey && path.at(-2) === 'like'
    ? index.all.flatMap(({ meanings }) =>
        meanings.flatMap(({ kind, owner, name }) => (kind === 'profile' ? offersOf(kind, owner, [name]) : [])),
      )
    : [];

/** What begins an item of a list may become a key of it. */
const readings = (place: CursorPlace): readonly CursorPlace[] =>
  !place.isKey && typeof place.path.at(-1) === 'number' ? [place, { ...place, isKey: true }] : [place];

/** Of a path only its last name is written anew. */
function written(offer: Offer, place: CursorPlace, loaded: LoadedNames): Completion {
  const { label, kind, owner, detail } = offer;
  const { begins, written: before } = place;
  const known = detail ?? (owner === undefined ? '' : detailOf(kind as NameKind, owner, label, loaded));
  const begun = label.includes('.') ? 0 : Math.max(before.lastIndexOf('.'), before.lastIndexOf(':')) + 1;
  return { label, text: textOf(offer, place), kind, detail: known, begins: begins + begun };
}

/** What YAML reads as a number, a truth or nothing at all, or what has signs in it that mean something. */
const noPlainText = /^(?:[-+]?\.?[0-9].*|true|false|null|~)$|[:#,&*?|<>=!%@`'"{}[\]]/i;

function textOf({ label, isNoText }: Offer, { isKey, isQuoted, isFollowed }: CursorPlace): string {
  const isPlain = isNoText || isQuoted || label.includes(':') || !noPlainText.test(label);
  const text = isPlain ? label : `"${label}"`;
  return isKey && !isQuoted && !isFollowed ? `${text}: ` : text;
}

/** Its type and what it means, in a line. */
function detailOf(kind: NameKind, owner: string, name: string, loaded: LoadedNames): string {
  const said = describeOne(kind, owner, name, loaded);
  return said ? lineOf(said) : '';
}

const lineOf = ({ type, details }: Description): string =>
  [type, details[0]].filter((part) => part !== undefined && part !== '').join(': ');
