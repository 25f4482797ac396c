import type { Attribute, AttributeKind, Bound, SideEffect } from '../../model/attribute.js';
import type { Parameter } from '../../model/parameter.js';
import { dimensionOf, isPeriodUnit, periodUnits, type Unit } from '../../model/unit.js';
import { claimName } from './claim-name.js';
import { checkSameId } from './check-attribute-ids.js';
import { reportCopied } from '../messages/copied-texts.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings.js';
import type { Position } from '../../../documents/position.js';
import type { ObjectKindDraft, RuleSetReading } from '../draft/draft.js';
import { namedCatalogue } from '../catalogues/named-catalogue.js';
import { tail } from '../../../documents/names.js';
import { didYouMean } from '../../../documents/nearest.js';
import { readUnit } from '../draft/read-unit.js';
import { readWords } from '../draft/read-words.js';
import { attributesSchema } from './attributes-schema.js';

const kinds = ['string', 'number', 'reference', 'date', 'internal'] as const satisfies readonly AttributeKind[];

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
    const forUnderwriters = readForUnderwriters(document, findings);
    for (const owner of ownersOf(document, reading)) {
      const kind = draft.objects.get(owner.text ?? '');
      if (!kind) {
        findings.error(
          owner.valueAt,
          'unknown-object',
          `unknown object "${owner.text ?? ''}"${didYouMean(owner.text ?? '', draft.objects.keys())}`,
        );
        continue;
      }
      findings.names?.mention({ kind: 'object', owner: '', name: kind.name, at: owner.valueAt });
      for (const [fact, cursor] of document.member('attributes').members) {
        if (!claimName(kind, fact, cursor.at, findings)) continue;
        findings.names?.define({ kind: 'attribute', owner: kind.name, name: fact, at: cursor.at });
        const named = forUnderwriters.get(fact);
        if (named) findings.names?.mention({ kind: 'attribute', owner: kind.name, name: fact, at: named });
        const attribute = { ...readAttribute(fact, cursor, kind, reading), ...given('forUnderwriters', named) };
        checkSameId(attribute, cursor, reading);
        kind.attributes.set(fact, attribute);
        if (!kind.attributesById.has(attribute.id)) kind.attributesById.set(attribute.id, attribute);
        pending.push({ attribute, kind, cursor });
      }
    }
  }
  for (const { name, attributes } of draft.objects.values())
    reportCopied(
      [...attributes.values()].map((attribute) => ({
        name: `${name}.${attribute.fact}`,
        words: attribute.name,
        placeOf: () => attribute.at,
      })),
      findings,
    );
  return pending;
}

function ownersOf(document: Cursor, { findings }: RuleSetReading): readonly Cursor[] {
  const { object, objects } = { object: document.member('object'), objects: document.member('objects') };
  if (object.present === objects.present) {
    findings.error(
      objects.at,
      object.present ? 'surplus-key' : 'missing-key',
      'expected exactly one of the keys object and objects',
    );
  }
  return object.text === undefined ? objects.items.filter(({ text }) => text !== undefined) : [object];
}

/** The attributes of a file that a person reads and no rule. */
function readForUnderwriters(document: Cursor, findings: Findings): ReadonlyMap<string, Position> {
  const known = document.member('attributes').members.map(([fact]) => fact);
  const { named } = document.member('forUnderwriters');
  for (const { name, at } of named)
    if (!known.includes(name))
      findings.error(at, 'unknown-fact', `unknown attribute "${name}" of this file${didYouMean(name, known)}`);
  return new Map(named.map(({ name, at }) => [name, at]));
}

function readAttribute(
  fact: string,
  cursor: Cursor,
  kind: ObjectKindDraft,
  reading: RuleSetReading,
): PendingAttribute['attribute'] {
  const { findings } = reading;
  const valueKind = kinds.find((each) => each === cursor.member('kind').text) ?? likelyKind(cursor);
  for (const key of Object.values(keysByKind).flat()) {
    const member = cursor.member(key);
    if (member.present && cursor.member('kind').text === valueKind && !keysByKind[valueKind].includes(key)) {
      findings.error(member.at, 'surplus-key', `the key "${key}" does not go with the kind ${valueKind}`);
    }
  }
  if (valueKind === 'reference' && !cursor.member('catalogue').present)
    findings.error(cursor.at, 'missing-key', 'the key "catalogue" is missing');
  const storedOn = (['Benefit', 'EventPayment', 'Payment'] as const).find(
    (each) => each === cursor.member('storedOn').text,
  );
  if (kind.parts && !cursor.member('storedOn').present)
    findings.error(cursor.at, 'missing-key', 'the key "storedOn" is missing: Benefit, EventPayment or Payment');
  if (!kind.parts && cursor.member('storedOn').present)
    findings.error(
      cursor.member('storedOn').at,
      'surplus-key',
      `the object ${kind.name} is one object; storedOn goes with benefits`,
    );
  const unit = readUnit(cursor.member('unit'), reading.draft.units.byWord, findings);
  const catalogue = namedCatalogue(cursor.member('catalogue'), reading);
  const attribute: PendingAttribute['attribute'] = {
    id: cursor.member('id').number ?? -1,
    fact,
    name: readWords(cursor.member('name'), reading.draft.locales, findings),
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
    ...given('lookBack', readLookBack(cursor.member('lookBack'), reading)),
    ...given('minimumLength', cursor.member('minimumLength').number),
    ...given('maximumLength', cursor.member('maximumLength').number),
    ...given(
      'exactTo',
      (['year', 'month', 'day'] as const).find((each) => each === cursor.member('exactTo').text),
    ),
    ...given('absentMeans', cursor.member('absentMeans').number),
    ...given('intended', cursor.member('intended').text),
    alsoSets: [],
    zeroes: [],
    slot: kind.attributes.size,
    at: cursor.at,
  };
  for (const [low, high] of [
    ['minimum', 'maximum'],
    ['minimumLength', 'maximumLength'],
  ] as const) {
    const [from, to] = [attribute[low], attribute[high]];
    if (typeof from === 'number' && typeof to === 'number' && from > to) {
      findings.error(cursor.member(low).valueAt, 'wrong-value', `the ${low} ${from} is above the ${high} ${to}`);
    }
  }
  return attribute;
}

