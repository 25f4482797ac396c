import type { ErrorSlug } from '../../src/errors/error-table.js';
import { disabilityBenefit, type Json, lifeBenefit } from '../support/requests/case-request.js';

/** A call in a locale of which a message must name a code with its meaning. */
export interface Naming {
  readonly what: string;
  /** What is called, on the cases of the spec. */
  readonly call:
    | 'createCaseInDB'
    | 'modifyCase'
    | 'createAndCapture'
    | 'capture'
    | 'userAction'
    | 'transferCaseToDBXML';
  /** What the good call becomes: path and value in a body, text and text in a document. */
  readonly changes: readonly (readonly [string, Json | undefined])[];
  /** What its message says in English and in German. */
  readonly en: string;
  readonly de: string;
}

const naming = (
  what: string,
  call: Naming['call'],
  changes: Naming['changes'],
  [en, de]: readonly [en: string, de: string],
): Naming => ({ what, call, changes, en, de });

const a = 'application.persons.0';
const m = 'personsModifications.0';
const termLife = ['1 (Term life)', '1 (Risikoleben)'] as const;
const disabilityIncome = ['10 (Disability income)', '10 (Berufsunfähigkeitsrente)'] as const;
const sexes = ['2 (Male), 3 (Female), 4 (Non-binary/other)', '2 (Männlich), 3 (Weiblich), 4 (Divers)'] as const;
const height = ['900 (height)', '900 (Körpergröße)'] as const;
const applicant = ['2 (Applicant questionnaire)', '2 (Fragebogen der antragstellenden Person)'] as const;
const technical = ['1 (Technical Data)', '1 (Technische Daten)'] as const;

const unknown = 'what it names is a code that the rules do not have';
const place = 'it names a place and no code';
const ids = 'it names ids of cases or persons, which are nobody else’s words';
const call = 'it is about the call, and names no code';
const rules = 'its text is written in the rules or screens, which name things by their names';

/**
 * Every row of the error table: the calls of which its message names a code that the rules know, or why it names none.
 * A new row does not compile without its decision.
 */
