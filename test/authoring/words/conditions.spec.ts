import { expect } from 'chai';
import { Naming } from '../../../src/authoring/words/naming.js';
import type { WordLocale } from '../../../src/authoring/words/phrases/phrase.js';
import { tell } from '../../../src/authoring/words/tell.js';
import { lab, labCondition, labFacts, labScope } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';

const naming = (locale: WordLocale): Naming => new Naming(lab.ruleSet, locale, [lab.parameterSet]);

/** Facts without a name, which are told by what they are made of. */
const own = labFacts('person', {
  oneRisk: { some: { over: 'pursuits', where: { fact: 'depth', operator: 'greaterThan', value: 18 } } },
  wholeWeight: { round: { value: 'weight', decimals: 0 } },
  roundWeight: { round: { value: 'weight', decimals: 1 } },
  exactWeight: { round: { value: 'weight', decimals: 3 } },
  steppedWeight: { round: { value: 'weight', to: 5, mode: 'up' } },
  alike: { sum: { over: 'pursuits', of: { count: { over: 'this.benefits' } } } },
  ends: { sum: { over: 'benefits', of: { add: ['ageAtEntry', 'insurancePeriod'] } } },
});

const conditions: readonly (readonly [law: string, scope: string, condition: Written, en: string, de: string])[] = [
  [
    'say what is a sentence once, and do not add yes',
    'person',
    { fact: 'oneRisk', operator: 'equal', value: true },
    'there is at least one of the Pursuit (pursuits) for which this applies: “depth” is more than 18 m',
    'es gibt mindestens einen Eintrag: Aktivität (pursuits), wofür gilt: „Tiefe“ ist größer als 18 m',
  ],
  [
    'say that there is none of what there may be',
    'person',
    { fact: 'oneRisk', operator: 'equal', value: false },
    'there is none of the Pursuit (pursuits) for which this applies: “depth” is more than 18 m',
    'es gibt keinen Eintrag: Aktivität (pursuits), wofür gilt: „Tiefe“ ist größer als 18 m',
  ],
  [
    'say of an answer that it is not yes, or not given',
    'person',
    { fact: 'smokes', operator: 'isConfirmed', value: false },
    '“smokes” is not answered with yes',
    '„raucht“ ist nicht mit Ja beantwortet',
  ],
  [
    'say of what nobody answers that it is not yes, or not known',
    'person',
    { fact: 'risky', operator: 'isConfirmed', value: false },
    'it is not certain that: there is at least one of the Pursuit (pursuits) for which this applies: “risky” of “code (pursuit)”: yes',
    'es steht nicht fest: es gibt mindestens einen Eintrag: Aktivität (pursuits), wofür gilt: „risky“ (laut „Schlüssel“): ja',
  ],
  [
    'say of a column that it is no or not known',
    'pursuit',
    { fact: 'code.risky', operator: 'isConfirmed', value: false },
    '“risky” of “code (pursuit)”: no or not known',
    '„risky“ (laut „Schlüssel“): nein oder nicht bekannt',
  ],
  [
    'say of a list with one value only that value',
    'benefit',
    { fact: 'benefitType', operator: 'notIn', value: ['termLife'] },
    '“benefit-type” is not “Term life”',
    '„Leistungsart“ ist nicht „Risikoleben“',
  ],
  [
    'name several values of which one is meant',
    'benefit',
    { fact: 'benefitType', operator: 'in', value: ['termLife', 'income'] },
    '“benefit-type” is “Term life” or “Income”',
    '„Leistungsart“ ist „Risikoleben“ oder „Rente“',
  ],
  [
    'name several values of which none is meant',
    'benefit',
    { fact: 'benefitType', operator: 'notIn', value: ['termLife', 'income', 'accidentalDeath'] },
    '“benefit-type” is neither “Term life”, “Income” nor “Accidental death”',
    '„Leistungsart“ ist weder „Risikoleben“, „Rente“ noch „Unfalltod“',
  ],
  [
    'show where the condition ends that chooses what is compared',
    'person',
    { fact: 'smallest', operator: 'greaterThan', value: 5 },
    '(the lowest “sum” of all Benefit (benefits) for which this applies: “single premium” is 0) is more than 5 EUR',
    '(niedrigster Wert von „Summe“ (über: Leistung (benefits)), wofür gilt: „Einmalbeitrag“ ist 0) ist größer als 5 EUR',
  ],
  [
    'put what is added up of each object in brackets',
    'person',
    { fact: 'ends', operator: 'greaterThan', value: 5 },
    'the sum of (“age at entry” + “insurance period”) over all Benefit (benefits) is more than 5 years',
    'Summe von („Eintrittsalter“ + „Versicherungsdauer“) (über: Leistung (benefits)) ist größer als 5 Jahre',
  ],
  [
    'say that an object does not exist',
    'person',
    { fact: 'mainPursuit', operator: 'isKnown', value: false },
    'Pursuit (main pursuit) does not exist',
    'Aktivität (main pursuit): nicht vorhanden',
  ],
  [
    'do not say twice that something is of the application',
    'person',
    { fact: 'case.persons.count', operator: 'greaterThan', value: 2 },
    'the number of AP (persons) is more than 2',
    'Anzahl (VP (persons)) ist größer als 2',
  ],
  [
    'say from which unit to which a value is converted',
    'benefit',
    { fact: 'waitingPeriod', operator: 'greaterThan', value: { fact: 'insurancePeriod' } },
    '“waiting period” is more than (“insurance period” converted from years to weeks)',
    '„Karenzzeit“ ist größer als („Versicherungsdauer“, umgerechnet von Jahre in Wochen)',
  ],
  [
    'say that the first row of a table counts that fits',
    'benefit',
    { fact: 'sumInsured', operator: 'greaterThan', value: { fact: 'limit' } },
    '“sum” is more than “sum” from the first row of the table “Highest sum” that fits, for “age” = “age at entry”, “type” = “benefit-type”',
    '„Summe“ ist größer als „sum“ aus der ersten passenden Zeile der Tabelle „Highest sum“, für „age“ = „Eintrittsalter“, „type“ = „Leistungsart“',
  ],
  [
    'say of a day that it lies some time before or after another',
    'person',
    { fact: 'lastVisit', operator: 'before', value: { fact: 'lookBackStart' } },
    '“last visit” is before (the day that lies “How far questions look back” (5 years) before today)',
    '„letzter Besuch“ ist früher als (der Tag, der um „How far questions look back“ (5 Jahre) vor heute liegt)',
  ],
  [
    'tell the form of a text as a person would',
    'person',
    { fact: 'nickname', operator: 'matches', value: [{ capitals: 1 }, '2a', { digits: [1, 5] }, { letters: [0, 1] }] },
    '“nickname” has the form: a capital letter, then “2a”, then 1 to 5 digits, then perhaps a letter',
    '„Rufname“ hat die Form: ein Großbuchstabe, dann „2a“, dann 1 bis 5 Ziffern, dann vielleicht ein Buchstabe',
  ],
  [
    'say of yes or no among several in how many cases',
    'person',
    { fact: 'pursuits.code.risky', operator: 'contains', value: true },
    '“risky” of “code (pursuit)” of the Pursuit (pursuits): yes in at least one case',
    '„risky“ (laut „Schlüssel“) (Aktivität (pursuits)): in mindestens einem Fall ja',
  ],
  [
    'say of a list with one value only that value, where it is meant',
    'benefit',
    { fact: 'benefitType', operator: 'in', value: ['termLife'] },
    '“benefit-type” is “Term life”',
    '„Leistungsart“ ist „Risikoleben“',
  ],
  [
    'say a condition that is alone in a list like one that is in none',
    'person',
    { all: [{ any: [{ fact: 'age', operator: 'greaterThan', value: 17 }] }] },
    '“age” is more than 17 years',
    '„Alter“ ist größer als 17 Jahre',
  ],
  [
    'say the two ends of a range, the unit once',
    'benefit',
    { fact: 'insurancePeriod', operator: 'notBetween', value: [5, 10] },
    '“insurance period” is outside 5 to 10 years',
    '„Versicherungsdauer“ liegt außerhalb von 5 bis 10 Jahre',
  ],
  [
    'do not say twice that what is counted is of the application, whatever the way',
    'person',
    { fact: 'case.persons.benefits.count', operator: 'greaterThan', value: 2 },
    'the number of Benefit (benefits) of the AP (persons) is more than 2',
    'Anzahl (Leistung (benefits) (VP (persons))) ist größer als 2',
  ],
  [
    'say that what the objects have is counted as a whole',
    'person',
    { fact: 'case.persons.name.count', operator: 'greaterThan', value: 2 },
    'the number of “name” of the AP (persons) is more than 2',
    'Anzahl („Name“ (VP (persons))) ist größer als 2',
  ],
  [
    'say how a number is rounded: to a whole one',
    'person',
    { fact: 'wholeWeight', operator: 'greaterThan', value: 2 },
    '(“weight”, rounded to a whole number) is more than 2 kg',
    '(„Gewicht“, gerundet auf eine ganze Zahl) ist größer als 2 kg',
  ],
  [
    'say how a number is rounded: to one decimal',
    'person',
    { fact: 'roundWeight', operator: 'greaterThan', value: 2 },
    '(“weight”, rounded to one decimal) is more than 2 kg',
    '(„Gewicht“, gerundet auf eine Nachkommastelle) ist größer als 2 kg',
  ],
  [
    'say how a number is rounded: to several decimals',
    'person',
    { fact: 'exactWeight', operator: 'greaterThan', value: 2 },
    '(“weight”, rounded to 3 decimals) is more than 2 kg',
    '(„Gewicht“, gerundet auf 3 Nachkommastellen) ist größer als 2 kg',
  ],
  [
    'say how a number is rounded: up to a multiple',
    'person',
    { fact: 'steppedWeight', operator: 'greaterThan', value: 2 },
    '(“weight”, rounded up to a multiple of 5) is more than 2 kg',
    '(„Gewicht“, aufgerundet auf ein Vielfaches von 5) ist größer als 2 kg',
  ],
  [
    'say of which object the relation is that is walked inside a condition',
    'person',
    { fact: 'alike', operator: 'greaterThan', value: 1 },
    'the sum of (the number of Benefit (benefits) of the AP in question) over all Pursuit (pursuits) is more than 1',
    'Summe von (Anzahl (Leistung (benefits) (Ausgangspunkt: VP))) (über: Aktivität (pursuits)) ist größer als 1',
  ],
];

describe('Conditions in words', () => {
  for (const [law, scope, written, en, de] of conditions)
    it(law, () => {
      const condition = labCondition(written, labScope(scope, own));
      const told = (locale: WordLocale): string =>
        tell({ what: { condition }, scope, unfolds: true }, naming(locale)).tells.text;
      expect([told('en'), told('de')]).to.deep.equal([en, de]);
    });
});