const given = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

/** Of a misspelled kind, so that nothing else is reported that rests on it. */
const likelyKind = (cursor: Cursor): AttributeKind => {
  if (cursor.member('catalogue').present) return 'reference';
  return keysByKind.number.some((key) => cursor.member(key).present) ? 'number' : 'string';
};

/** Further units of the declared one's dimension. */
function readOtherUnits(
  cursor: Cursor,
  declared: Attribute['unit'],
  { draft, findings }: RuleSetReading,
): readonly Unit[] {
  return cursor.items.flatMap((item) => {
    const spec = readUnit(item, draft.units.byWord, findings);
    if (!spec) return [];
    if (spec.kind === 'unit' && declared?.kind === 'unit' && spec.unit === declared.unit)
      findings.error(item.valueAt, 'duplicate-item', `${spec.unit.word} is the unit itself, and no other one`);
    if (spec.kind === 'unit' && declared?.kind === 'unit' && dimensionOf(spec) === dimensionOf(declared))
      return [spec.unit];
    findings.error(
      item.valueAt,
      'wrong-dimension',
      `${item.text ?? ''} is no other unit of ${declared ? dimensionOf(declared) : 'a plain number'}`,
    );
    return [];
  });
}

/** A number, or `{ fact: csp.<parameter> }` of the same dimension. */
function readBound(cursor: Cursor, unit: Attribute['unit'], reading: RuleSetReading): Bound | undefined {
  if (cursor.number !== undefined) return cursor.number;
  const parameter = readParameter(cursor, 'number', reading);
  const [own, other] = [unit, parameter?.unit].map((each) => (each ? dimensionOf(each) : 'number'));
  if (parameter && own !== other)
    reading.findings.error(
      cursor.member('fact').valueAt,
      'wrong-dimension',
      `the parameter ${parameter.name} is a ${other}; expected a ${own}`,
    );
  return parameter;
}

/** `{ fact: csp.<parameter> }`, a list of entries of the attribute's catalogue. */
function readOffered(cursor: Cursor, catalogue: string | undefined, reading: RuleSetReading): Parameter | undefined {
  const parameter = readParameter(cursor, 'list', reading);
  if (!parameter || parameter.catalogue === catalogue) return parameter;
  reading.findings.error(
    cursor.member('fact').valueAt,
    'wrong-catalogue',
    `the parameter ${parameter.name} is a list of ${parameter.catalogue ?? 'values'}; expected ${catalogue ?? 'a catalogue'}`,
  );
  return undefined;
}

/** `ever`, or `{ fact: csp.<parameter> }` in one of the units that texts can print. */
function readLookBack(cursor: Cursor, reading: RuleSetReading): Attribute['lookBack'] {
  if (cursor.text === 'ever') return 'ever';
  const parameter = readParameter(cursor, 'number', reading);
  const unit = parameter?.unit?.kind === 'unit' ? parameter.unit.unit.word : undefined;
  if (!parameter || isPeriodUnit(unit)) return parameter;
  reading.findings.error(
    cursor.member('fact').valueAt,
    'wrong-dimension',
    `the parameter ${parameter.name} is no period; expected one in ${periodUnits.join(', ')}`,
  );
  return undefined;
}

function readParameter(
  cursor: Cursor,
  kind: Parameter['kind'],
  { draft, findings }: RuleSetReading,
): Parameter | undefined {
  const fact = cursor.member('fact');
  if (fact.text === undefined) return undefined;
  const parameter = draft.parameters.get(fact.text.slice('csp.'.length));
  if (parameter)
    findings.names?.mention({
      kind: 'parameter',
      owner: '',
      at: fact.valueAt,
      ...tail(fact.text, [parameter.name]),
    });
  if (parameter?.kind === kind) return parameter;
  const known = [...draft.parameters.keys()].map((each) => `csp.${each}`);
  if (parameter)
    findings.error(
      fact.valueAt,
      'wrong-kind',
      `the parameter ${parameter.name} is a ${parameter.kind}; expected a ${kind}`,
    );
  else
    findings.error(
      fact.valueAt,
      'unknown-parameter',
      `unknown parameter "${fact.text}"${didYouMean(fact.text, known)}`,
    );
  return undefined;
}