export const meanings: Readonly<Record<ErrorSlug, readonly Naming[] | string>> = {
  caseNotFound: ids,
  invalidAttribute: [
    naming('the ids that there are', 'createCaseInDB', [[`${a}.gender`, 9]], sexes),
    naming('the ids that there are', 'modifyCase', [[`${m}.gender`, 9]], sexes),
    naming('a source type that is not technical', 'createCaseInDB', [['techSource.sourceTypeId', 2]], applicant),
    naming(
      'an attribute that a member sets',
      'createCaseInDB',
      [[`${a}.attributes`, { '73': { id: 2 } }]],
      ['73 (sex)', '73 (Geschlecht)'],
    ),
    naming(
      'the benefit type that needs a member',
      'createCaseInDB',
      [[`${a}.requestedBenefits.0.lifeBasicForm`, undefined]],
      termLife,
    ),
  ],
  sumInsuredForRegularBenefit: [
    naming(
      'the benefit type',
      'createCaseInDB',
      [[`${a}.requestedBenefits.1`, disabilityBenefit({ benefitSum: null, sumInsured: 1000 })]],
      disabilityIncome,
    ),
  ],
  noSum: place,
  bothSums: place,
  invalidUnit: [
    naming(
      'the unit of another dimension',
      'createCaseInDB',
      [[`${a}.attributes`, { '900': { value: 172, unit: 320 } }]],
      ['the unit 320 (kg)', 'the unit 320 (kg)'],
    ),
    naming(
      'the units that there are',
      'createCaseInDB',
      [[`${a}.attributes`, { '900': { value: 172, unit: 9999 } }]],
      ['(cm), ', '(cm), '],
    ),
  ],
  keyAndNameDiffer: [
    naming(
      'the key',
      'createCaseInDB',
      [[`${a}.disorders`, [{ key: 'I10', name: 'nothing of the kind' }]]],
      ['I10 (High blood pressure)', 'I10 (Bluthochdruck)'],
    ),
  ],
  kindNotSupported: [
    naming(
      'the attribute',
      'createCaseInDB',
      [[`${a}.attributes`, { '701': { value: 'x' } }]],
      ['701 (capture protocol)', '701 (Erfassungsprotokoll)'],
    ),
  ],
  invalidDate: 'it repeats what is no date',
  caseIdMissing: ids,
  emptyCover: place,
  emptyOccupation: place,
  emptyDisorder: place,
  emptyPursuit: place,
  techSourceMissing: place,
  unknownParameterSet: unknown,
  negativeValue: 'it repeats a number; a negative id is no code',
  noPersons: place,
  outOfRange: 'it names numbers in the unit that was given, and no code',
  localeMissing: place,
  attributeNotApplicable: [
    naming('the attribute', 'createCaseInDB', [['application.attributes', { '900': { value: 172 } }]], height),
    naming('the attribute', 'modifyCase', [[`${m}.newBenefits.0.attributes`, { '900': { value: 172 } }]], height),
  ],
  unknownAttribute: unknown,
  unsupportedLocale: 'it names a locale',
  idInBenefitSum: place,
  unknownKey: unknown,
  nothingForLocale: [
    naming(
      'the keys of a name that several have',
      'createCaseInDB',
      [[`${a}.occupation`, { name: 'Künstlerischer Leiter', locale: 'de' }]],
      [
        '1349.4 (Artistic director) and 2431.8 (Creative director)',
        '1349.4 (Künstlerischer Leiter/Künstlerische Leiterin) and 2431.8 (künstlerischer Leiter/künstlerische Leiterin)',
      ],
    ),
  ],
  emptyEntry: place,
  noSuchBenefit: [
    naming(
      'the benefit type',
      'modifyCase',
      [[`${m}.benefitsToBeModified.0.benefitName`, 'Another']],
      disabilityIncome,
    ),
  ],
  invalidBenefitType: [
    naming('the types that there are', 'modifyCase', [[`${m}.newBenefits.0.benefitType`, 999]], termLife),
  ],
  noSuchPerson: ids,
  personMismatch: ids,
  nothingToModify: place,
  newBenefitTwice: [
    naming(
      'the benefit type',
      'modifyCase',
      [[`${m}.newBenefits.1`, lifeBenefit({ benefitName: 'Term life 2' })]],
      termLife,
    ),
  ],
  emptyModification: place,
  benefitExists: [
    naming(
      'the benefit type',
      'modifyCase',
      [[`${m}.newBenefits.1.benefitName`, 'Disability income 1']],
      disabilityIncome,
    ),
  ],
  caseIdsDiffer: ids,
  urlCaseIdMissing: ids,
  noCaseToModify: ids,
  attributeNotInBenefit: [
    naming(
      'the attribute',
      'modifyCase',
      [['personsModifications.1.benefitsToBeModified.0.disabilityWaitingPeriodWeeks', 13]],
      ['316 (waiting_period)', '316 (Karenzzeit)'],
    ),
  ],
  lastBenefit: place,
  caseExists: ids,
  unknownSourceType: [
    naming('the source types that there are', 'createCaseInDB', [['techSource.sourceTypeId', 99]], applicant),
    naming('the source types that there are', 'createAndCapture', [['sourceType', 99]], applicant),
    naming('the source types that there are', 'capture', [['sourceType', 99]], applicant),
  ],
  notACreatingSourceType: [naming('the source type', 'createAndCapture', [['sourceType', 2]], applicant)],
  unknownCaseMode: 'its modes are words',
  technicalScreensAreSb1: [naming('the source type', 'capture', [['groupScreens', true]], technical)],
  unknownScreen: place,
  unknownCommand: [
    naming('what can be added', 'userAction', [['screenCommand', 'save']], ['add 27 (AP), ', 'add 27 (VP), ']),
  ],
  unknownQuestion: 'a question is called as the client has called it, which the screen does not know',
  answerNotAccepted: rules,
  hashNotAccepted: call,
  malformedCaseXml: 'it is said before the rules of the document are known',
  caseXmlContradictsRules: [
    naming('the attribute', 'transferCaseToDBXML', [['Id="3" Name', 'Id="9" Name']], ['73 (sex)', '73 (Geschlecht)']),
    naming('the ids that there are', 'transferCaseToDBXML', [['Id="3" Name', 'Id="9" Name']], sexes),
    naming(
      'the relation',
      'transferCaseToDBXML',
      [['From="2" To="15"', 'From="15" To="2"']],
      ['6 (Person - Disorder)', '6 (Person - Erkrankung)'],
    ),
    naming(
      'the unit',
      'transferCaseToDBXML',
      [[' Unit="1"/>', ' Unit="320"/>']],
      ['320 (kg) is none of 1 (years)', '320 (kg) is none of 1 (Jahre)'],
    ),
  ],
  nothingToCapture: [
    naming(
      'the source type',
      'capture',
      [
        ['caseId', 'EMPTY'],
        ['sourceType', 2],
      ],
      applicant,
    ),
  ],
  caseChanged: call,
  notInThisState: call,
  answerNotKept: call,
  idempotencyKeyReused: call,
  unknownCatalogue: 'catalogues have words for names',
  unknownMark: call,
  noFeed: call,
  questionOpen: rules,
  ruleViolated: rules,
  undecidable: rules,
  storeNotReachable: call,
  outcomeUnknown: call,
  internalFault: call,
};
