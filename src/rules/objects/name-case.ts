import type {
  CaseAttributeDocument,
  CaseDocument,
  CaseObjectDocument,
  PosRequestDocument,
  RelationDocument,
  SourceDocument,
  ValueDocument,
  YesNo,
} from '../../case/case-document.js';
import type { CaseAttribute, CaseObject, ElementName } from '../../case/case-object.js';
import type { Case, PosRequest } from '../../case/case.js';
import type { Relation } from '../../case/relation.js';
import type { Source } from '../../case/source.js';
import type { Value, ValueKind } from '../../case/values/value.js';
import { kindOfObject } from './kind-of-object.js';
import type { Attribute } from '../model/attribute.js';
import type { RuleSet } from '../model/rule-set.js';
import type { OneOrMany } from '../../wire/several.js';
import { textIn, type Words } from '../model/words.js';

/**
 * The outer form of a stored case (specification, "Case"): names come from the rule set in the case's locale, a keyed
 * value's in its own; what the rules do not know keeps its id and an empty name (decisions, "Cases").
 */
export function nameCase(subject: Case, ruleSet: RuleSet): CaseDocument {
  const objects = (element: ElementName): readonly CaseObjectDocument[] =>
    subject.objects
      .filter((object) => object.element === element)
      .map((object) => nameObject(object, subject.locale, ruleSet));
  return {
    Id: subject.id,
    VersionID: subject.versionId,
    VersionName: ruleSet.versions.get(subject.versionId) ?? '',
    Locale: subject.locale,
    CSP: subject.csp,
    Complete: yesNo(subject.complete),
    CaseMode: subject.mode,
    NumberOfSourceChanges: subject.numberOfSourceChanges,
    Source: nameSources(subject, ruleSet),
    ...oneOrMany('PosRequest', subject.posRequests.map(namePosRequest)),
    CaseObject: objects('CaseObject'),
    ...oneOrMany('Benefit', objects('Benefit')),
    ...oneOrMany('EventPayment', objects('EventPayment')),
    ...oneOrMany('Payment', objects('Payment')),
    CaseObjectRelation: subject.relations.map((relation) => nameRelation(relation, subject.locale, ruleSet)),
  };
}

/** The sources of a case with their names; the case summary has them too. */
export function nameSources({ sources, locale }: Case, ruleSet: RuleSet): readonly SourceDocument[] {
  return sources.map(({ id, typeId, complete, defaultSource, relatedCaseObject }: Source) => ({
    Id: id,
    TypeId: typeId,
    TypeIdName: nameOf(ruleSet.sourceTypes.find((type) => type.id === typeId)?.name, locale),
    Complete: yesNo(complete),
    ...(defaultSource && { DefaultSource: 'Yes' }),
    RelatedCaseObject: relatedCaseObject,
  }));
}

/** An object when there is one, an array when there are several; the member is absent when there is none. */
function oneOrMany<K extends string, T>(name: K, found: readonly T[]): { readonly [P in K]?: OneOrMany<T> } {
  const [first] = found;
  if (first === undefined) return {};
  const member: { readonly [name: string]: OneOrMany<T> } = { [name]: found.length === 1 ? first : found };
  return member as { readonly [P in K]?: OneOrMany<T> };
}

function nameObject(object: CaseObject, locale: string, ruleSet: RuleSet): CaseObjectDocument {
  const kind = kindOfObject(ruleSet, object);
  const title = object.element === 'CaseObject' ? kind?.title : kind?.parts?.[object.element].title;
  return {
    Id: object.id,
    TypeId: object.typeId,
    TypeIdName: nameOf(title, locale),
    ...(object.identifies !== undefined && { Identifies: object.identifies }),
    ...(object.notDeletable !== undefined && { NotDeletable: object.notDeletable }),
    CaseAttribute: object.attributes.map((attribute) =>
      nameAttribute(attribute, kind?.attributesById.get(attribute.typeId), locale, ruleSet),
    ),
  };
}

function nameAttribute(
  { typeId, value, source, time }: CaseAttribute,
  type: Attribute | undefined,
  locale: string,
  ruleSet: RuleSet,
): CaseAttributeDocument {
  const named: ValueDocument | undefined = value && {
    ...nameValue(value, type, locale, ruleSet),
    ...(source !== undefined && { Source: source }),
    ...(time !== undefined && { Time: time }),
  };
  return { TypeId: typeId, TypeIdName: nameOf(type?.name, locale), CaseAttributeValue: named ?? '' };
}

type Naming<K extends ValueKind> = (
  value: Extract<Value, { kind: K }>,
  type: Attribute | undefined,
  locale: string,
  ruleSet: RuleSet,
) => ValueDocument;

/** One row per value kind of the specification's table "CaseAttributeValue". */
const namings: { readonly [K in ValueKind]: Naming<K> } = {
  string: ({ value }) => ({ StringValue: { Value: value } }),
  number: ({ value, unit }, _, locale, ruleSet) => ({
    SingleValue: { Value: value, UnitName: nameOf(ruleSet.units.byId.get(unit)?.name, locale), Unit: unit },
  }),
  reference: ({ id }, type, locale) => ({
    DBRefValue: { Id: id, Name: nameOf(type?.catalogue?.byId.get(id)?.name, locale) },
  }),
  keyed: ({ key, locale }, type) => ({
    DBRefValue: { Locale: locale, Key: key, Name: nameOf(type?.catalogue?.entries.get(key)?.name, locale) },
  }),
  date: ({ year, month, day }) => ({
    DateValue: { Year: year, ...(month !== undefined && { Month: month }), ...(day !== undefined && { Day: day }) },
  }),
};

function nameValue<K extends ValueKind>(
  value: Extract<Value, { kind: K }>,
  type: Attribute | undefined,
  locale: string,
  ruleSet: RuleSet,
): ValueDocument {
  const naming: Naming<K> = namings[value.kind as K];
  return naming(value, type, locale, ruleSet);
}

function nameRelation({ typeId, from, to }: Relation, locale: string, ruleSet: RuleSet): RelationDocument {
  const type = [...ruleSet.relationTypes.values()].find(({ id }) => id === typeId);
  return { TypeId: typeId, TypeIdName: nameOf(type?.name, locale), From: from, To: to };
}

function namePosRequest({
  moduleId,
  moduleName,
  generatedInSource,
  relatedCaseObject,
  id,
  suppressedByResult,
}: PosRequest): PosRequestDocument {
  return {
    ModuleId: moduleId,
    ModuleName: moduleName,
    GeneratedInSource: generatedInSource,
    RelatedCaseObject: relatedCaseObject,
    Id: id,
    SuppressedByResult: yesNo(suppressedByResult),
  };
}

const yesNo = (value: boolean): YesNo => (value ? 'Yes' : 'No');

const nameOf = (words: Words | undefined, locale: string): string => (words ? textIn(words, locale) : '');
