import type { NodeOf, PartOfDate } from '../../../rules/model/expression.js';
import type { Phrase } from './phrase.js';

/** How an attribute is said by the aspect that is read. */
export const aspectPhrases: Readonly<Record<NodeOf<'attribute'>['aspect'], Phrase>> = {
  value: { en: '{name}', de: '{name}' },
  stored: { en: '{name}', de: '{name}' },
  entered: { en: '{name} as it was entered', de: '{name} (wie eingegeben)' },
  unit: { en: 'the unit of {name}', de: 'Einheit von {name}' },
  answeredOn: { en: 'the day on which {name} was answered', de: 'Tag der Antwort auf {name}' },
};

export const environmentPhrases: Readonly<Record<NodeOf<'environment'>['name'], Phrase>> = {
  'evaluation.today': { en: 'today', de: 'heute' },
  'case.mode': { en: 'the mode of the case', de: 'Modus des Antrags' },
  'case.version': { en: 'the version of the rules in the case', de: 'Version der Regeln im Antrag' },
  'case.locale': { en: 'the language of the case', de: 'Sprache des Antrags' },
  'ruleSet.version': { en: 'the present version of the rules', de: 'heutige Version der Regeln' },
  'csp.currency': { en: 'the currency of the parameter set', de: 'Währung des Parametersatzes' },
};

export const datePartPhrases: Readonly<Record<PartOfDate, Phrase>> = {
  year: { en: 'the year of {of}', de: 'Jahr aus {of}' },
  month: { en: 'the month of {of}', de: 'Monat aus {of}' },
  day: { en: 'the day of the month of {of}', de: 'Tag des Monats aus {of}' },
  weekday: { en: 'the weekday of {of}', de: 'Wochentag aus {of}' },
};

/** What the other nodes of values and conditions are said with. */
export const nodePhrases = {
  related: { en: '{of} of {relation}', de: '{of} ({relation})' },
  relatedMany: { en: '{of} of the {relation}', de: '{of} ({relation})' },
  size: { en: 'the number of {of}', de: 'Anzahl ({of})' },
  this: { en: '{of} of the {kind} in question', de: '{of} (Ausgangspunkt: {kind})' },
  case: { en: '{of} of the application', de: '{of} (Antrag)' },
  column: { en: '{column} of {of}', de: '{column} (laut {of})' },
  table: {
    en: '{gives} from the first row of the table {table} that fits, for {at}',
    de: '{gives} aus der ersten passenden Zeile der Tabelle {table}, für {at}',
  },
  tableInput: { en: '{column} = {value}', de: '{column} = {value}' },
  convert: { en: '{of} converted from {from} to {to}', de: '{of}, umgerechnet von {from} in {to}' },
  convertPlain: { en: '{of} in {to}', de: '{of} in {to}' },
  choice: { en: 'whichever applies first:', de: 'der erste zutreffende Fall:' },
  choiceCase: { en: '{value}, if: {condition}', de: '{value}, falls: {condition}' },
  choiceOtherwise: { en: 'otherwise: {value}', de: 'sonst: {value}' },
  always: { en: 'always', de: 'immer' },
  never: { en: 'never', de: 'nie' },
  all: { en: 'all of these apply:', de: 'alles davon trifft zu:' },
  any: { en: 'at least one of these applies:', de: 'mindestens eines davon trifft zu:' },
  atLeast: { en: 'at least {count} of these apply:', de: 'mindestens {count} davon treffen zu:' },
  currency: { en: '{number} in the currency of the parameter set', de: '{number} in der Währung des Parametersatzes' },
  currencyPerTime: {
    en: '{number} in the currency of the parameter set per {per}',
    de: '{number} in der Währung des Parametersatzes pro {per}',
  },
  ofCurrency: { en: 'the currency of the parameter set', de: 'der Währung des Parametersatzes' },
  theCurrency: { en: 'the currency of the parameter set', de: 'die Währung des Parametersatzes' },
  ofCurrencyPerTime: {
    en: 'the currency of the parameter set per {per}',
    de: 'der Währung des Parametersatzes pro {per}',
  },
  theCurrencyPerTime: {
    en: 'the currency of the parameter set per {per}',
    de: 'die Währung des Parametersatzes pro {per}',
  },
  range: { en: '{low} to {high}', de: '{low} bis {high}' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  anything: { en: 'any', de: 'beliebig' },
  none: { en: 'none', de: 'keine' },
  noValue: { en: 'no value', de: 'kein Wert' },
  neither: { en: '{others} nor {last}', de: '{others} noch {last}' },
  upTo: { en: 'up to {value}', de: 'bis {value}' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** How a relation that chooses among objects is told. */
export const relationPhrases = {
  first: { en: 'the first of the {of}', de: 'erster Eintrag von: {of}' },
  last: { en: 'the last of the {of}', de: 'letzter Eintrag von: {of}' },
  only: { en: 'the only one of the {of}', de: 'einziger Eintrag von: {of}' },
  among: { en: 'those of the {of}', de: 'aus: {of}' },
  named: {
    en: 'the first of the {named} if there are any, else {chosen}',
    de: 'der erste Eintrag von: {named}, falls vorhanden, sonst {chosen}',
  },
} as const satisfies Readonly<Record<string, Phrase>>;
