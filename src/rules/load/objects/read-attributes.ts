import { readNotes } from '../draft/read-notes.js';
import { datePrecisions } from '../../../case/values/date.js';
import { type Attribute, type AttributeKind, attributeKinds, type SideEffect } from '../../model/attribute.js';
import { benefitParts } from '../../model/object-kind.js';
import { compareTwins } from './compare-twins.js';
import { claimName } from './claim-name.js';
import { checkSameId } from './check-attribute-ids.js';
import { periodOf, periodSaid } from '../messages/periods-said.js';
import { dimensionOf, unitWord } from '../../model/unit.js';
import { reportCopied } from '../messages/copied-texts.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { ObjectKindDraft, RuleSetReading } from '../draft/draft.js';
import { namedCatalogue } from '../catalogues/named-catalogue.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { reportCrossed } from '../draft/crossed.js';
import { readUnit } from '../draft/read-unit.js';
import { readName } from '../draft/read-words.js';
import { readBound, readLookBack, readOffered, readOtherUnits } from './read-attribute-limits.js';
import { attributesSchema } from './attributes-schema.js';

/** Which keys go with which kind, beside those of every attribute; the first of a reference is required. */
const keysByKind: Readonly<Record<AttributeKind, readonly string[]>> = {
  string: ['minimumLength', 'maximumLength'],
  number: ['unit', 'alsoIn', 'decimals', 'minimum', 'maximum', 'absentMeans', 'zeroes'],
  reference: ['catalogue', 'offered'],
  date: ['exactTo'],
  internal: [],
};

/** An attribute whose side effects wait until every attribute is known. */
export interface PendingAttribute {
  readonly attribute: Attribute & { readonly alsoSets: SideEffect[]; readonly zeroes: SideEffect[] };
  readonly kind: ObjectKindDraft;
  readonly cursor: Cursor;
}

/** `attributes/*.yaml` of each folder. */
export function readAttributes(reading: RuleSetReading): readonly PendingAttribute[] {
  const { draft, sources, findings, folders } = reading;
  const pending: PendingAttribute[] = [];
  for (const file of folders.flatMap((folder) => sources.files(`${folder}/attributes`))) {
    const document = sources.document(file, attributesSchema);
    if (!document) continue;
    const [object, objects] = [document.member('object'), document.member('objects')];
    if (object.holdsFault || objects.holdsFault) leaveOutAll(document, findings);
    const owners = ownersOf(document, reading);
    const forUnderwriters = readForUnderwriters(document, owners[0]?.text, findings);
    for (const owner of owners) {
      const kind = draft.objects.get(owner.text as string);
      if (!kind) {
        findings.error(
          owner.valueAt,
          'unknown-object',
          `unknown object "${owner.text}"${didYouMean(owner.text as string, draft.objects.keys())}`,
          `object ${owner.text}`,
        );
        leaveOutAll(document, findings);
        continue;
      }
      findings.names?.mention({ kind: 'object', owner: '', name: kind.name, at: owner.valueAt });
      for (const [fact, cursor] of document.member('attributes').members) {
        if (!claimName(kind, fact, cursor.at, findings)) continue;
        findings.names?.define({ kind: 'attribute', owner: kind.name, name: fact, at: cursor.at });
        const named = forUnderwriters.get(fact);
        if (named) findings.names?.mention({ kind: 'attribute', owner: kind.name, name: fact, at: named });
        const valueKind = readKind(cursor, kind, reading);
        if (!valueKind) {
          findings.leaveOut(`${kind.name}.${fact}`);
          readName(cursor.member('name'), draft.locales, findings);
          continue;
        }
        const attribute = {
          ...readAttribute(fact, cursor, { kind, valueKind }, reading),
          ...given('forUnderwriters', named),
        };
        checkSameId(attribute, cursor, reading);
        comparePeriods(attribute, cursor, reading);
        kind.attributes.set(fact, attribute);
        if (!kind.attributesById.has(attribute.id)) kind.attributesById.set(attribute.id, attribute);
        pending.push({ attribute, kind, cursor });
      }
    }
  }
  for (const { name, attributes } of draft.objects.values()) {
    reportCopied(
      [...attributes.values()].map((attribute) => ({
        name: `${name}.${attribute.fact}`,
        words: attribute.name,
        placeOf: () => attribute.at,
      })),
      findings,
    );
    compareTwins(attributes.values(), findings);
  }
  return pending;
}

/**
 * What is called `per day` is stored so, and not per week; what has a key that says so not in percent either. A length
 * that is called so may have no unit of its own for it.
 */
function comparePeriods(
  { name, unit, fact, object }: Attribute,
  cursor: Cursor,
  { draft, findings }: RuleSetReading,
): void {
  if (!unit) return;
  const word = unitWord(unit);
  const stored = periodOf(word);
  const keyed = periodOf(fact);
  // As weeks of holidays per year are.
  const isCounted = fact.toLowerCase().startsWith(word) || dimensionOf(unit) === 'duration';
  const hasUnit = [...draft.units.byWord.keys()].some((each) => each.startsWith(word) && periodOf(each) === keyed);
  const called = [
    ...(stored === undefined ? [] : Object.entries(name)).map(
      ([locale, said]) => [periodSaid(said, locale), `the name (${locale}) is "${said}"`] as const,
    ),
    ...(isCounted && !hasUnit ? [] : [[keyed, `it is called ${fact}`] as const]),
  ].filter(([period]) => period !== undefined && period !== stored);
  // The question that asks for it tells the same.
  if (called.length > 0) findings.leaveOut(`unit ${object}.${fact}`);
  for (const [, how] of called)
    findings.warning(cursor.member('unit').valueAt, 'wrong-dimension', `found ${word}; ${how}`);
}

