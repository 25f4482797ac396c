import { facts, type Row } from './refused-examples.js';

/** What an example says beside the objects: its parameter set, and what is known of the case. */
export const refusedSettings: readonly Row[] = [
  [
    'a parameter set that the system does not have',
    facts,
    '{ given: { this: { ageAtEntry: 40',
    '{ given: { csp: ¦8, this: { ageAtEntry: 40',
    'unknown-parameter',
    'the system tiny has no parameter set 8; expected one of: 7',
  ],
  [
    'a parameter set in quotes',
    facts,
    '{ given: { this: { ageAtEntry: 40',
    '{ given: { csp: ¦"7", this: { ageAtEntry: 40',
    'unknown-parameter',
    'the system tiny has no parameter set "7"; expected one of: 7',
  ],
  [
    'parameter sets in a list',
    facts,
    '{ given: { this: { ageAtEntry: 40',
    '{ given: { csp: ¦[7], this: { ageAtEntry: 40',
    'unknown-parameter',
    'the system tiny has no parameter set of this form; expected one of: 7',
  ],
  [
    'a mode of the case that is none',
    facts,
    'insurancePeriod: 20 } }, expect: 60',
    'insurancePeriod: 20 }, case.mode: ¦PSO }, expect: 60',
    'wrong-kind',
    'case.mode is POS or STD',
  ],
  [
    'a locale of the case that is no word',
    facts,
    'insurancePeriod: 20 } }, expect: 60',
    'insurancePeriod: 20 }, case.locale: ¦3 }, expect: 60',
    'wrong-kind',
    'case.locale is a locale, as in en or deDE',
  ],
  [
    'a version of the case that is no number',
    facts,
    'insurancePeriod: 20 } }, expect: 60',
    'insurancePeriod: 20 }, case.version: ¦"1" }, expect: 60',
    'wrong-kind',
    'one of: 1, 2',
  ],
];
