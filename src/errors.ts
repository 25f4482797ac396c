/**
 * THE error table: every code a caller can see, with the condition under which it is reported (specification, section
 * "Errors"; codes of our own: decisions, "Answers"). Code and condition are the contract, the wording is free.
 * A message is a template: `{name}` is replaced by the parameter of that name.
 */
export interface ErrorEntry {
  readonly code: number;
  /** The operations, or groups of operations, that can report it. */
  readonly appliesTo: string;
  readonly condition: string;
  readonly message: string;
}

const entry = (code: number, appliesTo: string, condition: string, message: string): ErrorEntry => ({
  code,
  appliesTo,
  condition,
  message,
});

export const errorTable = {
  caseNotFound: entry(
    323,
    'case operations',
    'the case does not exist',
    'The case {caseId} does not exist in the sub-system {subId}.',
  ),
  caseExists: entry(
    324,
    'create, copy',
    'the case exists already',
    'The case {caseId} exists already in the sub-system {subId}.',
  ),
  invalidAttribute: entry(
    512,
    'all operations',
    'required attribute missing, empty or invalid; the message names the attribute',
    '{attribute}: {reason}',
  ),
  sumInsuredForRegularBenefit: entry(
    513,
    'create, modify',
    '`sumInsured` given where `benefitSum` is needed for the benefit, or the reverse',
    '{attribute}: the benefit type {benefitType} needs {needed}.',
  ),
  noSum: entry(
    514,
    'create, modify',
    'neither `benefitSum` nor `sumInsured` given, or the given one has no valid value',
    '{attribute}: {reason}',
  ),
  bothSums: entry(
    515,
    'create, modify',
    'both `benefitSum` and `sumInsured` given',
    '{attribute}: only one of benefitSum and sumInsured may be given.',
  ),
  invalidUnit: entry(
    517,
    'create, modify',
    'unit missing, not found, or not a currency-per-time unit',
    '{attribute}: {reason}',
  ),
  keyAndNameDiffer: entry(
    520,
    'create',
    '`key` and `name` of occupation, pursuit or disorder do not denote the same element',
    '{attribute}: the key {key} and the name {name} do not denote the same entry.',
  ),
  kindNotSupported: entry(
    524,
    'create, modify',
    'attribute kind not supported (only SingleValue, DBRefValue, StringValue, DateValue)',
    '{attribute}: the attribute {typeId} is written by the service only.',
  ),
  invalidDate: entry(
    526,
    'create, modify',
    'invalid date value',
    '{attribute}: {value} is not a date of the form YYYY, YYYY.MM or YYYY.MM.DD.',
  ),
  caseIdMissing: entry(
    531,
    'create',
    'caseId empty or missing in the body',
    '{attribute}: the case id is missing in the body.',
  ),
  emptyCover: entry(533, 'create', 'empty existingCoversInPortfolio element', '{attribute}: the element is empty.'),
  emptyOccupation: entry(534, 'create', 'empty occupation', '{attribute}: the occupation has neither key nor name.'),
  emptyDisorder: entry(535, 'create', 'empty disorder', '{attribute}: the disorder has neither key nor name.'),
  emptyPursuit: entry(536, 'create', 'empty pursuit', '{attribute}: the pursuit has neither key nor name.'),
  techSourceMissing: entry(
    537,
    'create',
    'techSource missing or without `sourceTypeId`',
    '{attribute}: the technical source with its sourceTypeId is missing.',
  ),
  unknownParameterSet: entry(
    540,
    'create, createAndCapture',
    '`cspSetId` (`csp`) does not reference a parameter set',
    '{attribute}: there is no parameter set {csp}.',
  ),
  negativeValue: entry(
    541,
    'create, modify',
    'negative value (age, gender, benefitSum value or unit, sumInsured, premiums, attribute id)',
    '{attribute}: the value {value} is negative.',
  ),
  noPersons: entry(542, 'create', '`persons` list is empty', '{attribute}: at least one person is needed.'),
  outOfRange: entry(
    543,
    'create, modify',
    'value out of the valid range',
    '{attribute}: the value {value} is outside the valid range {minimum} to {maximum}.',
  ),
  localeMissing: entry(
    546,
    'create',
    '`name` given without `locale` and without `key` (occupation, pursuit, disorder)',
    '{attribute}: a name without key needs a locale.',
  ),
  attributeNotApplicable: entry(
    547,
    'create, modify',
    'attribute not applicable to the object it is attached to',
    '{attribute}: not applicable here: {reason}',
  ),
  unknownAttribute: entry(
    548,
    'create, modify',
    'no attribute with the given type id exists',
    '{attribute}: there is no attribute type {typeId}.',
  ),
  unsupportedLocale: entry(549, 'modify', 'locale invalid or unsupported', '{attribute}: {reason}'),
  idInBenefitSum: entry(
    551,
    'create, modify',
    '`id` given inside `benefitSum`',
    '{attribute}: an id must not be given.',
  ),
  unknownKey: entry(
    552,
    'create',
    'no occupation, pursuit or disorder for the given `key`',
    '{attribute}: there is no entry with the key {key}.',
  ),
  nothingForLocale: entry(
    553,
    'create',
    'key (or name) and locale do not return an entry, or a name returns several',
    '{attribute}: {reason}',
  ),
  emptyEntry: entry(
    554,
    'create, modify',
    'attribute entry has no `id`, `value` and `unit`',
    '{attribute}: the entry has neither id nor value nor unit.',
  ),
  noSuchBenefit: entry(
    555,
    'modify',
    'no benefit with the given type and name in the case',
    '{attribute}: the person has no benefit {benefitName} of type {benefitType}.',
  ),
  invalidBenefitType: entry(563, 'modify', 'invalid benefit type', '{attribute}: {reason}'),
  noSuchPerson: entry(
    564,
    'modify',
    'no assured person with the given id',
    '{attribute}: there is no assured person with the id {id}.',
  ),
  personMismatch: entry(
    565,
    'modify',
    'person id and name do not match the case',
    '{attribute}: the name {name} does not match the person {id}.',
  ),
  nothingToModify: entry(
    566,
    'modify',
    'the request contains no modification',
    'The request contains no modification.',
  ),
  newBenefitTwice: entry(
    567,
    'modify',
    'two new benefits with the same type and name in the input',
    '{attribute}: the new benefit {benefitName} of type {benefitType} is given twice.',
  ),
  emptyModification: entry(
    568,
    'modify',
    'a benefit modification contains nothing to change',
    '{attribute}: nothing to change is given.',
  ),
  benefitExists: entry(
    569,
    'modify',
    'a benefit with the same type and name already exists in the case',
    '{attribute}: the case has a benefit {benefitName} of type {benefitType} already.',
  ),
  caseIdsDiffer: entry(
    570,
    'create, modify',
    '`caseId` in the URL and in the body differ',
    'caseId: the case ids in the URL ({url}) and in the body ({body}) differ.',
  ),
  urlCaseIdMissing: entry(
    571,
    'modify',
    '`caseId` in the URL is missing, empty or blank',
    'caseId: the case id is missing in the URL.',
  ),
  noCaseToModify: entry(
    572,
    'modify',
    'no case in the database for the URL `caseId`',
    'The case {caseId} does not exist in the sub-system {subId}.',
  ),
  attributeNotInBenefit: entry(
    573,
    'modify',
    'attribute to modify does not exist in the benefit',
    '{attribute}: the benefit has no attribute {typeId}.',
  ),
  lastBenefit: entry(
    574,
    'modify',
    'deletion would leave the person without a benefit',
    '{attribute}: the last benefit of a person cannot be deleted.',
  ),
  unknownSourceType: entry(
    601,
    'create, capture',
    'unknown source type',
    '{attribute}: there is no source type {sourceType}.',
  ),
  notACreatingSourceType: entry(
    602,
    'createAndCapture',
    'the source type is not a creating one',
    '{attribute}: a case cannot be created with the source type {sourceType}.',
  ),
  unknownCaseMode: entry(
    603,
    'createAndCapture',
    'unknown case mode',
    '{attribute}: the case mode {caseMode} is unknown; it is pos, headoffice or form.',
  ),
  technicalScreensAreSb1: entry(
    604,
    'capture',
    'technical screens exist in SB1 only',
    'groupScreens: the screens of the source type {sourceType} exist in SB1 only.',
  ),
  unknownScreen: entry(
    605,
    'userAction',
    'unknown screen, or a screen of another case',
    'screenId: the screen is unknown or belongs to another case.',
  ),
  unknownCommand: entry(
    606,
    'userAction',
    'unknown screen command',
    'screenCommand: the command {command} is unknown here.',
  ),
  unknownQuestion: entry(
    607,
    'userAction',
    'unknown question',
    '{attribute}: the screen has no question {questionId}.',
  ),
  answerNotAccepted: entry(608, 'userAction', 'answer not accepted', '{question}: {reason}'),
  hashNotAccepted: entry(
    609,
    'captureWithHash',
    'hash or timestamp not accepted',
    'The hash or the timestamp was not accepted.',
  ),
  malformedCaseXml: entry(610, 'transferCaseToDBXML', 'malformed case XML', '{reason}'),
  caseXmlContradictsRules: entry(611, 'transferCaseToDBXML', 'case XML contradicts the rules', '{reason}'),
  nothingToCapture: entry(
    612,
    'capture',
    'nothing to capture for this case',
    'The source type {sourceType} has no screen to show for this case.',
  ),
  questionOpen: entry(620, 'checkCompleteness', 'mandatory question not answered', '{message}'),
  ruleViolated: entry(
    621,
    'checkCompleteness',
    'plausibility rule violated (severity error or incomplete)',
    '{message}',
  ),
  undecidable: entry(622, 'checkCompleteness', 'something cannot be decided', '{message}'),
  storeNotReachable: entry(
    900,
    'all operations',
    'store not reachable, or too many calls at once (HTTP 503)',
    'The service cannot take the call at the moment.',
  ),
  internalFault: entry(999, 'all operations', 'internal fault (HTTP 500)', 'An internal fault occurred.'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorSlug = keyof typeof errorTable;
export type ErrorParameters = Readonly<Record<string, string | number | undefined>>;

/** One described error of a request: a slug of {@link errorTable} with the parameters of its message. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
  constructor(
    readonly slug: ErrorSlug,
    readonly parameters: ErrorParameters = {},
    /** What only the log may know: a reason, never a value of a request or a case. */
    readonly logged?: string,
  ) {
    super(messageOf(errorTable[slug].message, parameters));
  }

  get code(): number {
    return errorTable[this.slug].code;
  }
}

/**
 * A template with its parameters. One that lacks a value, because the member that has it is missing, says the reason
 * instead.
 */
function messageOf(template: string, parameters: ErrorParameters): string {
  const { attribute, reason } = parameters;
  let lacks = false;
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    lacks ||= parameters[key] === undefined;
    return String(parameters[key] ?? '');
  });
  return lacks && reason !== undefined ? `${attribute}: ${reason}` : filled;
}

/** How many errors of one request are told: more would help nobody, and there can be 300 000 in a body of 1 MB. */
export const mostErrors = 1000;

/** All independent errors of one request, in document order (decisions, "Input"). Nothing was stored. */
export class CaseErrors extends Error {
  override readonly name = 'CaseErrors';
  constructor(readonly errors: readonly CaseError[]) {
    super(errors.map((error) => `${error.code} ${error.message}`).join('\n'));
  }
}

/**
 * The body has a member that the request object does not define: HTTP 400 without envelope (specification, "Errors").
 */
export class UndefinedMember extends Error {
  override readonly name = 'UndefinedMember';
}

/** The store cannot be reached, or cannot be written: HTTP 503 with code 900. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