/** What the attributes of a file belong to is not known: they may be any object's. */
function leaveOutAll(document: Cursor, findings: Findings): void {
  for (const [fact] of document.member('attributes').members) findings.leaveOut(`?.${fact}`);
}

/**
 * What an attribute holds. Undefined, with findings, when its kind, unit or catalogue is wrong: whoever reads it would
 * be wrong because of that.
 */
function readKind(cursor: Cursor, owner: ObjectKindDraft, reading: RuleSetReading): AttributeKind | undefined {
  const { made, isRight } = reading.findings.watch(() => {
    const [text, unit, catalogue] = [cursor.member('kind'), cursor.member('unit'), cursor.member('catalogue')];
    readUnit(unit, reading.draft.units.byWord, reading.findings);
    namedCatalogue(catalogue, reading);
    const isFaulty = cursor.hasUnknownKey || [text, unit, catalogue].some(({ hasFault }) => hasFault);
    const kind = isFaulty ? undefined : attributeKinds.find((each) => each === text.text);
    if (kind) checkKeys(cursor, kind, owner, reading);
    return kind;
  });
  return isRight ? made : undefined;
}

/** The keys that go with the kind, and with objects of one part or of three. */
function checkKeys(cursor: Cursor, kind: AttributeKind, owner: ObjectKindDraft, { findings }: RuleSetReading): void {
  for (const key of Object.values(keysByKind).flat()) {
    const member = cursor.member(key);
    if (member.present && !keysByKind[kind].includes(key))
      findings.error(member.at, 'surplus-key', `the key "${key}" does not go with the kind ${kind}`);
  }
  if (kind === 'reference' && !cursor.member('catalogue').present)
    findings.error(cursor.at, 'missing-key', 'the key "catalogue" is missing');
  const storedOn = cursor.member('storedOn');
  if (owner.parts && !storedOn.present)
    findings.error(cursor.at, 'missing-key', 'the key "storedOn" is missing: Benefit, EventPayment or Payment');
  if (!owner.parts && storedOn.present)
    findings.error(storedOn.at, 'surplus-key', `the object ${owner.name} is one object; storedOn goes with benefits`);
}

function ownersOf(document: Cursor, { findings }: RuleSetReading): readonly Cursor[] {
  const [object, objects] = [document.member('object'), document.member('objects')];
  if (object.present === objects.present) {
    findings.error(
      objects.at,
      object.present ? 'surplus-key' : 'missing-key',
      'expected exactly one of the keys object and objects',
    );
  }
  const isKnown = object.text !== undefined || objects.texts.length > 0;
  if (!isKnown) leaveOutAll(document, findings);
  return object.text === undefined ? objects.items.filter(({ text }) => text !== undefined) : [object];
}

/** The attributes of a file that a person reads and no rule. */
function readForUnderwriters(
  document: Cursor,
  owner: string | undefined,
  findings: Findings,
): ReadonlyMap<string, Position> {
  const known = document.member('attributes').members.map(([fact]) => fact);
  const { named } = document.member('forUnderwriters');
  for (const { name, at } of named)
    if (!known.includes(name))
      findings.error(
        at,
        'unknown-fact',
        `unknown attribute "${name}" of this file${didYouMean(name, known)}`,
        `${owner}.${name}`,
      );
  return new Map(named.map(({ name, at }) => [name, at]));
}

function readAttribute(
  fact: string,
  cursor: Cursor,
  { kind, valueKind }: { readonly kind: ObjectKindDraft; readonly valueKind: AttributeKind },
  reading: RuleSetReading,
): PendingAttribute['attribute'] {
  const { findings } = reading;
  const storedOn = benefitParts.find((each) => each === cursor.member('storedOn').text);
  const lookBack = readLookBack(cursor.member('lookBack'), reading);
  // The text of its question prints a period that is not known.
  if (cursor.member('lookBack').present && lookBack === undefined)
    for (const name of ['?.lookBack', 'lookBack ?']) findings.leaveOut(name);
  const unit = readUnit(cursor.member('unit'), reading.draft.units.byWord, findings);
  const catalogue = namedCatalogue(cursor.member('catalogue'), reading);
  const attribute: PendingAttribute['attribute'] = {
    id: cursor.member('id').number ?? -1,
    fact,
    name: readName(cursor.member('name'), reading.draft.locales, findings, fact),
    kind: valueKind,
    object: kind.name,
    storedOn: kind.parts ? (storedOn ?? 'Benefit') : 'CaseObject',
    ...(unit ? { unit } : {}),
    alsoIn: readOtherUnits(cursor.member('alsoIn'), unit, reading),
    ...given('decimals', cursor.member('decimals').number),
    ...given('minimum', readBound(cursor.member('minimum'), unit, reading)),
    ...given('maximum', readBound(cursor.member('maximum'), unit, reading)),
    ...(catalogue ? { catalogue } : {}),
    ...given('offered', readOffered(cursor.member('offered'), cursor.member('catalogue').text, reading)),
    ...given('lookBack', lookBack),
    ...given('minimumLength', cursor.member('minimumLength').number),
    ...given('maximumLength', cursor.member('maximumLength').number),
    ...given(
      'exactTo',
      datePrecisions.find((each) => each === cursor.member('exactTo').text),
    ),
    ...given('absentMeans', cursor.member('absentMeans').number),
    ...given('intended', cursor.member('intended').text),
    ...readNotes(cursor),
    alsoSets: [],
    zeroes: [],
    slot: kind.attributes.size,
    at: cursor.at,
  };
  reportCrossed(cursor, attribute, ['minimum', 'maximum'], findings);
  reportCrossed(cursor, attribute, ['minimumLength', 'maximumLength'], findings);
  return attribute;
}

const given = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
