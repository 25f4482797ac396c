import { entry } from './error-entry.js';

/** The codes of the specification, section "Errors". */
export const specifiedErrors = {
  caseNotFound: entry(323, 'the case does not exist', 'The case {caseId} does not exist in the sub-system {subId}.'),
  invalidAttribute: entry(
    512,
    'required attribute missing, empty or invalid; the message names the attribute',
    '{attribute}: {reason}',
  ),
  sumInsuredForRegularBenefit: entry(
    513,
    '`sumInsured` given where `benefitSum` is needed for the benefit, or the reverse',
    '{attribute}: the benefit type {benefitType} needs {needed}.',
  ),
  noSum: entry(
    514,
    'neither `benefitSum` nor `sumInsured` given, or the given one has no valid value',
    '{attribute}: {reason}',
  ),
  bothSums: entry(
    515,
    'both `benefitSum` and `sumInsured` given',
    '{attribute}: only one of benefitSum and sumInsured may be given.',
  ),
  invalidUnit: entry(517, 'unit missing, not found, or not a currency-per-time unit', '{attribute}: {reason}'),
  keyAndNameDiffer: entry(
    520,
    '`key` and `name` of occupation, pursuit or disorder do not denote the same element',
    '{attribute}: the key {key} and the name {name} do not denote the same entry.',
  ),
  kindNotSupported: entry(
    524,
    'attribute kind not supported (only SingleValue, DBRefValue, StringValue, DateValue)',
    '{attribute}: the attribute {typeId} is written by the service only.',
  ),
  invalidDate: entry(526, 'invalid date value', '{attribute}: {value} is not an existing date of the form {forms}.'),
  caseIdMissing: entry(531, 'caseId empty or missing in the body', '{attribute}: the case id is missing in the body.'),
  emptyCover: entry(533, 'empty existingCoversInPortfolio element', '{attribute}: the element is empty.'),
  emptyOccupation: entry(534, 'empty occupation', '{attribute}: the occupation has neither key nor name.'),
  emptyDisorder: entry(535, 'empty disorder', '{attribute}: the disorder has neither key nor name.'),
  emptyPursuit: entry(536, 'empty pursuit', '{attribute}: the pursuit has neither key nor name.'),
  techSourceMissing: entry(
    537,
    'techSource missing or without `sourceTypeId`',
    '{attribute}: the technical source with its sourceTypeId is missing.',
  ),
  unknownParameterSet: entry(
    540,
    '`cspSetId` (`csp`) does not reference a parameter set',
    '{attribute}: there is no parameter set {csp}.',
  ),
  negativeValue: entry(
    541,
    'negative value (age, gender, benefitSum value or unit, sumInsured, premiums, attribute id)',
    '{attribute}: the value {value} is negative.',
  ),
  noPersons: entry(542, '`persons` list is empty', '{attribute}: at least one person is needed.'),
  outOfRange: entry(
    543,
    'value out of the valid range',
    '{attribute}: the value {value} is outside the valid range {minimum} to {maximum}.',
  ),
  localeMissing: entry(
    546,
    '`name` given without `locale` and without `key` (occupation, pursuit, disorder)',
    '{attribute}: a name without key needs a locale.',
  ),
  attributeNotApplicable: entry(
    547,
    'attribute not applicable to the object it is attached to',
    '{attribute}: not applicable here: {reason}',
  ),
  unknownAttribute: entry(
    548,
    'no attribute with the given type id exists',
    '{attribute}: there is no attribute type {typeId}.',
  ),
  unsupportedLocale: entry(549, 'locale invalid or unsupported', '{attribute}: {reason}'),
  idInBenefitSum: entry(551, '`id` given inside `benefitSum`', '{attribute}: an id must not be given.'),
  unknownKey: entry(
    552,
    'no occupation, pursuit or disorder for the given `key`',
    '{attribute}: there is no entry with the key {key}.',
  ),
  nothingForLocale: entry(
    553,
    'key (or name) and locale do not return an entry, or a name returns several',
    '{attribute}: {reason}',
  ),
  emptyEntry: entry(
    554,
    'attribute entry has no `id`, `value` and `unit`',
    '{attribute}: the entry has neither id nor value nor unit.',
  ),
  noSuchBenefit: entry(
    555,
    'no benefit with the given type and name in the case',
    '{attribute}: the person has no benefit {benefitName} of type {benefitType}.',
  ),
  invalidBenefitType: entry(563, 'invalid benefit type', '{attribute}: {reason}'),
  noSuchPerson: entry(
    564,
    'no assured person with the given id',
    '{attribute}: there is no assured person with the id {id}.',
  ),
  personMismatch: entry(
    565,
    'person id and name do not match the case',
    '{attribute}: the name {name} does not match the person {id}.',
  ),
  nothingToModify: entry(566, 'the request contains no modification', 'The request contains no modification.'),
  newBenefitTwice: entry(
    567,
    'two new benefits with the same type and name in the input',
    '{attribute}: the new benefit {benefitName} of type {benefitType} is given twice.',
  ),
  emptyModification: entry(
    568,
    'a benefit modification contains nothing to change',
    '{attribute}: nothing to change is given.',
  ),
  benefitExists: entry(
    569,
    'a benefit with the same type and name already exists in the case',
    '{attribute}: the case has a benefit {benefitName} of type {benefitType} already.',
  ),
  caseIdsDiffer: entry(
    570,
    '`caseId` in the URL and in the body differ',
    'caseId: the case ids in the URL ({url}) and in the body ({body}) differ.',
  ),
  urlCaseIdMissing: entry(
    571,
    '`caseId` in the URL is missing, empty or blank',
    'caseId: the case id is missing in the URL.',
  ),
  noCaseToModify: entry(
    572,
    'no case in the database for the URL `caseId`',
    'The case {caseId} does not exist in the sub-system {subId}.',
  ),
  attributeNotInBenefit: entry(
    573,
    'attribute to modify does not exist in the benefit',
    '{attribute}: the benefit has no attribute {typeId}.',
  ),
  lastBenefit: entry(
    574,
    'deletion would leave the person without a benefit',
    '{attribute}: the last benefit of a person cannot be deleted.',
  ),
};
